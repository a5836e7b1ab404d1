#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""The generated lists and the headers against the golden lists: nothing missing, nothing more, slots in order."""
import re
import sys

generated, golden, include = sys.argv[1:4]
failed = 0


def expect(what, actual, wanted):
    global failed
    if actual != wanted:
        print(f"{what}: {actual}, expected {wanted}")
        failed += 1


def lines(name):
    return open(f"{generated}/{name}", encoding="utf-8").read().splitlines()


ur = [l for l in lines("ur_entries.inc") if l.startswith("API_ENTRY(")]
expect("UR functions with a slot", len(ur), 241)
expect("UR tables", sum(l.startswith("API_TABLE(") for l in lines("ur_tables.inc")), 26)
expect("UR functions of the loader itself", sum(l.startswith("API_LOADER_ENTRY(") for l in lines("ur_loader_entries.inc")), 10)
for api in ("ur", "ze"):
    functions = {l.split()[1] for l in open(f"{golden}/{api}.golden", encoding="utf-8") if l.startswith("func ")}
    expect(f"{api} exports", set(lines(f"{api}_exports.txt")) ^ functions, set())
    last = {}
    for line in lines(f"{api}_entries.inc"):
        match = re.match(r"API_ENTRY\((\w+), (\w+), (\w+), (\d+), ", line)
        if match:
            key = match.group(1, 2)
            expect(f"slot of {match.group(3)} in {key}", int(match.group(4)), last.get(key, -1) + 1)
            last[key] = int(match.group(4))
    offsets = {}
    for line in open(f"{golden}/{api}.golden", encoding="utf-8"):
        match = re.match(r"offset (\w+_dditable_t) (pfn\w+) (\d+)", line)
        if match:
            offsets[match.group(1, 2)] = int(match.group(3)) // 8
    tables = {m.group(1, 2): m.group(3) for m in
              (re.match(r"API_TABLE\((\w+), (\w+), \w+, (\w+),", l) for l in lines(f"{api}_tables.inc")) if m}
    for line in lines(f"{api}_entries.inc"):
        match = re.match(r"API_ENTRY\((\w+), (\w+), (\w+), (\d+), ", line)
        if match:
            expect(match.group(3), int(match.group(4)), offsets[(tables[match.group(1, 2)], match.group(3))])
enumerators = {l.split()[1] for a in ("ur", "ze") for l in open(f"{golden}/{a}.golden", encoding="utf-8") if l.startswith("enum ")}
found = set()
for header in ("unified-runtime/ur_api.h", "level_zero/ze_api.h", "level_zero/zet_api.h", "level_zero/zes_api.h",
               "level_zero/zer_api.h", "level_zero/layers/zel_tracing_api.h",
               "level_zero/layers/zel_tracing_register_cb.h", "level_zero/loader/ze_loader.h"):
    found |= set(re.findall(r"^    (\w+) = \w+, /\*\*<", open(f"{include}/{header}", encoding="utf-8").read(), re.M))
expect("enumerators in the headers and the golden lists", found ^ enumerators, set())
print("lists: ok" if not failed else f"lists: {failed} wrong")
sys.exit(failed != 0)
