"""Reads what `xcrun xcresulttool get test-results tests` prints (Xcode 16 to 27) and what `swift test --xunit-output` writes.

The reader skips and counts what it does not know, so that nothing in these files stops the report.
"""

import collections
import json
import re
import xml.etree.ElementTree

CONTAINERS = {"Test Plan", "Test Plan Configuration", "Device", "Unit test bundle", "UI test bundle", "Test Suite"}
# Until Xcode 26 a Failure Message is also the reason of a skip and the text of a known issue.
MESSAGES = {"Failure Message", "Skip Message", "Expected Failure"}
LEAVES = MESSAGES | {"Source Code Reference", "Attachment", "Expression", "Test Value", "Runtime Warning"}
REPETITIONS = {"Repetition", "Test Case Run"}
RUNS = REPETITIONS | {"Device", "Test Plan Configuration"}
# The suite in which Xcode reports a test runner that died or never connected: "DebugHost (36741) encountered an error".
SYSTEM = "System Failures"
KEYS = {
    "children", "details", "duration", "durationInSeconds", "name", "nodeIdentifier", "nodeIdentifierURL", "nodeType",
    "result", "tags", "sourceLocation",
}  # fmt: skip
TOP = {"devices", "testNodes", "testPlanConfigurations"}
STATUS = {"Passed": "passed", "Failed": "failed", "Skipped": "skipped", "Expected Failure": "expected failure"}

# The gravest of several results is the result of all, in this order.
GRAVITY = ("failed", "unknown", "expected failure", "passed", "skipped", "not run")

SKIPPED = re.compile(r"^(?:Test '.*?' skipped: |Test skipped(?: - |: )?)", re.S)
PLACE = re.compile(r"^\S+\.swift:\d+: ")
PROCESS = re.compile(r" \(\d+\)(?= encountered)")


def gravest(statuses):
    return next((one for one in GRAVITY if one in statuses), "unknown")


class Result:
    """The outcome of a test, or of one of its arguments."""

    def __init__(self, bundle, identifier, name, status, messages=(), argument=None, flaky=False):
        self.bundle, self.identifier, self.name, self.status = bundle, identifier, name, status
        self.messages, self.argument, self.flaky = list(messages), argument, flaky


class Reading:
    """The results of a bundle, with its devices, what happened to its runner, and the things that the reader did not know."""

    def __init__(self):
        self.results, self.devices, self.unknown, self.problem, self.runner = [], [], collections.Counter(), None, []

    @classmethod
    def failed(cls, problem):
        reading = cls()
        reading.problem = problem
        return reading


def node_list(value):
    return [one for one in value if isinstance(one, dict)] if isinstance(value, list) else []


def read_tests(text):
    """Reads the JSON text of a bundle into a Reading."""
    try:
        tree = json.loads(text)
    except ValueError as error:
        return Reading.failed("xcresulttool's answer is no JSON: %s" % error)
    if not isinstance(tree, dict) or not isinstance(tree.get("testNodes"), list):
        return Reading.failed("xcresulttool's answer has no testNodes")
    reading = Reading()
    for key in tree:
        if key not in TOP:
            reading.unknown["key " + key] += 1
    reading.devices = node_list(tree.get("devices"))
    for node in node_list(tree["testNodes"]):
        walk(node, "", reading)
    if not reading.results:
        reading.problem = "the bundle has no test"
    return reading


def note_unknown(node, reading):
    for key in node:
        if key not in KEYS:
            reading.unknown["key " + key] += 1
    kind = node.get("nodeType")
    if kind not in CONTAINERS | LEAVES | RUNS | {"Test Case", "Arguments"}:
        reading.unknown["nodeType %s" % kind] += 1


def status(node, reading):
    word = node.get("result")
    if word not in STATUS:
        reading.unknown["result %s" % word] += 1
        return "unknown"
    return STATUS[word]


