"""Knows which of the facts about UIKit hold on tvOS, Mac Catalyst and visionOS.

facts-tvos.txt and facts-maccatalyst.txt say it, and facts-visionos.txt, made by hand. The oracle assumes that everything else exists there
since the version of iOS that introduced it. visionOS counts from 1, so the oracle derives its versions from those of iOS."""
import json, os, re

HERE = os.path.dirname(os.path.realpath(__file__))
FILES = [os.path.join(HERE, f) for f in ("platforms.py", "facts-tvos.txt", "facts-maccatalyst.txt", "facts-visionos.txt")]
MINIMUM = {"ios": "15.0", "macos": "12.0", "tvos": "15.0", "visionos": "1.0", "maccatalyst": "15.0"}
OF_UIKIT = ("tvos", "visionos", "maccatalyst")
SWIFT_NAME = {"tvos": "tvOS", "visionos": "visionOS", "maccatalyst": "macCatalyst"}
# prune() of oracle.py compiles these systems' headers for iOS, so that it drops no declaration only because the system lacks a type.
PRUNE = {p: "arm64-apple-ios13.0" for p in OF_UIKIT}


def settings():
    """SDKSettings.json for visionOS, from which the compiler learns which version of visionOS an iOS version in a source means"""
    return json.dumps({"CanonicalName": "xros1.0", "Version": "1.0", "MaximumDeploymentTarget": "1.0.99",
                       "VersionMap": {"iOS_xrOS": {v: vision(v) for v in ("17.0", "17.1", "17.2", "17.4", "17.5", "18.0", "26.0")},
                                      "xrOS_iOS": {"1.0": "17.0", "1.1": "17.4", "1.2": "17.5", "2.0": "18.0", "26.0": "26.0"}}})


def triple(platform, version=None):
    v = version or MINIMUM[platform]
    return {"macos": "arm64-apple-macosx", "visionos": "arm64-apple-xros", "tvos": "arm64-apple-tvos"}.get(platform, "arm64-apple-ios") + v + \
        ("-macabi" if platform == "maccatalyst" else "")


def vision(version):
    """the version of visionOS that came with a version of iOS"""
    major, minor = (int(x) for x in (version + ".0").split(".")[:2])
    if major < 17: return "1.0"
    if major == 17: return "1.0" if minor == 0 else "1.1" if minor < 5 else "1.2"
    return f"{major - 16 if major < 26 else major}.{minor}"


def read(platform):
    """the platform's text file: for each kind, {name: mark}, and for members and cases {type: {name: mark}}"""
    out = {"types": {}, "members": {}, "enums": {}, "cases": {}}
    for line in open(f"{HERE}/facts-{platform}.txt"):
        kind, *words = line.split("#")[0].split() or ["none"]
        if kind in ("member", "case"): into, words = out[kind + "s"].setdefault(words[0], {}), words[1:]
        elif kind in ("type", "enum"): into = out[kind + "s"]
        elif kind != "none": raise SystemExit(f"facts-{platform}.txt: {line.strip()}")
        for name, _, since in (w.partition("@") for w in words): into[name] = {"since": since} if since else {"unavailable": True}
    return out


def apply(facts, platform):
    """change the facts to those of the platform; a declaration that the platform lacks stays and is marked `lacking`, so that its use is an error that says so"""
    if platform not in OF_UIKIT: return facts
    marks = read(platform)
    unknown = {(k, n) for k in ("types", "enums", "members", "cases") for n in marks[k]}
    if platform == "visionos":
        there = {(t["name"], m.get("selector") or m.get("field") or m["name"]) for k, p in (("types", "members"), ("enums", "cases")) for t in facts[k] for m in t[p]
                 if m.get("selector") or m.get("field") or "name" in m}
        unknown |= {(n, s) for k in ("members", "cases") for n, d in marks[k].items() for s in d} - there

    def marked(d, *says):
        for said in says:
            if not said: continue
            if said.get("unavailable"): d["lacking"] = True
            else: d["since"] = said["since"]
        if platform == "visionos":
            d.pop("obsoleted", None)
            old = d.get("deprecated")
            if old and (not isinstance(old, str) or float(old) < 14): d["lacking"] = True
            elif old: d["deprecated"] = vision(old)
            if isinstance(d.get("since"), str): d["since"] = vision(d["since"])

    for kind, whole, parts in (("types", "types", "members"), ("enums", "enums", "cases")):
        for t in facts[kind]:
            said, inside = marks[whole].get(t["name"]), marks[parts].get(t["name"], {})
            unknown -= {(whole, t["name"]), (parts, t["name"])}
            marked(t, said)
            for m in t["members" if kind == "types" else "cases"]:
                marked(m, said, inside.get(m.get("selector") or m.get("field") if kind == "types" else m["name"].lstrip("@")))
    if unknown: raise SystemExit(f"{platform}: no such names in facts.json: {sorted(unknown)}")
    spread(facts)
    return facts


def spread(facts):
    """A declaration that names a lacking type is lacking, too: clang rejects a header that says otherwise, so the SDK has none."""
    lacking = {t["name"] for k in ("types", "enums") for t in facts[k] if t.get("lacking")}
    words = lambda x: set(re.findall(r"\w+", x or ""))
    while True:
        names = lacking | {"I" + n for n in lacking}
        more = {n for n, b in facts["blocks"].items() if words(b["returns"]).union(*(words(p["type"]) for p in b["params"])) & names}
        more |= {t["name"] for t in facts["types"] if t["kind"] == "class" and t["super"] in lacking}
        if more <= lacking: break
        lacking |= more
    for t in facts["types"]:
        if t["name"] in lacking: t["lacking"] = True
        t["conforms"] = [c for c in t["conforms"] if c not in names]
        for m in t["members"]:
            if t.get("lacking") or words(m.get("type")).union(*(words(p["type"]) for p in m.get("params", ()))) & names: m["lacking"] = True


def overlay(text, platform, facts):
    """change hand-written Swift declarations, which state versions of iOS, to the platform's versions; one that names a lacking type becomes unavailable"""
    if platform not in OF_UIKIT: return text
    name, version = SWIFT_NAME[platform], vision if platform == "visionos" else lambda v: v

    def attribute(m):
        words = [w.strip() for w in m[1].split(",")]
        if any(w.startswith(name) for w in words): words = [w for w in words if not re.match(r"iOS\b", w)] if len(words) > 2 or "iOS" not in words else words
        return "@available(" + ", ".join(re.sub(r"^iOS (\d[\d.]*)$", lambda v: f"{name} {version(v[1])}", re.sub(r"^iOS$", name, w)) for w in words) + ")"
    text = re.sub(r"@available\(([^()\"]*)\)", attribute, text)
    lacking = {x for k in ("types", "enums") for t in facts[k] if t.get("lacking") for x in (t["name"], t.get("objc"))}
    mark, out = f"@available({name}, unavailable)", []
    for line in text.split("\n"):
        head = line.split("{")[0]
        if set(re.findall(r"\w+", head)) & lacking and re.search(r"\b(extension|class|struct|enum|protocol|typealias|func|var|let|init)\b", head):
            out.append(mark)
        out.append(line)
    return "\n".join(out)
