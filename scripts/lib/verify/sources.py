"""Reads from the sources which tests there are, so that the report knows what a run should contain, and under which name.

A result bundle names a test by its display name, or by its function alone, and contains no traits. The index leads from the
function to the display name and to the facts in the test's traits, and says which tests can run on a device.
"""

import pathlib

import xcode_files
from tracing import swift_tests

AREAS = (
    ("contract", "Tests/UIKitContractTests"),
    ("device", "Tests/ResponderDeviceTests"),
    ("core", "Tests/ResponderCoreTests"),
    ("core", "Tests/ResponderJournalTests"),
    ("ui", "DebugHost/iOS/UITests"),
)


def function_name(text):
    """The name alone: `drag(_:)` and `drag()` are the function `drag`."""
    return text.split("(")[0].strip("`")


def index(root=xcode_files.ROOT):
    """The tests of the four areas: a list of dictionaries, in the order of their files."""
    root = pathlib.Path(root)
    compiled = set()
    project = xcode_files.Project()
    for target in project.targets:
        compiled |= set(project.files(target))
    found = []
    for area, folder in AREAS:
        for path in sorted((root / folder).rglob("*.swift")):
            name = path.relative_to(root).as_posix()
            if path.is_symlink() or path.resolve() != path:
                continue
            for test in swift_tests.tests_in(path.read_text()):
                found.append(
                    {
                        "area": area,
                        "file": name,
                        "suite": test.suite,
                        "function": test.function,
                        "name": test.name or test.function,
                        "numbers": test.facts,
                        "needs": test.needs,
                        "device": area == "core" or name in compiled,
                    }
                )
    return found


class Finder:
    """Finds a test of the index by the identifier in a result."""

    def __init__(self, index):
        self.by_function = {}
        for test in index:
            self.by_function.setdefault((test["suite"], test["function"]), test)
            self.by_function.setdefault((None, test["function"]), test)

    def find(self, identifier):
        """The test for `Suite/function()` or `Outer/Suite/function(_:)`, or None if no source has it."""
        parts = identifier.split("/")
        function = function_name(parts[-1])
        suite = parts[-2] if len(parts) > 1 else None
        found = self.by_function.get((suite, function))
        return found if found or suite else self.by_function.get((None, function))
