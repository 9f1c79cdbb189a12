"""Reads the pages that explain the numbers: DebugHost/Headless/Facts and Tests/Checklist.md."""

import pathlib
import re

from tracing import numbers

FACTS = "DebugHost/Headless/Facts"
CHECKLIST = "Tests/Checklist.md"
FACT_REASONS = ("DebugHost/Headless/README.md", re.compile(r"^## (?:Truths|Facts) not implemented"))
# Only the first of these two files that exists is read.
ITEM_REASONS = (
    ("Sources/ResponderScope/ResponderScope.docc/Limits.md", None),
    ("README.md", re.compile(r"^## Limits")),
)
NUMBER = re.compile(r"[TCU]\d+\.\d+(?:\.\d+)?|\d+\.\d+(?:\.\d+)?")


class Row:
    """One line of a page that explains a number."""

    def __init__(self, page, line, cells):
        self.page, self.line, self.number = page, line, cells[0]
        self.cells = cells[1:]
        self.struck = any(one.startswith("~~") for one in self.cells)
        # An open question (U) needs no test: no source answers it, so no test may assert an answer.
        self.open = self.number.startswith("U")

    @property
    def words(self):
        return "; ".join(self.cells[:-1] if self.number[0].isalpha() and len(self.cells) > 1 else self.cells)


def cells(line):
    return [one.strip() for one in re.split(r"(?<!\\)\|", line.strip().strip("|"))]


def rows_of(name, text):
    for index, line in enumerate(text.splitlines(), 1):
        if line.startswith("|"):
            found = cells(line)
            if len(found) > 1 and NUMBER.fullmatch(found[0]):
                yield Row(name, index, found)


def part(text, heading):
    """The text under the second-level headings that match `heading`, or the whole text if `heading` is None."""
    if heading is None:
        return text
    kept, inside = [], False
    for line in text.splitlines():
        if line.startswith("## "):
            inside = bool(heading.match(line))
        if inside:
            kept.append(line)
    return "\n".join(kept)


class Pages:
    def __init__(self, root):
        root = pathlib.Path(root)
        self.names = [path.relative_to(root).as_posix() for path in sorted((root / FACTS).glob("*.md"))] + [CHECKLIST]
        self.rows, self.twice = {}, []
        for name in self.names:
            for row in rows_of(name, (root / name).read_text()):
                if row.number in self.rows:
                    self.twice.append(row)
                self.rows.setdefault(row.number, row)
        # The number of a section lacks the last part: T4.9, 2.3.
        self.sections = {one.rpartition(".")[0] for one in self.rows}
        self.reasons = {}
        self.read_reasons(root, [FACT_REASONS], numbers.facts)
        self.read_reasons(root, [next((one for one in ITEM_REASONS if (root / one[0]).is_file()), ITEM_REASONS[-1])], numbers.items)

    def read_reasons(self, root, places, reader):
        for name, heading in places:
            path = root / name
            for number in reader(part(path.read_text(), heading)) if path.is_file() else []:
                self.reasons.setdefault(number, name)

    def ordered(self):
        """Facts first, then the checklist."""
        return sorted(self.rows.values(), key=lambda row: (not row.number[0].isalpha(), numbers.order(row.number)))
