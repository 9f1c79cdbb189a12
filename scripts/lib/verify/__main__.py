"""Makes the plan and the report of scripts/verify-on-mac: python3 scripts/lib/verify plan|list|report …

    plan FOLDER [--simctl FILE] [--sdk VERSION] [--quick] [--only AREA]… [--ios VERSION]…
        writes plan.tsv, notes.txt and index.json into the folder
    list FOLDER
        prints the folder's plan in a readable form
    report FOLDER [--to FOLDER]
        writes report.md and report.json, and prints one line; exit code 1 if something failed, 66 if there is no folder

Uses the standard library only, of Python 3.9, which comes with Xcode's command-line tools.
"""

import argparse
import json
import pathlib
import sys

sys.path[:0] = [str(pathlib.Path(__file__).resolve().parent), str(pathlib.Path(__file__).resolve().parents[1])]

import gather  # noqa: E402
import page  # noqa: E402
import sources  # noqa: E402
import steps  # noqa: E402


def make_plan(options):
    folder = pathlib.Path(options.folder)
    folder.mkdir(parents=True, exist_ok=True)
    listing = {}
    problem = None
    if options.simctl:
        try:
            listing = json.loads(pathlib.Path(options.simctl).read_text())
        except (OSError, ValueError) as error:
            problem = "simctl's list cannot be read: %s" % error
    index = sources.index()
    rows, notes = steps.plan(
        listing if isinstance(listing, dict) else {}, index, options.only or steps.AREAS, options.quick, options.ios, options.sdk
    )
    if problem:
        notes.append(problem)
    (folder / "plan.tsv").write_text("".join(steps.line(row) + "\n" for row in rows))
    (folder / "notes.txt").write_text("".join(one + "\n" for one in notes))
    (folder / "index.json").write_text(json.dumps(index, indent=1, ensure_ascii=False) + "\n")
    return 0


def show_plan(options):
    folder = pathlib.Path(options.folder)
    for row in steps.read((folder / "plan.tsv").read_text()):
        if row[1] == "shutdown":
            continue
        detail = {"absent": row[4], "missing": row[4], "simulator": "boots" if row[4] != "-" else "is made, boots"}.get(row[1], "")
        if row[1] in ("build", "core", "prepare", "tests"):
            detail = "at most %d min" % (int(row[3]) // 60)
        print("%-10s %-62s %s" % (row[1], row[2], detail))
    for note in (folder / "notes.txt").read_text().splitlines():
        print("%-10s %s" % ("not run", note))
    return 0


def make_report(options):
    if not pathlib.Path(options.folder).is_dir():
        print("verify-on-mac: there is no folder %s" % options.folder, file=sys.stderr)
        return 66
    target = pathlib.Path(options.to or options.folder)
    target.mkdir(parents=True, exist_ok=True)
    report = gather.report(options.folder)
    (target / "report.json").write_text(json.dumps(report, indent=1, ensure_ascii=False) + "\n")
    (target / "report.md").write_text(page.markdown(report))
    print(
        "verify-on-mac: %s; %s, %d did not pass; %s failed; report: %s"
        % (
            "passed" if report["passed"] else "FAILED",
            page.count(len([one for one in report["steps"] if one["kind"] not in ("absent", "shutdown")]), "step"),
            len(report["bad"]),
            page.count(len(report["failures"]), "test"),
            target / "report.md",
        )
    )
    return 0 if report["passed"] else 1


def main(arguments):
    parser = argparse.ArgumentParser(prog="verify", description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    verbs = parser.add_subparsers(dest="verb", required=True)
    plan = verbs.add_parser("plan")
    plan.add_argument("folder")
    plan.add_argument("--simctl")
    plan.add_argument("--sdk")
    plan.add_argument("--quick", action="store_true")
    plan.add_argument("--only", action="append", choices=steps.AREAS)
    plan.add_argument("--ios", action="append", default=[])
    verbs.add_parser("list").add_argument("folder")
    report = verbs.add_parser("report")
    report.add_argument("folder")
    report.add_argument("--to")
    options = parser.parse_args(arguments)
    return {"plan": make_plan, "list": show_plan, "report": make_report}[options.verb](options)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
