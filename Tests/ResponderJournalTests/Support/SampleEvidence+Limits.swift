import Foundation

@testable import ResponderJournal

extension SampleEvidence {
  /// Evidence in which only one clause of a rule makes the difference.
  static let limits: [(DiagnosisEvidence, Diagnosis.ID?)] = [
    // The keyboard covers the lower part of a field that would fit above it, or all that is on the
    // screen of a canvas that would not.
    (placed(490), .fieldBehindKeyboard),
    (
      .place(
        geometry: GeometryRecord(
          responder: field, rect: rect(0, 508, 390, 600), window: screen.size,
          obscuredBy: rect(0, 508, 390, 336)), restedFor: 1), .fieldBehindKeyboard
    ),
    // A bar alone may stay on the screen without a first responder.
    (.strayKeyboard(keyboard: barAlone, restedFor: 1), nil),
    // A SwiftUI field has left, with a keyboard or without one.
    (.strayKeyboard(keyboard: keyboard(), field: field, restedFor: 1), .fieldLeftWithScreen),
    (.strayKeyboard(keyboard: keyboard(isUp: false), field: field, restedFor: 1), nil),
    // The guide is at the bottom under this app's keyboard, on the keyboard, on its way, at the
    // bottom without a keyboard and under another app's, and has only just come to the bottom.
    (guide(at: 810), .layoutGuideBelowKeyboard), (guide(at: 508), nil), (guide(at: 700), nil),
    (guide(at: 810, keyboard(isUp: false)), nil), (guide(at: 810, keyboard(isLocal: false)), nil),
    (guide(at: 810, for: 0.1), nil),
    // The list leaves a margin of 100 points above the keyboard. In the next row, the keyboard has
    // left, and the list and the root view are still raised, which is no second lift.
    (lifted(bottom(402)), nil), (raised(root: 336, hasLeft: true), nil),
    // After the keyboard, the inset is infinite, or only what the safe area adds has become less.
    (kept(bottom(.infinity)), nil),
    (
      .inset(
        list: ListChange(
          list: list, before: bottom(0), now: bottom(0, safeArea: 0),
          keyboard: keyboard(isUp: false), covered: 336, hasLeft: true), restedFor: 1), nil
    ),
    // The list keeps the whole room for a keyboard that covered only 50 points of it, or lacks as
    // much as the keyboard covered, but not all of its inset.
    (left(from: 0, to: 16, covered: 50), .insetNotRestored),
    (left(from: 400, to: 60), .insetNotRestored),
    // Only a bar was up. Afterwards, the list has more room than before, or lacks its own inset.
    (barOnly(from: 0, to: 80), nil), (barOnly(from: 80, to: 0), .insetNotRestored),
    // The keyboard covered hardly more than the bar, which stays. The list has 30 points more room
    // than before.
    (barLeft(116, covered: 100), nil),
  ]

  /// Returns the evidence for a list after a bar, which appeared without a keyboard and covered 86
  /// points of the list, has disappeared.
  private static func barOnly(from before: CGFloat, to now: CGFloat) -> DiagnosisEvidence {
    .inset(
      list: ListChange(
        list: list, before: bottom(before), now: bottom(now), keyboard: keyboard(isUp: false),
        covered: 86, hasLeft: true, isBarOnly: true), restedFor: 1)
  }

  private static func guide(
    at top: CGFloat, _ keyboard: KeyboardState = keyboard(), for time: Double = 1
  ) -> DiagnosisEvidence {
    .guide(view: list, top: top, rest: 810, keyboard: keyboard, restedFor: time)
  }
}
