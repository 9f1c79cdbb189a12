"""Finds every number that the repository names, and checks that a page explains it."""

import pathlib
import re

from tracing import numbers, swift_tests

FOLDERS = ("Sources", "Tests", "DebugHost", "scripts", ".github", ".ci")
SUFFIXES = ("", ".swift", ".md", ".py", ".sh", ".yml", ".json", ".js", ".html", ".css", ".h")
# Leaves out recorded output, other people's facts, and tests that make up numbers of their own.
LEFT_OUT = re.compile(r"/(?:__Snapshots__|__pycache__|\.build|DerivedData)/|^scripts/oracle/facts|^scripts/lib/(?:tracing|verify)/tests/")


def files(root):
    root = pathlib.Path(root)
    found = [path for path in root.glob("*") if path.suffix in (".md", ".swift")]
    for folder in FOLDERS:
        found += (root / folder).rglob("*")
    for path in sorted(found):
        name = path.relative_to(root).as_posix()
        if path.suffix in SUFFIXES and path.is_file() and not path.is_symlink() and path.resolve() == path and not LEFT_OUT.search(name):
            yield name, path


def wrong(name, text, pages):
    """Yields (line, number, problem) for each problem with the numbers of a file."""
    own = name in pages.names
    for index, line in enumerate(text.splitlines(), 1):
        for number in numbers.facts(line) + numbers.items(line):
            row = pages.rows.get(number)
            if not row and number not in pages.sections:
                yield index, number, "no page explains it"
            elif row and row.struck and not own:
                yield index, number, "it is struck through (%s)" % row.page
    if name.startswith("Tests/") and name.endswith(".swift"):
        yield from wrong_traits(text, pages)


def wrong_traits(text, pages):
    kinds = {"fact": r"[TC]", "item": r"\d+\.\d+$", "flaw": r"\d+\.\d+\.\d+$"}
    told = sum(len(test.traits) for test in swift_tests.tests_in(text))
    bare = swift_tests.without_comment_lines(text)
    written = 0
    for trait in swift_tests.TRAIT.finditer(bare):
        line = bare.count("\n", 0, trait.start()) + 1
        for kind, number in swift_tests.traits_in(trait.group()):
            written += 1
            if number not in pages.rows:
                yield line, number, "no page explains it"
            elif pages.rows[number].struck:
                yield line, number, "it is struck through"
            elif not re.match(kinds[kind], number):
                yield line, number, "it is no %s" % kind
    if written != told:
        yield 1, "%d" % (written - told), "numbers in traits that belong to no test"
    for test in swift_tests.tests_in(text):
        if numbers.facts(test.name) or re.match(r"(?:flaw |checklist |part )?\d+\.\d+(?:\.\d+)?[ :,]", test.name):
            yield test.line, test.name, "a title is a sentence; its numbers are traits"
