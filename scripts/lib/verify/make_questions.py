#!/usr/bin/env python3
"""Makes questions.json from the page of truths about UIKit.

    make_questions.py [PAGE]           writes it
    make_questions.py --check [PAGE]   exit code 1 if it would change; 0 also where there is no page, and says so

PAGE is ../shared/reference/uikit-truths.md beside the repository unless it is given or in $UIKIT_TRUTHS. Taken are the
conflicts (C5.n), the truths that are known by memory only (a K in the evidence), and what sections 4.19 and 4.20 call not
established. Truths struck through are left out.
"""

import json
import os
import pathlib
import re
import sys

HERE = pathlib.Path(__file__).resolve().parent
ROOT = HERE.parents[2]
TARGET = HERE / "questions.json"


def cells(line):
    return [one.strip() for one in re.split(r"(?<!\\)\|", line.strip().strip("|"))]


def short(text, limit=220):
    """Without emphasis, and no longer than a table bears."""
    text = re.sub(r"\*\*|~~", "", text).replace("\\|", "|")
    text = re.sub(r"\bFR\b", "first responder", re.sub(r"\ban FR\b", "a FR", text))
    return text if len(text) <= limit else text[: limit - 1].rsplit(" ", 1)[0] + " …"


def read(text):
    conflicts, memory, open_ = [], [], []
    before = ""
    for line in text.splitlines():
        row = cells(line) if line.startswith("|") else []
        if len(row) < 3 or not re.fullmatch(r"[TC]\d+(\.\d+)+", row[0]):
            continue
        number, wording, evidence = row[0], row[1:-1], row[-1]
        if number.startswith("C") and len(row) >= 5:
            # A cell may hold a bar of its own; the last one says why.
            conflicts.append({"number": number, "question": short(row[1]), "default": short(row[2]), "other": short(row[3])})
            continue
        if any(one.startswith("~~") for one in row):
            continue
        words = "; ".join(wording)
        if words.startswith("…"):
            words = "after %s: %s" % (before, words[1:].strip())
        before = number
        truth = {"number": number, "truth": short(words), "evidence": short(evidence, 60)}
        if "not established" in line and re.match(r"T4\.(19|20)\.", number):
            open_.append(truth)
        elif re.search(r"\bK\b", evidence):
            memory.append(truth)
    return {"conflicts": conflicts, "memory": memory, "open": open_}


def main(arguments):
    check = "--check" in arguments
    paths = [one for one in arguments if one != "--check"]
    page = pathlib.Path(paths[0] if paths else os.environ.get("UIKIT_TRUTHS") or ROOT / "../shared/reference/uikit-truths.md")
    if not page.is_file():
        print("   questions: not compared, there is no page of truths at %s" % page)
        return 0 if check else 66
    made = read(page.read_text())
    text = json.dumps(made, indent=1, ensure_ascii=False) + "\n"
    counts = "%d conflicts, %d truths by memory, %d not established" % tuple(len(made[one]) for one in ("conflicts", "memory", "open"))
    if not check:
        TARGET.write_text(text)
        print("   questions: " + counts)
        return 0
    if TARGET.read_text() != text:
        print("FAILED  verify: questions.json is not what the page of truths says; scripts/lib/verify/make_questions.py makes it")
        return 1
    print("   questions: as the page of truths says (%s)" % counts)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
