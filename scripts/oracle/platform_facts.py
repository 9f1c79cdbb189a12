#!/usr/bin/env python3
"""platform_facts.py CHECKOUT [--write]

Finds out what UIKit lacks on tvOS and Mac Catalyst, or has there since another version than on iOS. CHECKOUT is a
working tree of the repository and commit that facts.json names under `source` (MIT licence). The bindings there mark
each declaration with the systems that have it. This script reads only those marks, for the names in facts.json. It
prints their counts and, with --write, writes them to facts-platforms.json. It ran once for the facts that are here; run
it again after facts.json has changed. The check needs no checkout.

The result has for each system: `types` and `enums` (by name in the facts), `members` (type -> selector or constant) and
`cases` (enum -> case), each with `unavailable` or the version that introduced it (`since`). What is not listed is as on
iOS."""
import json, os, re, sys

HERE = os.path.dirname(os.path.realpath(__file__))
SYSTEMS = {"tvos": ("TV", "TvOS", "tvos", {"NET", "TVOS", "__TVOS__"}),
           "maccatalyst": ("MacCatalyst", "MacCatalyst", "maccatalyst", {"NET", "IOS", "__IOS__", "__MACCATALYST__"})}
IOS = {"NET", "IOS", "__IOS__"}


def preprocessed(text, defines):
    """the lines that the compiler sees, without comments"""
    out, stack = [], []
    def true(c):
        c = re.sub(r"//.*", "", c)
        c = re.sub(r"\b[A-Za-z_]\w*\b", lambda m: str(m[0] in defines or m[0].startswith("HAS_") or m[0] == "true"), c)
        return bool(eval(c.replace("&&", " and ").replace("||", " or ").replace("!", " not ").strip()))
    for line in text.split("\n"):
        m = re.match(r"\s*#\s*(if|elif|else|endif)\b(.*)", line)
        if m:
            if m[1] == "if": now = true(m[2]); stack.append([now, now])
            elif m[1] == "elif": now = not stack[-1][1] and true(m[2]); stack[-1] = [now, stack[-1][1] or now]
            elif m[1] == "else": stack[-1] = [not stack[-1][1], True]
            else: stack.pop()
        elif re.match(r"\s*#", line): pass
        elif all(on for on, _ in stack): out.append(line)
    text = "\n".join(out)
    return re.sub(r'"(?:\\.|[^"\\])*"|//[^\n]*|/\*.*?\*/', lambda m: m[0] if m[0][0] == '"' else " ", text, flags=re.S)


class Reader:
    """Reads declarations with their attributes. Its keys: ("type", name), ("member", type, selector or constant), ("enum", name), ("case", enum, name)."""
    def __init__(self, text):
        self.t, self.i, self.found = text, 0, {}
        self.body(None, None, "")

    def skip(self, open_, close):
        """the text from an opening character to the matching closing one, which strings do not contain"""
        start, depth = self.i, 0
        while self.i < len(self.t):
            c = self.t[self.i]
            if c == '"': self.i = re.compile(r'"(?:\\.|[^"\\])*"').match(self.t, self.i).end() - 1
            elif c == open_: depth += 1
            elif c == close:
                depth -= 1
                if not depth:
                    self.i += 1
                    return self.t[start:self.i]
            self.i += 1
        return self.t[start:]

    def header(self, stops):
        start = self.i
        while self.i < len(self.t) and self.t[self.i] not in stops:
            if self.t[self.i] == "(": self.skip("(", ")")
            elif self.t[self.i] == "[": self.skip("[", "]")
            elif self.t[self.i] == '"': self.i = re.compile(r'"(?:\\.|[^"\\])*"').match(self.t, self.i).end()
            else: self.i += 1
        return self.t[start:self.i].strip()

    def note(self, key, attributes): self.found.setdefault(key, attributes)

    def body(self, kind, name, outer):
        attributes = ""
        while self.i < len(self.t):
            c = self.t[self.i]
            if c.isspace() or c in ";,": self.i += 1; continue
            if c == "}": self.i += 1; return
            if c == "[": attributes += self.skip("[", "]"); continue
            if kind == "enum":
                case = re.match(r"@?\w+", self.header(",}"))
                if case: self.note(("case", name, case[0].lstrip("@")), outer + attributes)
                attributes = ""; continue
            head = self.header(";{")
            stop = self.t[self.i] if self.i < len(self.t) else ";"
            m = re.search(r"\b(interface|class|struct|enum|namespace)\s+(\w+)", head.split("(")[0])
            if m and stop == "{":
                self.i += 1
                k = "enum" if m[1] == "enum" else "type"
                if m[1] != "namespace": self.note((k, m[2]), attributes)
                self.body(k if m[1] != "namespace" else None, m[2], attributes if m[1] != "namespace" else "")
            elif m and stop == ";" and m[1] == "namespace": self.i += 1
            else:
                e = re.search(r'\b(?:Export|Field)\s*\(\s*"([^"]+)"', attributes)
                if e and kind == "type": self.note(("member", name, e[1]), outer + attributes)
                if stop == "{": self.skip("{", "}")
            attributes = ""


