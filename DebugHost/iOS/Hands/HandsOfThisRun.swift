import UIKit

/// The driver of this run, in Xcode: whole gestures where the UI test serves them, nothing exact.
@MainActor
enum HandsOfThisRun {
  static var abilities: Set<Ability> {
    get async { await HandsLine.shared.isServed ? [.hands] : [] }
  }

  static func make() -> any Hands { RemoteHands() }

  /// Tests that need this are skipped here.
  static func leave() {}
}
