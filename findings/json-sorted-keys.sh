#!/usr/bin/env bash
# Swift 6.3.1 on Linux, Foundation. The option sortedKeys means two orders: JSONEncoder sorts by code unit,
# JSONSerialization as a person would, with numbers by their value and without regard to case. A snapshot that one wrote
# differs from the other's.
# Seen: JSONEncoder "B a10 a2 b", JSONSerialization "a2 a10 b B".
# Guess before the run: the same order, by code unit.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
export HOME=$work XDG_CACHE_HOME=$work TMPDIR=$work
cd "$work"

cat >main.swift <<'SWIFT'
import Foundation

let values = ["a10": 1, "a2": 1, "B": 1, "b": 1]
let encoder = JSONEncoder()
encoder.outputFormatting = .sortedKeys
print("JSONEncoder:", String(decoding: try encoder.encode(values), as: UTF8.self))
let data = try JSONSerialization.data(withJSONObject: values, options: .sortedKeys)
print("JSONSerialization:", String(decoding: data, as: UTF8.self))
SWIFT
expected=$(
  cat <<'TEXT'
JSONEncoder: {"B":1,"a10":1,"a2":1,"b":1}
JSONSerialization: {"a2":1,"a10":1,"b":1,"B":1}
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
