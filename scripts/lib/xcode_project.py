"""Checks an Xcode project given as JSON on standard input: its ids, files, packages and schemes, what its targets compile,
and what its tests import and look for. Argument: the repository."""

import collections
import json
import pathlib
import re
import sys
import xml.etree.ElementTree as xml

import xcode_files

root = pathlib.Path(sys.argv[1])
folder = root / "DebugHost/iOS"
project = json.load(sys.stdin)
objects = project["objects"]
findings = []


def finding(text):
    findings.append(text)
    print("FAILED  xcode: " + text)


def walk(value):
    """Yields every string in a value, except those in build settings."""
    if isinstance(value, dict):
        for key, inner in value.items():
            if key != "buildSettings":
                yield from walk(inner)
    elif isinstance(value, list):
        for inner in value:
            yield from walk(inner)
    else:
        yield str(value)


# Every id that an object names must exist, and an object must name every id that exists.
identifier = re.compile(r"^[0-9A-F]{24}$")
named = {project["rootObject"]}
for key, value in objects.items():
    for text in walk(value):
        if identifier.match(text):
            named.add(text)
            if text not in objects:
                finding("%s names the missing object %s" % (key, text))
for key in objects:
    if key not in named:
        finding("nothing names the object %s (%s)" % (key, objects[key]["isa"]))

# The oldest Xcode that CI uses must read the project. Xcode 27 writes a newer format, and keys that others refuse, if one
# accepts its "recommended settings" or strict validation.
NEWEST_FORMAT = {"16.0": 77, "16.3": 90, "26.3": 100, "27": 110}
version = lambda text: [int(one) for one in text.split(".")]
oldest = min(re.findall(r"xcode: '([\d.]+)'", (root / ".github/workflows/apple.yml").read_text()), key=version)
readable = max(form for since, form in NEWEST_FORMAT.items() if version(since) <= version(oldest))
main = objects[project["rootObject"]]
for words, form in (("objectVersion", project["objectVersion"]), ("preferredProjectObjectVersion", main.get("preferredProjectObjectVersion", 0))):
    if int(form) > readable:
        finding("%s is %s, and Xcode %s, the oldest in apple.yml, reads up to %d" % (words, form, oldest, readable))
if "validationLevel" in list(project) + list(main):
    finding("validationLevel is a key of Xcode 27's strict validation, which older ones refuse")
print("   format %s, which Xcode %s reads; last looked at by Xcode %s" % (project["objectVersion"], oldest, main["attributes"]["LastUpgradeCheck"]))

# Files and folders.
files = 0
for value in objects.values():
    if value["isa"] in ("PBXFileReference", "PBXFileSystemSynchronizedRootGroup", "XCLocalSwiftPackageReference"):
        if value.get("sourceTree") == "BUILT_PRODUCTS_DIR":
            continue
        path = folder / (value.get("path") or value["relativePath"])
        files += 1
        if not path.exists():
            finding("%s does not exist" % path)
        elif value["isa"] == "PBXFileSystemSynchronizedRootGroup" and not list(path.rglob("*.swift")):
            finding("%s contains no Swift file" % path)

# Files that a synchronised folder lends to another target.
for value in objects.values():
    for key in value.get("exceptions", []) if value["isa"] == "PBXFileSystemSynchronizedRootGroup" else []:
        for name in objects[key]["membershipExceptions"]:
            files += 1
            if not (folder / value["path"] / name).is_file():
                finding("%s names %s, which does not exist" % (objects[key]["isa"], name))

# Products of this package.
manifest = (root / "Package.swift").read_text()
products = re.findall(r'\.library\(name: "(\w+)"', manifest)
for value in objects.values():
    if value["isa"] == "XCSwiftPackageProductDependency" and "package" not in value:
        if value["productName"] not in products:
            finding("the package has no product %s" % value["productName"])

# Build settings that name files.
settings = [value["buildSettings"] for value in objects.values() if value["isa"] == "XCBuildConfiguration"]
for values in settings:
    if "INFOPLIST_FILE" in values and not (folder / values["INFOPLIST_FILE"]).exists():
        finding("INFOPLIST_FILE %s does not exist" % values["INFOPLIST_FILE"])

# The tests that run inside the app: the files that the unit-test target compiles must not use what exists only on Linux.
contract = root / "Tests/UIKitContractTests"
excluded = set()
for values in settings:
    excluded |= {text for text in values.get("EXCLUDED_SOURCE_FILE_NAMES", []) if text != "$(inherited)"}
needs = collections.Counter()
types = {}


def look(folder, forbidden, rule):
    """Counts the files that compile in Xcode and those that do not. A file in a linked folder counts only in the real folder."""
    compiled, left_out = 0, 0
    for path in sorted(folder.rglob("*.swift")):
        if path.resolve() != path:
            continue
        name, text = path.relative_to(root), path.read_text()
        if any(xcode_files.is_matched(str(name), one) for one in excluded):
            left_out += 1
            if not re.sub(r"^(//.*\n|\s)*", "", text).startswith("#if canImport(HeadlessDriver)"):
                finding("%s is left out of the project but not wrapped in #if canImport(HeadlessDriver)" % name)
            continue
        compiled += 1
        for match in re.finditer(r"^\s*(?:@\w+ )?import (%s)" % forbidden, text, re.M):
            finding("%s imports %s: %s" % (name, match.group(1), rule))
        for ability in [] if "Hands" in path.parts else re.findall(r"\.needs\(\.(\w+)\)", text):
            needs[ability] += 1
        # In Xcode both folders are one module, so they must not declare the same type.
        outer = r"^ ?(?: )?(?:@\w+(?:\([^)]*\))? )*(?:final )?(?:class|struct|enum|protocol|actor) (\w+)"
        for declared in re.findall(outer, text, re.M):
            other = types.setdefault(declared, name)
            if other.parts[1] != name.parts[1]:
                finding("%s and %s both declare %s, and are one module in Xcode" % (name, other, declared))
    return compiled, left_out


