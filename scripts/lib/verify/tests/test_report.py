import contextlib
import io
import json
import pathlib
import runpy
import shutil
import sys
import tempfile
import unittest

from support import SAMPLES, VERIFY, XCODES

import gather
import page

OLD, MIDDLE, NEW = XCODES
RENEW = "scripts/verify-on-mac --report-from scripts/lib/verify/samples/xcode-27 --out scripts/lib/verify/samples"


def command(*arguments):
    """Runs python3 scripts/lib/verify ARGUMENTS. Returns (exit code, output)."""
    kept, sys.argv = sys.argv, ["verify"] + [str(one) for one in arguments]
    with contextlib.redirect_stdout(io.StringIO()) as said, contextlib.redirect_stderr(said):
        try:
            runpy.run_path(str(VERIFY), run_name="__main__")
        except SystemExit as end:
            return end.code, said.getvalue()
        finally:
            sys.argv = kept
    return 0, said.getvalue()


class SampleTests(unittest.TestCase):
    maxDiff = None

    def test_the_report_of_the_samples(self):
        with tempfile.TemporaryDirectory() as folder:
            code, said = command("report", NEW, "--to", folder)
            self.assertEqual(code, 1, said)
            made = (pathlib.Path(folder) / "report.md").read_text()
            self.assertEqual(json.loads((pathlib.Path(folder) / "report.json").read_text())["version"], gather.VERSION)
        self.assertEqual(made, (SAMPLES / "report.md").read_text(), "\nthe snapshot is renewed by: " + RENEW)

    def test_every_line_of_a_table_has_its_columns(self):
        for folder in XCODES:
            columns = None
            for line in page.markdown(gather.report(folder)).splitlines():
                if not line.startswith("|"):
                    columns = None
                    continue
                here = len(line.replace("\\|", "").split("|"))
                self.assertIn(columns, (None, here), line)
                columns = here

    def test_what_each_xcode_says_is_there(self):
        for folder, flaky in zip(XCODES, (["FirstResponderTests/newRefuses()"], [], [])):
            with self.subTest(folder=folder.name):
                report = gather.report(folder)
                text = page.markdown(report)
                self.assertIn("| a pan above it takes the touch: cancel | skipped | needs hands: an app cannot touch itself |", text)
                for one in report["failures"]:
                    self.assertRegex(one["messages"][0], r"^\w+\.swift:\d+: ")
                arguments = {one["argument"]: one["status"] for area in report["products"] for one in area["tests"] if one["argument"]}
                self.assertEqual(sorted(arguments.values()), ["failed", "passed"] if folder != MIDDLE else ["passed", "passed"])
                self.assertEqual(report["flaky"], flaky)

    def test_a_runner_that_died_is_a_row_and_so_are_the_tests_that_did_not_run(self):
        report = gather.report(MIDDLE)
        step = next(one for one in report["steps"] if one["id"] == "ui-phone-26.2")
        self.assertEqual((step["outcome"], step["counts"]), ("failed", {"passed": 1, "not run": 3}))
        self.assertEqual(step["runner"], ["DebugHost encountered an error: The test runner hung before establishing connection."])
        self.assertNotIn("encountered", " ".join(one["name"] for one in report["failures"]))

    def test_control_characters_have_pictures(self):
        self.assertEqual(page.cell("a\x1b[31m\tb\x01\x9b"), "a␛[31m b␁\ufffd")


class Changed:
    """A copy of a sample that a test may change."""

    def __init__(self, sample=OLD):
        self.sample = sample

    def __enter__(self):
        self.place = tempfile.TemporaryDirectory()
        self.folder = pathlib.Path(self.place.name) / "run"
        shutil.copytree(self.sample, self.folder)
        return self

    def __exit__(self, *_):
        self.place.cleanup()

    def report(self):
        found = gather.report(self.folder)
        page.markdown(found)
        return found

    def step(self, identifier):
        return next(one for one in self.report()["steps"] if one["id"] == identifier)

    def keep_only(self, *identifiers):
        for name in ("plan.tsv", "steps.tsv"):
            lines = (self.folder / name).read_text().splitlines()
            (self.folder / name).write_text("".join(one + "\n" for one in lines if one.split("\t")[0] in identifiers))


