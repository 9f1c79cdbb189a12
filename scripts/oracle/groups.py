"""Says what the oracle checks of this repository: groups of files that are one module, as the manifest or the Xcode project combines them."""
import json, os, re, shutil, subprocess, sys
HERE = os.path.dirname(os.path.realpath(__file__))
ROOT = os.path.dirname(os.path.dirname(HERE))
sys.path.insert(0, ROOT + "/scripts/lib")
import xcode_files
FLEX = {"5.22.10": HERE + "/flex/5.22.10", "master": HERE + "/flex/master"}
# Some group must check every Swift file of these folders.
COVERED = ["Sources", "DebugHost/Screens", "DebugHost/iOS", "Tests/UIKitContractTests", "Tests/ResponderDeviceTests"]
PACKAGE = ["ResponderCore", "ResponderKit", "ResponderJournal", "ResponderScope", "ResponderScopeFLEX", "ResponderScopeLive"]
MAC = ["ResponderCore", "ResponderKit", "ResponderJournal", "ResponderScope"]


class Group:
    """one module, on one platform, in one configuration"""
    def __init__(self, name, module, files, platform="ios", minimum="15.0", swift="6", defines=(), features=(), uses=(), flags=(), package=None, emits=False):
        self.all_files = files
        self.name, self.module, self.files, self.platform, self.minimum, self.swift = name, module, files, platform, minimum, swift
        self.defines, self.features, self.uses, self.flags = list(defines), list(features), list(uses), list(flags)
        self.package, self.emits = package, emits

    def folder(self, into):
        """the folder of the modules of the group's platform and configuration"""
        return f"{into}/{self.platform}-{'debug' if 'DEBUG' in self.defines else 'release'}"

    def command(self, into, *more):
        r = [HERE + "/compile", "--platform", self.platform, f"--min-{self.platform}", self.minimum, "--swift-version", self.swift,
             "--module", self.module, "-I", self.folder(into)]
        for d in self.uses: r += ["-I", d]
        for d in self.defines: r += ["-D", d]
        for f in self.features: r += ["--feature", f]
        if self.package: r += ["--package", self.package]
        r += [f"--flag={f}" for f in self.flags]
        return r + list(more)


def swift_files(folder):
    """the Swift files below the folder, relative to the repository; does not follow linked folders"""
    r = []
    for d, ds, fs in os.walk(os.path.join(ROOT, folder)):
        ds.sort()
        r += [os.path.relpath(os.path.join(d, f), ROOT) for f in sorted(fs) if f.endswith(".swift")]
    return r


def manifest(scratch):
    """the language mode, the upcoming features of each target, and the lowest systems"""
    r = subprocess.run(["swift", "package", "--package-path", ROOT, "--scratch-path", scratch, "dump-package"], stdout=subprocess.PIPE,
                       stderr=subprocess.PIPE, text=True, env={**os.environ, "RESPONDERSCOPE_FOR_IOS": "1"})
    if r.returncode: raise SystemExit("oracle: the manifest cannot be read:\n" + r.stderr)
    m = json.loads(r.stdout)
    modes = m.get("swiftLanguageVersions") or ["6"]
    targets = {t["name"]: [s["kind"]["enableUpcomingFeature"]["_0"] for s in t.get("settings", []) if "enableUpcomingFeature" in s["kind"]]
               for t in m["targets"]}
    return modes[-1], targets, {p["platformName"]: p["version"] for p in m["platforms"]}


def package_groups(scratch, platform="ios", configuration="debug", flex="5.22.10"):
    mode, targets, systems = manifest(scratch)
    debug = configuration == "debug"
    out = []
    for m in MAC if platform == "macos" else PACKAGE:
        out.append(Group(f"{platform} {configuration} {m}", m, swift_files("Sources/" + m), platform, systems[platform], mode,
                         ["DEBUG"] if debug else [], targets[m], [FLEX[flex]] if flex and m == "ResponderScopeFLEX" else [],
                         ["-enable-testing"] if debug else [], emits=True))
    return out


def tool(name):
    """the path of a tool that comes with the Swift toolchain"""
    path = os.path.join(os.path.dirname(os.path.realpath(shutil.which("swift"))), name)
    return path if os.path.exists(path) else shutil.which(name) or sys.exit(f"oracle: no {name}, which comes with the Swift toolchain")


def xcode_groups():
    out, project = [], xcode_files.Project()
    for name in project.targets:
        for c, s in project.settings(name).items():
            unknown = [k for k in s if k.startswith(("SWIFT_UPCOMING_FEATURE", "SWIFT_DEFAULT_ACTOR", "SWIFT_STRICT", "OTHER_SWIFT"))]
            if unknown: raise SystemExit(f"oracle: groups.py does not know the build settings {unknown} of the target {name}")
            # The tests use @testable imports, which a release build of the product does not allow.
            if c == "Release" and s.get("BUNDLE_LOADER"): continue
            debug = "DEBUG" in s.get("SWIFT_ACTIVE_COMPILATION_CONDITIONS", "").split()
            out.append(Group(f"ios {c.lower()} {name} (Xcode)", name, project.files(name), "ios", s["IPHONEOS_DEPLOYMENT_TARGET"], s["SWIFT_VERSION"].split(".")[0],
                             ["DEBUG"] if debug else [], uses=[FLEX["5.22.10"]], package="none"))
    return out


def all_groups(scratch):
    out = []
    for p, c in (("ios", "debug"), ("ios", "release"), ("macos", "debug")): out += package_groups(scratch, p, c)
    for flex in ("master", None):
        g = next(g for g in package_groups(scratch, flex=flex) if g.module == "ResponderScopeFLEX")
        g.name, g.emits = g.name + (" (FLEX master)" if flex else " (the trait FLEX off)"), False
        out.append(g)
    return out + xcode_groups()


