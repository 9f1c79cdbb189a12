"""Makes one report of the files that a run left in its folder: dictionaries and lists, as report.json has them.

The folder contains environment.tsv, plan.tsv, notes.txt, index.json, steps.tsv (step, outcome, exit code, seconds, note),
keyboard.tsv (where, setting, before, once set, at the end), logs/STEP.log and results/STEP.json or .xml. If a result is missing, the step's row says so.
"""

import json
import pathlib
import re

import bundles
import questions
import sources
import steps
from tracing.numbers import facts, order

VERSION = 1
GOOD = ("passed", "absent")

# Matches the line of xcodebuild that says that a platform other than iOS is not installed in Xcode. That is not a failure of the
# package. A missing iOS is a failure, because then there is nothing to report.
NOT_INSTALLED = re.compile(r"\b((?!iOS\b)\w+ [\d.]+) is not installed\. (?:Please|To use)")

# The line that the UI tests print where they need the software keyboard (DebugHostUITests).
KEYBOARD = re.compile(r"software keyboard: (came|did not come)")


def read_text(path):
    try:
        return path.read_text(errors="replace")
    except OSError:
        return ""


def pairs(text):
    rows = [line.split("\t") for line in text.splitlines() if line.strip()]
    return {one[0]: one[1:] for one in rows}


