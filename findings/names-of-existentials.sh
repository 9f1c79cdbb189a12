#!/usr/bin/env bash
# Swift 6.3.1. The name of a type at run time is not its source: `any Shape` prints as "Shape", which is also the
# protocol's own name, `any Shape & Sendable` prints the same, and a constrained existential and a parameter pack print
# a text that no compiler accepts.
# Seen: "Optional<Shape>", "any Collection<Self.Collection.Element == Int>", "Pack<Pack{Int, String}>".
# Guess before the run: "any Shape", "Optional<any Shape>", "any Collection<Int>", "Pack<Int, String>".
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
export HOME=$work XDG_CACHE_HOME=$work TMPDIR=$work
cd "$work"

cat >main.swift <<'SWIFT'
protocol Shape {}
struct Pack<each Element> {}

typealias SendableShape = any Shape & Sendable
print((any Shape).self, SendableShape.self, Optional<any Shape>.self, separator: "\n")
print((any Collection<Int>).self, Pack<Int, String>.self, separator: "\n")
SWIFT
expected=$(
  cat <<'TEXT'
Shape
Shape
Optional<Shape>
any Collection<Self.Collection.Element == Int>
Pack<Pack{Int, String}>
TEXT
)

swiftc -swift-version 5 -suppress-warnings main.swift -o main
seen=$(./main)
printf '%s\n' "$seen"
if [ "$seen" = "$expected" ]; then
  echo "as described"
else
  echo "CHANGED; expected:"
  printf '%s\n' "$expected"
  exit 1
fi
