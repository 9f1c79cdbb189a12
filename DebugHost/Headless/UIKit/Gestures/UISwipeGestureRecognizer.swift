import Foundation

/// A quick straight stroke; one event, while the finger is still down. Its measures are UIKit's usual ones (K).
@preconcurrency @MainActor
open class UISwipeGestureRecognizer: UIGestureRecognizer {
  public struct Direction: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    public static let right = Direction(rawValue: 1)
    public static let left = Direction(rawValue: 2)
    public static let up = Direction(rawValue: 4)
    public static let down = Direction(rawValue: 8)
  }

  private static let longestStroke: TimeInterval = 0.5
  private static let shortestWay: CGFloat = 50
  private static let widestStray: CGFloat = 50

  open var direction = Direction.right
  open var numberOfTouchesRequired = 1

  private var start: CGPoint?
  private var startTime: TimeInterval = 0

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    guard numberOfTouches <= numberOfTouchesRequired else {
      state = .failed
      return
    }
    if numberOfTouches == touches.count { startTime = event.timestamp }
    // With more fingers the middle jumps; the stroke starts when all are there.
    start = screenLocation
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    guard event.timestamp - startTime <= Self.longestStroke else {
      state = .failed
      return
    }
    guard numberOfTouches == numberOfTouchesRequired, let start else { return }
    let (x, y) = (screenLocation.x - start.x, screenLocation.y - start.y)
    let ways: [(Direction, along: CGFloat, across: CGFloat)] = [
      (.right, x, y), (.left, -x, y), (.down, y, x), (.up, -y, x),
    ]
    let wanted = ways.filter { direction.contains($0.0) && abs($0.across) <= Self.widestStray }
    if wanted.isEmpty {
      state = .failed
    } else if wanted.contains(where: { $0.along >= Self.shortestWay }) {
      state = .ended
    }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    if state == .possible { state = .failed }
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    state = .failed
  }

  open override func reset() {
    super.reset()
    start = nil
  }
}