# ------------------------------------------------ building
def run(command):
    return subprocess.run(command, cwd=ROOT, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)


def build(group, into):
    """build the module of a group for the groups that import it; returns the errors"""
    r = run(group.command(into, "--emit-module", group.folder(into), *group.files))
    if r.returncode: return [f"the module {group.name} cannot be built:"] + (r.stdout + r.stderr).strip().split("\n")
    return []


def build_all(list_, into, pool):
    """build the modules: those of one platform and configuration in the manifest's order, different ones in parallel"""
    chains = {}
    for g in list_:
        if g.emits: chains.setdefault(g.folder(into), []).append(g)
    return [l for r in pool.map(lambda c: [l for g in c for l in build(g, into)], chains.values()) for l in r]


# ------------------------------------------------ which lines of a file a group compiles
def known_modules(platform):
    r = subprocess.run([sys.executable, "-c", f"import sys; sys.path.insert(0, {HERE!r}); import oracle; oracle.use({platform!r}); print(*oracle.MODULES)"],
                       stdout=subprocess.PIPE, check=True, text=True)
    return set(r.stdout.split()) | {"Testing", "Swift"}


def truth(condition, facts):
    """facts: the names that are true, as "os(iOS)", "canImport(UIKit)", "DEBUG" """
    def one(m):
        name = re.sub(r"\s+", "", m.group(0))
        if name.startswith(("os(", "canImport(", "targetEnvironment(")) or name in ("DEBUG", "HUD", "true", "false"): return str(name in facts or name == "true")
        # The oracle's compiler is newer than every version that a source asks for.
        if name.startswith("compiler("): return "True"
        raise SystemExit(f"oracle: groups.py does not know the condition {name} of an #if")
    text = re.sub(r"\w+\s*\([^()]*\)|\b[A-Za-z_]\w*\b", one, re.sub(r"//.*", "", condition))
    return eval(text.replace("&&", " and ").replace("||", " or ").replace("!", " not "))


def code_lines(text):
    """the text's lines with the comments replaced by nothing; line comments only if they begin the line"""
    text = re.sub(r"/\*.*?\*/", lambda m: re.sub(r"[^\n]", "", m.group(0)), text, flags=re.S)
    return [re.sub(r"^\s*//.*", "", l) for l in text.split("\n")]


def live_lines(lines, facts):
    """the numbers of the lines that are compiled if those facts hold; directives and imports do not count"""
    out, stack = set(), []          # stack: [is this branch taken, was one taken before]
    for n, l in enumerate(lines, 1):
        m = re.match(r"\s*#(if|elseif|else|endif)\b(.*)", l)
        if m:
            k = m.group(1)
            if k == "if": v = truth(m.group(2), facts); stack.append([v, v])
            elif k == "elseif": v = not stack[-1][1] and truth(m.group(2), facts); stack[-1] = [v, stack[-1][1] or v]
            elif k == "else": stack[-1] = [not stack[-1][1], True]
            else: stack.pop()
        elif l.strip() and all(v for v, _ in stack) and not re.match(r"\s*(@\w+ )?((public|package|internal|private|@_exported) )*import ", l): out.add(n)
    return out



def coverage(groups):
    """the lines of code that no group compiles, except those for Linux, tvOS or visionOS"""
    system = {"ios": "os(iOS)", "macos": "os(macOS)"}
    modules = {p: known_modules(p) for p in {g.platform for g in groups}}
    by_file = {}
    for g in groups:
        for f in g.all_files: by_file.setdefault(f, []).append(g)
    findings = []
    for folder in COVERED:
        for f in swift_files(folder):
            if os.path.realpath(os.path.join(ROOT, f)) != os.path.join(os.path.realpath(ROOT), f): continue      # a link to another folder here
            lines = code_lines(open(os.path.join(ROOT, f)).read())
            everything = {n for n, l in enumerate(lines, 1) if l.strip() and not re.match(r"\s*(#(if|else|elseif|endif)\b|(@\w+ )?((public|package|internal|private|@_exported) )*import )", l)}
            left = set(everything)
            can = lambda g: {f"canImport({m})" for m in modules[g.platform] | set(PACKAGE) | ({"FLEX"} if g.uses else set())}
            for g in by_file.get(f, []):
                if f in g.files: left -= live_lines(lines, {system[g.platform], *g.defines} | can(g))
            # Lines that no Apple system compiles, whatever it can import, are for the headless iPhone and Mac. scripts/check platforms checks tvOS and visionOS.
            everywhere = {f"canImport({m})" for m in {*modules["ios"], *PACKAGE, "FLEX"}}
            for more in ({"DEBUG"}, set()):
                for other in ("os(tvOS)", "os(visionOS)"): left -= live_lines(lines, {other} | more | everywhere) - live_lines(lines, {"os(iOS)"} | more | everywhere)
                left -= live_lines(lines, {"os(Linux)", "canImport(HeadlessDriver)"} | more | (everywhere - {f"canImport({m})" for m in ("Darwin", "ObjectiveC", "os", "CoreGraphics", "QuartzCore", "Network", "XCTest")})) \
                    - live_lines(lines, {"os(iOS)"} | more | everywhere) - live_lines(lines, {"os(macOS)"} | more | everywhere)
            if left: findings.append(f"{f}: {'no group checks it' if left == everything else 'no group checks the lines ' + ', '.join(map(str, sorted(left)[:8]))}")
    return findings
