import ast
import contextlib
import importlib
import io
import json
import pathlib
import sys
import tempfile
import unittest

HERE = pathlib.Path(__file__).resolve().parent
sys.path[:0] = [str(HERE.parents[1])]

from tracing import numbers, pages, references, swift_tests  # noqa: E402

tool = importlib.import_module("tracing.__main__")

FACTS = """# Facts
| No. | Truth | Ev. |
| --- | --- | --- |
| T4.9.1 | one \\| bar | M |
| T4.9.2 | two | K |
| T4.9.3 | three | O |
| T4.9.4 | ~~four~~ wrong: T4.9.3 | O |
| C5.1 | Which (T4.9.1) | one | other | why |
| U5.1 | open |
"""
CHECKLIST = """| No. | Item | Semantics |
| --- | --- | --- |
| 0.1 | item | exactly |
| 2.1.1 | flaw |
| 2.1.2 | flaw |
| 6.1 | number |
"""
README = "## Truths not implemented, and why\n- T4.9.2: no reason\n## More\n- T4.9.3\n"
TESTS = '''
struct Tests {
  // .fact("T4.9.2") in a comment
  @Test("one \\"quoted\\"", .fact("T4.9.1", "C5.1"), .needs(.hands), .needs(.exactTime))
  func one() async {}

  @Test func two() {}

  @Test(
    "rows", .item("0.1"),
    .fact(
      "T4.9.1"),
    arguments: [Row("T4.9.3 a row"), Row("plain")])
  func rows(_ number: Int) {}

  struct Inner {
    @Test("inside", .flaw("2.1.1", "2.1.2"), .item("6.1"), .enabled(if: true, "T4.9.2"))
    func inner() { #expect(log == [.item("a")]) }
  }
}

final class OldTests: XCTestCase {
  func testOld() throws {}
}
'''
FILES = {
    "DebugHost/Headless/Facts/Facts.md": FACTS, "Tests/Checklist.md": CHECKLIST, "DebugHost/Headless/README.md": README,
    "Tests/A/ATests.swift": TESTS, "Sources/A.swift": "// T4.9.1 to T4.9.3, section T4.9; flaw 2.1.1, and version 5.22.10\n",
    "README.md": "## Limits\nnothing\n",
}  # fmt: skip


class RepositoryTests(unittest.TestCase):
    def run_tool(self, *arguments, **changes):
        """Runs the tool on FILES with some of them changed. Returns its exit code and its output."""
        with tempfile.TemporaryDirectory() as folder:
            root = pathlib.Path(folder).resolve()
            for name, text in dict(FILES, **changes.pop("files", {})).items():
                (root / name).parent.mkdir(parents=True, exist_ok=True)
                (root / name).write_text(text)
            with contextlib.redirect_stdout(io.StringIO()) as said, contextlib.redirect_stderr(said):
                code = tool.main(list(arguments), root)
            return code, said.getvalue()

    def test_a_clean_repository(self):
        code, said = self.run_tool("--check")
        self.assertEqual((code, said), (0, "4 facts: 3 tested, 1 with a reason, 0 missing\n4 items and flaws: 4 tested, 0 with a reason, 0 missing\n"))

    def test_what_is_found(self):
        def tests(title):
            return {"Tests/A/ATests.swift": TESTS + "\nstruct B {\n  @Test(%s)\n  func b() {}\n}\n" % title}

        rows = [
            ({"Sources/A.swift": "// T4.9.9"}, "Sources/A.swift:1: T4.9.9: no page explains it"),
            ({"Sources/A.swift": "// see T8.1"}, "T8.1: no page explains it"),
            ({"Sources/A.swift": "// K4.1"}, "K4.1: no page explains it"),
            ({"Sources/A.swift": "\n// T4.9.4"}, "Sources/A.swift:2: T4.9.4: it is struck through"),
            ({"scripts/a": "# flaws 2.1.1 to 2.1.3"}, "scripts/a:1: 2.1.3: no page explains it"),
            ({"scripts/a": "# checklist 0.1, flaw 2.9.9"}, "2.9.9: no page explains it"),
            ({"Tests/Checklist.md": CHECKLIST + "| 0.2 | new | exactly |\n"}, "0.2       0  MISSING  new; exactly"),
            ({"DebugHost/Headless/README.md": "## More\n"}, "T4.9.2    0  MISSING  two"),
            ({"DebugHost/Headless/README.md": README.replace("T4.9.2", "T4.9.2, C5.3")}, "C5.3: a reason for what no page has"),
            ({"DebugHost/Headless/Facts/More.md": "| T4.9.1 | again | M |\n"}, "T4.9.1: the number is there twice"),
            (tests('"b", .fact("T4.9.7")'), "T4.9.7: no page explains it"),
            (tests('"b", .fact("T4.9.4")'), "T4.9.4: it is struck through"),
            (tests('"b", .fact("U5.1")'), "U5.1: it is no fact"),
            (tests('"b", .flaw("0.1")'), "0.1: it is no flaw"),
            (tests('"b", .item("2.1.1")'), "2.1.1: it is no item"),
            (tests('"T4.9.1 b"'), "T4.9.1 b: a title is a sentence"),
            (tests('"2.1.1 b"'), "2.1.1 b: a title is a sentence"),
            ({"Tests/A/ATests.swift": TESTS + '\nlet spare: Trait = .fact("T4.9.1")\n'}, "1: numbers in traits that belong to no test"),
        ]
        for files, expected in rows:
            with self.subTest(expected=expected):
                code, said = self.run_tool("--check", files=files)
                self.assertEqual(code, 1)
                self.assertIn(expected, said)

    def test_a_reason_among_the_limits(self):
        files = {"Tests/Checklist.md": CHECKLIST + "| 0.2 | new | exactly |\n"}
        self.assertEqual(self.run_tool("--check", files=dict(files, **{"README.md": "## Limits\nchecklist 0.2: not on Linux\n"}))[0], 0)
        self.assertEqual(self.run_tool("--check", files=dict(files, **{"README.md": "## More\nchecklist 0.2\n"}))[0], 1)
        article = {"Sources/ResponderScope/ResponderScope.docc/Limits.md": "# Limits\nchecklist 0.2: not on Linux\n"}
        self.assertEqual(self.run_tool("--check", files=dict(files, **article))[0], 0)

    def test_what_is_shown(self):
        rows = [
            (["C5"], "C5.1      1  Which (T4.9.1); one; other\n      one \"quoted\"  (Tests/A/ATests.swift:4)\n"),
            (["T4.9.3"], "T4.9.3    1  three\n      T4.9.3 a row  (Tests/A/ATests.swift:13)\n"),
            (["T4.9.2"], "T4.9.2    -  a reason stands in DebugHost/Headless/README.md\n"),
            (["T4.9.4"], "T4.9.4    -  struck through: ~~four~~ wrong: T4.9.3\n"),
            (["2.1"], "2.1.1     1  flaw\n      inside  (Tests/A/ATests.swift:17)\n2.1.2"),
        ]
        for arguments, expected in rows:
            with self.subTest(arguments=arguments):
                code, said = self.run_tool(*arguments)
                self.assertEqual(code, 0)
                self.assertTrue(said.startswith(expected), said)
        self.assertEqual(self.run_tool("T9")[0], 64)
        self.assertEqual(self.run_tool("--missing")[1].count("\n"), 2)

    def test_json(self):
        told = json.loads(self.run_tool("--json")[1])
        self.assertEqual({one["number"]: one["state"] for one in told["numbers"]}["T4.9.2"], "reason")
        self.assertEqual(
            told["tests"][0],
            {"file": "Tests/A/ATests.swift", "line": 4, "suite": "Tests", "function": "one", "name": 'one "quoted"', "numbers": ["T4.9.1", "C5.1"]},
        )


