import Foundation

@testable import ResponderJournal

/// A snapshot for each situation that `ResponderSnapshot.answer(to:)` words differently.
enum SampleSnapshot {
  static let scroll = ScrollPlacement(
    scrollView: SampleJournal.list, contentRect: rect(20, 440, 350, 44),
    geometry: SampleJournal.geometry, visibleRect: rect(0, 90, 390, 461),
    screenRect: rect(0, 0, 390, 844))

  static let placement = ResponderPlacement(
    screenRect: rect(20, 400, 350, 44), scroll: scroll,
    visibility: SampleJournal.dismissal.visibilityNow)

  static let prediction = ScrollPrediction(
    phase: .decelerating, restingOffset: point(0, 437),
    visibility: SampleJournal.dismissal.visibilityAtRest, screenRect: rect(20, 3, 350, 44))

  /// A view controller is the first responder.
  static let notAView = ResponderSnapshot(
    responder: ResponderIdentity(className: "ChatController"),
    chain: [
      ResponderIdentity(className: "ChatController"), ResponderIdentity(className: "UIWindow"),
    ])

  /// A field outside any scroll view, half of it behind the keyboard.
  static let alone = ResponderSnapshot(
    responder: SampleJournal.field, chain: [SampleJournal.field],
    placement: ResponderPlacement(
      screenRect: rect(20, 486, 350, 44), scroll: nil,
      visibility: FieldVisibility(
        of: rect(20, 486, 350, 44), within: rect(0, 0, 390, 844),
        obscuredBy: rect(0, 508, 390, 336))),
    keyboard: SampleJournal.keyboard.after, keyboardOverlap: 336)

  /// A field outside any scroll view, edited without a keyboard, or with an input view of the app.
  static func withoutKeyboard(inputView: String? = nil) -> ResponderSnapshot {
    ResponderSnapshot(
      responder: SampleJournal.field,
      placement: ResponderPlacement(
        screenRect: rect(20, 486, 350, 44), scroll: nil,
        visibility: FieldVisibility(
          of: rect(20, 486, 350, 44), within: rect(0, 0, 390, 844), obscuredBy: nil)),
      details: ResponderDetails(address: "", keyboardType: "default", inputView: inputView))
  }

  /// A field in a list at rest.
  static let resting = ResponderSnapshot(
    responder: SampleJournal.field, chain: [SampleJournal.field, SampleJournal.list],
    placement: placement, keyboard: SampleJournal.keyboard.after, keyboardOverlap: 335.96)

  /// The same field while the list coasts, without a keyboard, at the start of a longer chain.
  static let coasting = ResponderSnapshot(
    responder: SampleJournal.field,
    chain: [SampleJournal.field]
      + (2...10).map { ResponderIdentity(className: "View\($0)") },
    placement: placement, prediction: prediction)
}
