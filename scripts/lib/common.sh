# shellcheck shell=bash
# What the scripts share: where the project is, what --help prints, how messages look.
# The scripts source this file. They need bash 4.4 and the Swift toolchain; this file and scripts/verify-on-mac also run
# in the bash 3.2 of macOS.

root=$(cd "$(dirname "${BASH_SOURCE[0]}")/../.." && pwd)
export root

# The build folder. CI sets its own, so that a clean build never disturbs a developer's.
scratch=${RESPONDERSCOPE_SCRATCH:-$root/.build}
export scratch

# print_help SCRIPT: prints the comment block at the top of the script, which is the answer to --help.
print_help() {
  awk 'NR > 1 { if (!/^#/) exit; sub(/^# ?/, ""); print }' "$1"
}

# no_options SCRIPT ARGUMENT...: for scripts without options; answers --help and refuses every other argument.
no_options() {
  local script=$1
  shift
  case ${1:-} in
    '') ;;
    -h | --help) print_help "$script" && exit 0 ;;
    *) usage_error "$(basename "$script")" "unknown argument '$1'" ;;
  esac
}

usage_error() {
  printf '%s: %s (see --help)\n' "$1" "$2" >&2
  exit 64
}

heading() { printf '\n== %s\n' "$*"; }
note() { printf '   %s\n' "$*"; }

# toolchain_tool NAME: prints the path of the toolchain's own tool, else that of the system's, else nothing.
toolchain_tool() {
  local beside
  beside=$(dirname "$(readlink -f "$(command -v swift)")")/$1
  if [ -x "$beside" ]; then
    printf '%s\n' "$beside"
  else
    command -v "$1" || true
  fi
}

# swift_source FOLDER QUESTION,... FILE...: answers questions about Swift files with the compiler's own parser, SwiftSyntax,
# and writes each answer to FOLDER/QUESTION. scripts/lib/swift_source.swift says what the questions are. This function
# compiles that file if it has changed, or if the compiler has.
swift_source() {
  local source=$root/scripts/lib/swift_source.swift tool=$scratch/tools/swift-source compiler about host
  compiler=$(toolchain_tool swiftc)
  about=$("$compiler" -print-target-info)
  host=$(printf '%s\n' "$about" | sed -nE 's|^ *"runtimeResourcePath": "(.*)".*|\1/host|p')
  if [ ! -e "$host/SwiftSyntax.swiftmodule" ]; then
    printf 'FAILED  the compiler has no SwiftSyntax to parse Swift with: there is no %s\n' "$host/SwiftSyntax.swiftmodule"
    return 1
  fi
  if [ ! -x "$tool" ] || [ "$source" -nt "$tool" ] || [ "$about" != "$(cat "$tool.compiler" 2>/dev/null)" ]; then
    mkdir -p "$scratch/tools"
    "$compiler" -swift-version 6 -O -I "$host" -L "$host" -lSwiftSyntax -lSwiftParser -lSwiftOperators \
      -Xlinker -rpath -Xlinker "$host" "$source" -o "$tool.$$" || return 1
    printf '%s\n' "$about" >"$tool.compiler"
    mv "$tool.$$" "$tool"
  fi
  "$tool" "$@"
}

# swift_files FOLDER...: prints the Swift files below those of the folders that exist, sorted, relative to the root.
swift_files() {
  local folder
  for folder in "$@"; do
    if [ -d "$root/$folder" ]; then
      (cd "$root" && find "$folder" -name '*.swift' -not -path '*/.build/*')
    fi
  done | LC_ALL=C sort
}

# with_headless_mac COMMAND...: runs COMMAND with the manifest of the headless Mac (see Package.swift), whose build folder is
# $scratch/appkit. SwiftPM then drops pins that only the headless iPhone's manifest needs from Package.resolved, so this
# function restores that file afterwards.
with_headless_mac() {
  local kept status=0
  kept=$(mktemp)
  if [ -e "$root/Package.resolved" ]; then cp -p "$root/Package.resolved" "$kept"; fi
  RESPONDERSCOPE_HEADLESS=appkit "$@" || status=$?
  if [ -s "$kept" ]; then cp -p "$kept" "$root/Package.resolved"; fi
  rm -f "$kept"
  return "$status"
}

# run_built_tests xctest|swift-testing ARGUMENTS...: runs the tests of the debug build without building it. `swift test`
# would lock the build folder while the tests run, and every other build would have to wait.
run_built_tests() {
  (cd "$root" && exec "$scratch/debug/ResponderScopePackageTests.xctest" --testing-library "$@" </dev/null 2>&1)
}

# with_tests COMMAND...: runs COMMAND, which runs tests, and shows its output. Fails, and says so, if no test ran: to the test
# runner, a filter that matches nothing is a success.
with_tests() {
  local log status=0
  log=$(mktemp)
  "$@" 2>&1 | tee "$log" || status=$?
  grep -qE '(Executed|Test run with) [1-9]' "$log" || { printf 'FAILED  no test ran: the filters match none\n' && status=1; }
  rm -f "$log"
  return "$status"
}

# build_without_warnings LABEL ARGUMENTS...: runs `swift build ARGUMENTS` and shows its output. Fails if the build fails, or
# if the compiler or the package manager warns about something that is ours.
build_without_warnings() {
  local label=$1 log status=0 warnings
  shift
  heading "Build: $label"
  log=$(mktemp)
  (cd "$root" && swift build --scratch-path "$scratch" "$@" </dev/null 2>&1) | tee "$log" || status=$?
  # The compiler repeats a warning for every batch of files, so equal lines count once. The checkouts are other people's code.
  warnings=$(grep -E '(^|[0-9]: )warning: ' "$log" | grep -v "/checkouts/" | LC_ALL=C sort -u || true)
  rm -f "$log"
  if [ "$status" -ne 0 ]; then
    printf 'FAILED  %s: the build failed\n' "$label"
    return 1
  fi
  if [ -n "$warnings" ]; then
    printf 'FAILED  %s: %s warning(s), and no warnings are allowed:\n%s\n' \
      "$label" "$(printf '%s\n' "$warnings" | wc -l | tr -d ' ')" "$warnings"
    return 1
  fi
  note "$label: 0 warnings"
}