class SourceTests(unittest.TestCase):
    def test_tests_of_a_file(self):
        found = [(one.suite, one.function, one.name, one.needs, one.traits) for one in swift_tests.tests_in(TESTS)]
        self.assertEqual(
            found,
            [
                ("Tests", "one", 'one "quoted"', ["hands", "exactTime"], [("fact", "T4.9.1"), ("fact", "C5.1")]),
                ("Tests", "two", "", [], []),
                ("Tests", "rows", "rows", [], [("item", "0.1"), ("fact", "T4.9.1")]),
                ("Inner", "inner", "inside", [], [("flaw", "2.1.1"), ("flaw", "2.1.2"), ("item", "6.1")]),
                ("OldTests", "testOld", "", [], []),
            ],
        )
        self.assertEqual(list(swift_tests.rows_in(TESTS)), [(13, "T4.9.3 a row", ["T4.9.3"])])

    def test_pages_do_not_scan_recorded_output(self):
        for name, left in [("Tests/A/__Snapshots__/a.md", True), ("scripts/oracle/facts.json", True), ("scripts/oracle/README.md", False)]:
            self.assertEqual(bool(references.LEFT_OUT.search(name)), left, name)

    def test_a_part_of_a_page(self):
        self.assertEqual(pages.part("# a\n## b\none\n### c\ntwo\n## d\nthree", pages.re.compile("## b")), "## b\none\n### c\ntwo")


class NumberTests(unittest.TestCase):
    def test_facts(self):
        rows = [
            ("T4.9.3, T4.9.5 words", ["T4.9.3", "T4.9.5"]),
            ("T4.9.29 to T4.9.31", ["T4.9.29", "T4.9.30", "T4.9.31"]),
            ("T4.2.1–T4.2.3 (C5.1)", ["T4.2.1", "T4.2.2", "T4.2.3", "C5.1"]),
            ("T4.9.3 to T5.1", ["T4.9.3", "T5.1"]),
            ("C5.12; (U5.1)", ["C5.12", "U5.1"]),
            ("2.3.16 and none, 1.T4.9, UT4.9.1, T4.9.1.2, T4.9.1a", []),
        ]
        for text, expected in rows:
            with self.subTest(text=text):
                self.assertEqual(numbers.facts(text), expected)

    def test_items(self):
        rows = [
            ("flaw 2.3.9", ["2.3.9"]),
            ("(flaws 2.1.3 to 2.1.5)", ["2.1.3", "2.1.4", "2.1.5"]),
            ("checklist 3.3, flaw 2.1.3", ["3.3", "2.1.3"]),
            ("Part 6.2, 6.4 and part 6.6: frames", ["6.2", "6.4", "6.6"]),
            ("version 5.22.10, 0.25 s; a part 3 of 6.2", []),
        ]
        for text, expected in rows:
            with self.subTest(text=text):
                self.assertEqual(numbers.items(text), expected)

    def test_order(self):
        self.assertEqual(sorted(["T4.10.1", "2.3", "T4.9.12", "C5.10", "T4.9.2", "C5.9"], key=numbers.order), ["2.3", "C5.9", "C5.10", "T4.9.2", "T4.9.12", "T4.10.1"])


class PythonTests(unittest.TestCase):
    def test_the_python_of_xcodes_command_line_tools_reads_it(self):
        for path in HERE.parent.rglob("*.py"):
            ast.parse(path.read_text(), feature_version=(3, 9))


if __name__ == "__main__":
    unittest.main()
