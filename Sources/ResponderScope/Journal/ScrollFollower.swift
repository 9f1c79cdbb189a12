#if DEBUG && canImport(UIKit)
  internal import ResponderCore
  internal import ResponderKit
  internal import UIKit

  /// Samples the scroll view around the first responder: every change of what it does, and ten times a second meanwhile.
  ///
  /// A first responder that was dismissed leaves it followed, so that the journal has where it came to rest.
  @MainActor
  struct ScrollFollower {
    /// Seconds between two samples of one motion: a tenth, less what keeps it off the grid of frames.
    static let interval: TimeInterval = 0.09

    private weak var scrollView: UIScrollView?
    /// Read once: naming a class costs an allocation, a sample must not.
    private var identity = ResponderIdentity(className: "")
    private(set) var number = 0
    private var phase = ScrollSample.Phase.atRest
    private var lastOffset = CGPoint.zero
    private var lastTime: TimeInterval = -1
    /// Whether the last look found it under a finger, or coasting.
    private(set) var isMoving = false
    /// Whether the app had moved it at the last look.
    private(set) var isScrolledInCode = false

    /// Follows the scroll view around a view, if there is one.
    mutating func follow(_ view: UIView) {
      guard let found = view.superview.flatMap(GeometryRecord.nearestScrollView) else { return }
      adopt(found)
    }

    /// The number of the scroll view that a drag ended in, if it is one around the view.
    mutating func dragEnded(_ end: DragEnd, around view: UIView?) -> Int? {
      var candidate = view?.superview ?? scrollView
      while let current = candidate {
        if let found = current as? UIScrollView,
          found.contentOffset == end.projection.geometry.contentOffset,
          ResponderIdentity(found) == end.scrollView
        {
          adopt(found)
          return number
        }
        candidate = current.superview
      }
      return nil
    }

    /// What is to be told of it at the end of a turn; nothing while it rests.
    mutating func sample(at time: TimeInterval) -> ScrollSample? {
      guard let scrollView, scrollView.window != nil else {
        isMoving = false
        isScrolledInCode = false
        return nil
      }
      let offset = scrollView.contentOffset
      let old = phase
      if scrollView.isTracking {
        phase = .dragging
      } else if scrollView.isDecelerating {
        phase = .decelerating
      } else {
        phase =
          offset != lastOffset && (old == .atRest || old == .programmatic)
          ? .programmatic : .atRest
      }
      lastOffset = offset
      isMoving = phase == .dragging || phase == .decelerating
      isScrolledInCode = phase == .programmatic
      guard phase != old || phase != .atRest && abs(time - lastTime) >= Self.interval else {
        return nil
      }
      lastTime = time
      return ScrollSample(
        scrollView: identity, phase: phase, geometry: ScrollGeometry(scrollView))
    }

    private mutating func adopt(_ found: UIScrollView) {
      guard found !== scrollView else { return }
      scrollView = found
      identity = ResponderIdentity(found)
      number += 1
      phase = .atRest
      lastOffset = found.contentOffset
    }
  }
#endif
