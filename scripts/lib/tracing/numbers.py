"""Finds numbers in a text: those of facts (T4.9.3, C5.7, U5.1), and those of the checklist, each after a word (flaw 2.3.9,
part 6.2).

"T4.9.29 to T4.9.31" also means the number between.
"""

import re

FACT = re.compile(r"(?<![\w.])[TCUKS]\d+\.\d+(?:\.\d+)?(?!\w|\.\d)")
PLAIN = re.compile(r"\d+\.\d+(?:\.\d+)?(?!\w|\.\d)")
WORD = re.compile(r"\b(?:flaws?|checklist|checklist items?|parts?|items?) (?=\d+\.\d)", re.I)
RANGE = re.compile(r"\s*(?:to|–|-)\s*")
# What may separate two numbers of one list.
NEXT = re.compile(r"\s*(?:, *and|,|and|or|to|–|-)\s*(?:(?:flaws?|checklist|part|items?) )?(?=\d+\.\d)")


def filled(found, text):
    """The numbers of the matches in their order, with ranges filled in and without duplicates."""
    numbers = []
    last = None
    for match in found:
        number = match.group()
        prefix, _, tail = number.rpartition(".")
        if last and last[0] == prefix and RANGE.fullmatch(text[last[2] : match.start()]):
            numbers += ["%s.%d" % (prefix, one) for one in range(last[1] + 1, int(tail))]
        numbers.append(number)
        last = (prefix, int(tail), match.end())
    return list(dict.fromkeys(numbers))


def facts(text):
    return filled(FACT.finditer(text), text)


def items(text):
    """The numbers of the checklist in texts such as "flaws 2.1.3 to 2.1.5" and "checklist 3.3, flaw 2.1.3"."""
    numbers = []
    for word in WORD.finditer(text):
        found = [PLAIN.match(text, word.end())]
        while found[-1]:
            after = NEXT.match(text, found[-1].end())
            found.append(PLAIN.match(text, after.end()) if after else None)
        numbers += filled(found[:-1], text)
    return list(dict.fromkeys(numbers))


def order(number):
    """A key that sorts by letter, then by value: C5.1, T4.9.3, T4.10.1."""
    letter = number[0] if number[0].isalpha() else ""
    return (letter, [int(one) for one in number[len(letter) :].split(".")])
