"""Reads the questions that only a device answers out of the pages of facts about UIKit (DebugHost/Headless/Facts): the
conflicts (C5.n), the facts that are known by memory only (a K in the evidence), and the facts that sections 4.19 and 4.20
call not established. It leaves out facts that are struck through.

settle.json, written by hand, says which tests answer a question, and how to find out if none does.
"""

import json
import pathlib
import re

from tracing import pages
from tracing.numbers import order

HERE = pathlib.Path(__file__).resolve().parent


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


def load():
    rows = pages.Pages(HERE.parents[2]).rows.values()
    found = {kind: sorted(some, key=lambda one: order(one["number"])) for kind, some in read(rows).items()}
    return dict(found, settle=json.loads((HERE / "settle.json").read_text()))
