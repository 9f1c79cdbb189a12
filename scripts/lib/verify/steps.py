"""Plans what a run does, step by step: a flat list that scripts/verify-on-mac plays from the top.

Each line is a step. Its columns are separated by tabs, and an empty column is "-": id, kind, label, the seconds that the step
may take, then four columns that depend on the kind:

    build      scheme, configuration, destination, project or "-" for the package
    core       configuration
    prepare    scheme
    simulator  udid, device type, runtime, name
    tests      the simulator's step, scheme, xcodebuild's arguments that select tests (between blanks), "hands" if the tests
               need the UI test that serves as hands, or the pose that an iPhone Duo must have, "folded" or "open"
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

    groups, notes = simulators.chosen_runtimes(simulators.runtimes(listing), wanted, quick, sdk)
    if not groups:
        known = "from %d to the SDK's %s" % (simulators.OLDEST, sdk) if sdk else "from %d on" % simulators.OLDEST
        reason = "no iOS runtime %s is installed; `xcodebuild -downloadPlatform iOS` installs one" % known
        rows.append(unplayed("missing", "simulators", "simulators", reason))
        return rows, notes
    for scheme in ("DebugHost", "Hands") if in_app else ("DebugHost",):
        rows.append(["prepare-" + scheme.lower(), "prepare", "the app and its tests, scheme " + scheme, 40 * MINUTE, scheme, "-", "-", "-"])
    for group in groups:
        used = set()
        for size, words, _ in simulators.SIZES:
            ui_here = "ui" in areas and (size == "phone" or not quick)
            if not ui_here and not (in_app and size == "phone"):
                continue
            pair = simulators.choose(listing, size, group)
            if pair:
                used.add(pair[0])
                rows += on_simulator(size, *pair, in_app if size == "phone" else [], ui_here, index)
            elif size not in simulators.OPTIONAL:
                number = group[0].number
                what = "a simulator of %s, iOS %s" % (words, number)
                rows.append(unplayed("missing", "simulator-%s-%s" % (size, number), what, "this runtime has no device of that size"))
        newest = group[0].number
        notes += ["iOS %s: iOS %s stands for it; --ios %s runs it" % (one.number, newest, one.number) for one in group[1:] if one not in used]
    return rows, notes


def on_simulator(size, runtime, found, in_app, ui, index):
    """The steps on one simulator."""
    rows = []
    name = "%s-%s" % (size, runtime.number)
    if in_app and simulators.version(runtime.number) < CONTRACT_OLDEST:
        rows.append(unplayed("absent", "contract-" + name, "contract and device tests, iOS " + runtime.number, "their bundle needs iOS 17.4"))
        in_app = []
    if not in_app and not ui:
        return rows
    label = "%s, iOS %s" % (found["name"], runtime.number)
    simulator = "simulator-" + name
    # iPhone Duo's first boot takes minutes.
    limit = (20 if size == "duo" else 10) * MINUTE
    rows.append([simulator, "simulator", label, limit, found["udid"] or "-", found["type"], found["runtime"], found["name"]])
    if in_app:
        what = "%s tests, %s" % (" and ".join(in_app), label)
        rows.append(["contract-" + name, "tests", what, 60 * MINUTE, simulator, "DebugHost", selection(in_app, index), "hands"])
    for pose in () if not ui else ("folded", "open") if size == "duo" else ("-",):
        identifier, what = ("ui-" + name, label) if pose == "-" else ("ui-%s-%s" % (pose, name), "%s, %s" % (pose, label))
        rows.append([identifier, "tests", "UI tests, " + what, 30 * MINUTE, simulator, "DebugHost", "-only-testing:DebugHostUITests", pose])
    if not found["runs"]:  # What the developer booted stays booted.
        rows.append(["shutdown-" + name, "shutdown", label, 2 * MINUTE, simulator, "-", "-", "-"])
    return rows


def line(row):
    return "\t".join(str(one) for one in row)


def read(text):
    """The rows of a plan, each filled up to eight columns with "-"."""
    return [(one.split("\t") + ["-"] * 8)[:8] for one in text.splitlines() if one.strip()]
