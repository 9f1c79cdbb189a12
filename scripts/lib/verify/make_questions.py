#!/usr/bin/env python3
"""Makes questions.json from the pages of facts about UIKit, DebugHost/Headless/Facts.

    make_questions.py           writes it
    make_questions.py --check   exit code 1 if it would change

The questions are the conflicts (C5.n), the facts that are known by memory only (a K in the evidence), and the facts that
sections 4.19 and 4.20 call not established. Facts that are struck through are left out.
"""

import json
import pathlib
import re
import sys

sys.path[:0] = [str(pathlib.Path(__file__).resolve().parents[1])]

from tracing import pages  # noqa: E402
from tracing.numbers import order  # noqa: E402

HERE = pathlib.Path(__file__).resolve().parent
ROOT = HERE.parents[2]
TARGET = HERE / "questions.json"


def short(text, limit=220):
    """The text without emphasis, and short enough for a table."""
    text = re.sub(r"\*\*|~~", "", text).replace("\\|", "|")
    return text if len(text) <= limit else text[: limit - 1].rsplit(" ", 1)[0] + " …"


def read(rows):
    """The questions of rows in the order of their pages. A row that begins with "…" continues the row before it."""
    conflicts, memory, open_ = [], [], []
    before = ""
    for row in rows:
        number, wording, evidence = row.number, row.cells[:-1], row.cells[-1]
        if number.startswith("C"):
            question, default, other = row.cells[:3]
            conflicts.append({"number": number, "question": short(question), "default": short(default), "other": short(other)})
        if not number.startswith("T") or row.struck:
            continue
        words = "; ".join(wording)
        if words.startswith("…"):
            words = "after %s: %s" % (before, words[1:].strip())
        before = number
        truth = {"number": number, "truth": short(words), "evidence": short(evidence, 60)}
        if "not established" in words + evidence and re.match(r"T4\.(19|20)\.", number):
            open_.append(truth)
        elif re.search(r"\bK\b", evidence):
            memory.append(truth)
    return {"conflicts": conflicts, "memory": memory, "open": open_}


def main(arguments):
    rows = list(pages.Pages(ROOT).rows.values())
    made = {kind: sorted(some, key=lambda one: order(one["number"])) for kind, some in read(rows).items()}
    text = json.dumps(made, indent=1, ensure_ascii=False) + "\n"
    counts = "%d conflicts, %d truths by memory, %d not established" % tuple(len(made[one]) for one in ("conflicts", "memory", "open"))
    if "--check" not in arguments:
        TARGET.write_text(text)
        print("   questions: " + counts)
        return 0
    if TARGET.read_text() != text:
        print("FAILED  verify: questions.json is not what the facts say; scripts/lib/verify/make_questions.py makes it")
        return 1
    print("   questions: as the facts say (%s)" % counts)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
