import Foundation

/// Two fingers that come together or go apart. Begins with two fingers, changes only while two are down, ends when both
/// are up (Apple's documentation); where it begins is UIKit's usual measure (K).
@preconcurrency @MainActor
open class UIPinchGestureRecognizer: UIGestureRecognizer {
  private var pair = FingerPair()
  private var speed = ValueVelocity()
  /// The pair's scale at which the gesture's is 1.
  private var base: CGFloat = 1

  /// How far apart the fingers are, compared with the gesture's beginning. Apps set it to 1 to get steps.
  open var scale: CGFloat {
    get { pair.scale / base }
    set {
      guard newValue.isFinite, newValue > 0 else { return }
      base = pair.scale / newValue
    }
  }

  /// Of the scale, per second.
  open var velocity: CGFloat { speed.perSecond / base }

  /// Whether the gesture goes on while only one of its fingers is left: a scroll view's does not.
  package var needsBothFingers: Bool { false }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    pair.follow(activeTouches)
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    pair.follow(activeTouches)
    guard pair.isComplete else { return }
    speed.add(pair.scale, at: event.timestamp)
    if state == .possible {
      guard abs(pair.spread) >= FingerPair.slop - 1e-6 else { return }
      base = pair.slopScale()
      state = .began
    } else {
      state = .changed
    }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    let remaining = activeTouches.filter { !touches.contains($0) }
    let isOver = remaining.isEmpty || (needsBothFingers && remaining.count < 2)
    if isOver, state != .possible {
      state = .ended
    } else if remaining.isEmpty {
      state = .failed
    } else {
      pair.follow(remaining)
    }
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    state = state == .possible ? .failed : .cancelled
  }

  open override func reset() {
    super.reset()
    pair = FingerPair()
    speed = ValueVelocity()
    base = 1
  }
}
