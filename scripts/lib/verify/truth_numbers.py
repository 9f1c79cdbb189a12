"""The numbers of truths in a text: T4.9.3, C5.7; "T4.9.29 to T4.9.31" names the one between as well (as scripts/truths reads them)."""

import re

NUMBER = re.compile(r"[TC]\d+\.\d+(?:\.\d+)?")
RANGE = re.compile(r"\s*(?:to|–|-)\s*")


def numbers(text):
    """The numbers that a text names, in its order, ranges filled in."""
    found = []
    last = None
    for match in NUMBER.finditer(text):
        number = match.group()
        prefix, _, tail = number.rpartition(".")
        if last and last[0] == prefix and RANGE.fullmatch(text[last[2] : match.start()]):
            found += ["%s.%d" % (prefix, one) for one in range(last[1] + 1, int(tail))]
        found.append(number)
        last = (prefix, int(tail), match.end())
    return list(dict.fromkeys(found))


def order(number):
    """Sorts C before T, and by value: T4.9.3 before T4.10.1."""
    return (number[0], [int(one) for one in number[1:].split(".")])
