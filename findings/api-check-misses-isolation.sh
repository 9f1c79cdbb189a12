#!/usr/bin/env bash
# Swift 6.3.1, `swift package diagnose-api-breaking-changes`. It says nothing when a public class, method or function
# becomes @MainActor, though a client in the language mode of Swift 6 no longer compiles. A removed conformance to
# Sendable in the same change is reported.
# Seen: two lines only, "struct Price has removed conformance to Sendable" and the same for SendableMetatype; the client
# has 0 errors before and 4 after.
# Guess before the run: @MainActor on a public class is reported, as the lost Sendable is.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
export HOME=$work XDG_CACHE_HOME=$work TMPDIR=$work
mkdir -p "$work/Kit/Sources/Kit"
cd "$work/Kit"
cat >Package.swift <<'SWIFT'
// swift-tools-version: 6.1
import PackageDescription

let package = Package(
  name: "Kit", products: [.library(name: "Kit", targets: ["Kit"])], targets: [.target(name: "Kit")])
SWIFT
cat >Sources/Kit/Kit.swift <<'SWIFT'
public struct Price: Sendable { public init() {} }
public class Cart {
  public init() {}
  public func add() {}
}
public class Shelf {
  public init() {}
  public func fill() {}
}
public func open() {}
SWIFT
commit() { git add . && git -c user.name=name -c user.email=name@example.com commit -q -m "$1"; }
git init -q
commit before
git tag 1.0.0
cat >"$work/client.swift" <<'SWIFT'
import Kit

func shop() {
  Cart().add()
  Shelf().fill()
  open()
}
SWIFT

expected=$(
  cat <<'TEXT'
struct Price has removed conformance to Sendable
struct Price has removed conformance to SendableMetatype
client: 0 errors before, 4 after
TEXT
)

# client_errors: builds the package and prints how many errors the client has with it.
client_errors() {
  swift build >"$work/build" 2>&1 || { cat "$work/build" >&2 && exit 1; }
  local modules
  modules=$(swift build --show-bin-path)/Modules
  swiftc -typecheck -swift-version 6 -I "$modules" "$work/client.swift" >"$work/client" 2>&1 || true
  grep -c '^[^ ].* error: ' "$work/client" || true
}

before=$(client_errors)
sed -i -e 's/^public struct Price: Sendable/public struct Price/' -e 's/^public class Cart/@MainActor &/' \
  -e 's/public func fill/@MainActor &/' -e 's/^public func open/@MainActor &/' Sources/Kit/Kit.swift
# The command exits 1 for what it reports.
swift package diagnose-api-breaking-changes 1.0.0 >"$work/log" 2>&1 || true
after=$(client_errors)
seen=$(
  sed -n 's/.*API breakage: //p' "$work/log" | sort
  echo "client: $before errors before, $after after"
)
printf '%s\n' "$seen"
if [ "$seen" = "$expected" ]; then
  echo "as described"
else
  echo "CHANGED; expected:"
  printf '%s\n' "$expected"
  exit 1
fi
