"""Copies the tests that compile in Xcode to a folder for the oracle, which does not know Swift Testing.

Arguments: a folder of tests, the folder. Links are not followed. @Test and @Suite go, #expect and #require become calls of the functions in
Testing.swift beside this file; line numbers stay.
"""

import re, sys, pathlib
src, out = pathlib.Path(sys.argv[1]), pathlib.Path(sys.argv[2])

def balanced(text, i):
    """Index after the parenthesis that closes the one at i."""
    depth = 0
    string = None
    while i < len(text):
        c = text[i]
        if string:
            if c == '\\':
                # interpolation
                if text[i+1] == '(':
                    i = balanced(text, i+1); continue
                i += 2; continue
            if text.startswith(string, i):
                i += len(string); string = None; continue
        else:
            if text.startswith('"""', i): string = '"""'; i += 3; continue
            if c == '"': string = '"'; i += 1; continue
            if text.startswith('//', i):
                i = text.index('\n', i); continue
            if c == '(': depth += 1
            if c == ')':
                depth -= 1
                if depth == 0: return i + 1
        i += 1
    raise SystemExit('unbalanced')

def strip_attribute(text, name):
    pattern = re.compile(r'@' + name + r'\b')
    pos = 0
    while True:
        m = pattern.search(text, pos)
        if not m: return text
        end = m.end()
        if end < len(text) and text[end] == '(':
            end = balanced(text, end)
        piece = text[m.start():end]
        text = text[:m.start()] + '\n' * piece.count('\n') + text[end:]
        pos = m.start()

for file in sorted(src.rglob('*.swift')):
    if 'HeadlessOnly' in file.parts or file.name.startswith('Headless') or any(p.is_symlink() for p in file.parents if src in p.parents):
        continue
    text = file.read_text()
    for a in ('Test', 'Suite'): text = strip_attribute(text, a)
    text = text.replace('#expect(', 'expectContract(').replace('#require(', 'requireContract(').replace('#expect {', 'expectContract {')
    target = out / file.relative_to(src)
    target.parent.mkdir(parents=True, exist_ok=True)
    target.write_text(text)
