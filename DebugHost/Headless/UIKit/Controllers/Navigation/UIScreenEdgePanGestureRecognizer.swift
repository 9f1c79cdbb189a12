import Foundation

/// A pan that comes in from an edge of the window; the strip is 20 points wide (K).
@preconcurrency @MainActor
open class UIScreenEdgePanGestureRecognizer: UIPanGestureRecognizer {
  private static let strip: CGFloat = 20

  open var edges: UIRectEdge = []
  private var rawTravel = CGPoint.zero

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    if state == .possible, !isAtEdge { state = .failed }
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesMoved(touches, with: event)
    // The other way, or across: not from the edge.
    if state == .possible, max(abs(rawTravel.x), abs(rawTravel.y)) >= Self.slop { state = .failed }
  }

  private var isAtEdge: Bool {
    guard let window = view?.window else { return false }
    let place = location(in: window)
    let bounds = window.bounds
    return (edges.contains(.left) && place.x < bounds.minX + Self.strip)
      || (edges.contains(.right) && place.x >= bounds.maxX - Self.strip)
      || (edges.contains(.top) && place.y < bounds.minY + Self.strip)
      || (edges.contains(.bottom) && place.y >= bounds.maxY - Self.strip)
  }

  package override func countedTravel(_ travel: CGPoint) -> CGPoint {
    rawTravel = travel
    let isSideways = abs(travel.x) > abs(travel.y)
    let x = edges.contains(.left) ? max(0, travel.x) : edges.contains(.right) ? min(0, travel.x) : 0
    let y = edges.contains(.top) ? max(0, travel.y) : edges.contains(.bottom) ? min(0, travel.y) : 0
    return isSideways ? CGPoint(x: x, y: 0) : CGPoint(x: 0, y: y)
  }

  /// Content that scrolls sideways waits for the edge's answer.
  open override func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool
  {
    otherGestureRecognizer.takesOverContentTouches
  }

  open override func reset() {
    super.reset()
    rawTravel = .zero
  }
}