class OutcomeTests(unittest.TestCase):
    def test_all_well_is_exit_code_0(self):
        with Changed() as run:
            run.keep_only("core-debug", "simulator-phone-18.6", "build-responderkit-macos-debug", "build-responderkit-tvos-debug")
            self.assertTrue(run.report()["passed"])
            self.assertEqual(command("report", run.folder)[0], 0)

    def test_one_failure_anywhere_is_exit_code_1(self):
        rows = [
            (OLD, "build-responderscopeflex-visionos-release"), (OLD, "simulator-pad-18.6"), (OLD, "ui-phone-18.6"), (OLD, "ui-pad-18.6"),
            (MIDDLE, "ui-phone-26.2"), (MIDDLE, "ui-pad-26.2"), (NEW, "contract-phone-27.0"),
        ]  # fmt: skip
        for sample, identifier in rows:
            with self.subTest(identifier=identifier), Changed(sample) as run:
                run.keep_only("prepare-debughost", identifier)
                self.assertEqual(run.report()["bad"], [identifier])
                self.assertEqual(command("report", run.folder)[0], 1)

    def test_a_bundle_that_failed_though_xcodebuild_did_not(self):
        for sample, identifier in [(OLD, "ui-phone-18.6"), (MIDDLE, "ui-phone-26.2")]:
            with self.subTest(identifier=identifier), Changed(sample) as run:
                run.keep_only(identifier)
                text = (run.folder / "steps.tsv").read_text()
                (run.folder / "steps.tsv").write_text(text.replace("failed\t65", "passed\t0"))
                self.assertEqual(run.step(identifier)["outcome"], "failed")

    def test_whatever_is_missing_is_a_row(self):
        for name, problem in [("results/ui-phone-18.6.json", "no result bundle"), ("results/core-debug-swift-testing.xml", "no report")]:
            with self.subTest(name=name), Changed() as run:
                (run.folder / name).unlink()
                found = run.report()
                step = next(one for one in found["steps"] if one["id"] in name.replace("-swift-testing", ""))
                self.assertIn(problem, step["problem"])
                self.assertIn(step["id"], found["bad"])

    def test_broken_files_are_rows_as_well(self):
        for name in ("results/contract-phone-18.6.json", "results/core-debug-swift-testing.xml", "index.json", "steps.tsv", "plan.tsv", "environment.tsv", "notes.txt"):
            with self.subTest(name=name), Changed() as run:
                (run.folder / name).write_text("{ \t nonsense")
                self.assertFalse(run.report()["passed"])

    def test_an_empty_folder_is_no_success(self):
        with tempfile.TemporaryDirectory() as folder:
            self.assertEqual(command("report", folder)[0], 1)
            self.assertIn("no plan.tsv", (pathlib.Path(folder) / "report.md").read_text())
        self.assertEqual(command("report", folder)[0], 66)

    def test_a_platform_that_xcode_lacks_is_no_finding(self):
        with Changed() as run:
            step = run.step("build-responderkit-tvos-debug")
            self.assertEqual((step["outcome"], step["note"]), ("absent", "tvOS 26.2 is not installed in this Xcode"))
            log = run.folder / "logs/build-responderkit-tvos-debug.log"
            for text in ("A.swift:1:1: error: no\n", "error:iOS 26.2 is not installed. Please download and install the platform."):
                log.write_text(text)
                self.assertEqual(run.step("build-responderkit-tvos-debug")["outcome"], "failed")


class TruthTests(unittest.TestCase):
    def setUp(self):
        self.report = gather.report(OLD)
        self.rows = {one["number"]: one for one in self.report["truths"]["rows"]}

    def test_a_truth(self):
        for number, status in [("T4.4.15", "passed"), ("C5.4", "failed"), ("T4.6.20", "skipped"), ("T4.3.7", "failed")]:
            with self.subTest(number=number):
                self.assertEqual({version: said["status"] for version, said in self.rows[number]["systems"].items()}, {"iOS 18.6": status})

    def test_a_truth_that_no_test_reported(self):
        self.assertEqual(self.rows["T4.17.1"]["where"], "not reported")
        self.assertEqual(self.rows["C5.16"]["where"], "on Linux only")

    def test_the_side_of_a_conflict(self):
        answers = {one["number"]: {version: said["answer"] for version, said in one["systems"].items()} for one in self.report["questions"]["conflicts"]}
        against = {"iOS 18.6": "against the default"}
        self.assertEqual(answers, {"C5.2": {"iOS 18.6": "default"}, "C5.4": against, "C5.6": {}, "C5.12": against})

    def test_a_name_without_display_name_still_bears_its_number(self):
        with Changed() as run:
            path = run.folder / "results/contract-phone-18.6.json"
            tree = json.loads(path.read_text())

            def strip(node):
                if node.get("nodeType") == "Test Case":
                    node["name"] = node["nodeIdentifier"].split("/")[-1]
                for child in node.get("children", []):
                    strip(child)

            strip(tree["testNodes"][0])
            path.write_text(json.dumps(tree))
            before, after = self.report["truths"]["rows"], run.report()["truths"]["rows"]
            self.assertEqual(before, after)

    def test_a_number_in_an_argument_counts_for_that_argument(self):
        with Changed() as run:
            path = run.folder / "results/contract-phone-18.6.json"
            text = path.read_text()
            path.write_text(text.replace("UIModalPresentationStyle(rawValue: 1)", "T9.9.9 a page"))
            rows = {one["number"]: one for one in run.report()["truths"]["rows"]}
            self.assertEqual(rows["T9.9.9"]["systems"]["iOS 18.6"]["status"], "passed")


if __name__ == "__main__":
    unittest.main()
