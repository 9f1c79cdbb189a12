#!/usr/bin/env bash
# Swift 6.3.1, `swift test --xunit-output` with Swift Testing, read with junitparser 5.0.3 (PyPI). The suite's attribute
# tests leaves out the skipped tests, which skipped counts and which are in the file, so that a reader who subtracts the
# skipped ones from tests, as from pytest's files, loses passed tests.
# Seen: 3 tests that pass and 2 that are disabled give tests="3" skipped="2" and five testcases; 3 - 2 says one passed.
# Guess before the run: tests counts every test of the file.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
export XDG_CACHE_HOME=$work TMPDIR=$work
cd "$work"
python3 -m venv venv
venv/bin/pip install --quiet --no-cache-dir --disable-pip-version-check junitparser==5.0.3
export HOME=$work
mkdir -p Kit/Tests/KitTests
cat >Kit/Package.swift <<'SWIFT'
// swift-tools-version: 6.1
import PackageDescription

let package = Package(name: "Kit", targets: [.testTarget(name: "KitTests")])
SWIFT
cat >Kit/Tests/KitTests/Cart.swift <<'SWIFT'
import Testing

@Suite struct Cart {
  @Test func adds() {}
  @Test func removes() {}
  @Test func empties() {}
  @Test(.disabled("later")) func ships() {}
  @Test(.disabled("later")) func returns() {}
}
SWIFT

expected=$(
  cat <<'TEXT'
tests 3, skipped 2, failures 0
testcases 5, of them skipped 2
TEXT
)

swift test --package-path Kit --xunit-output "$work/out.xml" >log 2>&1 || { cat log && exit 1; }
seen=$(venv/bin/python - <<'PYTHON'
from junitparser import JUnitXml, Skipped

suite = next(iter(JUnitXml.fromfile("out-swift-testing.xml")))
cases = list(suite)
skipped = [case for case in cases if any(isinstance(result, Skipped) for result in case.result)]
print(f"tests {suite.tests}, skipped {suite.skipped}, failures {suite.failures}")
print(f"testcases {len(cases)}, of them skipped {len(skipped)}")
PYTHON
)
printf '%s\n' "$seen"
if [ "$seen" = "$expected" ]; then
  echo "as described"
else
  echo "CHANGED; expected:"
  printf '%s\n' "$expected"
  exit 1
fi
