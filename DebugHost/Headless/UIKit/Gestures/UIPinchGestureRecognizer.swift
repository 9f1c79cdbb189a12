import Foundation

/// Recognises two fingers that move together or apart. The gesture begins with two fingers, changes
/// only while two are down, and ends when both have lifted (Apple's documentation). The distance at
/// which it begins is UIKit's usual one (K).
@preconcurrency @MainActor
open class UIPinchGestureRecognizer: UIGestureRecognizer {
  private var pair = FingerPair()
  private var speed = ValueVelocity()
  /// The scale of the pair at which the scale of the gesture is 1.
  private var base: CGFloat = 1

  /// The distance of the fingers as a multiple of the distance at the beginning. Apps reset it to 1
  /// to receive the change from event to event.
  open var scale: CGFloat {
    get { pair.scale / base }
    set {
      guard newValue.isFinite, newValue > 0 else { return }
      base = pair.scale / newValue
    }
  }

  /// The velocity of the scale, in units per second.
  open var velocity: CGFloat { speed.perSecond / base }

  /// Whether the gesture ends when one of its two fingers lifts, as a scroll view's own pinch does.
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
