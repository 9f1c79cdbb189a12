"""The questions that only a device answers: questions.json (from the facts, see make_questions.py) and settle.json
(by hand: which tests tell, and how to find out where none does)."""

import json
import pathlib

HERE = pathlib.Path(__file__).resolve().parent


def load(folder=None):
    """Of a run's folder if it kept its own, else the repository's."""
    found = {}
    for name in ("questions.json", "settle.json"):
        path = pathlib.Path(folder or HERE) / name
        found.update(json.loads((path if path.is_file() else HERE / name).read_text()))
    return found
