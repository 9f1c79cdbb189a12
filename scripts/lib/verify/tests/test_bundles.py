import json
import unittest

from support import SAMPLES, XCODES

import bundles


def bundle(*cases, kind="Unit test bundle"):
    return json.dumps({"testNodes": [{"nodeType": "Test Plan", "children": [{"nodeType": kind, "name": "Tests", "children": list(cases)}]}]})


def case(result="Passed", *children, **more):
    return dict({"nodeType": "Test Case", "name": "a b c", "nodeIdentifier": "S/f()", "result": result, "children": list(children)}, **more)


class TreeTests(unittest.TestCase):
    def statuses(self, text):
        return [(one.identifier, one.argument, one.status) for one in bundles.read_tests(text).results]

    def test_results(self):
        rows = [("Passed", "passed"), ("Failed", "failed"), ("Skipped", "skipped"), ("Expected Failure", "expected failure"), ("unknown", "unknown"), (None, "unknown")]
        for word, expected in rows:
            with self.subTest(word=word):
                self.assertEqual(self.statuses(bundle(case(word))), [("S/f()", None, expected)])

    def test_arguments_are_results_of_their_own(self):
        arguments = [{"nodeType": "Arguments", "name": one, "result": result} for one, result in (("1", "Passed"), ("2", "Failed"))]
        self.assertEqual(
            self.statuses(bundle(case("Failed", *arguments))),
            [("S/f()", None, "failed"), ("S/f()", "1", "passed"), ("S/f()", "2", "failed")],
        )

    def test_nested_suites_and_configurations(self):
        inner = {"nodeType": "Test Suite", "children": [{"nodeType": "Test Suite", "children": [case()]}]}
        self.assertEqual(self.statuses(bundle({"nodeType": "Test Plan Configuration", "children": [inner]})), [("S/f()", None, "passed")])

    def test_messages_are_read_at_any_depth_each_once(self):
        failure = {"nodeType": "Failure Message", "name": "A.swift:3: no"}
        run = {"nodeType": "Repetition", "result": "Failed", "children": [failure]}
        found = bundles.read_tests(bundle(case("Failed", run, run))).results[0]
        self.assertEqual(found.messages, ["A.swift:3: no"])

    def test_what_a_message_says_and_where_it_stands(self):
        place = {"filePath": "/b/Tests/X/NextTests.swift", "lineNumber": 41}
        rows = [
            ("Skipped", {"nodeType": "Failure Message", "name": "Test 'a b c' skipped: needs hands"}, "needs hands"),
            ("Skipped", {"nodeType": "Failure Message", "name": "Test skipped - needs hands"}, "needs hands"),
            ("Skipped", {"nodeType": "Failure Message", "name": "needs hands"}, "needs hands"),
            ("Skipped", {"nodeType": "Skip Message", "name": "Test 'a b c' skipped: needs hands"}, "needs hands"),
            ("Failed", {"nodeType": "Failure Message", "name": "NextTests.swift:41: no"}, "NextTests.swift:41: no"),
            ("Failed", {"nodeType": "Failure Message", "name": "no", "sourceLocation": place}, "NextTests.swift:41: no"),
            ("Failed", {"nodeType": "Failure Message", "name": "NextTests.swift:41: no", "sourceLocation": place}, "NextTests.swift:41: no"),
            ("Failed", {"nodeType": "Failure Message", "name": "no", "sourceLocation": {}}, "no"),
            ("Expected Failure", {"nodeType": "Expected Failure", "name": "known: late"}, "known: late"),
        ]
        for result, told, expected in rows:
            with self.subTest(told=told):
                reading = bundles.read_tests(bundle(case(result, told)))
                self.assertEqual((reading.results[0].messages, reading.unknown), ([expected], {}))

    def test_a_test_or_an_argument_that_passed_and_failed_is_named(self):
        def runs(*results, same=None):
            return [{"nodeType": "Repetition", "nodeIdentifier": same or str(index), "result": one} for index, one in enumerate(results)]

        def argument(name, *children):
            return {"nodeType": "Arguments", "name": name, "result": "Failed", "children": list(children)}

        rows = [
            (runs("Failed", "Passed"), ["S"]),
            (runs("Passed", "Passed"), []),
            ([argument("a", *runs("Failed", "Failed")), argument("b", *runs("Passed", "Passed"))], []),
            ([argument("a", *runs("Failed", "Passed")), argument("b", *runs("Passed", "Passed"))], ["a"]),
            ([argument("3 bytes", *runs("Failed", "Passed", same="0"))], []),
            ([{"nodeType": "Device", "children": runs("Failed")}, {"nodeType": "Device", "children": runs("Passed")}], []),
        ]
        for children, expected in rows:
            with self.subTest(children=children):
                found = bundles.read_tests(bundle(case("Failed", *children))).results
                self.assertEqual([one.argument or "S" for one in found if one.flaky], expected)
        merged = bundle(case("Failed", argument("3 bytes", *runs("Failed", "Passed", same="0"))))
        self.assertEqual(self.statuses(merged)[1:], [("S/f()", "3 bytes", "failed"), ("S/f()", "3 bytes", "passed")])

    def test_a_runner_that_died_is_no_test(self):
        died = {"nodeType": "Test Case", "name": "DebugHost (36741) encountered an error", "result": "Failed", "children": [{"nodeType": "Failure Message", "name": "It hung."}]}
        reading = bundles.read_tests(bundle({"nodeType": "Test Suite", "name": "System Failures", "children": [died]}, case()))
        self.assertEqual(reading.runner, ["DebugHost encountered an error: It hung."])
        self.assertEqual([one.identifier for one in reading.results], ["S/f()"])

    def test_what_is_not_known_is_counted_and_passed_over(self):
        text = json.loads(bundle(case(colour="red"), {"nodeType": "Planet", "children": [case()]}))
        text["weather"] = 1
        reading = bundles.read_tests(json.dumps(text))
        self.assertEqual(len(reading.results), 2)
        self.assertEqual(reading.unknown, {"key weather": 1, "key colour": 1, "nodeType Planet": 1})

    def test_nothing_ends_the_reader(self):
        for text in ("", "{", "[]", "null", "{}", '{"testNodes": 3}', '{"testNodes": []}', '{"testNodes": [1, null]}', bundle({"nodeType": "Test Suite", "children": "no"})):
            with self.subTest(text=text):
                self.assertIsNotNone(bundles.read_tests(text).problem)
        self.assertEqual(self.statuses('{"testNodes": [{"nodeType": "Test Case", "children": null, "name": null}]}'), [("?", None, "unknown")])

    def test_the_samples(self):
        for path in [one for folder in XCODES for one in sorted(folder.glob("results/*.json"))]:
            with self.subTest(path=path.relative_to(SAMPLES)):
                reading = bundles.read_tests(path.read_text())
                self.assertIsNone(reading.problem)
                self.assertEqual(sum(reading.unknown.values()), 2 if path.name == "contract-phone-26.2.json" else 0)
                self.assertEqual(len(reading.devices), 1)


