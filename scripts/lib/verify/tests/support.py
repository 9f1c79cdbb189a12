"""Finds the modules under test and the samples."""

import json
import pathlib
import sys

HERE = pathlib.Path(__file__).resolve().parent
VERIFY = HERE.parent
LIB = VERIFY.parent
ROOT = LIB.parents[1]
SAMPLES = VERIFY / "samples"
sys.path[:0] = [str(VERIFY), str(LIB)]


def listing(version="26"):
    return json.loads((SAMPLES / ("simctl-%s.json" % version)).read_text())


def bundle(*cases, kind="Unit test bundle"):
    """A result bundle's text with these cases."""
    tests = {"nodeType": kind, "name": "Tests", "children": list(cases)}
    return json.dumps({"testNodes": [{"nodeType": "Test Plan", "children": [tests]}]})


def case(result="Passed", *children, **more):
    return dict({"nodeType": "Test Case", "name": "a b c", "nodeIdentifier": "S/f()", "result": result, "children": list(children)}, **more)


# What Xcode reports of a test runner that died.
DIED = {
    "nodeType": "Test Suite",
    "name": "System Failures",
    "children": [case("Failed", {"nodeType": "Failure Message", "name": "It hung."}, name="DebugHost (36741) encountered an error")],
}
