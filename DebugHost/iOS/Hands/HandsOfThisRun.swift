import UIKit

/// Provides the driver of this run in Xcode. It plays whole gestures if the UI test serves them,
/// and has no exact abilities.
@MainActor
enum HandsOfThisRun {
  static var abilities: Set<Ability> {
    get async { await HandsLine.shared.isServed ? [.hands] : [] }
  }

  static func make() -> any Hands { RemoteHands() }

  /// Does nothing, because the tests that need it are skipped in Xcode.
  static func leave() {}
}
