#!/usr/bin/env python3
"""platform_mutations.py MODULES [-- TYPECHECK-OPTIONS]

Plants each mistake of mutations-platforms.txt in a copy of its module, where the oracle must find it: every occurrence
of `find` becomes `put`. MODULES/<platform> contains the modules that the sources import (see typecheck --emit-module).
Run it in the project's root. Findings are a mistake for which the oracle reports no unavailable API, and a `find` that
is not in its file. Exit code: 0 the oracle found every mistake, 1 otherwise."""
import os, re, shutil, subprocess, sys, tempfile

HERE = os.path.dirname(os.path.realpath(__file__))
if len(sys.argv) < 2 or sys.argv[1] in ("-h", "--help"): print(__doc__); sys.exit(0)
modules, options = sys.argv[1], sys.argv[3:]
text = "\n".join(l for l in open(HERE + "/mutations-platforms.txt").read().split("\n") if not l.startswith("#"))
rows = [dict(re.findall(r"(?m)^(\w+): (.*)$", group)) for group in re.split(r"\n\s*\n", text) if group.strip()]
caught = 0
for row in rows:
    if set(row) != {"platform", "file", "find", "put", "why"}: raise SystemExit(f"mutations-platforms.txt: not a whole group: {row}")
    module = row["file"].split("/")[1]
    with tempfile.TemporaryDirectory() as work:
        shutil.copytree("Sources/" + module, work + "/" + module)
        name = work + row["file"].removeprefix("Sources")
        source = open(name).read()
        if row["find"] not in source: print(f"FAILED  mutations: {row['file']} has no «{row['find']}»"); continue
        open(name, "w").write(source.replace(row["find"], row["put"]))
        r = subprocess.run([HERE + "/compile", "--platform", row["platform"], *options, "-I", f"{modules}/{row['platform']}", "--module", module, work + "/" + module],
                           stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
    errors = [l for l in r.stdout.split("\n") if " error: " in l]
    if r.returncode == 1 and any(row["file"].rsplit("/", 1)[1] in l and re.search(r"unavailable|only available", l) for l in errors): caught += 1
    else: print(f"FAILED  mutations: not found on {row['platform']}: «{row['put']}» in {row['file']} ({row['why']})", *errors[:3], sep="\n        ")
print(f"{caught} of {len(rows)} mistakes found")
sys.exit(caught != len(rows))
