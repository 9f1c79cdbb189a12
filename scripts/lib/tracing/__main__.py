"""Does the work of scripts/trace, whose --help explains the options."""

import json
import pathlib
import sys

ROOT = pathlib.Path(__file__).resolve().parents[3]
# Removes this folder from the path, because its numbers.py would hide the standard library's.
sys.path[:] = [str(ROOT / "scripts/lib")] + [one for one in sys.path if one != str(ROOT / "scripts/lib/tracing")]

from tracing import numbers, pages, references, swift_tests  # noqa: E402


class Trace:
    def __init__(self, root=ROOT):
        self.pages = pages.Pages(root)
        # tests: number -> [(words, file, line)]
        self.tests, self.table, self.wrong = {}, [], []
        for name, path in references.files(root):
            try:
                text = path.read_text()
            except UnicodeDecodeError:
                continue
            self.wrong += [(name,) + one for one in references.wrong(name, text, self.pages)]
            if name.startswith("Tests/") and name.endswith(".swift"):
                self.read_tests(name, text)

    def read_tests(self, name, text):
        for test in swift_tests.tests_in(text):
            if test.traits:
                told = {"file": name, "line": test.line, "suite": test.suite, "function": test.function, "name": test.name or test.function}
                self.table.append(dict(told, numbers=[number for _, number in test.traits]))
            for _, number in test.traits:
                self.tests.setdefault(number, []).append((test.name or test.function, name, test.line))
        for line, words, found in swift_tests.rows_in(text):
            for number in found:
                self.tests.setdefault(number, []).append((words, name, line))

    def state(self, row):
        if row.struck:
            return "struck"
        if row.open:
            return "open"
        return "tested" if row.number in self.tests else "reason" if row.number in self.pages.reasons else "missing"

    def asked(self, wanted):
        """Yields the rows of the wanted numbers and sections, or all rows if none is wanted."""
        for row in self.pages.ordered():
            parts = row.number.split(".")
            if not wanted or {".".join(parts[: count + 1]) for count in range(len(parts))} & set(wanted):
                yield row


def show(trace, rows, mode, each):
    for row in rows:
        state = trace.state(row)
        if state == "missing":
            print("%-8s  0  MISSING  %s" % (row.number, row.words))
        elif mode != "all":
            continue
        elif state == "tested":
            found = trace.tests[row.number]
            print("%-8s %2d  %s" % (row.number, len(found), row.words if each else found[0][0]))
            for words, name, line in found if each else []:
                print("      %s  (%s:%d)" % (words, name, line))
        elif state == "reason":
            print("%-8s  -  %s" % (row.number, "a reason stands in " + trace.pages.reasons[row.number]))
        elif each:
            print("%-8s  -  %s: %s" % (row.number, "struck through" if state == "struck" else "not established", row.words))


def counted(trace, rows, what):
    states = [trace.state(row) for row in rows]
    counts = {one: states.count(one) for one in ("tested", "reason", "missing")}
    return "%d %s: %d tested, %d with a reason, %d missing" % (sum(counts.values()), what, counts["tested"], counts["reason"], counts["missing"])


def as_json(trace):
    rows = [
        {
            "number": row.number, "words": row.words, "page": row.page, "line": row.line, "state": trace.state(row),
            "tests": [{"words": words, "file": name, "line": line} for words, name, line in trace.tests.get(row.number, [])],
        }
        for row in trace.pages.ordered()
    ]  # fmt: skip
    return json.dumps({"numbers": rows, "tests": trace.table}, indent=1, ensure_ascii=False)


def main(arguments, root=ROOT):
    mode = next((one[2:] for one in arguments if one.startswith("--")), "all")
    wanted = [one for one in arguments if not one.startswith("--")]
    trace = Trace(root)
    if mode == "json":
        print(as_json(trace))
        return 0
    rows = list(trace.asked(wanted))
    if wanted and not rows:
        print("trace: no page has %s" % ", ".join(wanted), file=sys.stderr)
        return 64
    show(trace, rows, mode, bool(wanted))
    findings = []
    if mode == "check":
        findings = ["%s:%d: %s: %s" % one for one in trace.wrong]
        findings += ["%s:%d: %s: the number is there twice" % (row.page, row.line, row.number) for row in trace.pages.twice]
        findings += ["%s: a reason for what no page has" % number for number in trace.pages.reasons if number not in trace.pages.rows and number not in trace.pages.sections]
        for one in findings:
            print("FAILED  trace: " + one)
    print(counted(trace, [row for row in rows if row.number[0].isalpha()], "facts"))
    print(counted(trace, [row for row in rows if not row.number[0].isalpha()], "items and flaws"))
    missing = any(trace.state(row) == "missing" for row in rows)
    return 1 if mode == "check" and (missing or findings) else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
