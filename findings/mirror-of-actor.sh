#!/usr/bin/env bash
# Swift 6.3.1 on Linux. Mirror shows storage that no source names: an actor has a first child "$defaultActor" of an
# opaque type, and an InlineArray has no elements but one child "_storage" whose type is "<<< invalid type >>>".
# Seen: "$defaultActor: Builtin.DefaultActorStorage = (Opaque Value)" before the actor's own property.
# Guess before the run: the actor's own stored properties only; the array's three elements.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
export HOME=$work XDG_CACHE_HOME=$work TMPDIR=$work
cd "$work"

cat >main.swift <<'SWIFT'
actor Counter { var count = 1 }
let three: InlineArray<3, Int> = [1, 2, 3]

for value in [Counter(), three] as [Any] {
  for child in Mirror(reflecting: value).children {
    print("\(child.label ?? "no label"): \(type(of: child.value)) = \(child.value)")
  }
}
SWIFT
expected=$(
  cat <<'TEXT'
$defaultActor: Builtin.DefaultActorStorage = (Opaque Value)
count: Int = 1
_storage: <<< invalid type >>> = (Unknown)
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
