extension ResponderSnapshot {
  /// The steps that explain why the first responder is visible or hidden, in words and numbers;
  /// lengths in points. Without a first responder there are none.
  ///
  /// - In a list, the steps are the field's place in the content, the part of the content that the
  ///   list shows, with the causes, and the part of the field that is visible; then, if they
  ///   matter, the offset to scroll to, and the resting offset with the part that will be visible
  ///   there.
  /// - Outside a list, the steps are the field's place on the screen, the keyboard's upper edge if
  ///   the keyboard covers the window, and the visible part.
  /// - If text is edited without a keyboard, the last step says what the cause may be.
  package var explanation: [ResponderFact] {
    guard responder != nil else { return [] }
    guard let placement else {
      return [ResponderFact(title: "why", value: "it is not a view, so it has no place")]
    }
    let place =
      placement.scroll.map { placeInList(placement, $0) + atRest(placement, $0) }
      ?? placeOnScreen(placement)
    return place + (missingKeyboard.map { [ResponderFact(title: "no keyboard", value: $0)] } ?? [])
  }

  private func placeOnScreen(_ placement: ResponderPlacement) -> [ResponderFact] {
    let rect = placement.screenRect
    var facts = [
      ResponderFact(
        title: "field", value: "\(Self.span(rect, placement.visibility)) on the screen, in no list")
    ]
    if keyboardOverlap > 0 {
      let top = Wording.points(keyboard.frame.minY)
      facts.append(ResponderFact(title: "keyboard", value: "from y \(top) down"))
    }
    facts.append(Self.conclusion("so", placement.visibility, rect.size))
    return facts
  }

  private func placeInList(
    _ placement: ResponderPlacement, _ scroll: ScrollPlacement
  ) -> [ResponderFact] {
    let (geometry, visible) = (scroll.geometry, scroll.visibleRect)
    let list = scroll.scrollView.className
    let shown =
      visible.height <= 0 ? "nothing" : "\(Self.span(visible, placement.visibility)) of its content"
    var causes = ["offset \(Wording.point(geometry.contentOffset))"]
    let (top, bottom) = (geometry.inset.top, geometry.inset.bottom)
    if top != 0 || bottom != 0 {
      causes.append(
        "insets \(Wording.points(top)) at the top, \(Wording.points(bottom)) at the bottom")
    }
    if keyboardOverlap > 0 {
      causes.append("\(Wording.points(keyboardOverlap)) pt under the keyboard")
    }
    var facts = [
      ResponderFact(
        title: "field", value: "\(Self.span(scroll.contentRect, placement.visibility)) of \(list)"),
      ResponderFact(title: "the list shows", value: "\(shown): \(causes.joined(separator: "; "))"),
      Self.conclusion("so", placement.visibility, placement.screenRect.size),
    ]
    let target = scroll.offsetShowingResponder
    if placement.visibility.status != .visible, target != geometry.contentOffset {
      facts.append(
        ResponderFact(title: "to show it", value: "scroll to offset \(Wording.point(target))"))
    }
    return facts
  }

  private func atRest(
    _ placement: ResponderPlacement, _ scroll: ScrollPlacement
  ) -> [ResponderFact] {
    guard let prediction else { return [] }
    let cause =
      prediction.phase == .dragging ? "if the finger left now" : "once the list has coasted"
    return [
      ResponderFact(
        title: "offset at rest", value: "\(Wording.point(prediction.restingOffset)), \(cause)"),
      Self.conclusion("then", prediction.visibility, placement.screenRect.size),
    ]
  }

  /// Returns a rectangle's extent from left to right if the field is hidden on the left or on the
  /// right, otherwise from top to bottom.
  private static func span(_ rect: CGRect, _ visibility: FieldVisibility) -> String {
    visibility.isSideways
      ? "x \(Wording.points(rect.minX)) … \(Wording.points(rect.maxX))"
      : "y \(Wording.points(rect.minY)) … \(Wording.points(rect.maxY))"
  }

  private static func conclusion(
    _ title: String, _ visibility: FieldVisibility, _ size: CGSize
  ) -> ResponderFact {
    let length = visibility.isSideways ? size.width : size.height
    let words =
      switch visibility.status {
      case .visible: "all of it is visible"
      case .partial:
        "\(visibility.hiddenPoints(of: size)) of its \(Wording.points(length)) pt are "
          + visibility.hiding
      case .hidden: "it is fully \(visibility.hiding)"
      }
    return ResponderFact(title: title, value: words)
  }
}