counts = look(contract, r"Headless\w+|_Testing\w*|Responder\w+|DebugHost\w*", "a contract test is written in Apple's API and Device")
print("   contract tests: %d files compile in Xcode too, %d only on Linux (HeadlessOnly and the headless hands)" % counts)
counts = look(root / "Tests/ResponderDeviceTests", r"Headless\w+|_Testing\w*|DebugHost\w*", "a device test is written in Apple's API, the product's and Device")
print("   device tests of the product: %d files, all of which compile in Xcode too" % counts[0])
if (root / "Tests/ResponderDeviceTests/Hands").resolve() != contract / "Support/Hands":
    finding("Tests/ResponderDeviceTests/Hands is not a link to Tests/UIKitContractTests/Support/Hands")
reasons = dict(re.findall(r'case \.(\w+):\s*"([^"]+)"', (contract / "Support/Hands/Ability.swift").read_text()))
for ability in sorted(reasons):
    print("   %-13s declared %3d times, else skipped: %s" % (ability, needs[ability], reasons[ability]))

# The UI tests find elements by identifier or title, and screens by name. The app must have each of these names.
titles, identifiers = set(), set()
for place in ("DebugHost/Screens", "DebugHost/iOS/App", "Sources/ResponderScope"):
    for path in (root / place).rglob("*.swift"):
        for line in path.read_text().splitlines():
            for text in re.findall(r'"((?:[^"\\]|\\[^(]|\\\([^()]*\))+)"', line):
                pattern = re.sub(r"\\\\\\\([^()]*\\\)", r"\\w+", re.escape(text))
                (identifiers if "accessibilityIdentifier" in line else titles).add(pattern)


def has(kind, name):
    """Whether an element of the app may have this name. Only buttons have titles. An interpolation matches any word."""
    known = identifiers | (titles if kind == "buttons" else set())
    return any(re.fullmatch(pattern, name) for pattern in known if pattern != r"\w+")


screens = re.search(r"enum DemoScreen.*?var ", (root / "DebugHost/Screens/DemoScreen.swift").read_text(), re.S).group(0)
names = 0
for path in sorted((folder / "UITests").rglob("*.swift")):
    text = path.read_text()
    for kind, name in re.findall(r'app\.(\w+)\["([^"]+)"\]', text):
        names += 1
        if not has(kind, name):
            finding("%s looks for '%s', which the app does not have" % (path.relative_to(root), name))
    for name in re.findall(r'launch\("([^"]+)"\)', text):
        names += 1
        if not re.search(r"\b%s\b" % name, screens):
            finding("%s opens the screen '%s', which does not exist" % (path.relative_to(root), name))
print("   UI tests: %d names of screens and elements, looked for in the app" % names)

# Schemes.
targets = {key: value["name"] for key, value in objects.items() if value["isa"] == "PBXNativeTarget"}
schemes = sorted((folder / "DebugHost.xcodeproj/xcshareddata/xcschemes").glob("*.xcscheme"))
if not schemes:
    finding("there is no shared scheme")
for scheme in schemes:
    tree = xml.parse(scheme)
    for reference in tree.iter("TestableReference"):
        # Without a value, Xcode runs Swift Testing's tests in parallel, but they share one app, one screen and one keyboard.
        if reference.get("parallelizable") != "NO":
            finding("%s: a test target without parallelizable = NO" % scheme.name)
    for reference in tree.iter("BuildableReference"):
        key, name = reference.get("BlueprintIdentifier"), reference.get("BlueprintName")
        if targets.get(key) != name:
            finding("%s: %s is not the target %s" % (scheme.name, key, name))
    for launch in tree.iter("LaunchAction"):
        path = launch.get("customLLDBInitFile", "").replace("$(SRCROOT)", str(folder))
        if not pathlib.Path(path).is_file():
            finding("%s: no LLDB init file at '%s'" % (scheme.name, path))

# The files that each target compiles, and those that no target compiles.
lists = xcode_files.Project()
if lists.objects != objects:
    finding("xcode_files.py reads another project than plutil")
for target in sorted(lists.targets):
    names = lists.files(target)
    print("   %-16s compiles %3d Swift files, links %s" % (target, len(names), ", ".join(lists.products(target)) or "no package"))
    seen = set()
    for name in names:
        if (root / name).resolve() in seen:
            finding("%s compiles %s twice" % (target, name))
        seen.add((root / name).resolve())
for name in xcode_files.left_out(lists):
    path = (root / name).resolve()
    text = re.sub(r"^(//.*\n|\s)*", "", path.read_text())
    if not text.startswith("#if canImport(HeadlessDriver)") and not any(path in {(root / one).resolve() for one in lists.files(target)} for target in lists.targets):
        finding("no target compiles %s" % name)
# A target must link every module of the package that it imports; ResponderCore comes with ResponderKit,
# ResponderJournal with ResponderScope.
for target in sorted(lists.targets):
    linked = set(lists.products(target))
    for name in lists.files(target):
        for module in set(re.findall(r"^\s*(?:@\w+ )?import (Responder\w+|FLEX)\b", (root / name).read_text(), re.M)):
            if module not in linked and {"ResponderCore": "ResponderKit", "ResponderJournal": "ResponderScope"}.get(module) not in linked:
                finding("%s compiles %s, which imports %s, and does not link it" % (target, name, module))

print("   looked at %d objects, %d paths, %d targets, %d schemes" % (len(objects), files, len(targets), len(schemes)))
sys.exit(1 if findings else 0)
