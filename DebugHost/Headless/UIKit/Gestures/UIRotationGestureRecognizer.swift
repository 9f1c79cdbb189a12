import Foundation

/// Two fingers that turn about each other. Begins with two fingers, changes only while two are down, ends when both are
/// up (Apple's documentation); where it begins is UIKit's usual measure (K).
@preconcurrency @MainActor
open class UIRotationGestureRecognizer: UIGestureRecognizer {
  private var pair = FingerPair()
  private var speed = ValueVelocity()
  /// The pair's angle at which the gesture's is 0.
  private var base: CGFloat = 0

  /// Radians since the gesture began, clockwise positive. Apps set it to 0 to get steps.
  open var rotation: CGFloat {
    get { pair.rotation - base }
    set {
      guard newValue.isFinite else { return }
      base = pair.rotation - newValue
    }
  }

  /// Radians per second.
  open var velocity: CGFloat { speed.perSecond }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    pair.follow(activeTouches)
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    pair.follow(activeTouches)
    guard pair.isComplete else { return }
    speed.add(pair.rotation, at: event.timestamp)
    if state == .possible {
      guard abs(pair.arc) >= FingerPair.slop - 1e-6 else { return }
      base = pair.slopAngle()
      state = .began
    } else {
      state = .changed
    }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    let remaining = activeTouches.filter { !touches.contains($0) }
    guard remaining.isEmpty else { return pair.follow(remaining) }
    state = state == .possible ? .failed : .ended
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    state = state == .possible ? .failed : .cancelled
  }

  open override func reset() {
    super.reset()
    pair = FingerPair()
    speed = ValueVelocity()
    base = 0
  }
}
