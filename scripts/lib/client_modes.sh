# shellcheck shell=bash
# Defines the settings that a client's target may have: the language mode of Swift 5 or 6, with or without
# MemberImportVisibility and InternalImportsByDefault, with main-actor or nonisolated default isolation. A new target of
# Xcode 26 has the mode of Swift 5, MemberImportVisibility and main-actor isolation (T4.20.29). scripts/check readme and
# scripts/check client source this file.

# client_modes COMMAND...: runs COMMAND once for each combination, and appends the combination's name and the compiler's
# flags to its arguments.
client_modes() {
  local swift member internal isolation flags status=0
  for swift in 5 6; do
    for member in '' MemberImportVisibility; do
      for internal in '' InternalImportsByDefault; do
        for isolation in nonisolated MainActor; do
          flags=(-swift-version "$swift" -default-isolation "$isolation")
          [ -z "$member" ] || flags+=(-enable-upcoming-feature "$member")
          [ -z "$internal" ] || flags+=(-enable-upcoming-feature "$internal")
          "$@" "Swift$swift$member$internal$isolation" "${flags[@]}" || status=1
        done
      done
    done
  done
  return "$status"
}