class SwiftTestTests(unittest.TestCase):
    # Written by `swift test --xunit-output` of Swift 6.3.1.
    TEXT = """<?xml version="1.0" encoding="UTF-8"?>
<testsuites>
  <testsuite name="TestResults" errors="0" tests="2" failures="1" skipped="1" time="0.001487683">
    <testcase classname="XUTests.NumberTests" name="off()" >
      <skipped>because</skipped>
    </testcase>
    <testcase classname="XUTests.NumberTests" name="clamp(_:)" time="0.000722786" >
      <failure message="Expectation failed: (n &#8594; 2) &lt; 2 (error)" />
    </testcase>
    <testcase classname="XUTests.NumberTests" name="limits()" time="0.00083281" />
  </testsuite>
</testsuites>
"""

    def test_results(self):
        found = [(one.identifier, one.status, one.messages) for one in bundles.read_xunit([self.TEXT]).results]
        self.assertEqual(
            found,
            [
                ("NumberTests/off()", "skipped", ["because"]),
                ("NumberTests/clamp(_:)", "failed", ["Expectation failed: (n → 2) < 2 (error)"]),
                ("NumberTests/limits()", "passed", []),
            ],
        )

    def test_nothing_ends_the_reader(self):
        for texts in ([], [""], ["<a"], ["<a/>"]):
            self.assertIsNotNone(bundles.read_xunit(texts).problem)


class LogTests(unittest.TestCase):
    def test_the_first_error_lines(self):
        log = "note: x\n/Users/a/r/Sources/K/A.swift:1:2: error: one\n/Users/a/r/Sources/K/A.swift:1:2: error: one\nxcodebuild: error: two\n** BUILD FAILED **\n"
        self.assertEqual(bundles.error_lines(log), ["Sources/K/A.swift:1:2: error: one", "xcodebuild: error: two"])
        self.assertEqual(bundles.error_lines("** TEST FAILED **\n"), ["** TEST FAILED **"])
        self.assertEqual(bundles.error_lines("all is well: no errors: 0\n"), [])


if __name__ == "__main__":
    unittest.main()
