"""Writes the report as Markdown: first whether all is well, then what failed, the builds, what the run found out about UIKit, and
the rest."""

import re

OUTCOMES = {"passed": "passed", "failed": "**failed**", "timeout": "**timed out**", "not run": "**not run**", "absent": "not here"}
STATUSES = ("passed", "failed", "expected failure", "skipped", "not run", "unknown")
AREAS = {
    "contract": "Contract tests (UIKit's own behaviour)",
    "device": "Device tests of Kit, Scope and FLEX",
    "core": "ResponderCoreTests and ResponderJournalTests",
    "ui": "UI tests of the app",
}
ANSWERS = {"default": "default", "against the default": "**against the default**", "open": "open"}
ENVIRONMENT = (
    ("date", "Date"), ("commit", "Commit"), ("xcode", "Xcode"), ("sdk", "iOS SDK"), ("swift", "Swift"), ("macos", "macOS"),
    ("machine", "Machine"), ("arguments", "Arguments"),
)  # fmt: skip


def plain(text):
    """The text on one line, with a picture for each control character."""
    text = re.sub(r"[\t\n\v\f\r ]+", " ", str(text)).strip()
    return re.sub(r"[\x00-\x1f\x7f-\x9f]", lambda one: chr(0x2400 + ord(one[0])) if one[0] < " " else "\ufffd", text)


def cell(text, limit=240):
    text = plain(text)
    text = text if len(text) <= limit else text[: limit - 1] + "…"
    return text.replace("|", "\\|").replace("<", "&lt;") or "–"


def code(text, limit=200):
    text = plain(text).replace("`", "'").replace("|", "\\|")
    return "`%s`" % (text if len(text) <= limit else text[: limit - 1] + "…") if text else "–"


def table(head, rows):
    lines = ["| %s |" % " | ".join(head), "|%s" % (" --- |" * len(head))]
    return lines + ["| %s |" % " | ".join(row) for row in rows] + [""]


def folded(title, lines):
    return ["<details><summary>%s</summary>" % title, ""] + lines + ["</details>", ""]


def count(number, thing):
    return "%d %s%s" % (number, thing, "" if number == 1 else "s")


def counted(counts):
    return ", ".join("%d %s" % (counts[one], one) for one in STATUSES if counts.get(one)) or "none"


def minutes(seconds):
    return "%d s" % seconds if seconds < 90 else "%d min" % round(seconds / 60)


def truth_counts(told, version):
    counts = {}
    for row in told["rows"]:
        said = row["systems"].get(version)
        if said:
            counts[said["status"]] = counts.get(said["status"], 0) + 1
    return counts


def headline(report):
    steps = [one for one in report["steps"] if one["kind"] != "shutdown"]
    lines = ["# ResponderScope on Apple's systems: %s" % ("passed" if report["passed"] else "FAILED"), ""]
    facts = [report["environment"].get(one) for one in ("date", "xcode", "macos", "commit")]
    lines += [", ".join(one for one in facts if one) or "Nothing is known about where this ran.", ""]
    outcomes = ("passed", "failed", "timeout", "not run", "absent")
    counts = [(sum(step["outcome"] == one for step in steps), {"timeout": "timed out", "absent": "not here"}.get(one, one)) for one in outcomes]
    lines.append("- Steps: %s." % (", ".join("%d %s" % one for one in counts if one[0]) or "none"))
    told = report["truths"]
    for version in told["systems"]:
        lines.append("- Truths about UIKit on %s: %s." % (version, counted(truth_counts(told, version))))
    if not told["systems"]:
        lines.append("- Truths about UIKit: no test of them reported.")
    answered = [one for one in report["questions"]["conflicts"] if any(said["answer"] != "open" for said in one["systems"].values())]
    against = [one["number"] for one in answered if any(said["answer"] == "against the default" for said in one["systems"].values())]
    text = "- Conflicts between sources: %d of %d answered" % (len(answered), len(report["questions"]["conflicts"]))
    lines.append(text + (", **against the default: %s**." % ", ".join(against) if against else "."))
    return lines + [""]


