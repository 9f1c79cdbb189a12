import UIKit

/// Provides the driver of the contract tests for a run in Xcode. The driver can play whole gestures
/// if the UI test serves them. It has neither exact touches nor exact time.
@MainActor
enum HandsOfThisRun {
  static var abilities: Set<Ability> {
    get async { await HandsLine.shared.isServed ? [.hands] : [] }
  }

  static func make() -> any Hands { RemoteHands() }

  /// Does nothing, because the tests after which the device has to be restored are skipped in
  /// Xcode.
  static func leave() {}
}
