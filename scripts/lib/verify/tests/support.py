"""Finds the modules under test and the samples."""

import json
import pathlib
import sys

HERE = pathlib.Path(__file__).resolve().parent
VERIFY = HERE.parent
LIB = VERIFY.parent
ROOT = LIB.parents[1]
SAMPLES = VERIFY / "samples"
RUN = SAMPLES / "run"
sys.path[:0] = [str(VERIFY), str(LIB)]


def listing():
    return json.loads((RUN / "simctl.json").read_text())
