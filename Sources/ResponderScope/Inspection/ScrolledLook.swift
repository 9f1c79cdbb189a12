#if DEBUG && canImport(UIKit) && (os(iOS) || os(Linux))
  internal import ResponderCore
  internal import ResponderKit
  internal import UIKit

  /// A look at a scroll in progress, and the looks after it while nothing but the offset moves.
  ///
  /// What only a scroll cannot change is not read again: chain, keyboard, what covers and clips. That it is only a scroll
  /// is checked: the field stands where the offset alone has carried it, and sizes and insets are as they were.
  @MainActor
  struct ScrolledLook {
    private weak var view: UIView?
    private weak var scrollView: UIScrollView?
    private(set) var reading: ScrollReading
    /// Where the window's coordinates begin on the screen, points.
    let windowOnScreen: CGPoint
    private let map: HUDVectorMap
    private var snapshot: ResponderSnapshot

    /// Nil where the snapshot is none of a scroll in progress.
    init?(
      _ view: UIView?, in scrollView: UIScrollView?, _ reading: ScrollReading?,
      windowOnScreen: CGPoint, _ snapshot: ResponderSnapshot, after last: ScrolledLook?
    ) {
      guard let view, let scrollView, let reading, snapshot.prediction != nil else { return nil }
      self.view = view
      self.scrollView = scrollView
      self.reading = reading
      self.windowOnScreen = windowOnScreen
      self.snapshot = snapshot
      if let last, last.scrollView === scrollView {
        map = last.map
      } else {
        map = HUDVectorMap(from: scrollView)
      }
    }

    /// The snapshot as the scroll has changed it; nil where something else has changed too.
    ///
    /// - Parameters:
    ///   - responder: Who is first responder now.
    ///   - resting: Where the list will rest, content coordinates.
    mutating func again(
      _ responder: UIResponder?, geometry sampled: ScrollViewGeometry?, resting: CGPoint
    ) -> ResponderSnapshot? {
      guard let view, view === responder, let scrollView, let window = view.window,
        var placement = snapshot.placement, var scroll = placement.scroll,
        var prediction = snapshot.prediction, let old = placement.windowRect,
        scrollView.isTracking == (prediction.phase == .dragging),
        scrollView.isDragging || scrollView.isDecelerating
      else { return nil }
      let geometry = sampled ?? ScrollViewGeometry(scrollView, seenIn: .insideSafeArea)
      let (last, now) = (reading.geometry.contentOffset, geometry.contentOffset)
      guard geometry.contentSize == reading.geometry.contentSize,
        geometry.inset == reading.geometry.inset, geometry.hiding == reading.geometry.hiding,
        geometry.viewport == reading.geometry.viewport
      else { return nil }
      let way = map.apply(CGPoint(x: last.x - now.x, y: last.y - now.y))
      let rect = view.convert(view.bounds, to: window)
      guard rect.isNearly(old.offsetBy(dx: way.x, dy: way.y)) else { return nil }
      reading = reading.scrolled(geometry)
      let decision = reading.judge(at: resting)
      let rest = map.apply(CGPoint(x: now.x - resting.x, y: now.y - resting.y))
      placement.windowRect = rect
      placement.screenRect = rect.offsetBy(dx: windowOnScreen.x, dy: windowOnScreen.y)
      placement.visibility = decision.visibilityNow
      scroll.geometry = geometry
      scroll.visibleRect = decision.visibleRect
      placement.scroll = scroll
      prediction.restingOffset = resting
      prediction.visibility = decision.visibilityAtRest
      prediction.screenRect = placement.screenRect.offsetBy(dx: rest.x, dy: rest.y)
      snapshot.placement = placement
      snapshot.prediction = prediction
      return snapshot
    }
  }
#endif
