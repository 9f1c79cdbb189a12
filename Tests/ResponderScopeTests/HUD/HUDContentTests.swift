import Foundation
import ResponderCore
import Testing

@testable import ResponderScope

@Suite("What the panel says")
struct HUDContentTests {
  private static let scroll = ScrollPlacement(
    scrollView: ResponderIdentity(className: "UITableView"),
    contentRect: CGRect(x: 16, y: 1234.4, width: 358, height: 44),
    geometry: ScrollGeometry(
      viewport: CGSize(width: 390, height: 844), contentSize: CGSize(width: 390, height: 5000),
      contentOffset: CGPoint(x: 0, y: 1000), inset: Insets(top: 47, left: 0, bottom: 34, right: 0)),
    visibleRect: CGRect(x: 0, y: 1047, width: 390, height: 461),
    screenRect: CGRect(x: 0, y: 0, width: 390, height: 844))

  private static func snapshot(_ prediction: ScrollPrediction? = nil) -> ResponderSnapshot {
    let rect = CGRect(x: 16, y: 234.4, width: 358, height: 44)
    return ResponderSnapshot(
      responder: ResponderIdentity(className: "UITextField", identifier: "email"),
      chain: ["UITextField", "FormCell", "UITableView"].map { ResponderIdentity(className: $0) },
      placement: ResponderPlacement(
        screenRect: rect, scroll: scroll,
        visibility: Visibility(
          of: rect, within: CGRect(x: 0, y: 47, width: 390, height: 763), obscuredBy: [])),
      prediction: prediction)
  }

  @Test("a visible field: verdict, name, numbers, chain")
  func visible() {
    let content = HUDContent(Self.snapshot())
    #expect(content.status == .visible)
    #expect(content.headline == "Visible")
    #expect(content.name == "UITextField \"email\"")
    #expect(content.chain == "UITextField › FormCell › UITableView")
    #expect(
      content.rows == [
        HUDContent.Row(title: "In list", value: "y 1\u{2009}234 · 358 × 44"),
        HUDContent.Row(title: "Visible", value: "1\u{2009}047 … 1\u{2009}508 · 100 %"),
        HUDContent.Row(title: "At rest", value: "–"),
        HUDContent.Row(title: "Keyboard", value: "hidden"),
      ])
  }

  @Test("while a scroll is under way the headline is about the resting place")
  func predicted() {
    let rest = CGRect(x: 16, y: -300, width: 358, height: 44)
    let content = HUDContent(
      Self.snapshot(
        ScrollPrediction(
          phase: .dragging, restingOffset: CGPoint(x: 0, y: 1534.4),
          visibility: Visibility(
            of: rest, within: CGRect(x: 0, y: 47, width: 390, height: 763), obscuredBy: []),
          screenRect: rest)))
    #expect(content.isPrediction)
    #expect(content.status == .hidden)
    #expect(content.headline == "At rest: hidden above")
    #expect(content.rows[2].value == "y 1\u{2009}534 · 0 %")
  }

  @Test("nobody, and a responder that is no view")
  func nobody() {
    let nobody = HUDContent(ResponderSnapshot())
    #expect(nobody.headline == "No first responder")
    #expect(nobody.status == .unknown)
    #expect(nobody.sketch == nil)
    let controller = HUDContent(
      ResponderSnapshot(responder: ResponderIdentity(className: "ChatViewController")))
    #expect(controller.headline == "Not a view")
    #expect(controller.name == "ChatViewController")
  }

  @Test(
    "numbers: whole points, grouped thousands, a true minus, never a crash",
    arguments: [
      (0, "0"), (0.4, "0"), (999.5, "1\u{2009}000"), (-42.2, "−42"),
      (1_234_567, "1\u{2009}234\u{2009}567"),
      (.infinity, "–"), (.nan, "–"), (1e300, "–"),
    ] as [(CGFloat, String)])
  func numbers(value: CGFloat, text: String) {
    #expect(HUDNumbers.length(value) == text)
  }
}
