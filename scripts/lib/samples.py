"""Writes the ```swift samples of Markdown pages to files, for a compiler.

Arguments: [--nested] FOLDER PAGE...

Each sample becomes FOLDER/ios/SampleNN.swift, or FOLDER/macos/SampleNN.swift if it imports AppKit. With `#sourceLocation`
the compiler's diagnostics name the page and its line. With --nested, the script puts each sample into an enum of its own,
below the sample's imports, so that all samples of a folder compile as one module even if two declare the same name.
"""

import pathlib
import re
import sys

arguments = sys.argv[1:]
nested = "--nested" in arguments
folder, *pages = [argument for argument in arguments if argument != "--nested"]

count = 0
for page in pages:
    text = pathlib.Path(page).read_text()
    for match in re.finditer(r"^```swift *\n(.*?)^```", text, re.M | re.S):
        count += 1
        first_line = text.count("\n", 0, match.start(1)) + 1
        lines = match.group(1).splitlines()
        imports = [line for line in lines if line.startswith("import ")]
        system = "macos" if "import AppKit" in imports else "ios"
        out = []
        if nested:
            out += imports + ["enum Sample%02d {" % count]
            lines = ["" if line in imports else line for line in lines]
        out.append('#sourceLocation(file: "%s", line: %d)' % (page, first_line))
        out += lines
        if nested:
            out.append("}")
        path = pathlib.Path(folder, system, "Sample%02d.swift" % count)
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text("\n".join(out) + "\n")
