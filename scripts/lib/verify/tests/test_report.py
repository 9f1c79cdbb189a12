import contextlib
import io
import json
import pathlib
import runpy
import shutil
import sys
import tempfile
import unittest

from support import DIED, SAMPLES, VERIFY, bundle, case

import gather
import page

OLD, NEW = SAMPLES / "xcode-16", SAMPLES / "xcode-27"


def command(*arguments):
    """Runs python3 scripts/lib/verify ARGUMENTS and returns its exit code."""
    kept, sys.argv = sys.argv, ["verify"] + [str(one) for one in arguments]
    with contextlib.redirect_stdout(io.StringIO()) as said, contextlib.redirect_stderr(said):
        try:
            runpy.run_path(str(VERIFY), run_name="__main__")
        except SystemExit as end:
            return end.code
        finally:
            sys.argv = kept
    return 0


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

    def replace(self, name, old, new):
        path = self.folder / name
        path.write_text(path.read_text().replace(old, new))


class OutcomeTests(unittest.TestCase):
    def test_the_exit_code_and_the_bad_steps(self):
        rows = [
            (OLD, ["core-debug", "simulator-phone-18.6", "build-responderkit-macos-debug", "build-responderkit-tvos-debug"], []),
            (OLD, ["prepare-debughost", "build-responderscopeflex-visionos-release"], ["build-responderscopeflex-visionos-release"]),
            (OLD, ["simulator-pad-18.6"], ["simulator-pad-18.6"]),
            (OLD, ["ui-phone-18.6", "ui-pad-18.6"], ["ui-phone-18.6", "ui-pad-18.6"]),
            (NEW, ["prepare-debughost", "contract-phone-27.0"], ["contract-phone-27.0"]),
        ]
        for sample, kept, bad in rows:
            with self.subTest(kept=kept), Changed(sample) as run:
                run.keep_only(*kept)
                self.assertEqual(run.report()["bad"], bad)
                self.assertEqual(command("report", run.folder), 1 if bad else 0)

    def test_a_bundle_that_failed_though_xcodebuild_did_not(self):
        with Changed() as run:
            run.replace("steps.tsv", "failed\t65", "passed\t0")
            self.assertEqual(run.step("ui-phone-18.6")["outcome"], "failed")

    def test_a_runner_that_died_is_a_row_and_so_are_the_tests_that_did_not_run(self):
        with Changed() as run:
            (run.folder / "results/ui-phone-18.6.json").write_text(bundle(DIED, case(nodeIdentifier="DebugHostUITests/testASmallDragKeepsTheKeyboard()")))
            step = run.step("ui-phone-18.6")
            self.assertEqual((step["outcome"], step["counts"]), ("failed", {"passed": 1, "not run": 3}))
            self.assertEqual(step["runner"], ["DebugHost encountered an error: It hung."])

    def test_what_is_missing_or_broken_is_a_row(self):
        for name, problem in [("results/ui-phone-18.6.json", "no result bundle"), ("results/core-debug-swift-testing.xml", "no report")]:
            with self.subTest(name=name), Changed() as run:
                (run.folder / name).unlink()
                found = run.report()
                step = next(one for one in found["steps"] if one["id"] in name.replace("-swift-testing", ""))
                self.assertIn(problem, step["problem"])
                self.assertIn(step["id"], found["bad"])
        for name in ("results/contract-phone-18.6.json", "results/core-debug-swift-testing.xml", "index.json", "steps.tsv", "plan.tsv", "environment.tsv", "notes.txt"):
            with self.subTest(name=name), Changed() as run:
                (run.folder / name).write_text("{ \t nonsense")
                self.assertFalse(run.report()["passed"])

    def test_an_empty_folder_is_no_success(self):
        with tempfile.TemporaryDirectory() as folder:
            self.assertEqual(command("report", folder), 1)
            self.assertIn("no plan.tsv", (pathlib.Path(folder) / "report.md").read_text())
        self.assertEqual(command("report", folder), 66)

    def test_a_platform_that_xcode_lacks_is_no_finding(self):
        with Changed() as run:
            step = run.step("build-responderkit-tvos-debug")
            self.assertEqual((step["outcome"], step["note"]), ("absent", "tvOS 26.2 is not installed in this Xcode"))
            for text in ("A.swift:1:1: error: no\n", "error:iOS 26.2 is not installed. Please download and install the platform."):
                (run.folder / "logs/build-responderkit-tvos-debug.log").write_text(text)
                self.assertEqual(run.step("build-responderkit-tvos-debug")["outcome"], "failed")


class TruthTests(unittest.TestCase):
    def setUp(self):
        self.report = gather.report(OLD)
        self.rows = {one["number"]: one for one in self.report["truths"]["rows"]}

    def test_each_truth_and_the_side_of_each_conflict(self):
        for number, status in [("T4.4.15", "passed"), ("C5.4", "failed"), ("T4.6.20", "skipped"), ("T4.3.7", "failed")]:
            with self.subTest(number=number):
                self.assertEqual({version: said["status"] for version, said in self.rows[number]["systems"].items()}, {"iOS 18.6": status})
        self.assertEqual(self.rows["T4.17.1"]["where"], "not reported")
        self.assertEqual(self.rows["C5.16"]["where"], "on Linux only")
        answers = {one["number"]: [said["answer"] for said in one["systems"].values()] for one in self.report["questions"]["conflicts"]}
        for number, expected in [("C5.2", ["default"]), ("C5.4", ["against the default"]), ("C5.6", []), ("C5.12", ["against the default"])]:
            self.assertEqual(answers[number], expected, number)

    def test_a_name_without_display_name_still_bears_its_number(self):
        with Changed() as run:
            run.replace("results/contract-phone-18.6.json", '"name" : "resigning without being it says false"', '"name" : "resignWithoutBeing()"')
            self.assertEqual(self.report["truths"]["rows"], run.report()["truths"]["rows"])

    def test_a_number_in_an_argument_counts_for_that_argument(self):
        with Changed() as run:
            run.replace("results/contract-phone-18.6.json", "UIModalPresentationStyle(rawValue: 1)", "T9.9.9 a page")
            rows = {one["number"]: one for one in run.report()["truths"]["rows"]}
            self.assertEqual(rows["T9.9.9"]["systems"]["iOS 18.6"]["status"], "passed")


class PageTests(unittest.TestCase):
    def test_both_forms_give_the_same_words_and_whole_tables(self):
        for folder, flaky in [(OLD, ["FirstResponderTests/newRefuses()"]), (NEW, [])]:
            report = gather.report(folder)
            text = page.markdown(report)
            self.assertIn("| a pan above it takes the touch: cancel | skipped | needs hands: an app cannot touch itself |", text)
            for one in report["failures"]:
                self.assertRegex(one["messages"][0], r"^\w+\.swift:\d+: ")
            arguments = [one["status"] for area in report["products"] for one in area["tests"] if one["argument"]]
            self.assertEqual((sorted(arguments), report["flaky"]), (["failed", "passed"], flaky))
            columns = None
            for line in text.splitlines():
                here = len(line.replace("\\|", "").split("|")) if line.startswith("|") else None
                self.assertIn(columns, (None, here) if here else (columns,), line)
                columns = here

    def test_control_characters_have_pictures(self):
        self.assertEqual(page.cell("a\x1b[31m\tb\x01\x9b"), "a␛[31m b␁\ufffd")


if __name__ == "__main__":
    unittest.main()