class Run:
    """A run's folder."""

    def __init__(self, folder):
        self.folder = pathlib.Path(folder)
        self.plan = steps.read(read_text(self.folder / "plan.tsv"))
        self.outcomes = pairs(read_text(self.folder / "steps.tsv"))
        try:
            self.index = json.loads(read_text(self.folder / "index.json") or "[]")
        except ValueError:
            self.index = []
        self.finder = sources.Finder(self.index)
        self.notes = [line for line in read_text(self.folder / "notes.txt").splitlines() if line]
        self.tests, self.steps, self.unknown = [], [], {}
        for row in self.plan:
            self.steps.append(self.step(row))

    def step(self, row):
        identifier, kind, label = row[0], row[1], row[2]
        step = {"id": identifier, "kind": kind, "label": label, "outcome": "not run", "seconds": 0, "errors": [], "note": ""}
        if kind == "absent":
            step.update(outcome="absent", note=row[4])
            return step
        if kind == "missing":
            step["note"] = row[4]
            return step
        outcome = self.outcomes.get(identifier)
        if outcome:
            outcome = (outcome + ["", "", "", ""])[:4]
            step.update(outcome=outcome[0] or "unknown", note=outcome[3])
            step["seconds"] = int(outcome[2]) if outcome[2].isdigit() else 0
        else:
            step["note"] = "the run ended before it"
        log = read_text(self.folder / "logs" / (identifier + ".log"))
        lacking = NOT_INSTALLED.search(log) if kind == "build" and step["outcome"] == "failed" else None
        if lacking:
            step.update(outcome="absent", note="%s is not installed in this Xcode" % lacking.group(1))
        if kind in ("core", "tests") and step["outcome"] not in ("not run", "absent"):
            self.read_results(row, step)
        seen = KEYBOARD.findall(log) if kind == "tests" else []
        if seen:
            step["keyboard"] = ", ".join("%s %d of %d times" % (one, seen.count(one), len(seen)) for one in dict.fromkeys(seen))
        if step["outcome"] not in GOOD and kind != "shutdown" and "failed" not in step.get("counts", {}):
            step["errors"] = bundles.error_lines(log)
            if step["outcome"] == "timeout" and not step["errors"] and log.strip():
                step["errors"] = ["the log ends: " + log.strip().splitlines()[-1]]
        return step

    def read_results(self, row, step):
        identifier, kind = row[0], row[1]
        folder = self.folder / "results"
        if kind == "core":
            texts = [read_text(one) for one in sorted(folder.glob(identifier + "*.xml"))]
            reading = bundles.read_xunit(texts) if texts else bundles.Reading.failed("swift test wrote no report")
            system, simulator = "macOS", row[2].rpartition(", ")[2]
        else:
            text = read_text(folder / (identifier + ".json"))
            reading = bundles.read_tests(text) if text else bundles.Reading.failed("no result bundle, or xcresulttool could not read it")
            device = reading.devices[0] if reading.devices else {}
            told = next((one for one in self.plan if one[0] == row[4]), None)
            label = told[2] if told else row[2]
            system = "iOS %s" % device["osVersion"] if device.get("osVersion") else label.rpartition(", ")[2]
            simulator = str(device.get("modelName") or label.rpartition(", ")[0])
        step["system"], step["device"] = system, simulator
        for name, count in reading.unknown.items():
            self.unknown[name] = self.unknown.get(name, 0) + count
        if reading.problem:
            step["problem"] = reading.problem
            if step["outcome"] == "passed":
                step["outcome"] = "failed"
        counts = {}
        for one in reading.results:
            if one.argument is None:
                counts[one.status] = counts.get(one.status, 0) + 1
            self.tests.append(self.test(one, step))
        if reading.runner:
            step["runner"] = reading.runner
            step["outcome"] = "failed" if step["outcome"] == "passed" else step["outcome"]
            for result in self.not_run(row, reading):
                counts["not run"] = counts.get("not run", 0) + 1
                self.tests.append(self.test(result, step))
        step["counts"] = counts
        if step["outcome"] == "passed" and set(counts) & {"failed", "unknown"}:
            step["outcome"] = "failed"

    def not_run(self, row, reading):
        """The tests that the step should have run and whose results the bundle of a broken runner lacks."""
        ran = [self.finder.find(one.identifier) for one in reading.results]
        for one in self.index:
            bundle = "DebugHostUITests" if one["area"] == "ui" else "DebugHostTests"
            skipped = "-skip-testing:%s/%s" % (bundle, one["suite"]) in row[6].split()
            if one["device"] and one["area"] != "core" and bundle in row[6] and not skipped and one not in ran:
                identifier = "%s/%s()" % (one["suite"], one["function"])
                yield bundles.Result(bundle, identifier, one["name"], "not run", ["the test runner: " + reading.runner[0]])

    def test(self, result, step):
        known = self.finder.find(result.identifier) or {}
        # If a test has no display name, the bundle has the function's name instead.
        function = sources.function_name(result.identifier.split("/")[-1])
        words = known.get("name", result.name) if sources.function_name(result.name) == function else result.name
        area = known.get("area") or ("ui" if result.bundle.endswith("UITests") else "core" if step["kind"] == "core" else "contract")
        told = facts(result.argument) if result.argument is not None else known.get("numbers", [])
        return {
            "step": step["id"], "system": step["system"], "device": step["device"], "area": area, "id": result.identifier,
            "name": words, "argument": result.argument, "status": result.status, "messages": result.messages,
            "numbers": told, "bears": known.get("numbers", []), "flaky": result.flaky,
        }  # fmt: skip


def systems(tests):
    def key(name):
        word, _, number = name.partition(" ")
        return (word, [int(one) for one in number.split(".") if one.isdigit()])

    return sorted({one["system"] for one in tests}, key=key)


def truths(run):
    """Each number in the traits of a contract test or a device test, with its results on each version of iOS."""
    ran = [one for one in run.tests if one["area"] in ("contract", "device")]
    versions = systems(ran)
    on_device, elsewhere = set(), set()
    for one in run.index:
        if one["area"] in ("contract", "device"):
            (on_device if one["device"] else elsewhere).update(one["numbers"])
    rows = []
    for number in sorted(on_device | elsewhere | {n for one in ran for n in one["numbers"]}, key=order):
        said = {}
        for version in versions:
            mine = [one for one in ran if number in one["numbers"] and one["system"] == version]
            if not mine:
                continue
            said[version] = {
                "status": bundles.gravest({one["status"] for one in mine}),
                "tests": len(mine),
                "skipped": sum(one["status"] == "skipped" for one in mine),
                "reasons": list(dict.fromkeys(text for one in mine if one["status"] != "passed" for text in one["messages"]))[:3],
            }
        where = "reported" if said else "not reported" if number in on_device else "on Linux only"
        rows.append({"number": number, "where": where, "systems": said})
    return {"systems": versions, "rows": rows}


