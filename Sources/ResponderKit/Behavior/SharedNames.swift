internal import Foundation
package import ResponderCore

/// How identifiers and string tags stand in what others read: the system's log, an export. They may hold a user's data, so they are
/// hashed, under a key of this launch, unless the developer asks for them plainly.
@MainActor
package enum SharedNames {
  private static let launchHash = IdentifierHash.random()

  /// Whether they stand as they are: launch argument `-ResponderHUDRevealsIdentifiers YES`, or the environment
  /// `RESPONDER_HUD_REVEALS_IDENTIFIERS=1`, or as the app sets it.
  package static var isRevealing = isAskedFor()

  package static func isAskedFor(
    environment: [String: String] = ProcessInfo.processInfo.environment,
    arguments: [String] = ProcessInfo.processInfo.arguments
  ) -> Bool {
    if environment["RESPONDER_HUD_REVEALS_IDENTIFIERS"] == "1" { return true }
    guard let index = arguments.firstIndex(of: "-ResponderHUDRevealsIdentifiers") else {
      return false
    }
    let answer = arguments.dropFirst(index + 1).first?.lowercased()
    return answer == "yes" || answer == "true" || answer == "1"
  }

  /// Under which names are written; nil for as they are.
  package static var hash: IdentifierHash? { isRevealing ? nil : launchHash }

  /// A diagnosis for the log.
  package static func diagnosis(_ diagnosis: Diagnosis) -> Diagnosis {
    hash.map { diagnosis.shared(hashing: $0) } ?? diagnosis
  }

  /// A tag's name for the log.
  package static func tag(_ name: String) -> String { hash?.name(ofTag: name) ?? name }
}
