extension UIScrollView {
  /// Makes room for the bars and the keyboard, which cover the given heights at the top and the
  /// bottom, in points.
  ///
  /// If the height at the bottom changes and is not 0, the scroll view also scrolls a first
  /// responder inside it into view, together with the cell that contains the first responder, if
  /// there is one. The scroll view does not scroll if these do not fit, and it does not notify its
  /// delegate (T4.20.9).
  ///
  /// Both heights are a part of the adjusted content inset. Whether SwiftUI changes the content
  /// inset instead is not established (T4.20.7). The stand-in never adds to the content inset. With
  /// the choice `writtenAgain`, it sets the content inset to zero again after the app has set it
  /// (T4.20.8).
  func makeRoom(for covered: (top: CGFloat, bottom: CGFloat)) {
    if SwiftUIChoices.current.insets == .writtenAgain, contentInset != .zero {
      contentInset = .zero
    }
    topRoom = covered.top
    guard keyboardRoom != covered.bottom else { return }
    keyboardRoom = covered.bottom
    guard covered.bottom > 0, let field = window?.focus.firstResponder as? UIView,
      field.isDescendant(of: self), field !== self
    else { return }
    let cell = sequence(first: field, next: \.superview).first {
      $0 is UICollectionViewCell || $0 is UITableViewCell
    }
    let piece = cell ?? field
    let place = convert(piece.bounds, from: piece)
    let seen = bounds.inset(by: adjustedContentInset)
    guard place.height <= seen.height else { return }
    let step = place.maxY > seen.maxY ? place.maxY - seen.maxY : min(0, place.minY - seen.minY)
    guard step != 0 else { return }
    let known = delegate
    delegate = nil
    contentOffset.y += step
    delegate = known
  }
}
