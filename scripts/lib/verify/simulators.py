"""Chooses simulators from what `xcrun simctl list -j devices runtimes` prints."""

import re

# The package's deployment target, and the newest version of iOS that it knows. A newer one runs only if --ios names it.
OLDEST, NEWEST = 15, 26

# Three sizes, each with the device types that have it, the preferred one first. The contract tests use coordinates of a
# screen of 390 × 844 points, so the iPhone 16, with 393 × 852, is not in the list.
SIZES = (
    ("phone", "390 × 844 points", ("iPhone-17e", "iPhone-16e", "iPhone-14", "iPhone-13", "iPhone-13-Pro", "iPhone-12", "iPhone-12-Pro")),
    ("small", "375 × 667 points", ("iPhone-SE-3rd-generation", "iPhone-SE--2nd-generation-", "iPhone-8", "iPhone-7", "iPhone-6s")),
    (
        "pad",
        "iPad, 11 inches or nearly",
        ("iPad-Pro-11-inch*", "iPad-Air-11-inch*", "iPad-A16", "iPad-10th-generation", "iPad-Air--5th-generation-", "iPad-Air--4th-generation-", "iPad*"),
    ),
)
SIZE_NAMES = {name: words for name, words, _ in SIZES}
TYPE_PREFIX = "com.apple.CoreSimulator.SimDeviceType."
RUNTIME_PREFIX = "com.apple.CoreSimulator.SimRuntime.iOS-"


def version(text):
    return tuple(int(one) for one in re.findall(r"\d+", str(text))[:3])


class Runtime:
    def __init__(self, identifier, number, types):
        self.identifier, self.number, self.types = identifier, number, types

    @property
    def major(self):
        return version(self.number)[0]


def runtimes(listing):
    """The available iOS runtimes, the oldest first. Skips entries that have another form."""
    found = []
    for one in listing.get("runtimes") or []:
        identifier = str(one.get("identifier", ""))
        number = str(one.get("version", "")) or identifier[len(RUNTIME_PREFIX) :].replace("-", ".")
        if not identifier.startswith(RUNTIME_PREFIX) or not one.get("isAvailable", True) or not version(number):
            continue
        types = {str(kind.get("identifier", "")): str(kind.get("name", "")) for kind in one.get("supportedDeviceTypes") or []}
        found.append(Runtime(identifier, number, types))
    return sorted(found, key=lambda one: version(one.number))


def matches(type_identifier, pattern):
    name = type_identifier[len(TYPE_PREFIX) :]
    return name.startswith(pattern[:-1]) if pattern.endswith("*") else name == pattern


def chosen_runtimes(all_runtimes, wanted=(), quick=False, sdk=None):
    """(the runtimes in the order in which they run, the reasons why others do not run). Takes the newest runtime of each major
    version: first the oldest version, then the newest, then the others from new to old. If there are `wanted` versions ("18" or
    "18.5"), takes only the newest runtime of each. `sdk` is Xcode's own version of iOS."""
    notes = []
    if wanted:
        picked = []
        for text in wanted:
            fitting = [one for one in all_runtimes if version(one.number)[: len(version(text))] == version(text)]
            if fitting:
                picked.append(fitting[-1])
            else:
                notes.append("iOS %s: no such runtime is installed" % text)
        return list(dict.fromkeys(picked)), notes
    newest = NEWEST
    if sdk and version(sdk):
        newest = min(newest, version(sdk)[0])
    by_major = {}
    for one in all_runtimes:
        if one.major < OLDEST:
            notes.append("iOS %s: older than the package" % one.number)
        elif one.major > newest:
            reason = "newer than this Xcode's SDK (iOS %s)" % sdk if one.major <= NEWEST else "newer than the versions the package knows"
            notes.append("iOS %s: %s; --ios %s runs it" % (one.number, reason, one.number))
        else:
            if one.major in by_major:
                notes.append("iOS %s: iOS %s stands for it; --ios %s runs it" % (by_major[one.major].number, one.number, by_major[one.major].number))
            by_major[one.major] = one
    picked = [by_major[major] for major in sorted(by_major)]
    if quick:
        notes += ["iOS %s: left out by --quick" % one.number for one in picked[:-1]]
        return picked[-1:], notes
    if len(picked) > 2:
        picked = [picked[0], picked[-1]] + picked[-2:0:-1]
    return picked, notes


def choose(listing, size, runtime):
    """Chooses the simulator of a size on a runtime: {udid, type, runtime, name, runs}. If udid is None, it must be made first;
    runs says that it is already booted. Returns None if the runtime has no device of that size."""
    patterns = next(patterns for name, _, patterns in SIZES if name == size)
    devices = [
        one
        for one in (listing.get("devices") or {}).get(runtime.identifier) or []
        if one.get("isAvailable", True) and one.get("udid")
    ]
    for pattern in patterns:
        for one in devices:
            if matches(str(one.get("deviceTypeIdentifier", "")), pattern):
                return {
                    "udid": one["udid"],
                    "type": one["deviceTypeIdentifier"],
                    "runtime": runtime.identifier,
                    "name": str(one.get("name", pattern)),
                    "runs": one.get("state") == "Booted",
                }
    for pattern in patterns:
        for identifier, name in runtime.types.items():
            if matches(identifier, pattern):
                return {"udid": None, "type": identifier, "runtime": runtime.identifier, "name": name or pattern, "runs": False}
    return None
