/// What the truths leave open about the end of a turn (C5.18, T4.19.6, T4.19.9, U5.9).
package struct LoopChoices: Equatable, Sendable {
  /// Where Core Animation commits (C5.18).
  package enum Commit: CaseIterable, Sendable {
    /// As the last step of an update, inside a source's callout (T4.19.2, T4.19.5).
    case updateCycle
    /// From an observer before waiting, of order 2,000,000 (T4.19.1).
    case observer
  }

  /// In which order windows are laid out; none is documented (T4.19.9).
  package enum WindowOrder: CaseIterable, Sendable {
    case backToFront, frontToBack
  }

  /// The most turns that can be asked for between a change and its layout.
  package static let mostTurns = 5

  package var commit = Commit.updateCycle
  package var windowOrder = WindowOrder.backToFront
  /// How many turns end between a change made outside an update and the update that lays it out: 1 to 5 (T4.19.6).
  ///
  /// In the observer picture only SwiftUI's changes wait so (T4.20.22), and those of UIKit not at all.
  package var turnsToLayout = 1

  /// How many frames apart a display link is called. With 2 this is a screen of 120 Hz, where lists scroll with every frame and
  /// a link that asks for no range has 60 Hz, as libraries report (MSDisplayLink 2.2.0, skiko #709); no truth has a number for it.
  package var linkStride = 1

  package init() {}
}
