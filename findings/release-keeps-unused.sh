#!/usr/bin/env bash
# Swift 6.3.1 on Linux, `swift build -c release`. The linker drops nothing of a package's library that the executable
# does not use: a public struct in a file of its own that nothing names keeps its method and the text in it. Only what
# is not public is gone. So a library that must not be in a release build has to be left out by #if.
# Seen: "used text: there", "public, unused text: there", "internal, unused text: gone".
# Guess before the run: only a type that conforms to Codable stays, because its conformance is listed; the methods of a
# plain struct go.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
export HOME=$work XDG_CACHE_HOME=$work TMPDIR=$work
mkdir -p "$work/Kit/Sources/Kit" "$work/Kit/Sources/app"
cd "$work/Kit"
cat >Package.swift <<'SWIFT'
// swift-tools-version: 6.1
import PackageDescription

let package = Package(
  name: "Kit",
  targets: [.target(name: "Kit"), .executableTarget(name: "app", dependencies: ["Kit"])])
SWIFT
cat >Sources/Kit/Used.swift <<'SWIFT'
public func used() -> String { "a text of what the program does use" }
SWIFT
cat >Sources/Kit/Unused.swift <<'SWIFT'
public struct Unused {
  public func text() -> String { "a text of what is public and never used" }
}
SWIFT
cat >Sources/Kit/Internal.swift <<'SWIFT'
struct Internal {
  func text() -> String { "a text of what is internal and never used" }
}
SWIFT
cat >Sources/app/main.swift <<'SWIFT'
import Kit

print(used())
SWIFT

expected=$(
  cat <<'TEXT'
used text: there
public, unused text: there
internal, unused text: gone
TEXT
)

swift build -c release >"$work/log" 2>&1 || { cat "$work/log" && exit 1; }
app=$(swift build -c release --show-bin-path)/app
state() { grep -aq "$1" "$app" && echo there || echo gone; }
seen=$(
  echo "used text: $(state 'a text of what the program does use')"
  echo "public, unused text: $(state 'a text of what is public and never used')"
  echo "internal, unused text: $(state 'a text of what is internal and never used')"
)
printf '%s\n' "$seen"
if [ "$seen" = "$expected" ]; then
  echo "as described"
else
  echo "CHANGED; expected:"
  printf '%s\n' "$expected"
  exit 1
fi
