extension UIScrollView {
  /// Room for bars and keyboard as a part of the adjusted inset (whether SwiftUI writes the content inset instead is not established,
  /// T4.20.7), and a step of the offset that shows the first responder's row or field, of which no delegate hears (T4.20.9).
  ///
  /// SwiftUI sets no content inset here, but may write zero again where the app has set one (T4.20.8).
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
