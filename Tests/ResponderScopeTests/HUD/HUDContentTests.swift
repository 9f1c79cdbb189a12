import Foundation
import Testing

@testable import ResponderCore
@testable import ResponderScope

@Suite("What the panel says")
struct HUDContentTests {
  private static let scroll = ScrollPlacement(
    scrollView: ResponderIdentity(className: "UITableView"),
    contentRect: CGRect(x: 16, y: 1234.4, width: 358, height: 44),
    geometry: ScrollViewGeometry(
      viewport: CGSize(width: 390, height: 844), contentSize: CGSize(width: 390, height: 5000),
      contentOffset: CGPoint(x: 0, y: 1000), inset: Insets(top: 47, left: 0, bottom: 34, right: 0)),
    visibleRect: CGRect(x: 0, y: 1047, width: 390, height: 461),
    screenRect: CGRect(x: 0, y: 0, width: 390, height: 844))
  private static let area = CGRect(x: 0, y: 47, width: 390, height: 763)

  private static func state(_ prediction: ScrollPrediction? = nil) -> HUDState {
    let rect = CGRect(x: 16, y: 234.4, width: 358, height: 44)
    return HUDState(
      snapshot: ResponderSnapshot(
        responder: ResponderIdentity(className: "UITextField", identifier: "email"),
        chain: ["UITextField", "FormCell"].map { ResponderIdentity(className: $0) },
        placement: ResponderPlacement(
          screenRect: rect, scroll: scroll,
          visibility: FieldVisibility(of: rect, within: area, obscuredBy: []),
          windowRect: rect, ownRect: CGRect(x: 0, y: 0, width: 358, height: 44)),
        prediction: prediction,
        details: ResponderDetails(
          module: "UIKit", address: "0x10", keyboardType: "emailAddress", isSecure: true),
        chainReasons: [.first, .superview]))
  }

  private static func rows(_ section: HUDSection, _ state: HUDState = state()) -> [String] {
    state.rows(of: section).map { "\($0.title): \($0.value)" }
  }

  @Test("the head has the verdict, the class and the identifier")
  func head() {
    let content = HUDContent(Self.state())
    #expect(content.status == .visible)
    #expect(content.headline == "Visible")
    #expect(content.name == "UITextField")
    #expect(content.identifier == "email")
  }