def read(checkout, files, defines):
    found = {}
    for f in files:
        for k, a in Reader(preprocessed(open(os.path.join(checkout, f), encoding="utf-8-sig").read(), defines)).found.items():
            found.setdefault(k, a)
    return found


def mark(attributes, short, long, lower):
    """what the attributes say of a system; the attributes of a member follow those of its type"""
    if re.search(rf"\bNo{short}\b|\bUnavailable \(PlatformName\.{long}\b|\[UnsupportedOSPlatform \(\"{lower}\"\)", attributes): return {"unavailable": True}
    v = re.findall(rf"(?<![\w.]){short} \((\d+), (\d+)", attributes) + re.findall(rf"Introduced \(PlatformName\.{long}, (\d+), (\d+)", attributes)
    v += re.findall(rf'SupportedOSPlatform \("{lower}(\d+)\.(\d+)"\)', attributes)
    return {"since": "%d.%d" % max((int(a), int(b)) for a, b in v)} if v else {}


def wanted(facts):
    for t in facts["types"]:
        yield ("type", t["name"])
        for m in t["members"]:
            k = m.get("selector") or m.get("field")
            if k: yield ("member", t["name"], k)
    for e in facts["enums"]:
        yield ("enum", e["name"])
        for c in e["cases"]: yield ("case", e["name"], c["name"].lstrip("@"))


if __name__ == "__main__":
    if len(sys.argv) < 2 or sys.argv[1] in ("-h", "--help"): print(__doc__); sys.exit(0)
    checkout = sys.argv[1]
    facts = json.load(open(HERE + "/facts.json"))
    source = dict(facts["source"])
    files = [f for fw in ("UIKit", "QuartzCore", "Foundation", "CoreGraphics") for f in source["files"][fw]]
    names = list(dict.fromkeys(wanted(facts)))
    ios = read(checkout, files, IOS)
    print(f"{len(names)} names, {sum(n not in ios for n in names)} not found in the checkout", file=sys.stderr)
    out = {"source": {k: source[k] for k in ("repository", "license", "commit", "date")}}
    for system, (short, long, lower, defines) in SYSTEMS.items():
        there = read(checkout, files, defines)
        r = out[system] = {"types": {}, "members": {}, "enums": {}, "cases": {}}
        n = 0
        for key in names:
            if key not in ios: continue
            said = mark(there[key], short, long, lower) if key in there else {"unavailable": True}
            # Skips what is as on iOS, and version 13.1 of Mac Catalyst, which is the first and so means the same as none.
            if not said or said in ({"since": "13.1"}, mark(ios[key], "iOS", "iOS", "ios")): continue
            n += 1
            if key[0] in ("type", "enum"): r[key[0] + "s"][key[1]] = said
            else: r[key[0] + "s"].setdefault(key[1], {})[key[2]] = said
        # Leaves out a member or case that says the same as its type.
        for a, b in (("types", "members"), ("enums", "cases")):
            for k in list(r[b]):
                r[b][k] = {s: x for s, x in r[b][k].items() if x != r[a].get(k)}
                if not r[b][k]: del r[b][k]
        print(system, n, {k: sum(len(x) if isinstance(x, dict) and k in ("members", "cases") else 1 for x in v.values()) for k, v in r.items()}, file=sys.stderr)
    if "--write" in sys.argv:
        # Writes one line for each entry of a table, so that a diff shows which entries changed.
        lines = []
        for k, v in out.items():
            if k == "source": lines.append(f'{json.dumps(k)}: {json.dumps(v)}'); continue
            tables = [f'  {json.dumps(t)}: {{\n' + ",\n".join(f"    {json.dumps(n)}: {json.dumps(x, sort_keys=True)}" for n, x in sorted(d.items())) + "\n  }"
                      for t, d in v.items()]
            lines.append(f"{json.dumps(k)}: {{\n" + ",\n".join(tables) + "\n}")
        open(HERE + "/facts-platforms.json", "w").write("{\n" + ",\n".join(lines) + "\n}\n")
