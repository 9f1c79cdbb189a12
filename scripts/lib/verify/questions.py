"""Reads the questions that only a device answers: questions.json (made from the facts, see make_questions.py) and settle.json
(written by hand: which tests answer a question, and how to find out if none does)."""

import json
import pathlib

HERE = pathlib.Path(__file__).resolve().parent


def load(folder=None):
    """Loads the copies in a run's folder if it has them, else those of the repository."""
    found = {}
    for name in ("questions.json", "settle.json"):
        path = pathlib.Path(folder or HERE) / name
        found.update(json.loads((path if path.is_file() else HERE / name).read_text()))
    return found
