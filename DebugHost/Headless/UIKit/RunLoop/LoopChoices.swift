/// The choices where the facts about UIKit (`Facts`) are silent about the end of a turn (C5.18,
/// T4.19.6, T4.19.9, U5.9) or about display links.
package struct LoopChoices: Equatable, Sendable {
  /// The place where Core Animation commits (C5.18).
  package enum Commit: CaseIterable, Sendable {
    /// As the last step of an update, inside a source's callout (T4.19.2, T4.19.5).
    case updateCycle
    /// In a before-waiting observer of order 2,000,000 (T4.19.1).
    case observer
  }

  /// The order in which windows are laid out. No order is documented (T4.19.9).
  package enum WindowOrder: CaseIterable, Sendable {
    case backToFront, frontToBack
  }

  /// The greatest number of turns that can be requested between a change and its layout.
  package static let mostTurns = 5

  package var commit = Commit.updateCycle
  package var windowOrder = WindowOrder.backToFront
  /// The number of turns, 1 to 5, that end between a change made outside an update and the update
  /// that lays it out (T4.19.6).
  ///
  /// If an observer commits, only SwiftUI's changes wait in this way (T4.20.22). UIKit's changes do
  /// not wait.
  package var turnsToLayout = 1

  /// The number of frames between two calls of a display link. With 2, the screen behaves as at 120
  /// Hz: lists scroll with every frame, and a link that does not request a range runs at 60 Hz, as
  /// libraries report (MSDisplayLink 2.2.0, skiko #709). The project's list of facts has no number
  /// for this behaviour.
  package var linkStride = 1

  package init() {}
}
