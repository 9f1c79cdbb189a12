import Foundation

/// A scroll view's own pan gesture recognizer. It counts travel only along the axes that can
/// scroll. When it begins, the content's touches are cancelled (T4.9.3 to T4.9.9, T4.9.39).
///
/// The scroll view is the first target, so it has moved before any target that other code adds
/// receives the event.
final class ScrollPan: UIPanGestureRecognizer {
  private static let action = Selector("handlePan:")
  private weak var owner: UIScrollView?
  private var estimator = VelocityEstimator()

  init(owner: UIScrollView) {
    super.init(target: nil, action: nil)
    class_addMethod(
      UIScrollView.self, Self.action,
      IMP { receiver, _ in
        (receiver as? UIScrollView)?.panDidChange()
        return nil
      }, nil)
    self.owner = owner
    addTarget(owner, action: Self.action)
  }

  package override var takesOverContentTouches: Bool { true }

  /// Returns only the travel along an axis that can scroll and whose drag is not left to an
  /// enclosing scroll view. The pan of the enclosing scroll view can then begin.
  package override func countedTravel(_ travel: CGPoint) -> CGPoint {
    guard let owner else { return travel }
    let goesSideways = owner.canScrollHorizontally && !owner.leavesToOuter(travel.x, .horizontal)
    let goesUpAndDown = owner.canScrollVertically && !owner.leavesToOuter(travel.y, .vertical)
    return CGPoint(x: goesSideways ? travel.x : 0, y: goesUpAndDown ? travel.y : 0)
  }

  /// Returns false for the scroll view's pinch, because the same fingers may pan and pinch.
  override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool {
    guard let pinch = owner?.pinchGestureRecognizer else { return true }
    return preventedGestureRecognizer !== pinch
  }

  /// Returns the time for which the finger has been still, in seconds.
  func timeSinceMotion(at time: TimeInterval) -> TimeInterval {
    estimator.lastMotion.map { time - $0 } ?? 0
  }

  /// Returns the velocity in points per second, in the view's coordinates, from the samples that
  /// determine the delegate's velocity.
  override func velocity(in view: UIView?) -> CGPoint {
    let speed = estimator.velocity
    let vector = CGPoint(x: speed.x * 1000, y: speed.y * 1000)
    return view.map { vector.applying($0.transformToScreen.linear.inverted()) } ?? vector
  }

  private func sample(_ event: UIEvent) {
    estimator.add(screenLocation, at: event.timestamp)
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    // A further finger changes the centre of the touches, although no finger has moved.
    estimator = VelocityEstimator()
    sample(event)
    owner?.touchDown()
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    sample(event)
    super.touchesMoved(touches, with: event)
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    // A finger that lifts changes the centre of the other touches, although none of them has moved.
    if numberOfTouches <= touches.count { sample(event) } else { estimator = VelocityEstimator() }
    super.touchesEnded(touches, with: event)
  }

  override func reset() {
    super.reset()
    estimator = VelocityEstimator()
    owner?.touchIsGone()
  }
}

extension UIView {
  /// Whether the view is a control, whose touches are not cancelled when scrolling begins
  /// (T4.9.40).
  var isControl: Bool { self is UIControl }
}
