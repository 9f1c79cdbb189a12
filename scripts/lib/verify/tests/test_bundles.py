import json
import unittest

from support import RUN

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

    def test_the_reason_of_a_skip(self):
        for told in ("Test 'a b c' skipped: needs hands", "Test skipped - needs hands", "needs hands"):
            with self.subTest(told=told):
                found = bundles.read_tests(bundle(case("Skipped", {"nodeType": "Failure Message", "name": told}))).results[0]
                self.assertEqual(found.messages, ["needs hands"])

    def test_a_test_that_passed_and_failed_is_named(self):
        runs = [{"nodeType": "Repetition", "result": one} for one in ("Failed", "Passed")]
        self.assertTrue(bundles.read_tests(bundle(case("Passed", *runs))).results[0].flaky)
        self.assertFalse(bundles.read_tests(bundle(case("Passed", runs[1], runs[1]))).results[0].flaky)

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
        for name, expected in [("contract-phone-18.6", 0), ("contract-phone-26.2", 2), ("ui-small-18.6", 0), ("ui-small-26.2", 0)]:
            with self.subTest(name=name):
                reading = bundles.read_tests((RUN / "results" / (name + ".json")).read_text())
                self.assertIsNone(reading.problem)
                self.assertEqual(sum(reading.unknown.values()), expected)
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
