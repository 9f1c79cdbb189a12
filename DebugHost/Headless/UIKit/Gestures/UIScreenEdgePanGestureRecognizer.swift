import Foundation

/// A pan that starts at an edge of the screen. The required distance from the edge and the required
/// direction are UIKit's usual ones (K). A scroll view's own pan and pinch wait until this pan
/// fails, as they do for the back swipe (K).
@preconcurrency @MainActor
open class UIScreenEdgePanGestureRecognizer: UIPanGestureRecognizer {
  /// The greatest distance from the edge at which the finger may go down, in points.
  private static let edgeWidth: CGFloat = 20

  open var edges: UIRectEdge = []

  private var touchedEdges: UIRectEdge = []

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    if numberOfTouches == touches.count { touchedEdges = edgesUnderFinger.intersection(edges) }
    guard !touchedEdges.isEmpty else {
      state = .failed
      return
    }
    super.touchesBegan(touches, with: event)
  }

  private var edgesUnderFinger: UIRectEdge {
    let (place, screen) = (screenLocation, view?.window?.screen.bounds ?? .zero)
    var found: UIRectEdge = []
    if place.x - screen.minX <= Self.edgeWidth { found.insert(.left) }
    if screen.maxX - place.x <= Self.edgeWidth { found.insert(.right) }
    if place.y - screen.minY <= Self.edgeWidth { found.insert(.top) }
    if screen.maxY - place.y <= Self.edgeWidth { found.insert(.bottom) }
    return found
  }

  /// Returns the travel if it points mainly inwards, and zero otherwise. If the finger moves 10
  /// points in another direction, the gesture fails.
  package override func countedTravel(_ travel: CGPoint) -> CGPoint {
    let ways: [(UIRectEdge, along: CGFloat, across: CGFloat)] = [
      (.left, travel.x, travel.y), (.right, -travel.x, travel.y),
      (.top, travel.y, travel.x), (.bottom, -travel.y, travel.x),
    ]
    let goesInwards = ways.contains {
      touchedEdges.contains($0.0) && $0.along > 0 && $0.along >= abs($0.across)
    }
    if goesInwards { return travel }
    let length = (travel.x * travel.x + travel.y * travel.y).squareRoot()
    if length >= Self.slop { state = .failed }
    return .zero
  }

  open override func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool
  {
    otherGestureRecognizer.takesOverContentTouches
  }

  open override func reset() {
    super.reset()
    touchedEdges = []
  }
}
