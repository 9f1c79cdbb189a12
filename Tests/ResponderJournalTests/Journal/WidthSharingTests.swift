import Foundation
import Testing

@testable import ResponderCore
@testable import ResponderJournal

/// Tests that an export gives no exact width of a field or a content that grows with its text.
@Suite struct WidthSharingTests {
  /// Each row has the width of a content and its offset in a viewport of 390 points with a left
  /// inset of 20, and both as they are told.
  static let wholes: [(width: CGFloat, x: CGFloat, told: (width: CGFloat, x: CGFloat))] = [
    // The content is as wide as the viewport, and at a page, at its left end, or pulled beyond it.
    (390, 780, (390, 780)), (390, 0, (390, 0)), (390, -20, (390, -20)), (390, -30.5, (390, -30.5)),
    // The width is rounded, but not beyond that of the viewport.
    (780, 390, (800, 390)), (780, 100, (800, 96)), (780, -10, (800, -20)), (350, 0, (352, 0)),
    (387, 0, (390, 0)),
    // There is no width, or none that could be rounded.
    (0, 0, (0, 0)), (.nan, 0, (.nan, 0)), (.infinity, 0, (.infinity, 0)),
  ]

  @Test("pages and lists stay, other places are told in columns", arguments: wholes)
  func pages(width: CGFloat, x: CGFloat, expected: (width: CGFloat, x: CGFloat)) throws {
    let geometry = ScrollViewGeometry(
      viewport: CGSize(width: 390, height: 844), contentSize: CGSize(width: width, height: 2_000),
      contentOffset: point(x, 100.5), inset: Insets(left: 20))
    let sample = ScrollSample(
      scrollView: SampleJournal.list, phase: .atRest, geometry: geometry)
    let entry = try #require(JournalEntry(time: 1, event: .scroll(sample)).shared(hashing: nil))
    guard case .scroll(let told) = entry.event else { return }
    #expect(told.geometry.contentOffset == point(expected.x, 100.5))
    let size = told.geometry.contentSize.width
    #expect(size == expected.width || size.isNaN && width.isNaN)
  }

  /// Each row has a field, the area that shows it, and the field as it is told.
  static let widths: [(CGRect, CGRect, CGRect)] = [
    // Both edges are inside the area, at some distance from its edges, or near them.
    (rect(40, 100, 300, 44), rect(4, 0, 382, 844), rect(32, 100, 320, 44)),
    (rect(5, 100, 380, 44), rect(4, 0, 382, 844), rect(4, 100, 382, 44)),
    // The area cuts the field off on the left, on the right, or on both sides.
    (rect(-20, 100, 300, 44), rect(0, 0, 390, 844), rect(-32, 100, 320, 44)),
    (rect(40, 100, 400, 44), rect(0, 0, 390, 844), rect(32, 100, 416, 44)),
    (rect(-20, 100, 460, 44), rect(0, 0, 390, 844), rect(-32, 100, 480, 44)),
    // The rectangle is a caret's, or has no right edge.
    (rect(40, 100, 2, 20), rect(0, 0, 390, 844), rect(40, 100, 2, 20)),
    (rect(40, 100, .infinity, 44), rect(0, 0, 390, 844), rect(40, 100, .infinity, 44)),
  ]

  @Test("a field's edges are told outward, inside of what shows it")
  func widened() {
    for (field, area, expected) in Self.widths {
      #expect(CaretRounding.widened(field, in: area) == expected)
    }
  }

  @Test("a field is told within the narrower view that shows it")
  func clipped() throws {
    let window = ScrollViewGeometry(
      viewport: CGSize(width: 390, height: 844), contentSize: CGSize(width: 390, height: 844),
      contentOffset: .zero, inset: Insets())
    let told = try shared(
      .decide(
        fieldRect: rect(5, 100, 380, 44), geometry: window, restingOffset: .zero, obscuredBy: nil,
        clip: rect(4, 0, 382, 844)))
    #expect(told.fieldRect == rect(4, 100, 382, 44))
    #expect(told.visibilityNow.status == .visible)
  }

  @Test("a text's width is rounded even where its caret's place is not")
  func onlyContent() throws {
    let editor = ScrollViewGeometry(
      viewport: CGSize(width: 100, height: 44), contentSize: CGSize(width: 210.5, height: 44),
      contentOffset: .zero, inset: Insets())
    let told = try shared(
      .decide(
        fieldRect: rect(32, 12, 2, 20), geometry: editor, restingOffset: .zero, obscuredBy: nil))
    #expect(told.fieldRect == rect(32, 12, 2, 20) && told.geometry.contentSize.width == 224)
  }

  /// Returns the decision of a place as it is exported.
  private func shared(_ decision: DismissalDecision) throws -> DismissalDecision {
    let record = GeometryRecord(
      responder: SampleJournal.field, scrollView: nil, decision: decision)
    let entry = try #require(JournalEntry(time: 1, event: .geometry(record)).shared(hashing: nil))
    guard case .geometry(let told) = entry.event else { throw CancellationError() }
    return told.decision
  }

  @Test("a place whose rounded caret is judged otherwise is no evidence")
  func turnedCaret() {
    // The caret is just to the right of the cover at the list's left edge, as in the test of lines.
    let caret = DismissalDecision.decide(
      fieldRect: rect(40, 100, 2, 20), geometry: SampleJournal.geometry.scrolled(to: .zero),
      restingOffset: .zero, obscuredBy: nil, clip: rect(36, 0, 354, 844))
    let evidence = DiagnosisEvidence.place(
      geometry: SampleEvidence.place(y: 600),
      caret: GeometryRecord(
        responder: SampleJournal.field, scrollView: SampleJournal.list, decision: caret),
      restedFor: 1)
    #expect(evidence.roundingCarets() == nil)
  }
}
