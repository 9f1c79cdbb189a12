"""Plans what a run does, step by step: a flat list that scripts/verify-on-mac plays from the top.

Each line is a step. Its columns are separated by tabs, and an empty column is "-": id, kind, label, the seconds that the step
may take, then four columns that depend on the kind:

    build      scheme, configuration, destination, project or "-" for the package
    core       configuration
    prepare    scheme
    simulator  udid, device type, runtime, name
    tests      the simulator's step, scheme, xcodebuild's arguments that select tests (between blanks), "hands" if the tests
               need the UI test that serves as hands
    shutdown   the simulator's step
    absent     why the step does not run, which is not a failure
    missing    why the step cannot run, which is a failure, because the report would lack evidence
"""

import simulators

AREAS = ("builds", "core", "contract", "device", "ui")
APP = "DebugHost/iOS/DebugHost.xcodeproj"
# The deployment target of the contract tests' bundle, because its Swift 6 code needs what iOS 17.4 introduced.
CONTRACT_OLDEST = (17, 4)

MINUTE = 60
PACKAGE = (
    ("iOS", "generic/platform=iOS", ("ResponderScope-Package",)),
    ("iOS Simulator", "generic/platform=iOS Simulator", ("ResponderScope-Package",)),
    ("Mac Catalyst", "generic/platform=macOS,variant=Mac Catalyst", ("ResponderScope-Package",)),
    # The HUD and the entry in FLEX are for iOS and Mac Catalyst. On other systems their modules are empty and must still build.
    ("macOS", "generic/platform=macOS", ("ResponderKit", "ResponderScopeFLEX")),
    ("tvOS", "generic/platform=tvOS", ("ResponderKit", "ResponderScopeFLEX")),
    ("visionOS", "generic/platform=visionOS", ("ResponderKit", "ResponderScopeFLEX")),
)


def builds(quick):
    rows = []
    for platform, destination, schemes in PACKAGE:
        for scheme in schemes:
            for configuration in ("Debug", "Release"):
                if quick and (platform, configuration) not in (("iOS", "Release"), ("iOS Simulator", "Debug")):
                    continue
                identifier = "-".join(("build", scheme, platform, configuration)).lower().replace(" ", "-")
                label = "%s, %s" % (platform, configuration.lower())
                rows.append([identifier, "build", "%s: %s" % (scheme, label), 20 * MINUTE, scheme, configuration, destination, "-"])
    if not quick:
        label = "the app without FLEX: iOS Simulator, release"
        rows.append(
            ["build-app-release", "build", label, 20 * MINUTE, "DebugHost (Release)", "Release", "generic/platform=iOS Simulator", APP]
        )
    return rows


def core(quick):
    configurations = ("debug",) if quick else ("debug", "release")
    return [["core-" + one, "core", "ResponderCoreTests, macOS, " + one, 30 * MINUTE, one, "-", "-", "-"] for one in configurations]


def unplayed(kind, identifier, label, reason):
    return [kind + "-" + identifier, kind, label, 0, reason, "-", "-", "-"]


def selection(areas, index):
    """xcodebuild's arguments that run the tests of these areas only: contract and device tests are in one bundle."""
    if "contract" in areas and "device" in areas:
        return "-only-testing:DebugHostTests"
    leave = "device" if "contract" in areas else "contract"
    suites = sorted({one["suite"] for one in index if one["area"] == leave and one["device"] and one["suite"]})
    return " ".join(["-only-testing:DebugHostTests"] + ["-skip-testing:DebugHostTests/" + one for one in suites])


def plan(listing, index, areas=AREAS, quick=False, wanted=(), sdk=None):
    """(the steps, notes that say what does not run and why)."""
    rows, notes = [], []
    if "builds" in areas:
        rows += builds(quick)
    if "core" in areas:
        rows += core(quick)
    in_app = [one for one in ("contract", "device") if one in areas]
    if not in_app and "ui" not in areas:
        return rows, notes

    chosen, notes = simulators.chosen_runtimes(simulators.runtimes(listing), wanted, quick, sdk)
    if not chosen:
        rows.append(unplayed("missing", "simulators", "simulators", "no iOS runtime from %d to %d is installed" % (simulators.OLDEST, simulators.NEWEST)))
        return rows, notes
    for scheme in ("DebugHost", "Hands") if in_app else ("DebugHost",):
        rows.append(["prepare-" + scheme.lower(), "prepare", "the app and its tests, scheme " + scheme, 40 * MINUTE, scheme, "-", "-", "-"])
    for runtime in chosen:
        for size, words, _ in simulators.SIZES:
            name = "%s-%s" % (size, runtime.number)
            in_app_here = in_app if size == "phone" else []
            if in_app_here and simulators.version(runtime.number) < CONTRACT_OLDEST:
                rows.append(unplayed("absent", "contract-" + name, "contract and device tests, iOS " + runtime.number, "their bundle needs iOS 17.4"))
                in_app_here = []
            ui_here = "ui" in areas and (size == "phone" or not quick)
            if not in_app_here and not ui_here:
                continue
            found = simulators.choose(listing, size, runtime)
            if not found:
                what = "a simulator of %s, iOS %s" % (words, runtime.number)
                rows.append(unplayed("missing", "simulator-" + name, what, "this runtime has no device of that size"))
                continue
            label = "%s, iOS %s" % (found["name"], runtime.number)
            simulator = "simulator-" + name
            rows.append([simulator, "simulator", label, 10 * MINUTE, found["udid"] or "-", found["type"], found["runtime"], found["name"]])
            if in_app_here:
                what = "%s tests, %s" % (" and ".join(in_app_here), label)
                rows.append(["contract-" + name, "tests", what, 60 * MINUTE, simulator, "DebugHost", selection(areas, index), "hands"])
            if ui_here:
                rows.append(["ui-" + name, "tests", "UI tests, " + label, 30 * MINUTE, simulator, "DebugHost", "-only-testing:DebugHostUITests", "-"])
            if found["runs"]:
                continue  # The developer booted it, so it stays booted.
            rows.append(["shutdown-" + name, "shutdown", label, 2 * MINUTE, simulator, "-", "-", "-"])
    return rows, notes


def line(row):
    return "\t".join(str(one) for one in row)


def read(text):
    """The rows of a plan, each filled up to eight columns with "-"."""
    return [(one.split("\t") + ["-"] * 8)[:8] for one in text.splitlines() if one.strip()]
