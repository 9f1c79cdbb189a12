internal import Foundation

/// The names under which the system log and exports show identifiers and string tags. Identifiers
/// and tags may hold a user's data. So they are hashed with a key that is new in each launch,
/// unless the developer asks for plain names.
@MainActor
package enum SharedNames {
  private static let launchHash = IdentifierHash.random()

  /// Whether names are written unhashed. The launch argument `-ResponderHUDRevealsIdentifiers YES`
  /// or the environment variable `RESPONDER_HUD_REVEALS_IDENTIFIERS=1` makes this true. The app can
  /// change it through `ResponderHUD.revealsIdentifiers`.
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

  /// The hash with which names are written, or nil if they are written unhashed.
  package static var hash: IdentifierHash? { isRevealing ? nil : launchHash }

  /// Returns a tag's name as the log shows it.
  package static func tag(_ name: String) -> String { hash?.name(ofTag: name) ?? name }
}
