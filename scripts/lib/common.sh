# shellcheck shell=bash
# Shared by every script here: where the project is, what --help prints, one way to say a thing.
# Sourced, never run. The scripts need bash 4.4 and the Swift toolchain; this file itself, and scripts/verify-on-mac, also
# read well to the bash 3.2 of macOS.

root=$(cd "$(dirname "${BASH_SOURCE[0]}")/../.." && pwd)
export root

# The build folder. CI sets its own, so that a clean build never disturbs a developer's.
scratch=${RESPONDERSCOPE_SCRATCH:-$root/.build}
export scratch

# --help is the comment block at the top of the script that was called.
print_help() {
  awk 'NR > 1 { if (!/^#/) exit; sub(/^# ?/, ""); print }' "$1"
}

# For scripts without options: answers --help, refuses everything else.
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

# The toolchain's own tool if it has one, else the system's, else nothing.
toolchain_tool() {
  local beside
  beside=$(dirname "$(readlink -f "$(command -v swift)")")/$1
  if [ -x "$beside" ]; then
    printf '%s\n' "$beside"
  else
    command -v "$1" || true
  fi
}

# Prints a Swift file with its comments removed and every line number kept. A `//` inside a string literal
# is cut as well; that is harmless for what the checks look for.
without_comments() {
  awk '
    {
      line = $0; out = ""
      while (length(line) > 0) {
        if (block > 0) {
          end = index(line, "*/"); open = index(line, "/*")
          if (open > 0 && (end == 0 || open < end)) { block++; line = substr(line, open + 2) }
          else if (end > 0) { block--; line = substr(line, end + 2) }
          else line = ""
        } else {
          one = index(line, "//"); open = index(line, "/*")
          if (one > 0 && (open == 0 || one < open)) { out = out substr(line, 1, one - 1); line = "" }
          else if (open > 0) { out = out substr(line, 1, open - 1); block = 1; line = substr(line, open + 2) }
          else { out = out line; line = "" }
        }
      }
      print out
    }' "$1"
}

# Swift files below the given folders (those that exist), sorted, relative to the root.
swift_files() {
  local folder
  for folder in "$@"; do
    if [ -d "$root/$folder" ]; then
      (cd "$root" && find "$folder" -name '*.swift' -not -path '*/.build/*')
    fi
  done | LC_ALL=C sort
}

# with_headless_mac COMMAND...: runs it with the manifest of the headless Mac (see Package.swift), whose build folder is
# $scratch/appkit. That graph has no dependencies, and SwiftPM then removes the root's pins, which belong to the other one.
with_headless_mac() {
  local kept status=0
  kept=$(mktemp)
  if [ -e "$root/Package.resolved" ]; then cp -p "$root/Package.resolved" "$kept"; fi
  RESPONDERSCOPE_HEADLESS=appkit "$@" || status=$?
  if [ -s "$kept" ]; then cp -p "$kept" "$root/Package.resolved"; fi
  rm -f "$kept"
  return "$status"
}

# run_built_tests xctest|swift-testing ARGUMENTS...: the tests of the debug build, as they are. `swift test` would hold the
# lock of the build folder while they run, and every build beside them would wait for it.
run_built_tests() {
  (cd "$root" && exec "$scratch/debug/ResponderScopePackageTests.xctest" --testing-library "$@" </dev/null 2>&1)
}

# build_without_warnings LABEL ARGUMENTS...: `swift build ARGUMENTS` with its output shown; fails when the build
# fails or when the compiler or the package manager warned about something that is ours.
build_without_warnings() {
  local label=$1 log status=0 warnings
  shift
  heading "Build: $label"
  log=$(mktemp)
  (cd "$root" && swift build --scratch-path "$scratch" "$@" </dev/null 2>&1) | tee "$log" || status=$?
  # The compiler repeats a warning for every batch it compiles in; the checkouts are other people's.
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
