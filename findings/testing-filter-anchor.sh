#!/usr/bin/env bash
# Swift 6.3.1, `swift test` with Swift Testing. A filter is matched against more than `swift test list` prints: the
# listed name goes on with the file, line and column. A filter that ends in $ therefore runs nothing, and the command
# still exits 0; and the name of a file is a filter, though no listed name has it.
# Seen: the listed "KitTests.Cart/adds()" as '^KitTests\.Cart/adds\(\)$' runs 0 tests, exit 0; 'Cart\.swift' runs 2.
# Guess before the run: the anchored name runs its one test.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
export HOME=$work XDG_CACHE_HOME=$work TMPDIR=$work
mkdir -p "$work/Kit/Tests/KitTests"
cd "$work/Kit"
cat >Package.swift <<'SWIFT'
// swift-tools-version: 6.1
import PackageDescription

let package = Package(name: "Kit", targets: [.testTarget(name: "KitTests")])
SWIFT
cat >Tests/KitTests/Cart.swift <<'SWIFT'
import Testing

@Suite struct Cart {
  @Test func adds() {}
  @Test func addsTwice() {}
}
SWIFT

expected=$(
  cat <<'TEXT'
listed: KitTests.Cart/adds() KitTests.Cart/addsTwice()
^KitTests\.Cart/adds\(\)$ runs 0, exit 0
^KitTests\.Cart/adds\(\)/ runs 1, exit 0
Cart\.swift runs 2, exit 0
TEXT
)

swift build --build-tests >"$work/log" 2>&1 || { cat "$work/log" && exit 1; }
seen=$(
  echo "listed: $(swift test list --skip-build 2>/dev/null | sort | xargs)"
  for filter in '^KitTests\.Cart/adds\(\)$' '^KitTests\.Cart/adds\(\)/' 'Cart\.swift'; do
    code=0
    swift test --skip-build --filter "$filter" >"$work/log" 2>&1 || code=$?
    echo "$filter runs $(sed -nE 's/.*Test run with ([0-9]+) tests?.*/\1/p' "$work/log"), exit $code"
  done
)
printf '%s\n' "$seen"
if [ "$seen" = "$expected" ]; then
  echo "as described"
else
  echo "CHANGED; expected:"
  printf '%s\n' "$expected"
  exit 1
fi
