#!/usr/bin/env bash
# Swift 6.3.1 on Linux, Foundation. A JSON number too small for the type that is asked for is no zero: JSONDecoder
# throws "The given data was not valid JSON" for 1e-400 as a Double and for 1e-310 as a Float. Asked for an Int, it
# decodes the same 1e-400 as 0, and JSONSerialization reads it as 0.0.
# Seen: "Double: throws ... | Int: 0 | JSONSerialization: 0.0".
# Guess before the run: 0.0, as strtod returns for such a text.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
export HOME=$work XDG_CACHE_HOME=$work TMPDIR=$work
cd "$work"

cat >main.swift <<'SWIFT'
import Foundation

func decoded<T: Decodable>(_ text: String, as type: T.Type) -> String {
  do { return "\(try JSONDecoder().decode([T].self, from: Data("[\(text)]".utf8))[0])" } catch {
    guard case DecodingError.dataCorrupted(let context) = error else { return "throws \(error)" }
    return "throws: \(context.debugDescription)"
  }
}

func serialized(_ text: String) throws -> String {
  let list = try JSONSerialization.jsonObject(with: Data("[\(text)]".utf8)) as? [Any]
  guard let number = list?.first as? Double else { return "no number" }
  return "\(number)"
}

print("1e-400 as Double:", decoded("1e-400", as: Double.self))
print("1e-310 as Double:", decoded("1e-310", as: Double.self))
print("1e-310 as Float:", decoded("1e-310", as: Float.self))
print("1e-400 as Int:", decoded("1e-400", as: Int.self))
print("1e-400 in JSONSerialization:", try serialized("1e-400"))
SWIFT
expected=$(
  cat <<'TEXT'
1e-400 as Double: throws: The given data was not valid JSON.
1e-310 as Double: 1e-310
1e-310 as Float: throws: The given data was not valid JSON.
1e-400 as Int: 0
1e-400 in JSONSerialization: 0.0
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
