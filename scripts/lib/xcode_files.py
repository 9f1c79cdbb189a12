"""Reads from the Xcode project which Swift files each target of DebugHost/iOS compiles, and with which settings.

A target compiles the folders that are synchronised with it, less its exceptions, plus the files that another target's
folder lends to it, less those that EXCLUDED_SOURCE_FILE_NAMES leaves out. Uses the standard library only; needs no
Xcode and no plutil.
"""

import fnmatch
import os
import pathlib
import re

ROOT = pathlib.Path(__file__).resolve().parents[2]
FOLDER = ROOT / "DebugHost/iOS"
PROJECT = FOLDER / "DebugHost.xcodeproj/project.pbxproj"

TOKEN = re.compile(r'\s+|//[^\n]*|/\*.*?\*/|([{}();,=])|"((?:[^"\\]|\\.)*)"|([\w./$:+-]+)', re.S)


def parse(text):
    """Parses a property list in the old style into dictionaries, lists and strings."""
    tokens = []
    at = 0
    while at < len(text):
        match = TOKEN.match(text, at)
        if not match:
            raise ValueError("project.pbxproj: cannot read %r" % text[at : at + 30])
        at = match.end()
        mark, quoted, plain = match.groups()
        if mark:
            tokens.append((mark, None))
        elif quoted is not None:
            tokens.append((None, re.sub(r"\\(.)", lambda one: {"n": "\n", "t": "\t"}.get(one[1], one[1]), quoted)))
        elif plain is not None:
            tokens.append((None, plain))
    tokens.reverse()

    def value():
        mark, text = tokens.pop()
        if mark is None:
            return text
        if mark == "{":
            result = {}
            while tokens[-1][0] != "}":
                key = value()
                tokens.pop()  # =
                result[key] = value()
                tokens.pop()  # ;
            tokens.pop()
            return result
        result = []
        while tokens[-1][0] != ")":
            result.append(value())
            if tokens[-1][0] == ",":
                tokens.pop()
        tokens.pop()
        return result

    return value()


class Project:
    def __init__(self, path=PROJECT, root=ROOT):
        self.root = root
        self.folder = path.parents[1]
        project = parse(path.read_text())
        self.objects = project["objects"]
        self.root_object = self.objects[project["rootObject"]]
        self.targets = {
            value["name"]: (key, value)
            for key, value in self.objects.items()
            if value["isa"] == "PBXNativeTarget"
        }

    def of_kind(self, kind):
        return {key: value for key, value in self.objects.items() if value["isa"] == kind}

    def settings(self, target):
        """The build settings of each configuration, the whole project's among them."""
        lists = (self.root_object["buildConfigurationList"], self.targets[target][1]["buildConfigurationList"])
        found = {}
        for key in (key for one in lists for key in self.objects[one]["buildConfigurations"]):
            found.setdefault(self.objects[key]["name"], {}).update(self.objects[key]["buildSettings"])
        return found

    def excluded(self, target):
        """The patterns that every configuration of the target leaves out."""
        found = [each.get("EXCLUDED_SOURCE_FILE_NAMES", []) for each in self.settings(target).values()]
        return set.intersection(*(set(one.split() if isinstance(one, str) else one) for one in found)) - {"$(inherited)"}

    def files(self, target):
        """The Swift files that the target compiles, relative to the repository; a linked folder under its own name."""
        key, value = self.targets[target]
        own = value.get("fileSystemSynchronizedGroups", [])
        result = set()
        for group_key, group in self.of_kind("PBXFileSystemSynchronizedRootGroup").items():
            place = self.folder / group["path"]
            exceptions = set()
            for exception in group.get("exceptions", []):
                if self.objects[exception].get("target") == key:
                    exceptions |= set(self.objects[exception].get("membershipExceptions", []))
            if group_key in own:
                names = {one for one in swift_files(place) if one not in exceptions}
            else:
                names = {one for one in exceptions if one.endswith(".swift")}
            result |= {os.path.relpath(place / one, self.root) for one in names}
        patterns = self.excluded(target)
        return sorted(one for one in result if not any(is_matched(one, pattern) for pattern in patterns))

    def products(self, target):
        """The package products that the target links or depends on."""
        value = self.targets[target][1]
        keys = list(value.get("packageProductDependencies", []))
        keys += [self.objects[one]["productRef"] for one in value["dependencies"] if "productRef" in self.objects[one]]
        return sorted(self.objects[one]["productName"] for one in keys)


def is_matched(path, pattern):
    """Whether a pattern of EXCLUDED_SOURCE_FILE_NAMES matches the file. Xcode compares each of the last components of its path with
    one component of the pattern, so `*` does not match across a slash (swift-build, Path.matchesFilenamePattern)."""
    parts = pattern.split("/")
    last = path.split("/")[-len(parts):]
    return len(last) == len(parts) and all(fnmatch.fnmatchcase(name, part) for name, part in zip(last, parts))


def swift_files(folder):
    """The Swift files below a folder, relative to it. Includes linked folders, as Xcode does."""
    for place, _, names in os.walk(folder, followlinks=True):
        for name in names:
            if name.endswith(".swift"):
                yield os.path.relpath(os.path.join(place, name), folder)


def left_out(project):
    """Swift files below the project's folders that no target compiles."""
    compiled = set()
    for target in project.targets:
        compiled |= set(project.files(target))
    known = set()
    for group in project.of_kind("PBXFileSystemSynchronizedRootGroup").values():
        place = project.folder / group["path"]
        known |= {os.path.relpath(place / one, project.root) for one in swift_files(place)}
    return sorted(known - compiled)
