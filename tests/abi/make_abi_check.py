#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Turns a golden list into a C program that compares every value, size, offset, type and prototype with the headers."""
import re
import sys

KINDS = {"enum": 3, "size": 3, "offset": 4, "type": 3, "func": 3}


def checks(path):
    for line in open(path, encoding="utf-8"):
        kind = line.split(" ", 1)[0]
        yield line.rstrip("\n").split(" ", KINDS[kind] - 1)


def named(signature, name):
    """The pointer type `signature` with a name in it: "ret (*)(args)" or a plain type."""
    if "(*)" in signature:
        return signature.replace("(*)", f"(*{name})", 1).replace("()", "(void)")
    return f"{signature} {name}"


def main():
    golden, out, *headers = sys.argv[1:]
    rows, statics = [], []
    for index, row in enumerate(checks(golden)):
        if row[0] == "enum":
            rows.append(f'    {{"{row[1]}", (long long)({row[1]}), {row[2]}LL}},')
        elif row[0] == "size":
            name = row[1].replace("~", " ")
            rows.append(f'    {{"sizeof {name}", (long long)sizeof({name}), {row[2]}LL}},')
        elif row[0] == "offset":
            name = row[1].replace("~", " ")
            rows.append(f'    {{"offsetof {name}.{row[2]}", (long long)offsetof({name}, {row[2]}), {row[3]}LL}},')
        elif row[0] == "type":
            statics.append(f"extern {named(row[2], f'golden_{index}')};\nextern {row[1]} golden_{index};")
        else:
            match = re.match(r"^(.*?)\((.*)\)$", row[2])
            statics.append(f"{match.group(1)} {row[1]}({match.group(2) or 'void'});")
    text = "/* SPDX-License-Identifier: Apache-2.0. Made from the golden list by make_abi_check.py. */\n"
    text += "".join(f"#include <{h}>\n" for h in headers) + "#include <stdio.h>\n"
    text += "\n".join(statics)
    text += "\nstatic const struct { const char *what; long long actual, golden; } rows[] = {\n" + "\n".join(rows)
    text += """
};
int main(void) {
    unsigned long wrong = 0, count = sizeof(rows) / sizeof(rows[0]);
    for (unsigned long i = 0; i < count; i++) {
        if (rows[i].actual == rows[i].golden)
            continue;
        printf("%s is %lld, the golden list says %lld\\n", rows[i].what, rows[i].actual, rows[i].golden);
        wrong++;
    }
    printf("%lu compared, %lu wrong\\n", count, wrong);
    return wrong != 0;
}
"""
    open(out, "w", encoding="utf-8").write(text)


main()
