/// Rounds the places of carets, and the widths of fields and of contents that may grow with the
/// typed text, because exact values would reveal the text letter by letter.
///
/// Columns and widths are rounded to steps of `columnWidth` points, a caret's line to whole points.
/// The decision is then made again for the rounded place.
enum CaretRounding {
  /// The width of a step, in points. It is wider than any letter.
  static let columnWidth: CGFloat = 32
  /// The width up to which a rectangle counts as a caret, in points. A caret is 2 or 3 points wide,
  /// a block cursor as wide as a letter. Fields are wider.
  static let widest: CGFloat = 16

  /// Returns the place of a caret, rounded; any other rectangle is returned unchanged.
  static func rounded(_ rect: CGRect) -> CGRect {
    guard abs(rect.size.width) <= widest, rect.size.height != 0, rect.origin.x.isFinite,
      rect.origin.y.isFinite
    else { return rect }
    return CGRect(
      x: (rect.origin.x / columnWidth).rounded(.down) * columnWidth,
      y: rect.origin.y.rounded(.down), width: rect.size.width, height: rect.size.height)
  }

  /// Returns the place of a field with its left and right edges rounded outward. An edge inside the
  /// area that shows the field does not move beyond the area's edge. A rectangle as narrow as a
  /// caret is returned unchanged.
  static func widened(_ rect: CGRect, in area: CGRect) -> CGRect {
    guard rect.size.width > widest, rect.maxX.isFinite else { return rect }
    var left = (rect.minX / columnWidth).rounded(.down) * columnWidth
    var right = (rect.maxX / columnWidth).rounded(.up) * columnWidth
    if rect.minX >= area.minX { left = max(left, area.minX) }
    if rect.maxX <= area.maxX { right = min(right, area.maxX) }
    return CGRect(x: left, y: rect.minY, width: right - left, height: rect.height)
  }
}

extension ScrollViewGeometry {
  /// Returns the same scroll view with the width of its content rounded up, and its horizontal
  /// offset rounded down. Values that reveal nothing stay exact: a width equal to the viewport's,
  /// the smallest offset, and a multiple of the viewport's width as the offset.
  fileprivate func roundingColumns() -> ScrollViewGeometry {
    var copy = self
    let width = contentSize.width
    if width != viewport.width {
      let wide = (width / CaretRounding.columnWidth).rounded(.up) * CaretRounding.columnWidth
      copy.contentSize.width = width < viewport.width ? min(wide, viewport.width) : wide
    }
    copy.contentOffset = roundingColumn(of: contentOffset)
    return copy
  }

  fileprivate func roundingColumn(of offset: CGPoint) -> CGPoint {
    guard offset.x > minimumOffset.x,
      offset.x.truncatingRemainder(dividingBy: viewport.width) != 0
    else { return offset }
    let column = (offset.x / CaretRounding.columnWidth).rounded(.down) * CaretRounding.columnWidth
    return CGPoint(x: max(minimumOffset.x, column), y: offset.y)
  }
}

extension JournalEntry.Event {
  /// Returns the event with the places of carets rounded. In records of places and of scrolls, the
  /// widths of fields and contents and the horizontal offsets are rounded too. Returns nil if the
  /// rounding would change a verdict about a field.
  ///
  /// The method recomputes a diagnosis from the rounded evidence. A diagnosis that it cannot
  /// recompute loses its evidence.
  func roundingCarets() -> JournalEntry.Event? {
    switch self {
    case .dragEnd(var end):
      end.fieldRect = end.fieldRect.map(CaretRounding.rounded)
      return .dragEnd(end)
    case .dismissal(var record):
      guard let decision = record.decision.roundingCaret() else { return nil }
      record.decision = decision
      return .dismissal(record)
    case .anchor(var record):
      record.decision = record.decision.roundingCaret()
      return .anchor(record)
    case .geometry(let record):
      return record.decision.roundingCaret()?.roundingWidths().map { .geometry(record.with($0)) }
    case .diagnosis(var diagnosis):
      guard let evidence = diagnosis.evidence else { return self }
      let rounded = evidence.roundingCarets()
      if rounded == evidence { return self }
      // A caret may be in a place that cannot be rounded without changing what the diagnosis says.
      // The site stays: it is the place of the view, not of the caret.
      diagnosis.evidence = nil
      return .diagnosis(rounded?.diagnosis?.found(at: diagnosis.site) ?? diagnosis)
    case .scroll(var sample):
      sample.predicted = sample.predicted.map(sample.geometry.roundingColumn)
      sample.geometry = sample.geometry.roundingColumns()
      return .scroll(sample)
    case .focus, .keyboard, .resign, .action, .hud, .screen, .listMove: return self
    }
  }
}

extension DiagnosisEvidence {
  /// Returns the evidence with the place of a caret rounded; nil if that would change a verdict.
  func roundingCarets() -> DiagnosisEvidence? {
    guard case .place(let geometry, let caret, let isScrolled, let rested) = self else {
      return self
    }
    let line = caret?.decision.roundingCaret()
    guard let place = geometry.decision.roundingCaret(), caret == nil || line != nil else {
      return nil
    }
    return .place(
      geometry: geometry.with(place), caret: line.flatMap { caret?.with($0) },
      isScrolledByHand: isScrolled, restedFor: rested)
  }
}

extension DismissalDecision {
  fileprivate func roundingCaret() -> DismissalDecision? {
    let rect = CaretRounding.rounded(fieldRect)
    guard rect != fieldRect, !rect.origin.x.isNaN else { return self }
    let again = decided(for: rect, in: geometry, restingAt: restingOffset)
    return again.verdict == verdict ? again : nil
  }

  /// Returns the decision for a field and a content with rounded widths; nil if the rounding would
  /// change the verdict.
  fileprivate func roundingWidths() -> DismissalDecision? {
    let geometry = geometry.roundingColumns()
    var area = CGRect(origin: geometry.contentOffset, size: geometry.viewport)
    for part in [visibleRect, fieldClip ?? .null] where !part.isNull {
      area = area.intersection(part)
    }
    let rect = CaretRounding.widened(fieldRect, in: area)
    guard rect != fieldRect || geometry != self.geometry, !rect.origin.x.isNaN else { return self }
    let again = decided(
      for: rect, in: geometry, restingAt: geometry.roundingColumn(of: restingOffset))
    return again.verdict == verdict ? again : nil
  }
}

extension AnchorDecision {
  fileprivate func roundingCaret() -> AnchorDecision {
    guard let firstResponder else { return self }
    let rect = CaretRounding.rounded(firstResponder)
    guard rect != firstResponder else { return self }
    return .decide(
      policy: policy, geometry: geometry, changingBottomInsetTo: newBottomInset,
      firstResponder: rect, reference: reference)
  }
}
