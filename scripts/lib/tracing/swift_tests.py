"""Reads the tests in Swift sources: suite, function, title, the abilities that they need, and the numbers in their traits."""

import re

from tracing import numbers

COMMENT_LINE = re.compile(r"^[ \t]*//.*$", re.M)
TYPE = re.compile(r"^(\s*)(?:@\w+(?:\([^)]*\))?\s+)*(?:(?:public|package|private|final)\s+)*(?:struct|class|enum|actor|extension) (\w+)", re.M)
TEST = re.compile(r"@Test\b(?:\s*\(\s*(\"(?:[^\"\\]|\\.)*\")?)?")
FUNCTION = re.compile(r"\bfunc\s+`?([^\s`(<]+)")
XCTEST = re.compile(r"^(\s*)(?:@\w+\s+)*func (test\w+)\(\)", re.M)
NEEDS = re.compile(r"\.needs\(\.(\w+)\)")
# The argument begins with a number, so that `.item("a")` of an enumeration in a test does not count as a trait.
TRAIT = re.compile(r"\.(fact|item|flaw)\(\s*(\"[A-Z]?\d[^)]*\")\s*\)")
LITERAL = re.compile(r'"((?:[^"\\\n]|\\.)*)"')
# A row of a test's arguments that begins with a number: Row("T4.14.1", …), ("T4.13.31 undocked", …).
ROW = re.compile(r'"([TC]\d+\.\d+[^"\n]*)"')


class Test:
    def __init__(self, suite, function, name, needs, traits, line):
        self.suite, self.function, self.name, self.needs, self.line = suite, function, name, needs, line
        # (kind, number) in the order of the traits.
        self.traits = traits

    @property
    def facts(self):
        return [number for kind, number in self.traits if kind == "fact"]


def plain(literal):
    return re.sub(r"\\(.)", r"\1", literal[1:-1]) if literal else ""


def without_comment_lines(text):
    """Empties the lines that are only a comment. scripts/verify-on-mac also reads the tests, with Python alone, so this module
    does not use the compiler's parser."""
    return COMMENT_LINE.sub("", text)


def traits_in(text):
    for trait in TRAIT.finditer(text):
        for number in LITERAL.findall(trait.group(2)):
            yield trait.group(1), number


def tests_in(text):
    """Yields the tests of a Swift file: first those of Swift Testing, then those of XCTest."""
    text = without_comment_lines(text)
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
        yield Test(
            suite(match.start(), match.start() - line), function.group(1), plain(match.group(1)), NEEDS.findall(between),
            list(traits_in(between)), text.count("\n", 0, match.start()) + 1,
        )  # fmt: skip
    for match in XCTEST.finditer(text):
        indent = len(match.group(1).replace("\n", ""))
        yield Test(suite(match.start(), indent), match.group(2), "", [], [], text.count("\n", 0, match.start(2)) + 1)


def rows_in(text):
    """Yields (line, words, numbers) for each row of arguments that begins with the number of a fact."""
    text = TRAIT.sub(lambda trait: "\n" * trait.group().count("\n"), without_comment_lines(text))
    for index, line in enumerate(text.splitlines(), 1):
        # Skips conditions: the reason why a test is off also begins with a number.
        if ".enabled(" in line:
            continue
        for match in ROW.finditer(line):
            yield index, match.group(1), numbers.facts(match.group(1))
