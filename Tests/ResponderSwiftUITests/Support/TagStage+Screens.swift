import HeadlessDriver
import SwiftUI
import Testing

@testable import ResponderKit

/// The user's actions on a whole screen, and the parts of it that the user sees.
extension TagStage {
  /// Whether the keyboard is up.
  var hasKeyboard: Bool { device.keyboard.isVisible }

  /// The largest scroll view in the first window that is not a text view, or nil.
  var list: UIScrollView? {
    lists(in: window).max { area($0) < area($1) }
  }

  private func lists(in view: UIView?) -> [UIScrollView] {
    guard let view else { return [] }
    let own = (view as? UIScrollView).map { $0 is UITextView ? [] : [$0] } ?? []
    return own + view.subviews.flatMap { lists(in: $0) }
  }

  private func area(_ view: UIView) -> CGFloat { view.bounds.width * view.bounds.height }

  /// Returns the frame of a view in its window, or a null rectangle if the view is nil.
  func frame(of view: UIView?) -> CGRect {
    view.map { $0.convert($0.bounds, to: nil) } ?? .null
  }

  /// Returns the part of the window in which the user can see the rows of a list.
  func visiblePart(of list: UIScrollView) -> CGRect {
    frame(of: list).inset(by: list.adjustedContentInset)
  }

  func tapLabel(_ text: String) throws {
    let rect = try #require(place(of: text), "no «\(text)» on the screen")
    device.tap(at: CGPoint(x: rect.midX, y: rect.midY))
    device.settle()
  }

  func type(_ text: String) {
    device.type(text)
    device.settle()
  }

  /// Drags the content of a list, so slowly that the list does not decelerate afterwards.
  ///
  /// - Parameter distance: The distance in points. If it is positive, the content moves upwards.
  func scroll(_ list: UIScrollView, by distance: CGFloat) {
    let part = visiblePart(of: list)
    var left = distance
    while abs(left) > 0.01 {
      let step = max(-150, min(150, left))
      let travel = step + (step > 0 ? UIPanGestureRecognizer.slop : -UIPanGestureRecognizer.slop)
      let x = part.minX + 8
      device.drag(
        from: CGPoint(x: x, y: part.midY + travel / 2),
        to: CGPoint(x: x, y: part.midY - travel / 2), duration: abs(travel) / 150)
      device.settle()
      left -= step
    }
  }

  /// Flings a list.
  ///
  /// - Parameter speed: The speed of the finger in points per millisecond. If it is positive, the
  ///   finger moves upwards.
  func fling(_ list: UIScrollView, speed: CGFloat = 3) {
    let part = visiblePart(of: list)
    device.fling(
      from: CGPoint(x: part.minX + 8, y: part.midY), velocity: CGPoint(x: 0, y: -speed),
      duration: 0.08)
    device.settle()
  }

  /// Flings what is in the middle of the screen upwards, so far that an edited row leaves it.
  func flingAway() {
    device.fling(from: CGPoint(x: 200, y: 400), velocity: CGPoint(x: 0, y: -3), duration: 0.08)
    device.settle()
  }

  /// Returns the distance in points from the list's current position to the end of its content.
  func distanceToEnd(of list: UIScrollView) -> CGFloat {
    list.contentSize.height + list.adjustedContentInset.bottom - list.bounds.height
      - list.contentOffset.y
  }

  /// Scrolls until only `rest` points of the view are left in the visible part of the list.
  func scroll(_ view: UIView, above list: UIScrollView, butFor rest: CGFloat) {
    scroll(list, by: frame(of: view).maxY - visiblePart(of: list).minY - rest)
  }

  /// Boots a screen with two custom responders, whose tags are "one" and "two".
  static func withTwoResponders() throws -> (
    stage: TagStage, chain: ResponderChain, views: [CustomResponder.CustomView]
  ) {
    let (stage, chain) = try TagStage.reading { _ in
      VStack {
        CustomResponder().frame(width: 100, height: 40).responderTag("one")
        CustomResponder().frame(width: 100, height: 40).responderTag("two")
      }
    }
    let views = stage.all(CustomResponder.CustomView.self)
    try #require(views.count == 2)
    return (stage, chain, views)
  }
}

/// Forty rows with a text field each.
struct Rows: View {
  var body: some View {
    ForEach(0..<40) { row in
      TextField("row \(row)", text: .constant("")).frame(height: 44)
    }
  }
}
