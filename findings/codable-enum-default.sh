#!/usr/bin/env bash
# Swift 6.3.1. The default of an enum case's associated value is for the initializer only: the synthesized init(from:)
# still requires the key, so that a default does not make an older file readable.
# Seen: {"moved":{}} for `case moved(by: Int = 5)` throws keyNotFound 'by'.
# Guess before the run: 5, because a default seems to say what stands for a missing value.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
export HOME=$work XDG_CACHE_HOME=$work TMPDIR=$work
cd "$work"

cat >main.swift <<'SWIFT'
import Foundation

enum Step: Codable { case moved(by: Int = 5) }

func read(_ text: String) -> String {
  do { return "\(try JSONDecoder().decode(Step.self, from: Data(text.utf8)))" } catch {
    guard case DecodingError.keyNotFound(let key, _) = error else { return "throws \(error)" }
    return "throws keyNotFound '\(key.stringValue)'"
  }
}

print("made:", Step.moved())
print("with the key:", read(#"{"moved":{"by":7}}"#))
print("without:", read(#"{"moved":{}}"#))
SWIFT
expected=$(
  cat <<'TEXT'
made: moved(by: 5)
with the key: moved(by: 7)
without: throws keyNotFound 'by'
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
