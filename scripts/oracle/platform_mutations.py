#!/usr/bin/env python3
"""platform_mutations.py MODULES [-- TYPECHECK-OPTIONS]

Plants each mistake of mutations-platforms.txt in a copy of its module, where the oracle must find it: every occurrence
of the text is replaced. MODULES/<platform> contains the modules that the sources import (see compile --emit-module).
Run it in the project's root. Findings are a mistake for which the oracle reports no unavailable API, and a text that
is not in its file. Exit code: 0 the oracle found every mistake, 1 otherwise."""
import os, re, shutil, subprocess, sys, tempfile
HERE = os.path.dirname(os.path.realpath(__file__))
sys.path.insert(0, HERE)
import planted

if len(sys.argv) < 2 or sys.argv[1] in ("-h", "--help"): print(__doc__); sys.exit(0)
modules, options, caught, rows = sys.argv[1], sys.argv[3:], 0, planted.rows("mutations-platforms.txt")
for row in rows:
    module = row.file.split("/")[1]
    with tempfile.TemporaryDirectory() as work:
        shutil.copytree("Sources/" + module, work + "/" + module)
        name = work + row.file.removeprefix("Sources")
        source = open(name).read()
        if row.find not in source: print(f"FAILED  mutations: {row.file} has no «{row.find}»"); continue
        open(name, "w").write(source.replace(row.find, row.put))
        r = subprocess.run([HERE + "/compile", "--platform", row.group, *options, "-I", f"{modules}/{row.group}", "--module", module, work + "/" + module],
                           stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
    errors = [l for l in r.stdout.split("\n") if " error: " in l]
    if r.returncode == 1 and any(row.file.rsplit("/", 1)[1] in l and re.search(r"unavailable|only available", l) for l in errors): caught += 1
    else: print(f"FAILED  mutations: not found on {row.group}: «{row.put}» in {row.file} ({row.why})", *errors[:3], sep="\n        ")
print(f"{caught} of {len(rows)} mistakes found")
sys.exit(caught != len(rows))