def walk(node, bundle, reading):
    note_unknown(node, reading)
    kind, name = node.get("nodeType"), str(node.get("name", ""))
    if kind == "Test Case":
        test_case(node, bundle, reading)
        return
    if kind == "Test Suite" and name == SYSTEM:
        for case in node_list(node.get("children")):
            said = PROCESS.sub("", str(case.get("name", "?")))
            reading.runner.append(": ".join([said] + messages(case)))
        return
    if kind in ("Unit test bundle", "UI test bundle"):
        bundle = name
    for child in node_list(node.get("children")):
        walk(child, bundle, reading)


def test_case(node, bundle, reading):
    identifier = str(node.get("nodeIdentifier") or node.get("name") or "?")
    name = str(node.get("name") or identifier)
    below = list(descendants(node, reading))
    places = [node] + [one for one in below if one.get("nodeType") in ("Device", "Test Plan Configuration")]
    flaky = any(repeated(one)[1] for one in places)
    reading.results.append(Result(bundle, identifier, name, status(node, reading), messages(node), flaky=flaky))
    for one in below:
        if one.get("nodeType") == "Arguments":
            merged, flaky = repeated(one)
            for each in merged or [one]:
                argument = str(one.get("name", ""))
                reading.results.append(Result(bundle, identifier, name, status(each, reading), messages(each), argument, flaky))


def repeated(node):
    """(the repetitions that are really arguments, whether a repetition passed and another failed). Xcode 26 puts two arguments
    with the same description into one node, as repetitions with the same identifier; the repetitions of a retry have different
    ones."""
    runs = [one for one in node_list(node.get("children")) if one.get("nodeType") in REPETITIONS]
    own = [one["nodeIdentifier"] for one in runs if one.get("nodeIdentifier")]
    if len(set(own)) < len(own):
        return runs, False
    return [], {"Passed", "Failed"} <= {one.get("result") for one in runs}


def descendants(node, reading):
    for child in node_list(node.get("children")):
        note_unknown(child, reading)
        yield child
        yield from descendants(child, reading)


def messages(node):
    """The messages of the failures and known issues below a node, each with its file and line, or the reason why it was
    skipped, without duplicates."""
    found = []
    for child in node_list(node.get("children")):
        if child.get("nodeType") in MESSAGES:
            text = SKIPPED.sub("", str(child.get("name", ""))).strip()
            found.append(text if PLACE.match(text) else place(child.get("sourceLocation")) + text)
        else:
            found += messages(child)
    return list(dict.fromkeys(one for one in found if one))


def place(location):
    """How Xcode before 27 begins a message, from the location that Xcode 27 has instead."""
    if not isinstance(location, dict) or not location.get("filePath"):
        return ""
    return "%s:%s: " % (str(location["filePath"]).rpartition("/")[2], location.get("lineNumber", "?"))


def read_xunit(texts):
    """Reads the files of `swift test --xunit-output`, one for XCTest and one for Swift Testing, into a Reading."""
    reading = Reading()
    for text in texts:
        try:
            tree = xml.etree.ElementTree.fromstring(text)
        except xml.etree.ElementTree.ParseError as error:
            reading.problem = "swift test's report is no XML: %s" % error
            continue
        for case in tree.iter("testcase"):
            module, _, suite = case.get("classname", "").partition(".")
            function = case.get("name", "?")
            failures = [one.get("message") or (one.text or "") for one in list(case.iter("failure")) + list(case.iter("error"))]
            skips = list(case.iter("skipped"))
            word = "failed" if failures else "skipped" if skips else "passed"
            texts = failures or [one.text or "" for one in skips]
            identifier = "/".join(suite.split(".") + [function]) if suite else function
            reading.results.append(Result(module, identifier, function, word, [one.strip() for one in texts if one.strip()]))
    if not reading.results and not reading.problem:
        reading.problem = "swift test's report has no test"
    return reading


def error_lines(log, limit=3):
    """The first lines of a build's log that name an error, without duplicates and with paths relative to the repository."""
    found = []
    for line in log.splitlines():
        if re.search(r"(^|[\s:])(fatal )?error: |^\*\* .* FAILED \*\*|^Testing failed:", line):
            line = re.sub(r"^.*?((?:Sources|Tests|DebugHost)/\S+\.swift:)", r"\1", line.strip())
            if line not in found:
                found.append(line)
    telling = [one for one in found if "error: " in one] or found
    return telling[:limit]
