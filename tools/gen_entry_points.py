#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Reads the public headers (the only registry) and writes X-macro lists: one line per dispatch table and entry point.

Tables only, never logic: everything that exists once per entry point is C over these lines. The form of the lines is
described in docs/architecture.md ("Generated lists"); a file is written only when it changes.
"""
import argparse
import os
import re
import sys

NAMESPACES = ("ur", "zes", "zet", "zer", "zel", "ze")
HANDLE = re.compile(r"^(const )?(\w+_handle_t)$")
TAG = re.compile(r"\[(\w+(?:,\w+)?)(?:\(([^)]*)\))?\]")


def read(path):
    with open(path, encoding="utf-8") as stream:
        return stream.read()


class Registry:
    """What one set of headers declares."""

    def __init__(self, texts):
        self.functions = {}  # name -> (return type, [(type, name, tags)])
        self.tables = {}     # struct type -> [(pfn type, member, since)]
        self.unions = {}     # "<ns>_dditable_t" -> [(table type, field)]
        self.enum_max = {}   # enum type -> largest enumerator
        self.flag_masks = {}  # flags type -> mask of valid bits
        self.stype_structs = set()
        self.callbacks = set()
        for text in texts:
            self.parse(text)

    def parse(self, text):
        for m in re.finditer(r"typedef enum (\w+) \{(.*?)\} (\w+);", text, re.S):
            self.parse_enum(m.group(3), m.group(2))
        for m in re.finditer(r"typedef [\w *]+\(\*(\w+)\)\(", text):
            self.callbacks.add(m.group(1))
        for m in re.finditer(r"^struct (\w+) \{(.*?)^\};", text, re.S | re.M):
            self.parse_struct(m.group(1).lstrip("_"), m.group(2))
        for m in re.finditer(r"^(?:UR|ZE)_APIEXPORT ([\w ]+?) (?:UR|ZE)_APICALL (\w+)\(((?:void|\n.*?\n))\);", text, re.S | re.M):
            self.functions[m.group(2)] = (m.group(1), self.parse_parameters(m.group(3)))

    def parse_enum(self, name, body):
        values = {n: int(v, 0) for n, v in re.findall(r"(\w+) = (\w+),", body)}
        real = {n: v for n, v in values.items() if not n.endswith("FORCE_UINT32")}
        if name.endswith("_flag_t"):
            mask = 0
            for value in real.values():
                mask |= value
            self.flag_masks[name.replace("_flag_t", "_flags_t")] = mask
        elif real:
            self.enum_max[name] = max(real, key=lambda n: real[n])

    def parse_struct(self, name, body):
        members = re.findall(r"^    ([\w *]+?)(\w+)(?:\[\d+\])?; /\*\*< (.*?) \*/", body, re.M)
        if name.endswith("_dditable_t") and members and members[0][1].startswith("pfn"):
            self.tables[name] = [(t.strip(), n, since_of(c)) for t, n, c in members]
        elif re.match(r"^(ur|ze|zet|zes|zer)_dditable_t$", name):
            self.unions[name] = [(t.strip(), n) for t, n, _ in members]
        if any(n == "stype" for _, n, _ in members):
            self.stype_structs.add(name)

    @staticmethod
    def parse_parameters(text):
        found = []
        for m in re.finditer(r"^    ([\w *]+?)(\w+)(\[\d+\])?,? /\*\*< ((?:\[[^\]]*\])*)", text, re.M):
            found.append((m.group(1).strip() + (m.group(3) or ""), m.group(2), m.group(4)))
        return found


def since_of(comment):
    m = re.search(r"\[since (\d+)\.(\d+)\]", comment)
    return (int(m.group(1)) << 16) | int(m.group(2)) if m else None


def namespace_of(name):
    return next(ns for ns in NAMESPACES if re.match(ns + r"[A-Z_]", name))


def decl_of(type_, name):
    m = re.match(r"^(.*)(\[\d+\])$", type_)
    if m:
        return f"{m.group(1).strip()} {name}{m.group(2)}"
    return f"{type_}{name}" if type_.endswith("*") else f"{type_} {name}"


def tags_of(text):
    return [(m.group(1), m.group(2)) for m in TAG.finditer(text)]


def has(tags, name):
    return any(t == name for t, _ in tags)


def argument_of(tags, name):
    return next((a for t, a in tags if t == name), None)


def is_handle(type_):
    return bool(HANDLE.match(type_)) and "native" not in type_


def classify(reg, type_, tags):
    base = type_.replace("const", "").replace("*", "").strip()
    pointer = type_.endswith("*")
    if is_handle(type_):
        return "PC_HANDLE", "EX_NONE"
    if pointer and base.endswith("_handle_t") and "native" not in base and type_.count("*") == 1:
        out = has(tags, "out") or has(tags, "in,out")
        return ("PC_HANDLE_OUT" if out else "PC_HANDLE_ARRAY"), "EX_NONE"
    if not pointer and base in reg.enum_max:
        return "PC_ENUM", f"EX_ENUM_MAX({reg.enum_max[base]})"
    if not pointer and base in reg.flag_masks:
        return "PC_FLAGS", f"EX_FLAGS({reg.flag_masks[base]:#x})"
    if base in reg.callbacks:
        return "PC_CALLBACK", "EX_NONE"
    if pointer and base == "char":
        return "PC_STRING", "EX_NONE"
    if pointer and base in reg.stype_structs:
        return "PC_STRUCT", "EX_NONE"
    return ("PC_POINTER" if pointer else "PC_VALUE"), "EX_NONE"


def parameter_lines(reg, params):
    lines = []
    for index, (type_, name, text) in enumerate(params):
        tags = tags_of(text)
        cls, extra = classify(reg, type_, tags)
        flags = [f for t, f in (("in", "PF_IN"), ("out", "PF_OUT"), ("in,out", "PF_IN | PF_OUT"),
                                ("optional", "PF_OPTIONAL"), ("nocheck", "PF_NOCHECK"), ("range", "PF_RANGE"),
                                ("typename", "PF_TYPENAME"), ("bounds", "PF_BOUNDS"), ("alloc", "PF_ALLOC"),
                                ("retain", "PF_RETAIN"), ("release", "PF_RELEASE")) if has(tags, t)]
        for tag, macro in (("range", "EX_RANGE"), ("typename", "EX_TYPENAME"), ("bounds", "EX_BOUNDS")):
            if argument_of(tags, tag) is not None:
                extra = f"{macro}({argument_of(tags, tag)})"
        lines.append(f"API_P({index}, {type_}, {name}, {cls}, {' | '.join(flags) or '0'}, {extra})")
    return " ".join(lines) or "API_NO_PARAMS"


def count_for(params, tags):
    bounds = argument_of(tags, "range")
    return bounds.split(",")[1].strip() if bounds else "1"


def dispatch_of(ns, name, params):
    if name in ("urAdapterGet", "zeInit", "zeInitDrivers", "zeDriverGet", "zesInit", "zesDriverGet") or ns == "zer":
        return "DISPATCH_NONE"
    for type_, pname, text in params:
        if is_handle(type_) and not re.match(r"ur_exp_(image|external|interop)\w*_handle_t", type_):
            return f"DISPATCH_HANDLE({pname})"
    for type_, pname, text in params:
        tags = tags_of(text)
        cls = type_.replace("const", "").replace("*", "").strip()
        if type_.endswith("*") and cls.endswith("_handle_t") and not has(tags, "out") and type_.count("*") == 1:
            return f"DISPATCH_FIRST({pname}, {count_for(params, tags)})"
    return "DISPATCH_NONE"


def life_of(ns, name, params):
    for type_, pname, text in params:
        tags = tags_of(text)
        base = type_.replace("const", "").replace("*", "").strip()
        if has(tags, "alloc"):
            count = argument_of(tags, "range")
            if count:
                return f"LIFE_CREATE_MANY({base}, {pname}, {count.split(',')[1].strip()})"
            return f"LIFE_CREATE({base if base != 'void' else 'void_ptr'}, {pname})"
        if has(tags, "retain"):
            return f"LIFE_RETAIN({base}, {pname})"
        if has(tags, "release"):
            verb = "RELEASE" if ns == "ur" else "DESTROY"
            return f"LIFE_{verb}({base if base != 'void' else 'void_ptr'}, {pname})"
    if ns == "ur" or not params:
        return "LIFE_NONE"
    return life_by_name(name, params)


def life_by_name(name, params):
    stem = re.sub(r"(Ext|Exp)2?$", "", name)
    type_, pname, _ = params[0]
    if re.search(r"Destroy$", stem) and is_handle(type_):
        return f"LIFE_DESTROY({type_}, {pname})"
    if stem in ("zeMemFree",):
        return "LIFE_DESTROY(void_ptr, ptr)"
    if stem in ("zeMemAllocHost", "zeMemAllocDevice", "zeMemAllocShared"):
        return f"LIFE_CREATE(void_ptr, {params[-1][1]})"
    if re.search(r"(Create\d?|CreateEx|CreateImmediate|Clone|Open|AttachToProcess)$", stem) or "Create" in stem:
        for type_, pname, text in reversed(params):
            base = type_.replace("*", "").strip()
            if type_.endswith("*") and base.endswith("_handle_t") and "const" not in type_ and has(tags_of(text), "out") \
                    and not base.endswith("build_log_handle_t"):
                return f"LIFE_CREATE({base}, {pname})"
    return "LIFE_NONE"


def entry_line(reg, ns, table, member, slot, since, name):
    ret, params = reg.functions[name]
    decl = ", ".join(decl_of(t, n) for t, n, _ in params) or "void"
    args = ", ".join(n for _, n, _ in params)
    return (f"API_ENTRY({ns}, {table}, {member}, {slot}, {since:#x}, {name}, {ret}, ({decl}), ({args}), "
            f"{dispatch_of(ns, name, params)}, {life_of(ns, name, params)}, {parameter_lines(reg, params)})")


def loader_line(reg, name):
    ret, params = reg.functions[name]
    decl = ", ".join(decl_of(t, n) for t, n, _ in params) or "void"
    args = ", ".join(n for _, n, _ in params)
    return f"API_LOADER_ENTRY({name}, {ret}, ({decl}), ({args}), {parameter_lines(reg, params)})"


def getters(reg):
    """table struct type -> getter function"""
    found = {}
    for name, (_, params) in reg.functions.items():
        if re.match(r"^(ur|ze|zet|zes|zer)Get\w+ProcAddrTable$", name):
            found[params[1][0].replace("*", "").strip()] = name
    return found


def lists_for(reg, namespaces):
    tables, entries, named = [], [], set()
    getter_of = getters(reg)
    for ns in namespaces:
        for type_, field in reg.unions[f"{ns}_dditable_t"]:
            slots = reg.tables[type_]
            base = 0 if ns == "ur" else 0x10000
            first = min((s for _, _, s in slots if s), default=base) if all(s for _, _, s in slots) else base
            optional = 1 if re.search(r"(Exp|Ext)$", field) and ns != "ur" else 0
            tables.append(f"API_TABLE({ns}, {field}, {getter_of[type_]}, {type_}, {field}, {len(slots)}, {optional}, {first:#x})")
            for slot, (pfn, member, since) in enumerate(slots):
                name = ns + re.match(rf"^{ns}_pfn(\w+)_t$", pfn).group(1)
                named.add(name)
                entries.append(entry_line(reg, ns, field, member, slot, since or base, name))
    return tables, entries, named


def write_if_changed(path, lines):
    text = "\n".join(lines) + "\n"
    if os.path.exists(path) and read(path) == text:
        return
    with open(path, "w", encoding="utf-8") as stream:
        stream.write(text)


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--include", required=True)
    parser.add_argument("--out", required=True)
    options = parser.parse_args()
    os.makedirs(options.out, exist_ok=True)

    ur = Registry(read(f"{options.include}/unified-runtime/{n}") for n in ("ur_api.h", "ur_ddi.h"))
    names = ("ze_api.h", "zet_api.h", "zes_api.h", "zer_api.h", "ze_ddi.h", "zet_ddi.h", "zes_ddi.h", "zer_ddi.h",
             "layers/zel_tracing_api.h", "layers/zel_tracing_ddi.h", "layers/zel_tracing_register_cb.h",
             "loader/ze_loader.h")
    ze = Registry(read(f"{options.include}/level_zero/{n}") for n in names)
    comment = "/* SPDX-License-Identifier: Apache-2.0. Written by tools/gen_entry_points.py from the public headers. */"
    for prefix, reg, namespaces, loader_file in (("ur", ur, ("ur",), "ur_loader_entries.inc"),
                                                 ("ze", ze, ("ze", "zet", "zes", "zer"), "zel_entries.inc")):
        tables, entries, named = lists_for(reg, namespaces)
        own = [n for n in reg.functions if n not in named and not re.match(r"^(ur|ze|zet|zes|zer)Get\w+ProcAddrTable$", n)]
        write_if_changed(f"{options.out}/{prefix}_tables.inc", [comment] + tables)
        write_if_changed(f"{options.out}/{prefix}_entries.inc", [comment] + entries)
        write_if_changed(f"{options.out}/{loader_file}", [comment] + [loader_line(reg, n) for n in own])
        write_if_changed(f"{options.out}/{prefix}_exports.txt", sorted(reg.functions))
    return 0


if __name__ == "__main__":
    sys.exit(main())