def what_failed(report):
    if report["passed"]:
        return []
    lines = ["## What failed", ""]
    rows = []
    for step in report["steps"]:
        if step["id"] not in report["bad"]:
            continue
        said = [step["note"], step.get("problem", "") and "no result: " + step["problem"]]
        said += ["the test runner: " + one for one in step.get("runner", [])]
        if step.get("counts", {}).get("not run"):
            said.append("%s did not run" % count(step["counts"]["not run"], "test"))
        if step.get("counts", {}).get("failed"):
            said.append("%s failed, below" % count(step["counts"]["failed"], "test"))
        said = [cell(one) for one in said if one] + [code(one) for one in step["errors"]]
        rows.append([what(step), OUTCOMES.get(step["outcome"], "**%s**" % cell(step["outcome"])), "<br>".join(said) or "see logs/%s.log" % step["id"]])
    if not report["steps"]:
        rows.append(["the run itself", OUTCOMES["not run"], "there is no plan.tsv in the folder"])
    if rows:
        lines += table(["Step", "Outcome", "Why"], rows)
    rows = []
    for one in report["failures"]:
        name = titled(one)
        numbers = one["numbers"] or one["bears"]
        name += " (%s)" % ", ".join(numbers) if numbers else ""
        rows.append([cell(name), cell(one["device"] + ", " + one["system"]), "<br>".join(code(text) for text in one["messages"][:2]) or "no message"])
    if rows:
        lines += table(["Test", "Where", "Message"], rows)
    return lines


def titled(test):
    return test["name"] + (", with %s" % test["argument"] if test["argument"] is not None else "")


def what(step):
    return cell(("the simulator " if step["kind"] == "simulator" else "") + step["label"])


def answer(said):
    if not said:
        return "–"
    return ANSWERS[said["answer"]] + (": " + code(said["message"], 120) if said["message"] and said["answer"] != "default" else "")


def questions(report):
    asked, versions = report["questions"], report["truths"]["systems"]
    lines = ["## Conflicts between sources: which side did this run support?", ""]
    lines += [
        "Product code is right under either side; the stand-in follows the default. A test that failed speaks against the default,",
        "unless it failed for another reason: its message tells.",
        "",
    ]
    rows, unanswered = [], []
    for one in asked["conflicts"]:
        row = [one["number"], cell(one["question"]), cell(one["default"]), cell(one["other"])]
        if any(said["answer"] != "open" for said in one["systems"].values()):
            rows.append(row + [answer(one["systems"].get(version)) for version in versions])
        else:
            unanswered.append(row + [cell(one["how"], 400)])
    if rows:
        lines += table(["No.", "Question", "Default", "Other"] + versions, rows)
    if unanswered:
        lines += ["Open, and how to find out:", ""] + table(["No.", "Question", "Default", "Other", "How"], unanswered)
    lines += ["## Other questions that only a device answers", ""]
    open_rows = [[one["number"], cell(one["truth"]), cell(one["how"], 400)] for one in asked["open"]]
    lines += ["Not established:", ""] + table(["No.", "What", "How to find out"], open_rows)
    told = {"default": "confirmed", "against the default": "**contradicted**", "open": "skipped"}
    rows = []
    for one in asked["memory"]:
        row = [told[one["systems"][version]["answer"]] if version in one["systems"] else "–" for version in versions]
        rows.append([one["number"], cell(one["truth"]), cell(one["evidence"])] + row)
    said = [sum(one["systems"].get(version, {}).get("answer") == "default" for one in asked["memory"]) for version in versions]
    words = ", ".join("%d confirmed on %s" % pair for pair in zip(said, versions)) or "none confirmed"
    lines += folded("Known by memory only (K): %s; %s" % (count(len(rows), "truth"), words), table(["No.", "Truth", "Evidence"] + versions, rows))
    return lines


def truths(report):
    told = report["truths"]
    versions = told["systems"]
    lines = ["## Truths about UIKit", ""]
    counts = [truth_counts(told, version) for version in versions]
    rows = [[one] + [str(each.get(one, 0)) for each in counts] for one in STATUSES if any(each.get(one) for each in counts)]
    if rows:
        lines += table([""] + versions, rows)
    silent = [row["number"] for row in told["rows"] if row["where"] == "not reported"]
    linux = [row["number"] for row in told["rows"] if row["where"] == "on Linux only"]
    if silent:
        lines += ["Not reported by this run, though a test of them runs on a device: %d." % len(silent), ""]
    if linux:
        lines += ["Tested on Linux only, because the test needs what the headless device alone has: %d." % len(linux), ""]
    reasons = {}
    for row in told["rows"]:
        for said in row["systems"].values():
            if said["status"] in ("skipped", "not run", "expected failure"):
                for text in said["reasons"]:
                    reasons.setdefault(text, set()).add(row["number"])
    if reasons:
        lines += table(["Why skipped, not run or expected to fail", "Truths"], [[cell(text), str(len(mine))] for text, mine in sorted(reasons.items(), key=lambda one: (-len(one[1]), one[0]))])

    def said_words(said):
        if not said:
            return "–"
        words = OUTCOMES.get(said["status"], said["status"])
        return words + (", %d of %d skipped" % (said["skipped"], said["tests"]) if said["skipped"] and said["status"] != "skipped" else "")

    telling, every = [], []
    for row in told["rows"]:
        cells = [row["number"]] + [said_words(row["systems"].get(version)) for version in versions]
        statuses = {said["status"] for said in row["systems"].values()}
        if statuses & {"failed", "unknown", "expected failure"} or len(statuses) > 1:
            telling.append(cells)
        if row["where"] == "reported":
            every.append(cells)
    if telling:
        lines += ["Failed, or not the same everywhere:", ""] + table(["No."] + versions, telling)
    if every:
        lines += folded("Every truth that this run reported: %d" % len(every), table(["No."] + versions, every))
    if silent:
        lines += folded("Not reported: %d" % len(silent), [", ".join(silent), ""])
    return lines


