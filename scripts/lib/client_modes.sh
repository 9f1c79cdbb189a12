# shellcheck shell=bash
# Defines the settings that a client's target may have: the language mode of Swift 5 or 6, main-actor or nonisolated
# default isolation, and none, or more and more, of the upcoming features: MemberImportVisibility, those of Xcode's
# setting "Approachable Concurrency", InternalImportsByDefault. A new target of Xcode 26 or 27 has the mode of Swift 5,
# approachable concurrency and main-actor isolation (T4.20.29). scripts/check readme and scripts/check client source this
# file.

# client_modes COMMAND...: runs COMMAND once for each combination, and appends the combination's name and the compiler's
# flags to its arguments.
client_modes() {
  local swift features isolation feature flags status=0
  local visible=MemberImportVisibility
  local approachable="$visible DisableOutwardActorInference GlobalActorIsolatedTypesUsability InferIsolatedConformances"
  approachable+=" InferSendableFromCaptures NonisolatedNonsendingByDefault"
  for swift in 5 6; do
    for features in "" "Visible $visible" "Approachable $approachable" "Internal $approachable InternalImportsByDefault"; do
      for isolation in nonisolated MainActor; do
        flags=(-swift-version "$swift" -default-isolation "$isolation")
        # What Swift 6 has by itself cannot be enabled there.
        for feature in ${features#* }; do
          case $swift$feature in
            6DisableOutwardActorInference | 6GlobalActorIsolatedTypesUsability | 6InferSendableFromCaptures) ;;
            *) flags+=(-enable-upcoming-feature "$feature") ;;
          esac
        done
        "$@" "Swift$swift${features%% *}$isolation" "${flags[@]}" || status=1
      done
    done
  done
  return "$status"
}
