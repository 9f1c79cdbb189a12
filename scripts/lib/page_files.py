"""Writes the files of the inspector's page into one Swift file, as text. SwiftPM would copy resources into an app's
release builds, too; the Swift file is compiled only into builds with the HUD.

Usage: page_files.py [--check]

  --check   writes nothing; exit code 1 and one line if the Swift file is stale
"""

import os
import sys

root = os.path.dirname(os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
folder = os.path.join(root, "Sources", "ResponderScopeLive", "Page")
target = os.path.join(root, "Sources", "ResponderScopeLive", "Feed", "LivePage.swift")
types = {
    ".css": "text/css; charset=utf-8", ".html": "text/html; charset=utf-8", ".js": "text/javascript; charset=utf-8",
    ".svg": "image/svg+xml",
}
head = '''// swift-format-ignore-file
// One file because scripts/lib/page_files.py makes it from the files in Page: edit those, and run it.
#if (DEBUG || HUD) && canImport(UIKit) && (os(iOS) || os(Linux))
  internal import Foundation

  /// The files of the page, by path.
  package enum LivePage {
    package static let files: [String: HTTPResponse] = [
'''
tail = '''    ]

    private static func file(_ contentType: String, _ text: String) -> HTTPResponse {
      HTTPResponse(contentType: contentType, body: Data((text + "\\n").utf8))
    }
  }
#endif
'''


def swift():
    parts = [head]
    for name in sorted(os.listdir(folder)):
        with open(os.path.join(folder, name), encoding="utf-8") as file:
            text = file.read()
        marks = "###"
        if '"""' + marks in text or "\\" + marks in text or "\r" in text or not text.endswith("\n"):
            sys.exit(f"{name} cannot be written as a Swift literal")
        path = "/" if name == "index.html" else "/" + name
        lines = "".join("      " + line + "\n" if line else "\n" for line in text.splitlines())
        kind = types[os.path.splitext(name)[1]]
        parts.append(f'      "{path}": file("{kind}", {marks}"""\n{lines}      """{marks}),\n')
    return "".join(parts) + tail


def main():
    text = swift()
    try:
        with open(target, encoding="utf-8") as file:
            old = file.read()
    except FileNotFoundError:
        old = None
    if sys.argv[1:] == ["--check"]:
        if old != text:
            print("FAILED  layers: LivePage.swift is not what scripts/lib/page_files.py makes of Page")
            return 1
        return 0
    if sys.argv[1:]:
        sys.exit(__doc__)
    if old != text:
        with open(target, "w", encoding="utf-8") as file:
            file.write(text)
    return 0


if __name__ == "__main__":
    sys.exit(main())