def builds(report):
    """A table with a row for each scheme and platform and a column each for debug and release."""
    rows = {}
    for one in report["steps"]:
        if one["kind"] not in ("build", "prepare"):
            continue
        name, comma, configuration = one["label"].rpartition(", ")
        if configuration not in ("debug", "release"):
            name, configuration = one["label"], "debug"
        words = OUTCOMES.get(one["outcome"], one["outcome"]) + (" (%s)" % minutes(one["seconds"]) if one["outcome"] == "passed" else "")
        rows.setdefault(name, {})[configuration] = words
        if one["outcome"] == "absent":
            rows[name]["note"] = cell(one["note"])
    if not rows:
        return []
    cells = [[cell(name), each.get("debug", "–"), each.get("release", "–"), each.get("note", "")] for name, each in rows.items()]
    return ["## Builds", ""] + table(["What", "Debug", "Release", ""], cells)


def products(report):
    if not report["products"]:
        return []
    lines = ["## Tests", ""]
    rows = []
    for area, words in AREAS.items():
        for one in report["products"]:
            if one["area"] == area:
                rows.append([words, cell(one["device"]), one["system"], counted(one["counts"])])
    lines += table(["Tests", "Where", "System", "Result"], rows)
    if report["flaky"]:
        lines += ["Passed and failed in one run: " + ", ".join(code(one) for one in report["flaky"]) + ".", ""]
    for one in report["products"]:
        # Of the contract tests, which are many, only what says more than that a test passed.
        telling = [test for test in one["tests"] if one["area"] != "contract" or test["status"] != "passed" or test["argument"] is not None]
        each = [[cell(titled(test)), OUTCOMES.get(test["status"], test["status"]), cell((test["messages"] or [""])[0])] for test in telling]
        if each:
            title = "%s, %s, %s: %s" % (AREAS[one["area"]], cell(one["device"]), one["system"], count(len(each), "row"))
            lines += folded(title, table(["Test", "Result", "Message"], each))
    return lines


def circumstances(report):
    lines = ["## Where and how", ""]
    rows = [[words, cell(report["environment"][key])] for key, words in ENVIRONMENT if report["environment"].get(key)]
    if rows:
        lines += table(["", ""], rows)
    rows = []
    for one in report["steps"]:
        if one["kind"] in ("simulator", "absent", "missing", "tests", "core"):
            rows.append([what(one), OUTCOMES.get(one["outcome"], one["outcome"]), minutes(one["seconds"]) if one["seconds"] else "–", cell(one["note"])])
    if rows:
        lines += table(["Step", "Outcome", "Time", "Note"], rows)
    if report["keyboard"]:
        lines += ["What decides whether the software keyboard shows, as the run found, set and left it:", ""]
        lines += table(["Where", "Setting", "Before", "Set to off", "At the end"], [[cell(text) for text in row] for row in report["keyboard"]])
    rows = [[what(one), cell(one["keyboard"])] for one in report["steps"] if one.get("keyboard")]
    if rows:
        lines += table(["Step", "The software keyboard, when a test tapped a field"], rows)
    if report["notes"]:
        lines += ["Not run:", ""] + ["- " + cell(one) for one in report["notes"]] + [""]
    if report["unknown"]:
        unknown = ", ".join("%s (%d)" % (code(name), times) for name, times in sorted(report["unknown"].items()))
        lines += ["The reader of result bundles passed over what it does not know: %s." % unknown, ""]
    return lines


def markdown(report):
    parts = (headline, what_failed, builds, truths, questions, products, circumstances)
    return "\n".join(line for part in parts for line in part(report)).rstrip() + "\n"
