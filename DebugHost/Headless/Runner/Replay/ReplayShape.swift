import Foundation
import ResponderCore

/// A rectangle in the picture of a decision, in the decision's own coordinates, in points.
struct ReplayShape {
  /// How the rectangle is drawn. The legend explains the styles.
  enum Style: String, CaseIterable {
    case frame, visible, covered, now, later
  }

  let rect: CGRect
  let style: Style
  let label: String

  init?(_ rect: CGRect, _ style: Style, _ label: String) {
    let numbers = [rect.origin.x, rect.origin.y, rect.size.width, rect.size.height]
    // A larger number is not a place on any screen, and a hostile file's numbers must not reach the
    // picture.
    guard numbers.allSatisfy({ $0.isFinite && abs($0) < 1e6 }) else { return nil }
    self.rect = rect.standardized
    self.style = style
    self.label = label
  }

  /// Returns the rectangles that illustrate an entry of the journal, back to front. There are none
  /// if the entry has no geometry.
  static func shapes(of event: JournalEntry.Event) -> [ReplayShape] {
    switch event {
    case .dismissal(let record): shapes(of: record.decision, moves: true)
    case .geometry(let record): shapes(of: record.decision, moves: false)
    case .dragEnd(let end): shapes(of: end)
    case .keyboard(let change): shapes(of: change)
    case .anchor(let record): shapes(of: record.decision)
    case .diagnosis(let diagnosis): diagnosis.evidence.map(shapes) ?? []
    case .focus, .scroll, .resign, .action, .hud, .screen: []
    }
  }

  private static func shapes(of decision: DismissalDecision, moves: Bool) -> [ReplayShape] {
    let (geometry, now, rest) = (
      decision.geometry, decision.geometry.contentOffset, decision.restingOffset
    )
    let viewport = CGRect(origin: .zero, size: geometry.viewport)
    let field = decision.fieldRect
    return [
      ReplayShape(viewport, .frame, "scroll view"),
      ReplayShape(
        decision.visibleRect.isNull
          ? .zero : decision.visibleRect.offsetBy(dx: -now.x, dy: -now.y), .visible,
        "truly visible area"),
    ].compactMap { $0 }
      + decision.obscured.prefix(8).compactMap {
        ReplayShape($0.intersection(viewport.isEmpty ? $0 : viewport), .covered, "keyboard")
      }
      + [
        ReplayShape(field.offsetBy(dx: -now.x, dy: -now.y), .now, "field now"),
        moves
          ? ReplayShape(field.offsetBy(dx: -rest.x, dy: -rest.y), .later, "field at rest") : nil,
      ].compactMap { $0 }
  }

  private static func shapes(of end: DragEnd) -> [ReplayShape] {
    let geometry = end.projection.geometry
    return [
      ReplayShape(CGRect(origin: .zero, size: geometry.contentSize), .frame, "content"),
      ReplayShape(
        CGRect(origin: geometry.contentOffset, size: geometry.viewport), .now, "viewport now"),
      ReplayShape(
        CGRect(origin: end.projection.restingOffset, size: geometry.viewport), .later,
        "viewport at rest"),
      end.fieldRect.flatMap { ReplayShape($0, .covered, "field") },
    ].compactMap { $0 }
  }

  private static func shapes(of change: KeyboardChange) -> [ReplayShape] {
    [
      ReplayShape(change.event.screen, .frame, "screen"),
      ReplayShape(change.event.endFrame, .covered, "keyboard, end frame"),
      ReplayShape(change.event.beginFrame, .later, "keyboard, begin frame"),
    ].compactMap { $0 }
  }

  private static func shapes(of decision: AnchorDecision) -> [ReplayShape] {
    let geometry = decision.geometry
    let after = geometry.changingBottomInset(to: decision.newBottomInset)
    return [
      ReplayShape(CGRect(origin: .zero, size: geometry.contentSize), .frame, "content"),
      ReplayShape(
        geometry.visibleRect(at: geometry.contentOffset), .now, "visible before"),
      ReplayShape(after.visibleRect(at: decision.offset), .later, "visible after"),
      decision.firstResponder.flatMap { ReplayShape($0, .covered, "first responder") },
    ].compactMap { $0 }
  }

  private static func shapes(of evidence: DiagnosisEvidence) -> [ReplayShape] {
    switch evidence {
    case .place(let geometry, let caret, _, _):
      shapes(of: (caret ?? geometry).decision, moves: false)
    case .lift(let list, _), .inset(let list, _):
      [
        ReplayShape(list.now.frame, .frame, "list"),
        ReplayShape(list.keyboard.frame, .covered, "keyboard"),
        ReplayShape(bottom(list.before), .now, "inset before"),
        ReplayShape(bottom(list.now), .later, "inset now"),
      ].compactMap { $0 }
    case .strayKeyboard(let keyboard, _, _), .guide(_, _, _, let keyboard, _):
      [ReplayShape(keyboard.frame, .covered, "keyboard")].compactMap { $0 }
    case .layout(let change, _):
      [
        ReplayShape(change.before, .now, "view before"),
        change.raised.flatMap { ReplayShape($0, .visible, "view over the keyboard") },
        ReplayShape(change.now, .later, "view now"),
      ].compactMap { $0 }
    case .covered(_, let line, _, let frame, let keyboard, _):
      [
        ReplayShape(keyboard.frame, .covered, "keyboard"), ReplayShape(frame, .later, "bar"),
        ReplayShape(line, .now, "line that is edited"),
      ].compactMap { $0 }
    case .otherKeyWindow, .rest, .lostFocus, .resign, .action, .cycle, .tag, .tagRequest,
      .scrollViews, .lostBar, .rowReload, .unlistedField, .fieldPlaces:
      []
    }
  }

  private static func bottom(_ bottom: ListChange.Bottom) -> CGRect {
    let height = bottom.inset + bottom.safeArea
    return CGRect(
      x: bottom.frame.minX, y: bottom.frame.maxY - height, width: bottom.frame.width,
      height: height)
  }
}
