#!/usr/bin/env bash
# Swift 6.3.1 on Linux, Foundation. Of two members of one name in a JSON object, JSONDecoder takes the first and
# JSONSerialization the last, so that two readers of one file in one program disagree.
# Seen: {"a":1,"a":2} is 1 in a struct and in a dictionary from JSONDecoder, and 2 from JSONSerialization.
# Guess before the run: both take the last, as most JSON readers do.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
export HOME=$work XDG_CACHE_HOME=$work TMPDIR=$work
cd "$work"

cat >main.swift <<'SWIFT'
import Foundation

struct Line: Decodable { var a: Int }

let data = Data(#"{"a":1,"a":2}"#.utf8)
print("struct:", try JSONDecoder().decode(Line.self, from: data).a)
print("dictionary:", try JSONDecoder().decode([String: Int].self, from: data)["a"] ?? 0)
let object = try JSONSerialization.jsonObject(with: data) as? [String: Int]
print("JSONSerialization:", object?["a"] ?? 0)
SWIFT
expected=$(
  cat <<'TEXT'
struct: 1
dictionary: 1
JSONSerialization: 2
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
