"""Chooses simulators from what `xcrun simctl list -j devices runtimes` prints."""

import re

# The package's deployment target. There is no newest version: what is installed and fits Xcode's SDK runs.
OLDEST = 15

# The sizes, each with the device types that have it, the preferred one first. The contract tests use coordinates of a screen of
# 390 × 844 points and run on "phone" alone. A runtime may lack the last two: iPhone Duo is in the runtime of iOS 27.1, which
# again has no other device (measured with the beta of Xcode 27.1).
SIZES = (
    ("phone", "390 × 844 points", ("iPhone-17e", "iPhone-16e", "iPhone-14", "iPhone-13", "iPhone-13-Pro", "iPhone-12", "iPhone-12-Pro")),
    ("small", "375 × 667 points", ("iPhone-SE-3rd-generation", "iPhone-SE--2nd-generation-", "iPhone-8", "iPhone-7", "iPhone-6s")),
    (
        "pad",
        "iPad, 11 inches or nearly",
        ("iPad-Pro-11-inch*", "iPad-Air-11-inch*", "iPad-A16", "iPad-10th-generation", "iPad-Air-5th-generation", "iPad-Air--4th-generation-", "iPad*"),
    ),
    ("wide", "402 × 874 points or more", ("iPhone-18-Pro", "iPhone-17", "iPhone-17-Pro", "iPhone-Air", "iPhone-16-Pro")),
    ("duo", "iPhone Duo", ("iPhone-Duo",)),
)
OPTIONAL = ("wide", "duo")
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
    """(groups of runtimes in the order in which they run, the reasons why others do not run). A group is a major version, its
    newest runtime first: first the oldest version, then the newest, then the others from new to old. If there are `wanted`
    versions ("18" or "18.5"), a group is what fits one of them. `sdk` is Xcode's own version of iOS."""
    notes = []
    newest_first = all_runtimes[::-1]
    if wanted:
        picked = []
        for text in wanted:
            fitting = [one for one in newest_first if version(one.number)[: len(version(text))] == version(text)]
            if not fitting:
                notes.append("iOS %s: no such runtime is installed" % text)
            elif fitting not in picked:
                picked.append(fitting)
        return picked, notes
    by_major = {}
    for one in newest_first:
        if one.major < OLDEST:
            notes.append("iOS %s: older than the package" % one.number)
        elif version(sdk) and one.major > version(sdk)[0]:
            notes.append("iOS %s: newer than this Xcode's SDK (iOS %s); --ios %s runs it" % (one.number, sdk, one.number))
        else:
            by_major.setdefault(one.major, []).append(one)
    picked = list(by_major.values())
    if quick:
        return picked[:1], notes + ["iOS %s: left out by --quick" % group[0].number for group in picked[1:]]
    return (picked[-1:] + picked[:-1] if len(picked) > 1 else picked), notes


def choose(listing, size, group):
    """(the newest runtime of a group that has a device of a size, its simulator: {udid, type, runtime, name, runs}), or None. If
    udid is None, the simulator must be made first; runs says that it is already booted, and of two such a one is taken."""
    found = ((one, choose_on(listing, size, one)) for one in group)
    return next((pair for pair in found if pair[1]), None)


def choose_on(listing, size, runtime):
    patterns = next(patterns for name, _, patterns in SIZES if name == size)
    devices = [
        one
        for one in (listing.get("devices") or {}).get(runtime.identifier) or []
        if one.get("isAvailable", True) and one.get("udid")
    ]
    devices.sort(key=lambda one: one.get("state") != "Booted")
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
