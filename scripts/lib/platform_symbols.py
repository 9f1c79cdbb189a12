"""Looks for symbols that a system does not have. Arguments: the table, SYSTEM, files. Prints findings; exit code 1 if any.

Lines inside `#if` are counted where the condition can hold on that system: os(…) is known, everything else may be true.
"""

import re
import sys

table, system, files = sys.argv[1], sys.argv[2], sys.argv[3:]
rows = []
for line in open(table):
    if not line.startswith("#") and line.strip():
        name, pattern, reason = re.split(r"\s{2,}", line.strip(), maxsplit=2)
        if name == system:
            rows.append((re.compile(pattern), reason))


def can_hold(condition, negated=False):
    """Whether it can be true (or, negated, false) on the system; only os() is known."""
    text = re.sub(r"os\((\w+)\)", lambda m: "T" if m.group(1) == system else "F", condition)
    text = re.sub(r"[A-Za-z_]+\([^)]*\)|\b(?![TF]\b)[A-Za-z_]\w*", "U", text)
    text = text.replace("&&", " and ").replace("||", " or ").replace("!", " not ")
    values = [text.replace("U", "T"), text.replace("U", "F")]
    return any(bool(eval(value, {"T": True, "F": False})) != negated for value in values)


findings = 0
for name in files:
    stack = []
    for number, line in enumerate(open(name), 1):
        code = re.sub(r"//.*", "", line)
        directive = re.match(r"\s*#(if|elseif|else|endif)\b(.*)", code)
        if directive:
            kind, condition = directive.groups()
            if kind == "if":
                stack.append([can_hold(condition), [condition]])
            elif kind == "elseif":
                stack[-1] = [can_hold(condition) and all(can_hold(c, True) for c in stack[-1][1]), stack[-1][1] + [condition]]
            elif kind == "else":
                stack[-1][0] = all(can_hold(c, True) for c in stack[-1][1])
            else:
                stack.pop()
            continue
        if not all(active for active, _ in stack):
            continue
        for pattern, reason in rows:
            if pattern.search(code):
                findings += 1
                print("FAILED  platforms: %s:%d: not on %s (%s): %s" % (name, number, system, reason, code.strip()))
sys.exit(1 if findings else 0)
