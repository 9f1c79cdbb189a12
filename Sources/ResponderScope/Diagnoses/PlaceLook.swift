#if (DEBUG || HUD) && canImport(UIKit) && (os(iOS) || os(Linux))
  internal import UIKit

  /// Reads where the first responder is, what covers it, and what moves it. `DiagnosisFinder`
  /// decides whether that is a mistake.
  @MainActor
  final class PlaceLook {
    /// The facts about a first responder that takes input.
    struct Reading {
      var whole: GeometryRecord
      var caret: GeometryRecord?
      var spot: CGRect
      var cover: DiagnosisFacts.Cover?
      var isHeld: Bool
      /// Whether the responder is a text input of several lines and has a selection. It is then not
      /// known which of its lines should be visible.
      var isSelection: Bool
    }

    /// Whether the user has scrolled the views around the first responder, by a finger on the list
    /// or by a tap on the status bar, since the caret last moved to another line.
    private(set) var isScrolledByHand = false
    /// The outermost list around the responder that a tap on the status bar may scroll to its top.
    private weak var risingList: UIScrollView?
    /// The last vertical offset of `risingList`, and the number of turns in which the list has
    /// scrolled towards its top since it last scrolled the other way.
    private var rise = (y: CGFloat.infinity, turns: 0)
    /// The last caret, in the responder's coordinates.
    private var caret: CGRect?
    /// What was last read of the responder's caret, at what place of the responder, and the time in
    /// seconds.
    private var lastRead = (
      caret: CGRect?.none, isSelection: false, spot: CGRect.null, offset: CGPoint.zero,
      time: -TimeInterval.infinity
    )
    /// The line, the time in seconds, and the view that covered the line at the last search.
    private var lastCover: (line: CGRect, time: TimeInterval, cover: DiagnosisFacts.Cover?)?
    /// The views that were in front of the responder when the keyboard had come to rest.
    private var standing: [() -> UIView?]?

    /// Resets the state for another first responder.
    func begin() {
      isScrolledByHand = false
      rise = (.infinity, 0)
      caret = nil
      lastRead.spot = .null
      lastCover = nil
      standing = nil
    }

    /// Notes whether the user scrolls the views around the responder. The feed calls this in every
    /// turn, also during a scroll.
    func noteMotion(around responder: UIResponder?) {
      guard !isScrolledByHand, let view = responder as? UIView else { return }
      isScrolledByHand = view.scrollViewsAround.contains(where: \.isMovedByFinger)
      noteRise(
        of: view.scrollViewsAround.filter {
          $0.scrollsToTop && $0.isScrollEnabled && $0.contentSize.height > $0.bounds.height
        }.last)
    }

    /// Notes whether a list has scrolled to its top as after a tap on the status bar, which UIKit
    /// reports only to the list's delegate. Such a scroll takes several frames, as does an
    /// animation of the app, which cannot be distinguished.
    private func noteRise(of list: UIScrollView?) {
      let y = list?.contentOffset.y ?? .infinity
      let turns = list !== risingList || y > rise.y ? 0 : rise.turns + (y < rise.y ? 1 : 0)
      (risingList, rise) = (list, (y, turns))
      guard let list, turns > 1 else { return }
      if y <= -list.adjustedContentInset.top + 1 { isScrolledByHand = true }
    }

    /// Returns the facts about a first responder that takes input; nil if the app hides it on
    /// purpose. Resets `isScrolledByHand` if the caret has moved to another line.
    ///
    /// Reading a caret may make a long document lay itself out. While the responder does not move and
    /// the user has not typed since, it is read at most four times a second.
    func read(
      _ view: UIView, in window: UIWindow, at time: TimeInterval, typedAt: TimeInterval
    ) -> Reading? {
      guard !view.isHiddenOnPurpose else { return nil }
      let whole = GeometryRecord.reading(view, in: window)
      let spot = view.convertToScreen(view.bounds)
      let offset = (view as? UIScrollView)?.contentOffset ?? .zero
      if lastRead.spot != spot || lastRead.offset != offset || typedAt >= lastRead.time
        || abs(time - lastRead.time) >= ScrollFollower.interval
      {
        let rect = GeometryRecord.caretRect(of: view)
        let isSelection =
          rect == nil && (view as? any UITextInput)?.selectedTextRange?.isEmpty == false
        lastRead = (rect, isSelection, spot, offset, time)
      }
      let rect = lastRead.caret
      let line = rect.map { GeometryRecord.caret($0, of: view, in: window) }
      if let rect, rect != caret {
        // While the caret moves along its line, the user's scroll still counts.
        if let caret, caret.minY != rect.minY || caret.height != rect.height {
          isScrolledByHand = false
        }
        caret = rect
      }
      let isInDoubt =
        whole.visibility.status != .visible || (line ?? whole).visibility.status != .visible
      let cover = cover(of: view, view.convertToScreen(rect ?? view.bounds), in: window, at: time)
      return Reading(
        whole: whole, caret: line, spot: spot, cover: cover,
        isHeld: (isInDoubt || cover != nil) && view.isHeld,
        isSelection: lastRead.isSelection)
    }

    // MARK: Covers

    /// Returns the view that covers the middle of the line, or the bar on the keyboard to which
    /// that view belongs. Returns nil unless the keyboard is docked, and for a line that begins
    /// below the keyboard's upper edge or is clipped. While the line does not move, this searches
    /// at most four times a second.
    private func cover(
      of view: UIView, _ line: CGRect, in window: UIWindow, at time: TimeInterval
    ) -> DiagnosisFacts.Cover? {
      let keyboard = KeyboardMonitor.shared.covering(window)
      guard keyboard.placement == .docked else {
        (lastCover, standing) = (nil, nil)
        return nil
      }
      if standing == nil { standing = view.inFront.map { one in { [weak one] in one } } }
      if let lastCover, lastCover.line == line,
        abs(time - lastCover.time) < ScrollFollower.interval
      {
        return lastCover.cover
      }
      let point = window.convert(
        CGPoint(x: line.midX, y: line.midY), from: window.screen.coordinateSpace)
      var cover: DiagnosisFacts.Cover?
      if line.maxY <= keyboard.frame.minY + line.height, view.isShown(at: point),
        let hit = window.layer.frontmost(
          // Without a view, a layer counts only if it hides what is behind it.
          at: point, where: { $0 === view.layer || ($0.view == nil ? $0.hides : $0.hasSurface) }),
        let owner = hit.owner, !owner.isDescendant(of: view),
        hit.view == nil || !view.isDescendant(of: owner),
        // A navigation bar does not stand on the keyboard, however near the keyboard comes.
        !sequence(first: owner, next: \.superview).contains(where: { $0 is UINavigationBar })
      {
        let bar = hit.view?.bar(beside: view, standingOn: keyboard.frame.minY) ?? owner
        let rect = hit.view == nil ? owner.layer.convert(hit.bounds, from: hit) : bar.bounds
        let whole = view.convertToScreen(view.bounds)
        cover = DiagnosisFacts.Cover(
          identity: ResponderIdentity(bar), frame: bar.convertToScreen(rect),
          // The caret's column reveals how much the user has typed, so record the view's whole
          // width instead.
          line: CGRect(
            x: whole.minX, y: line.minY.rounded(.down), width: whole.width, height: line.height),
          isStanding: stands(hit))
      }
      lastCover = (line, time, cover)
      return cover
    }

    /// Returns whether a layer belongs to a view that was in front when the keyboard had come to
    /// rest, and hides, together with the layers around it in that view, what is behind it.
    private func stands(_ hit: CALayer) -> Bool {
      let views = standing?.compactMap { $0() } ?? []
      var hides = false
      for layer in sequence(first: hit, next: \.superlayer) {
        hides = hides || layer.hides || layer.view is UIVisualEffectView
        if views.contains(where: { $0 === layer.view }) { return hides }
      }
      return false
    }
  }

  extension UIView {
    /// The visible views in front of this one and of the views around it.
    fileprivate var inFront: [UIView] {
      sequence(first: self, next: \.superview).flatMap { view in
        (view.superview?.subviews ?? []).drop { $0 !== view }.dropFirst().filter(\.isShown)
      }
    }

    /// Returns this view or the nearest superview whose lower edge is within 12 points of `height`,
    /// in screen coordinates, and that does not contain `other`; this view if there is none.
    fileprivate func bar(beside other: UIView, standingOn height: CGFloat) -> UIView {
      var candidate: UIView? = self
      while let view = candidate, !other.isDescendant(of: view) {
        if abs(view.convertToScreen(view.bounds).maxY - height) <= 12 { return view }
        candidate = view.superview
      }
      return self
    }

    /// Returns whether a point, in window coordinates, is inside every view that clips its content,
    /// among this view and the views around it. A line that has scrolled out of its own list is
    /// clipped, and not covered.
    fileprivate func isShown(at point: CGPoint) -> Bool {
      sequence(first: self) { $0.superview }.allSatisfy {
        !$0.clipsToBounds || $0.bounds.contains($0.convert(point, from: nil))
      }
    }

    /// The scroll views around this view, including the view itself.
    fileprivate var scrollViewsAround: some Sequence<UIScrollView> {
      sequence(first: self) { $0.superview }.lazy.compactMap { $0 as? UIScrollView }
    }

    /// Whether the app hides the view on purpose: the view has no size, or it or a view around it
    /// is transparent or hidden. A field that only receives the keyboard's input is such a view.
    fileprivate var isHiddenOnPurpose: Bool {
      if bounds.width < 2 || bounds.height < 2 { return true }
      return sequence(first: self) { $0.superview }.contains { $0.isHidden || $0.alpha < 0.02 }
    }

    /// Whether a gesture, a deceleration or a transition may be moving this view or a view around
    /// it.
    fileprivate var isHeld: Bool {
      for view in sequence(first: self, next: { $0.superview }) {
        if let scrollView = view as? UIScrollView,
          scrollView.isTracking || scrollView.isDecelerating || scrollView.isZooming
        {
          return true
        }
        // While a pointer rests inside a view, a hover gesture is in one of these states, but it
        // moves nothing.
        if view.gestureRecognizers?.contains(where: {
          [.began, .changed].contains($0.state) && !($0 is UIHoverGestureRecognizer)
        }) == true {
          return true
        }
      }
      return isMovedByAnimation
    }
  }
#endif
