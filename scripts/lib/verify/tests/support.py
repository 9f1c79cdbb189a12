"""Finds the modules under test and the samples."""

import json
import pathlib
import sys

HERE = pathlib.Path(__file__).resolve().parent
VERIFY = HERE.parent
LIB = VERIFY.parent
ROOT = LIB.parents[1]
SAMPLES = VERIFY / "samples"
XCODES = [SAMPLES / name for name in ("xcode-16", "xcode-26", "xcode-27")]
sys.path[:0] = [str(VERIFY), str(LIB)]


def listing(name="xcode-26"):
    return json.loads((SAMPLES / name / "simctl.json").read_text())
