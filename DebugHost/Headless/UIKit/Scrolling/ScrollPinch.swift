import Foundation

/// A scroll view's own pinch gesture recognizer. It ends when one of the two fingers lifts, and
/// does not prevent the scroll view's pan (K).
final class ScrollPinch: UIPinchGestureRecognizer {
  private static let action = Selector("handlePinch:")
  private weak var owner: UIScrollView?

  init(owner: UIScrollView) {
    super.init(target: nil, action: nil)
    class_addMethod(
      UIScrollView.self, Self.action,
      IMP { receiver, _ in
        (receiver as? UIScrollView)?.pinchDidChange()
        return nil
      }, nil)
    self.owner = owner
    addTarget(owner, action: Self.action)
  }

  package override var needsBothFingers: Bool { true }

  package override var takesOverContentTouches: Bool { true }

  override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool {
    preventedGestureRecognizer !== owner?.panGestureRecognizer
  }
}
