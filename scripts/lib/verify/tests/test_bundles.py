import json
import unittest

from support import DIED, SAMPLES, bundle, case

import bundles


def told(name, kind="Failure Message", **more):
    return dict({"nodeType": kind, "name": name}, **more)


def runs(*results, same=None):
    return [{"nodeType": "Repetition", "nodeIdentifier": same or str(index), "result": one} for index, one in enumerate(results)]


def argument(name, result="Failed", *children):
    return {"nodeType": "Arguments", "name": name, "result": result, "children": list(children)}


def device(result):
    return {"nodeType": "Device", "children": runs(result)}


class TreeTests(unittest.TestCase):
    def test_results(self):
        suites = {"nodeType": "Test Suite", "children": [{"nodeType": "Test Suite", "children": [case()]}]}
        rows = [
            (case("Passed"), [(None, "passed")]),
            (case("Failed"), [(None, "failed")]),
            (case("Skipped"), [(None, "skipped")]),
            (case("Expected Failure"), [(None, "expected failure")]),
            (case("unknown"), [(None, "unknown")]),
            (case(None), [(None, "unknown")]),
            ({"nodeType": "Test Plan Configuration", "children": [suites]}, [(None, "passed")]),
            # An argument is a result of its own; two arguments with one description are repetitions with one identifier.
            (case("Failed", argument("1", "Passed"), argument("2")), [(None, "failed"), ("1", "passed"), ("2", "failed")]),
            (case("Failed", argument("3 bytes", "Failed", *runs("Failed", "Passed", same="0"))), [(None, "failed"), ("3 bytes", "failed"), ("3 bytes", "passed")]),
        ]
        for node, expected in rows:
            with self.subTest(node=node):
                self.assertEqual([(one.argument, one.status) for one in bundles.read_tests(bundle(node)).results], expected)

    def test_what_a_message_says_and_where_it_stands(self):
        place = {"filePath": "/b/Tests/X/NextTests.swift", "lineNumber": 41}
        again = {"nodeType": "Repetition", "result": "Failed", "children": [told("A.swift:3: no")]}
        rows = [
            ("Skipped", [told("Test 'a b c' skipped: needs hands")], "needs hands"),
            ("Skipped", [told("Test skipped - needs hands")], "needs hands"),
            ("Skipped", [told("needs hands")], "needs hands"),
            ("Skipped", [told("Test 'a b c' skipped: needs hands", "Skip Message")], "needs hands"),
            ("Failed", [told("NextTests.swift:41: no")], "NextTests.swift:41: no"),
            ("Failed", [told("no", sourceLocation=place)], "NextTests.swift:41: no"),
            ("Failed", [told("NextTests.swift:41: no", sourceLocation=place)], "NextTests.swift:41: no"),
            ("Failed", [told("no", sourceLocation={})], "no"),
            ("Failed", [again, again], "A.swift:3: no"),
            ("Expected Failure", [told("known: late", "Expected Failure")], "known: late"),
        ]
        for result, children, expected in rows:
            with self.subTest(children=children):
                reading = bundles.read_tests(bundle(case(result, *children)))
                self.assertEqual((reading.results[0].messages, reading.unknown), ([expected], {}))

    def test_a_test_or_an_argument_that_passed_and_failed_is_named(self):
        rows = [
            (runs("Failed", "Passed"), ["S"]),
            (runs("Passed", "Passed"), []),
            ([argument("a", "Failed", *runs("Failed", "Failed")), argument("b", "Passed", *runs("Passed", "Passed"))], []),
            ([argument("a", "Failed", *runs("Failed", "Passed")), argument("b", "Passed", *runs("Passed", "Passed"))], ["a"]),
            ([argument("3 bytes", "Failed", *runs("Failed", "Passed", same="0"))], []),
            ([device("Failed"), device("Passed")], []),
        ]
        for children, expected in rows:
            with self.subTest(children=children):
                found = bundles.read_tests(bundle(case("Failed", *children))).results
                self.assertEqual([one.argument or "S" for one in found if one.flaky], expected)

    def test_a_runner_that_died_is_no_test(self):
        reading = bundles.read_tests(bundle(DIED, case()))
        self.assertEqual(reading.runner, ["DebugHost encountered an error: It hung."])
        self.assertEqual(len(reading.results), 1)

    def test_what_is_not_known_is_counted_and_passed_over(self):
        text = json.loads(bundle(case(colour="red"), {"nodeType": "Planet", "children": [case()]}))
        reading = bundles.read_tests(json.dumps(dict(text, weather=1)))
        self.assertEqual(len(reading.results), 2)
        self.assertEqual(reading.unknown, {"key weather": 1, "key colour": 1, "nodeType Planet": 1})

    def test_nothing_ends_the_reader(self):
        for text in ("", "{", "[]", "null", "{}", '{"testNodes": 3}', '{"testNodes": []}', '{"testNodes": [1, null]}', bundle({"nodeType": "Test Suite", "children": "no"})):
            with self.subTest(text=text):
                self.assertIsNotNone(bundles.read_tests(text).problem)
        nameless = bundles.read_tests('{"testNodes": [{"nodeType": "Test Case", "children": null, "name": null}]}')
        self.assertEqual([(one.identifier, one.status) for one in nameless.results], [("?", "unknown")])

    def test_the_samples(self):
        for path in sorted(SAMPLES.glob("xcode-*/results/*.json")):
            with self.subTest(path=path.relative_to(SAMPLES)):
                reading = bundles.read_tests(path.read_text())
                self.assertEqual((reading.problem, reading.unknown, len(reading.devices)), (None, {}, 1))


class TextTests(unittest.TestCase):
    # As `swift test --xunit-output` of Swift 6.3.1 writes it.
    XUNIT = """<?xml version="1.0" encoding="UTF-8"?><testsuites><testsuite name="TestResults">
    <testcase classname="XUTests.NumberTests" name="off()"><skipped>because</skipped></testcase>
    <testcase classname="XUTests.NumberTests" name="clamp(_:)"><failure message="(n &#8594; 2) &lt; 2 (error)" /></testcase>
    <testcase classname="XUTests.NumberTests" name="limits()" time="0.00083281" /></testsuite></testsuites>"""

    def test_what_swift_test_writes(self):
        found = [(one.identifier, one.status, one.messages) for one in bundles.read_xunit([self.XUNIT]).results]
        failed = ("NumberTests/clamp(_:)", "failed", ["(n → 2) < 2 (error)"])
        self.assertEqual(found, [("NumberTests/off()", "skipped", ["because"]), failed, ("NumberTests/limits()", "passed", [])])
        for texts in ([], [""], ["<a"], ["<a/>"]):
            self.assertIsNotNone(bundles.read_xunit(texts).problem)

    def test_the_first_error_lines_of_a_log_without_the_users_folders(self):
        log = "note: x\n/Users/a/r/Sources/K/A.swift:1:2: error: one\n/Users/a/r/Sources/K/A.swift:1:2: error: one\nxcodebuild: error: two\n** BUILD FAILED **\n"
        self.assertEqual(bundles.error_lines(log), ["Sources/K/A.swift:1:2: error: one", "xcodebuild: error: two"])
        self.assertEqual(bundles.error_lines("** TEST FAILED **\n"), ["** TEST FAILED **"])
        self.assertEqual(bundles.error_lines("all is well: no errors: 0\n"), [])


if __name__ == "__main__":
    unittest.main()
