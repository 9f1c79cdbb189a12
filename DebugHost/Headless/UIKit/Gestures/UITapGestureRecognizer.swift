import Foundation

/// Recognises one or more short touches in one place. Its times and distances are UIKit's usual
/// ones (K).
@preconcurrency @MainActor
open class UITapGestureRecognizer: UIGestureRecognizer {
  private static let longestTap: TimeInterval = 0.75
  private static let longestPause: TimeInterval = 0.35
  private static let farthest: CGFloat = 45

  open var numberOfTapsRequired = 1
  open var numberOfTouchesRequired = 1

  private var taps = 0
  private var fingers = 0
  private var start: CGPoint?
  private var timer: HeadlessTimer?

  package override var awaitsFurtherTouches: Bool { taps > 0 }

  /// Returns false for a tap recogniser that needs more taps, so that it can still recognise them.
  open override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool {
    guard let other = preventedGestureRecognizer as? UITapGestureRecognizer else { return true }
    return other.numberOfTapsRequired <= numberOfTapsRequired
  }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    fingers = max(fingers, numberOfTouches)
    guard numberOfTouches <= numberOfTouchesRequired, isNearStart() else { return fail() }
    if start == nil, numberOfTouches == numberOfTouchesRequired { start = screenLocation }
    failLater(Self.longestTap)
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    if !isNearStart() { fail() }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    guard activeTouches.allSatisfy({ touches.contains($0) }) else { return }
    guard fingers == numberOfTouchesRequired, isNearStart() else { return fail() }
    taps += 1
    fingers = 0
    if taps >= numberOfTapsRequired {
      timer?.invalidate()
      state = .ended
    } else {
      failLater(Self.longestPause)
    }
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    fail()
  }

  open override func reset() {
    super.reset()
    timer?.invalidate()
    timer = nil
    taps = 0
    fingers = 0
    start = nil
  }

  private func isNearStart() -> Bool {
    guard let start, numberOfTouches == numberOfTouchesRequired else { return true }
    let (x, y) = (screenLocation.x - start.x, screenLocation.y - start.y)
    return (x * x + y * y).squareRoot() <= Self.farthest
  }

  private func failLater(_ delay: TimeInterval) {
    timer?.invalidate()
    timer = HeadlessLoop.main.schedule(after: delay) { [weak self] in self?.fail() }
  }

  private func fail() {
    timer?.invalidate()
    state = .failed
  }
}
