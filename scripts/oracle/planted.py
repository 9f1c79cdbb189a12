"""Reads the errors that are planted in real files: mutations.txt, whose head explains the format, and mutations-platforms.txt."""
import os
HERE = os.path.dirname(os.path.realpath(__file__))


class Row:
    def __init__(self, file, lines):
        said = lambda mark: "\n".join(l[2:] for l in lines if l[0] == mark)
        self.file, self.group, self.find, self.put, self.why = file, *map(said, "@-+=")
        if not self.find or any(l[0] not in "@-+=" for l in lines): raise SystemExit(f"not a whole row of {file}: {lines}")


def rows(name):
    out, file, lines = [], None, []
    for l in open(f"{HERE}/{name}").read().split("\n"):
        if l.startswith("#"): continue
        if not l.strip(): file = None
        elif not file: file = l
        else:
            lines.append(l)
            if l[0] == "=": out.append(Row(file, lines)); lines = []
    return out
