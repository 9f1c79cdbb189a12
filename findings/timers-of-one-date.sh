#!/usr/bin/env bash
# Swift 6.3.1 on Linux, Foundation. Timers with the same fire date fire in no order that the program chose: of 100
# timers with one Date, added in turn, the order differs from that of adding and from run to run.
# Seen: "different fire dates: 1", "fired: 100", "in the order of adding: false".
# Guess before the run: in the order of adding.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
export HOME=$work XDG_CACHE_HOME=$work TMPDIR=$work
cd "$work"

cat >main.swift <<'SWIFT'
import Foundation

let date = Date() + 0.1
var fired: [Int] = []
let timers = (0..<100).map { number in
  Timer(fire: date, interval: 0, repeats: false) { _ in fired.append(number) }
}
for timer in timers { RunLoop.current.add(timer, forMode: .default) }
print("different fire dates:", Set(timers.map(\.fireDate)).count)
while fired.count < 100, Date() < date + 5 { RunLoop.current.run(until: Date() + 0.2) }
print("fired:", fired.count)
print("in the order of adding:", fired == Array(0..<100))
SWIFT
expected=$(
  cat <<'TEXT'
different fire dates: 1
fired: 100
in the order of adding: false
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
