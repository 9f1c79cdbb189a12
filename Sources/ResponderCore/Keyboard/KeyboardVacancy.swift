package import Foundation

/// Notices that a docked keyboard has left although no notification said so, as when a SwiftUI
/// field is still first responder while its screen goes (T4.13.61).
///
/// A keyboard that is docked for this app needs a first responder that takes input. If there was
/// one, and there is none for `patience` seconds, the keyboard has left. If there never was one,
/// the keyboard may belong to a view of another process, and nothing is concluded.
package struct KeyboardVacancy: Equatable, Sendable {
  /// How long the focus may be between two responders, in seconds.
  package static let patience: TimeInterval = 0.5

  /// What a look has found.
  package enum Finding: Equatable, Sendable {
    /// The keyboard is not docked, or somebody uses it, or nobody has used it.
    case rests
    /// Nobody uses the keyboard. Look again after this many seconds.
    case waits(TimeInterval)
    /// The keyboard has left.
    case hasLeft
  }

  private var wasUsed = false
  private var since: TimeInterval?
  /// Whether no other app can have the keyboard.
  private var isAppAlone = false

  package init() {}

  /// Records that the app has come to the front, where no other app can be beside it. A keyboard
  /// that another app had, such as Spotlight, has left then, and UIKit may not have said so
  /// (T4.13.72).
  package mutating func appCameAlone() { (wasUsed, isAppAlone) = (true, true) }

  /// Records who uses the keyboard.
  ///
  /// - Parameters:
  ///   - state: The state of the keyboard.
  ///   - isUsed: Whether a first responder takes input.
  ///   - time: The time in seconds.
  package mutating func look(
    _ state: KeyboardState, isUsed: Bool, at time: TimeInterval
  ) -> Finding {
    let isDocked = state.placement == .docked && (state.isLocal || isAppAlone)
    guard isDocked, wasUsed, !isUsed else {
      (wasUsed, since) = (isDocked && (wasUsed || isUsed), nil)
      return .rests
    }
    let start = since ?? time
    since = start
    let left = start + Self.patience - time
    guard left <= 0 else { return .waits(left) }
    self = KeyboardVacancy()
    return .hasLeft
  }
}
