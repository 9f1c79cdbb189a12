#if (DEBUG || HUD) && canImport(UIKit) && (os(iOS) || os(Linux))
  internal import ResponderCore
  internal import ResponderKit
  internal import UIKit

  /// Follows a scroll frame by frame, from one snapshot to the next. In a frame it reads only the
  /// list's offset and the finger's velocity, and converts no rectangle.
  @MainActor
  struct FollowedScroll {
    /// Where the first responder's view is and will rest, in screen coordinates, in points.
    struct Place {
      var view: CGRect
      /// Where the view would rest if the finger lifted now; nil unless a finger dragged the list
      /// at the last snapshot and is still on it. Without a finger, the prediction does not change.
      var atRest: CGRect?
      /// The content offset at which the list would then rest; nil if `atRest` is nil.
      var restingOffset: CGPoint?
    }

    private weak var scrollView: UIScrollView?
    private var geometry: ScrollViewGeometry
    private let viewRect: CGRect
    private let prediction: ScrollPrediction?
    private let rate: CGFloat
    private let isPaging: Bool
    /// The map from the list's coordinates to the window's; nil until the first frame of a scroll,
    /// because most snapshots find the list at rest and need no map.
    private var map: VectorMap?

    /// Returns nil unless the first responder is a view that is in a scroll view and in a window.
    /// `last` is the value for the previous snapshot. During one scroll, the new value reuses the
    /// map of `last`.
    init?(
      _ scrollView: UIScrollView?, _ geometry: ScrollViewGeometry?, _ snapshot: ResponderSnapshot,
      after last: FollowedScroll?
    ) {
      guard let scrollView, let geometry, let placement = snapshot.placement else { return nil }
      self.scrollView = scrollView
      self.geometry = geometry
      viewRect = placement.screenRect
      prediction = snapshot.prediction
      rate = scrollView.decelerationRate.rawValue
      isPaging = scrollView.isPagingEnabled
      if prediction != nil, last?.scrollView === scrollView { map = last?.map }
    }

    mutating func place() -> Place? {
      guard let scrollView else { return nil }
      let map = map ?? VectorMap(from: scrollView)
      self.map = map
      let (old, now) = (geometry.contentOffset, scrollView.contentOffset)
      var place = Place(view: viewRect.moved(by: map.apply(old.distance(from: now))))
      guard let prediction, prediction.phase == .dragging, scrollView.isTracking else {
        return place
      }
      let speed = map.inverse(scrollView.panGestureRecognizer.velocity(in: nil))
      var present = geometry
      present.contentOffset = now
      let rest = ScrollProjection.restingOffset(
        for: present, velocity: CGPoint(x: -speed.x / 1000, y: -speed.y / 1000), rate: rate,
        isPaging: isPaging)
      place.atRest = prediction.screenRect.moved(
        by: map.apply(prediction.restingOffset.distance(from: rest)))
      place.restingOffset = rest
      return place
    }
  }

  extension CGPoint {
    fileprivate func distance(from other: CGPoint) -> CGPoint {
      CGPoint(x: x - other.x, y: y - other.y)
    }
  }

  extension CGRect {
    fileprivate func moved(by way: CGPoint) -> CGRect { offsetBy(dx: way.x, dy: way.y) }
  }
#endif
