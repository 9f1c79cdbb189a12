import Foundation

/// Drags a sheet. A scroll view inside the sheet has precedence, except while its content is at the
/// top: a drag down then moves the sheet, and so does a drag up that can expand the sheet. Sideways
/// drags do not move the sheet.
final class SheetPan: UIPanGestureRecognizer {
  weak var sheet: UISheetPresentationController?
  private var rawTravel = CGPoint.zero

  override func countedTravel(_ travel: CGPoint) -> CGPoint {
    rawTravel = travel
    return CGPoint(x: 0, y: travel.y)
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesMoved(touches, with: event)
    if state == .possible, abs(rawTravel.x) >= Self.slop { state = .failed }
  }

  /// Makes scroll views inside the sheet wait until this recogniser has decided, which it does
  /// after ten points of travel.
  override func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool {
    otherGestureRecognizer.takesOverContentTouches
  }

  /// Returns whether a drag in this direction moves the sheet and not its content.
  func mayBegin() -> Bool {
    guard let sheet, abs(rawTravel.y) > abs(rawTravel.x) else { return false }
    let isDown = rawTravel.y > 0
    for scroller in scrollers where scroller.isScrollEnabled && scroller.canScrollVertically {
      let isAtTop = scroller.contentOffset.y <= scroller.offsetLimits.y.lowerBound + 0.5
      if isDown ? !isAtTop : !(isAtTop && sheet.canGrow && sheet.scrollingExpands) { return false }
    }
    return isDown || sheet.canGrow || scrollers.isEmpty
  }

  private var scrollers: [UIScrollView] {
    var found: [UIScrollView] = []
    var candidate = activeTouches.first?.view
    while let current = candidate, current !== view {
      if let scroller = current as? UIScrollView { found.append(scroller) }
      candidate = current.superview
    }
    return found
  }

  override func reset() {
    super.reset()
    rawTravel = .zero
  }
}
