#if (DEBUG || HUD) && canImport(UIKit) && (os(iOS) || os(Linux))
  internal import UIKit

  /// Samples the scroll view around the first responder at every change of its phase and about four
  /// times a second while it moves; after the responder has resigned, until the scroll view rests.
  @MainActor
  final class ScrollFollower {
    /// The time between two samples of one motion, in seconds: slightly less than a quarter, so
    /// that it does not fall on a frame boundary.
    static let interval: TimeInterval = 0.24
    /// The time without motion after which a scroll in code counts as ended, in seconds. A single
    /// turn without motion does not suffice, because a frame may have several run loop turns, and
    /// the app moves the list in only one of them.
    static let stillness: TimeInterval = 0.05

    private(set) weak var scrollView: UIScrollView?
    /// The scroll view's identity. It is read once for each scroll view, because reading a class
    /// name allocates memory, and taking a sample must not.
    private var identity = ResponderIdentity(className: "")
    /// The number of the followed scroll view. It increases when the follower adopts another one.
    private(set) var number = 0
    private var phase = ScrollSample.Phase.atRest
    /// Converts the velocity of a drag to the scroll view's coordinates; nil unless a drag is in
    /// progress, or has ended and is not reported yet.
    private var map: CGAffineTransform?
    /// The finger's last velocity in the window's coordinates, in points per second; nil if the
    /// finger has not dragged.
    private var velocity: CGPoint?
    /// The sample that the last call of `look(at:)` took; nil if it took none.
    private(set) var latest: ScrollSample?
    private var lastOffset = CGPoint.zero
    private var lastTime: TimeInterval = -1
    /// When the app last moved the scroll view, in seconds.
    private var lastMotion: TimeInterval = -1
    /// Whether a finger was on the scroll view, or it decelerated, at the last call of `look(at:)`.
    private(set) var isMoving = false
    /// Whether the app was scrolling the scroll view at the last call of `look(at:)`.
    private(set) var isScrolledInCode = false

    /// Follows the nearest scroll view around a view, if there is one.
    func follow(_ view: UIView) {
      if let found = view.enclosingScrollView { adopt(found) }
    }

    /// Follows the scroll view in which a drag ended, and returns its number: one around `view` or,
    /// without a view, the followed one or one around it. Returns nil if none of them has the
    /// identity and the content offset of `end`.
    func dragEnded(_ end: DragEnd, around view: UIView?) -> Int? {
      var candidate = view?.superview ?? scrollView
      while let current = candidate {
        if let found = current as? UIScrollView,
          found.contentOffset == end.projection.geometry.contentOffset,
          ResponderIdentity(found) == end.scrollView
        {
          adopt(found)
          map = nil
          return number
        }
        candidate = current.superview
      }
      return nil
    }

    /// Reads the scroll view at the end of a turn. Afterwards, `latest` is the sample to report;
    /// nil if none is due.
    func look(at time: TimeInterval) {
      latest = nil
      guard let scrollView else { return lose() }
      let offset = scrollView.contentOffset
      let old = phase
      // A scroll view under a finger is in a window, so its window is not read.
      let isTracking = scrollView.isTracking
      if !isTracking, scrollView.window == nil { return lose() }
      if isTracking {
        phase = .dragging
        if old != .dragging { (map, velocity) = (CGAffineTransform(forVectorsIn: scrollView), nil) }
        // The finger's velocity is not available after the finger has lifted.
        if scrollView.isDragging { velocity = scrollView.panGestureRecognizer.velocity(in: nil) }
      } else if scrollView.isDecelerating {
        phase = .decelerating
      } else if old == .dragging || old == .decelerating {
        phase = .atRest
      } else if offset != lastOffset {
        phase = .programmatic
        lastMotion = time
      } else if old == .programmatic, abs(time - lastMotion) < Self.stillness {
        // The scroll may continue. A later call of this method notices its end. The follower does
        // not wake the run loop for that call.
        isMoving = false
        return
      } else {
        phase = .atRest
      }
      lastOffset = offset
      isMoving = phase == .dragging || phase == .decelerating
      isScrolledInCode = phase == .programmatic
      guard phase != old || phase != .atRest && abs(time - lastTime) >= Self.interval else {
        return
      }
      lastTime = time
      latest = ScrollSample(
        scrollView: identity, phase: phase,
        geometry: ScrollViewGeometry(scrollView, seenIn: .insideSafeArea))
    }

    private func lose() {
      isMoving = false
      isScrolledInCode = false
    }

    /// Returns the end of a drag of the followed scroll view, if the view is inside the scroll
    /// view, the finger has dragged it, and no behaviour has reported the end. The feed calls this
    /// after each sample.
    func unreportedEnd(around view: UIView?, _ sample: ScrollSample) -> DragEnd? {
      guard phase != .dragging, let map else { return nil }
      self.map = nil
      guard let view, let scrollView, let velocity, view !== scrollView,
        view.isDescendant(of: scrollView)
      else { return nil }
      let speed = velocity.applying(map.inverted())
      return DragEnd(
        scrollView: identity,
        projection: ProjectionDecision.decide(
          geometry: sample.geometry, velocity: CGPoint(x: -speed.x / 1000, y: -speed.y / 1000),
          rate: scrollView.decelerationRate.rawValue, isPaging: scrollView.isPagingEnabled,
          announcedTarget: nil, scale: scrollView.window?.screen.scale ?? 1),
        fieldRect: scrollView.contentRect(of: view), obscured: scrollView.obscuredByKeyboard)
    }

    private func adopt(_ found: UIScrollView) {
      guard found !== scrollView else { return }
      scrollView = found
      identity = ResponderIdentity(found)
      number += 1
      map = nil
      phase = .atRest
      lastOffset = found.contentOffset
    }
  }
#endif