  @Test("responder: class, module, identifier, address as the debugger takes it, traits")
  func responder() {
    #expect(
      Self.rows(.responder) == [
        "First responder: Resign", "UITableView: Scroll to visible",
        "Visibility: Explain",
        "Class: UITextField", "Module: UIKit", "Identifier: email", "Address: 0x10",
        "Keyboard type: emailAddress", "Text entry: secure",
      ])
    #expect(Self.state().rows(of: .responder)[6].textToCopy == "(UITextField *)0x10")
  }

  @Test("what the responder shows in place of the keyboard and above it, and its content type")
  func inputs() {
    var state = Self.state()
    state.snapshot.details = ResponderDetails(
      address: "0x10", contentType: "emailAddress", inputView: "UIDatePicker",
      inputAccessoryView: "UIToolbar")
    #expect(
      Self.rows(.responder, state).suffix(3) == [
        "Content type: emailAddress", "Input view: UIDatePicker", "Accessory view: UIToolbar",
      ])
  }

  @Test("text that is edited without a keyboard: two sections name the probable cause")
  func hardwareKeyboard() {
    for section in [HUDSection.keyboard, .why] {
      #expect(Self.rows(section).contains { $0.hasPrefix("No keyboard: perhaps a hardware keyb") })
    }
    var state = Self.state()
    state.snapshot.details?.inputView = "StickerView"
    #expect(!Self.rows(.keyboard, state).contains { $0.hasPrefix("No keyboard") })
  }

  @Test("a field that the order leaves out has a row with the reason")
  func leftOut() {
    var state = Self.state()
    let field = ResponderIdentity(className: "UITextField", identifier: "email")
    state.snapshot.fields = FieldListing(
      fields: [ResponderIdentity(className: "UITextField", identifier: "name")],
      omissions: [FieldListing.Omission(field: field, reason: .notListed, isCurrent: true)])
    let row = state.rows(of: .responder).first { $0.action == .numberFields }
    #expect(row?.value.hasSuffix("the app's order does not name it") == true)
  }

  @Test("a field in no scroll view: how much of it is visible, and its rectangles")
  func withoutList() {
    var state = Self.state()
    state.snapshot.placement?.scroll = nil
    #expect(
      Self.rows(.geometry, state) == [
        "Visible: 100 %", "On screen: 16, 234.4 · 358 × 44", "In window: 16, 234.4 · 358 × 44",
        "In itself: 0, 0 · 358 × 44",
      ])
  }

  @Test("the chain lists every hop, and why it is next")
  func chain() {
    #expect(
      Self.rows(.chain) == ["1 · first responder: UITextField", "2 · superview: FormCell"])
    #expect(
      Self.state().rows(of: .chain).map(\.action) == [.outline(hop: 0), .outline(hop: 1)])
  }

  @Test("geometry: the rectangle in scroll view, screen, window and itself, insets, visible part")
  func geometry() {
    #expect(
      Self.rows(.geometry) == [
        "In UITableView: 16, 1\u{2009}234.4 · 358 × 44",
        "Visible content: 1\u{2009}047 … 1\u{2009}508 · 100 %",
        "Offset: 0, 1\u{2009}000",
        "On screen: 16, 234.4 · 358 × 44",
        "Adjusted insets: 47, 0, 34, 0",
        "In window: 16, 234.4 · 358 × 44",
        "In itself: 0, 0 · 358 × 44",
      ])
  }

  @Test("while a scroll is under way the headline is about the resting place")
  func predicted() {
    let rest = CGRect(x: 16, y: -300, width: 358, height: 44)
    let state = Self.state(
      ScrollPrediction(
        phase: .dragging, restingOffset: CGPoint(x: 0, y: 1534.4),
        visibility: FieldVisibility(of: rest, within: Self.area, obscuredBy: []), screenRect: rest))
    let content = HUDContent(state)
    #expect(content.isPrediction)
    #expect(content.status == .hidden)
    #expect(content.statusNow == .visible)
    #expect(content.headline == "At rest: hidden above")
    #expect(
      Self.rows(.prediction, state) == [
        "Now: dragging", "Will rest at: 0, 1\u{2009}534.4", "Verdict at rest: hidden above",
        "Visible at rest: 0 %", "On screen at rest: 16, −300 · 358 × 44",
      ])
  }

  @Test("after a scroll the card compares the predicted with the actual rest, with the error")
  func outcome() {
    var state = Self.state()
    let seen = FieldVisibility(of: Self.area, within: Self.area, obscuredBy: [])
    state.snapshot.outcome = PredictionOutcome(
      predictedOffset: CGPoint(x: 0, y: 300), predicted: seen,
      actualOffset: CGPoint(x: 3, y: 304), actual: seen)
    #expect(
      Self.rows(.prediction, state) == [
        "Predicted: 0, 300", "Actual: 3, 304", "Error: 5 pt", "Verdict: visible, as predicted",
      ])
  }

  @Test("the content without a first responder, and with one that is no view")
  func noResponder() {
    let empty = HUDContent(HUDState())
    #expect(empty.headline == "No first responder")
    #expect(empty.status == .unknown)
    #expect(empty.sketch == nil)
    let controller = HUDContent(
      HUDState(
        snapshot: ResponderSnapshot(
          responder: ResponderIdentity(className: "ChatViewController"))))
    #expect(controller.headline == "Not a view")
    #expect(controller.name == "ChatViewController")
    for section in HUDSection.allCases { #expect(!HUDState().rows(of: section).isEmpty) }
    #expect(Self.rows(.why, HUDState()) == ["While editing: why it is visible or hidden"])
    #expect(Self.rows(.timeline, HUDState()).last == "Timeline: nothing yet")
  }

  @Test("a scroll view without a width or a height is not drawn", arguments: [(0, 844), (390, 0)])
  func flat(width: CGFloat, height: CGFloat) {
    var state = Self.state()
    #expect(HUDContent(state).sketch != nil)
    state.snapshot.placement?.scroll?.screenRect.size = CGSize(width: width, height: height)
    #expect(HUDContent(state).sketch == nil)
  }

  @Test(
    "the verdict has few words, never longer than the room kept for it",
    arguments: [
      (CGRect(x: 0, y: 0, width: 100, height: 44), "visible"),
      (CGRect(x: 0, y: -12, width: 100, height: 44), "12 pt hidden above"),
      (CGRect(x: 0, y: -900, width: 100, height: 44), "hidden above"),
      (CGRect(x: 0, y: 488, width: 100, height: 44), "32 pt behind keyboard"),
      (CGRect(x: 0, y: 600, width: 100, height: 44), "behind keyboard"),
      (CGRect(x: 350, y: 100, width: 100, height: 44), "60 pt hidden on the right"),
      (CGRect(x: -40, y: 100, width: 100, height: 44), "40 pt hidden on the left"),
    ] as [(CGRect, String)])
  func words(field: CGRect, words: String) {
    let visibility = FieldVisibility(
      of: field, within: CGRect(x: 0, y: 0, width: 390, height: 844),
      obscuredBy: [CGRect(x: 0, y: 500, width: 390, height: 344)])
    #expect(HUDContent.words(visibility, field.size) == words)
    #expect("At rest: \(words)".count <= HUDContent.widestHeadline.count + 4)
  }

  @Test(
    "numbers: to the tenth, grouped thousands, a true minus, never a crash",
    arguments: [
      (0, "0"), (0.04, "0"), (-0.04, "0"), (1 / 3, "0.3"), (2 / 3, "0.7"), (999.96, "1\u{2009}000"),
      (-42.2, "−42.2"), (1_234_567, "1\u{2009}234\u{2009}567"),
      (1_002_003, "1\u{2009}002\u{2009}003"),
      (.infinity, "–"), (.nan, "–"), (1e300, "–"),
    ] as [(CGFloat, String)])
  func numbers(value: CGFloat, text: String) {
    #expect(HUDNumbers.length(value) == text)
  }

  @Test(
    "fractions and times: a dash where there is no number to show, never a crash",
    arguments: [
      (0.254, "25 %", "0.254 s"), (-0.0004, "0 %", "0.000 s"), (1.5, "100 %", "1.500 s"),
      (-2.25, "0 %", "−2.250 s"), (1e300, "100 %", "–"), (.infinity, "– %", "–"),
      (.nan, "– %", "–"),
    ] as [(Double, String, String)])
  func otherNumbers(value: Double, percent: String, seconds: String) {
    #expect(HUDNumbers.percent(value) == percent)
    #expect(HUDNumbers.seconds(value) == seconds)
  }
}
