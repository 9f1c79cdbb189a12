#!/usr/bin/env bash
# Swift 6.3.1 on Linux, CoreFoundation. Removing a run loop observer from within an earlier one of the same activity
# comes too late for that activity: it is still called once. Invalidating it instead does prevent the call.
# Seen: "remove: first second", then "first"; "invalidate: first".
# Guess before the run: a removed observer is not called any more.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
export HOME=$work XDG_CACHE_HOME=$work TMPDIR=$work
cd "$work"

cat >main.swift <<'SWIFT'
import CoreFoundation
import Foundation

let loop = CFRunLoopGetCurrent()!
let beforeTimers: CFOptionFlags = 1 << 1
var log: [String] = []

func observer(_ body: @escaping () -> Void) -> CFRunLoopObserver {
  CFRunLoopObserverCreateWithHandler(nil, beforeTimers, true, 0) { _, _ in body() }!
}

func pass() -> String {
  defer { log = [] }
  _ = RunLoop.current.run(mode: .default, before: Date())
  return log.joined(separator: " ")
}

func run(_ name: String, _ end: @escaping (CFRunLoopObserver) -> Void) {
  let second = observer { log.append("second") }
  let first = observer {
    log.append("first")
    end(second)
  }
  CFRunLoopAddObserver(loop, first, kCFRunLoopDefaultMode)
  CFRunLoopAddObserver(loop, second, kCFRunLoopDefaultMode)
  print("\(name): \(pass()), then \(pass())")
  CFRunLoopObserverInvalidate(first)
}

run("remove") { CFRunLoopRemoveObserver(loop, $0, kCFRunLoopDefaultMode) }
run("invalidate") { CFRunLoopObserverInvalidate($0) }
SWIFT
expected=$(
  cat <<'TEXT'
remove: first second, then first
invalidate: first, then first
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
