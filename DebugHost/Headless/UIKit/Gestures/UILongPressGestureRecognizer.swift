import Foundation

/// Recognises a finger that stays in its place. The gesture begins after `minimumPressDuration`,
/// and then follows the finger like a pan.
@preconcurrency @MainActor
open class UILongPressGestureRecognizer: UIGestureRecognizer {
  open var numberOfTapsRequired = 0
  open var numberOfTouchesRequired = 1
  /// The time after which the gesture begins, in seconds.
  open var minimumPressDuration: TimeInterval = 0.5
  /// The greatest distance that the finger may move before the gesture begins, in points.
  open var allowableMovement: CGFloat = 10

  private var start = CGPoint.zero
  private var timer: HeadlessTimer?

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    guard state == .possible else { return }
    guard numberOfTouches <= numberOfTouchesRequired else { return fail() }
    guard numberOfTouches == numberOfTouchesRequired else { return }
    start = screenLocation
    if let touch = touches.first, touch.tapCount <= numberOfTapsRequired { return fail() }
    timer = HeadlessLoop.main.schedule(after: minimumPressDuration) { [weak self] in
      self?.state = .began
    }
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    guard state == .possible else {
      state = .changed
      return
    }
    let (x, y) = (screenLocation.x - start.x, screenLocation.y - start.y)
    if (x * x + y * y).squareRoot() > allowableMovement { fail() }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    if state == .possible { fail() } else { state = .ended }
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    if state == .possible { fail() } else { state = .cancelled }
  }

  open override func reset() {
    super.reset()
    timer?.invalidate()
    timer = nil
  }

  private func fail() {
    timer?.invalidate()
    state = .failed
  }
}
