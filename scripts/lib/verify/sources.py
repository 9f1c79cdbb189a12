"""Which tests there are, read from their sources: what a run should have told, and under which name.

A result bundle names a test by its display name, or by its function alone. The index leads from the function to the
display name, so that a truth's number is found either way, and says which tests no device can run.
"""

import pathlib
import re

import xcode_files
from truth_numbers import numbers

AREAS = (
    ("contract", "Tests/UIKitContractTests"),
    ("device", "Tests/ResponderDeviceTests"),
    ("core", "Tests/ResponderCoreTests"),
    ("ui", "DebugHost/iOS/UITests"),
)

LINE_COMMENT = re.compile(r"^\s*//.*$", re.M)
TYPE = re.compile(r"^(\s*)(?:@\w+(?:\([^)]*\))?\s+)*(?:(?:public|package|private|final)\s+)*(?:struct|class|enum|actor|extension) (\w+)", re.M)
TEST = re.compile(r"@Test\b(?:\s*\(\s*(\"(?:[^\"\\]|\\.)*\")?)?")
FUNCTION = re.compile(r"\bfunc\s+`?(\w+)")
XCTEST = re.compile(r"^(\s*)(?:@\w+\s+)*func (test\w+)\(\)", re.M)
NEEDS = re.compile(r"\.needs\(\.(\w+)\)")


def function_name(text):
    """`drag(_:)` and `drag()` are the function `drag`."""
    return text.split("(")[0].strip("`")


def plain(literal):
    return re.sub(r"\\(.)", r"\1", literal[1:-1]) if literal else ""


def tests_in(text):
    """(suite, function, display name, needs) of each test in a Swift file."""
    text = LINE_COMMENT.sub("", text)
    types = [(match.start(), len(match.group(1).replace("\n", "")), match.group(2)) for match in TYPE.finditer(text)]

    def suite(position, indent):
        found = ""
        for start, depth, name in types:
            if start < position and depth < indent:
                found = name
        return found

    for match in TEST.finditer(text):
        function = FUNCTION.search(text, match.end())
        if not function:
            continue
        line = text.rfind("\n", 0, match.start()) + 1
        between = text[match.start() : function.start()]
        yield suite(match.start(), match.start() - line), function.group(1), plain(match.group(1)), NEEDS.findall(between)
    for match in XCTEST.finditer(text):
        yield suite(match.start(), len(match.group(1).replace("\n", ""))), match.group(2), "", []


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
            for suite, function, display, needs in tests_in(path.read_text()):
                found.append(
                    {
                        "area": area,
                        "file": name,
                        "suite": suite,
                        "function": function,
                        "name": display or function,
                        "numbers": numbers(display),
                        "needs": needs,
                        "device": area == "core" or name in compiled,
                    }
                )
    return found


class Finder:
    """Finds a test of the index by what a result calls it."""

    def __init__(self, index):
        self.by_function = {}
        for test in index:
            self.by_function.setdefault((test["suite"], test["function"]), test)
            self.by_function.setdefault((None, test["function"]), test)

    def find(self, identifier):
        """`Suite/function()`, or `Outer/Suite/function(_:)`; nil where no source has it."""
        parts = identifier.split("/")
        function = function_name(parts[-1])
        suite = parts[-2] if len(parts) > 1 else None
        found = self.by_function.get((suite, function))
        return found if found or suite else self.by_function.get((None, function))
