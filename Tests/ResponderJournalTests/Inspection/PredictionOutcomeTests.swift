import Foundation
import Testing

@testable import ResponderJournal

@Suite struct PredictionOutcomeTests {
  private let seen = FieldVisibility(
    of: rect(0, 0, 10, 10), within: rect(0, 0, 10, 10), obscuredBy: nil)
  private let gone = FieldVisibility(
    of: rect(0, 50, 10, 10), within: rect(0, 0, 10, 10), obscuredBy: nil)

  @Test(
    "the error is the distance of the two offsets",
    arguments: [
      (point(0, 300), point(0, 300), 0), (point(0, 300), point(3, 304), 5),
      (point(0, 300), point(0, 299.5), 0.5), (point(0, .nan), point(0, 1), 0),
      (point(0, .infinity), point(0, 1), 0),
    ] as [(CGPoint, CGPoint, CGFloat)])
  func error(predicted: CGPoint, actual: CGPoint, error: CGFloat) {
    let outcome = PredictionOutcome(
      predictedOffset: predicted, predicted: seen, actualOffset: actual, actual: seen)
    #expect(outcome.error == error)
  }

  @Test("a verdict is right when the status is the predicted one")
  func verdict() {
    func isRight(_ predicted: FieldVisibility, _ actual: FieldVisibility) -> Bool {
      PredictionOutcome(
        predictedOffset: .zero, predicted: predicted, actualOffset: .zero, actual: actual
      ).isVerdictRight
    }
    #expect(isRight(seen, seen))
    #expect(isRight(gone, gone))
    #expect(!isRight(seen, gone))
  }

  @Test("the report tells details, reasons, outcome and places")
  func report() {
    let field = ResponderIdentity(className: "UITextField", identifier: "email")
    let snapshot = ResponderSnapshot(
      responder: field, chain: [field, ResponderIdentity(className: "UIWindow")],
      placement: ResponderPlacement(
        screenRect: rect(20, 400, 350, 44), scroll: nil, visibility: seen,
        windowRect: rect(20, 390, 350, 44), ownRect: rect(0, 0, 350, 44),
        outerScrolls: [
          ScrollFrame(
            scrollView: ResponderIdentity(className: "UIScrollView"),
            screenRect: rect(0, 0, 390, 844))
        ]),
      details: ResponderDetails(
        module: "UIKit", address: "0x123456789", keyboardType: "emailAddress",
        contentType: "username", isSecure: true, inputView: "Picker", inputAccessoryView: "Bar"),
      chainReasons: [.first, .window],
      outcome: PredictionOutcome(
        predictedOffset: point(0, 300), predicted: gone, actualOffset: point(0, 305), actual: seen),
      keyboardEvent: SampleJournal.keyboard.event)
    let report = snapshot.report
    for line in [
      "  module UIKit, keyboard emailAddress, content username, secure, input view Picker, "
        + "accessory Bar",
      "  offset at rest: (0, 305), visible; predicted (0, 300), hidden; error 5 pt",
      "  own bounds: (0, 0) 350 × 44", "  in window: (20, 390) 350 × 44",
      "  inside UIScrollView, on screen (0, 0) 390 × 844",
      "Chain:", "  UITextField \"email\" (first responder)", "  UIWindow (window)",
    ] {
      #expect(report.contains(line + "\n"))
    }
    #expect(report.contains("  last event: "))
    #expect(!report.contains("0x"), "two equal states read the same")
  }

  @Test("the report tells of an alert and the field after it")
  func alert() {
    let field = ResponderIdentity(className: "UITextField", identifier: "email")
    let alert = ResponderIdentity(className: "UIAlertController")
    var snapshot = ResponderSnapshot(
      responder: alert, chain: [alert],
      details: ResponderDetails(address: "0x123456789", isAlert: true, returning: field))
    snapshot.fields = FieldListing(fields: [field])
    #expect(
      snapshot.report == """
        First responder: UIAlertController
          an alert, UITextField "email" gets the focus back after the alert
          not a view: it has no place on the screen
        1 field
        Chain: UIAlertController
        Keyboard: hidden
        """)
  }

  @Test("every reason has its words")
  func reasons() {
    #expect(Set(ChainReason.allCases.map(\.phrase)).count == ChainReason.allCases.count)
  }
}
