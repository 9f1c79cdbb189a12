import ast
import pathlib
import unittest

from support import LIB, ROOT, VERIFY

import questions
import sources
import xcode_files
from tracing import pages, swift_tests


class IndexTests(unittest.TestCase):
    def test_every_test_of_the_repository_is_found(self):
        index = sources.index()
        for area in dict(sources.AREAS):
            written = 0
            folders = [folder for one, folder in sources.AREAS if one == area]
            for path in (path for folder in folders for path in (ROOT / folder).rglob("*.swift")):
                if path.resolve() == path:
                    text = swift_tests.without_comment_lines(path.read_text())
                    written += text.count("@Test") + (text.count("func test") if area == "ui" else 0)
            self.assertEqual(sum(one["area"] == area for one in index), written, area)
        self.assertEqual([one for one in index if not one["suite"]], [])
        self.assertEqual({one["device"] for one in index if "HeadlessOnly" in one["file"]}, {False})

    def test_what_is_read_of_a_test(self):
        text = 'struct S {\n  @Test("a \\"b\\"", .fact("T7.4.2", "C5.2"), .item("0.1"), .needs(.hands)) func f<T>(of x: T) {}\n}'
        test = next(swift_tests.tests_in(text))
        self.assertEqual((test.suite, test.function, test.name, test.facts, test.needs, test.line), ("S", "f", 'a "b"', ["T7.4.2", "C5.2"], ["hands"], 2))

    def test_a_test_is_found_by_what_a_bundle_calls_it(self):
        finder = sources.Finder([{"suite": "A", "function": "f", "name": "1"}, {"suite": "B", "function": "f", "name": "2"}, {"suite": "", "function": "free", "name": "3"}])
        for identifier, name in [("A/f()", "1"), ("B/f(_:)", "2"), ("Outer/B/f()", "2"), ("free()", "3"), ("C/f()", None), ("gone()", None)]:
            with self.subTest(identifier=identifier):
                self.assertEqual((finder.find(identifier) or {}).get("name"), name)


class QuestionTests(unittest.TestCase):
    PAGE = """| No. | Truth | Ev. |
| T4.1.1 | known | M |
| T4.1.2 | by **memory** | A, K |
| T4.1.3 | … and on | K values, A names |
| T4.1.4 | ~~wrong~~ | K |
| T4.19.3 | it: not established | O |
| C5.1 | Which (T4.1.1) | one | other | why |
"""

    def test_what_is_taken(self):
        made = questions.read(pages.rows_of("Page.md", self.PAGE))
        self.assertEqual([(one["number"], one["truth"]) for one in made["memory"]], [("T4.1.2", "by memory"), ("T4.1.3", "after T4.1.2: and on")])
        self.assertEqual([one["number"] for one in made["open"]], ["T4.19.3"])
        self.assertEqual(made["conflicts"], [{"number": "C5.1", "question": "Which (T4.1.1)", "default": "one", "other": "other"}])

    def test_each_question_says_how_to_find_out(self):
        known = questions.load()
        numbers = [one["number"] for one in known["conflicts"] + known["open"]]
        self.assertEqual(sorted(numbers), sorted(known["settle"]))
        self.assertTrue(all(one["how"] for one in known["settle"].values()))
        # Each number that a rule names is in the traits of a test that a device runs.
        borne = {number for one in sources.index() if one["device"] for number in one["numbers"]}
        for number, rule in known["settle"].items():
            self.assertEqual([one for one in rule["tests"] if one not in borne], [], number)


class ProjectTests(unittest.TestCase):
    def test_a_property_list(self):
        text = '// !$*UTF8*$!\n{ a = 1; /* c */ b = ( "x \\"y\\"", "$(z)/q", ); d = { }; }'
        self.assertEqual(xcode_files.parse(text), {"a": "1", "b": ['x "y"', "$(z)/q"], "d": {}})

    def test_what_the_targets_compile(self):
        project = xcode_files.Project()
        for target in project.targets:
            files = [(ROOT / one).resolve() for one in project.files(target)]
            self.assertEqual(len(files), len(set(files)), target)
        for name in xcode_files.left_out(project):
            if not name.startswith("Tests/ResponderDeviceTests/Hands/"):
                first = [line for line in (ROOT / name).read_text().splitlines() if line and not line.startswith("//")][0]
                self.assertEqual(first, "#if canImport(HeadlessDriver)", name)


class PythonTests(unittest.TestCase):
    def test_the_python_of_xcodes_command_line_tools_reads_it(self):
        for path in list(VERIFY.rglob("*.py")) + list((LIB / "tracing").glob("*.py")) + [LIB / "xcode_files.py"]:
            ast.parse(pathlib.Path(path).read_text(), feature_version=(3, 9))


if __name__ == "__main__":
    unittest.main()