def settled(run, number, rule, versions):
    """The answer of each version to a question, by the results of the tests in the question's rule."""
    said = {}
    for version in versions:
        mine = [
            one
            for one in run.tests
            if one["area"] in ("contract", "device") and one["system"] == version and set(rule["tests"]) & set(one["numbers"])
        ]
        if not mine:
            continue
        failed = [one for one in mine if one["status"] in ("failed", "unknown", "expected failure")]
        passed = [one for one in mine if one["status"] == "passed"]
        shown = (failed or passed or mine)[0]
        answer = "against the default" if failed else "default" if passed else "open"
        said[version] = {"answer": answer, "test": shown["name"], "message": (shown["messages"] or [""])[0]}
    return said


def asked(run, versions):
    """The questions that only a device answers, with what this run contributes to each."""
    known = questions.load()
    settle = known["settle"]
    conflicts = []
    for one in known["conflicts"]:
        rule = settle.get(one["number"], {"tests": [], "how": ""})
        conflicts.append(dict(one, systems=settled(run, one["number"], rule, versions), how=rule["how"]))
    rest = {}
    for kind in ("memory", "open"):
        rest[kind] = []
        for one in known[kind]:
            rule = settle.get(one["number"], {"tests": [one["number"]], "how": ""})
            # A question that is "not established" has a rule without tests, because none could answer it.
            rest[kind].append(dict(one, systems=settled(run, one["number"], rule, versions), how=rule["how"]))
    return dict(conflicts=conflicts, **rest)


def products(run):
    """The tests of every area and their arguments, by area and step, with the tests' counts."""
    rows = {}
    for one in run.tests:
        key = (one["area"], one["step"])
        row = rows.setdefault(key, {"area": one["area"], "step": one["step"], "system": one["system"], "device": one["device"], "counts": {}, "tests": []})
        if one["argument"] is None:
            row["counts"][one["status"]] = row["counts"].get(one["status"], 0) + 1
        row["tests"].append({"id": one["id"], "name": one["name"], "argument": one["argument"], "status": one["status"], "messages": one["messages"]})
    return list(rows.values())


def report(folder):
    run = Run(folder)
    told = truths(run)
    failures = [
        dict(one)
        for one in run.tests
        if one["status"] in ("failed", "unknown") and (one["argument"] is not None or not has_failed_argument(run, one))
    ]
    environment = {key: values[0] if values else "" for key, values in pairs(read_text(run.folder / "environment.tsv")).items()}
    bad = [one for one in run.steps if one["outcome"] not in GOOD and one["kind"] != "shutdown"]
    if not run.plan:
        bad.append({"id": "plan", "kind": "plan", "label": "the run itself", "outcome": "not run", "seconds": 0, "errors": [], "note": "there is no plan.tsv in the folder"})
    return {
        "version": VERSION,
        "passed": not bad and not failures,
        "environment": environment,
        "notes": run.notes,
        "steps": run.steps,
        "bad": [one["id"] for one in bad],
        "failures": failures,
        "flaky": [one["id"] + (", with " + one["argument"] if one["argument"] is not None else "") for one in run.tests if one["flaky"]],
        "keyboard": [(line.split("\t") + [""] * 5)[:5] for line in read_text(run.folder / "keyboard.tsv").splitlines()],
        "truths": told,
        "questions": asked(run, told["systems"]),
        "products": products(run),
        "unknown": run.unknown,
    }


def has_failed_argument(run, test):
    return any(one["argument"] is not None and one["status"] == "failed" and one["id"] == test["id"] and one["step"] == test["step"] for one in run.tests)
