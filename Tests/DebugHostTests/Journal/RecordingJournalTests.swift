import Foundation
import ResponderCore
import Testing

@testable import DebugHost

@Suite("The journal in the player's words")
struct RecordingJournalTests {
  private static let field = ResponderIdentity(className: "UITextField", identifier: "row-4")
  private static let list = ResponderIdentity(className: "UITableView")
  private static let geometry = ScrollViewGeometry(
    viewport: CGSize(width: 390, height: 844), contentSize: CGSize(width: 390, height: 3000),
    contentOffset: CGPoint(x: 0, y: 100), inset: Insets(top: 47, bottom: 34))

  private static func dismissal(restingAt y: CGFloat, rule: DismissalRule = .fullyHidden)
    -> JournalEntry.Event
  {
    .dismissal(
      DismissalRecord(
        scrollView: list, responder: field,
        decision: DismissalDecision.decide(
          fieldRect: CGRect(x: 20, y: 300, width: 350, height: 44), geometry: geometry,
          restingOffset: CGPoint(x: 0, y: y),
          obscuredBy: [CGRect(x: 0, y: 508, width: 390, height: 336)], rule: rule)))
  }

  private static func anchor(from y: CGFloat) -> JournalEntry.Event {
    .anchor(
      AnchorRecord(
        scrollView: list,
        decision: AnchorDecision.decide(
          policy: .bottom(), geometry: geometry.scrolled(to: CGPoint(x: 0, y: y)),
          changingBottomInsetTo: 336)))
  }

  @Test(
    "titles say what was decided, and why",
    arguments: [
      (dismissal(restingAt: 1000), "Dismiss: the field will be hidden above"),
      (dismissal(restingAt: -400), "Dismiss: the field will be behind the keyboard"),
      (dismissal(restingAt: 120), "Keep editing: the field will be visible"),
      (dismissal(restingAt: 275), "Keep editing: 50 % of the field will be visible"),
      (
        dismissal(restingAt: 275, rule: .partlyHidden),
        "Dismiss: only 50 % will be visible"
      ),
      (
        dismissal(restingAt: 1000, rule: .visibleFraction(below: 0)),
        "Keep editing: the rule does not end it, though it will be hidden"
      ),
      (anchor(from: 2190), "Move with the keyboard to y 2492 pt"),
      (anchor(from: 900), "Stay at y 900 pt while the inset changes"),
      (.focus(FocusChange(from: nil, to: field)), "none → UITextField \"row-4\""),
      (.hud(HUDChange(isShown: true)), "HUD shown"),
      (
        .scroll(ScrollSample(scrollView: list, phase: .decelerating, geometry: geometry)),
        "UITableView coasts"
      ),
    ] as [(JournalEntry.Event, String)])
  func titles(event: JournalEntry.Event, title: String) {
    #expect(Recording.Entry(JournalEntry(time: 7, event: event), at: 1).title == title)
  }

  @Test("a decision comes with the numbers behind it, in the order in which to read them")
  func facts() {
    let entry = Recording.Entry(
      JournalEntry(time: 7, event: Self.dismissal(restingAt: 1000)), at: 1.5)
    #expect(entry.time == 1.5)
    #expect(entry.kind == "dismissal")
    #expect(entry.isDecision)
    #expect(
      entry.facts.map { "\($0.label): \($0.value)" } == [
        "field now: visible", "field at rest: hidden above", "from: y 100 pt",
        "rests at: y 1000 pt",
        "field in content: 20, 300, 350 × 44 pt", "visible area now: 0, 147, 390 × 461 pt",
        "rule: dismiss when fully hidden",
      ])
  }

  @Test("observations are not decisions")
  func observations() {
    let focus = JournalEntry(time: 0, event: .focus(FocusChange(from: nil, to: Self.field)))
    #expect(!Recording.Entry(focus, at: 0).isDecision)
  }
}
