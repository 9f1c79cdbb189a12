#if DEBUG && canImport(UIKit) && (os(iOS) || os(Linux))
  internal import ResponderCore
  internal import ResponderKit
  internal import UIKit

  extension GeometryRecord {
    /// Where a view stands in its nearest scroll view, or in its window without one.
    ///
    /// Of a text view only the caret's line counts: the rest may well be behind the keyboard.
    @MainActor
    static func reading(_ view: UIView, in window: UIWindow) -> GeometryRecord {
      let identity = ResponderIdentity(view)
      if let text = view as? UITextView, let end = text.selectedTextRange?.end {
        let caret = text.caretRect(for: end)
        if caret.minY.isFinite, caret.height > 0 {
          return GeometryRecord(
            responder: identity, scrollView: identity,
            decision: decide(caret, in: text, clip: nil))
        }
      }
      if let scrollView = view.superview.flatMap(nearestScrollView) {
        return GeometryRecord(
          responder: identity, scrollView: ResponderIdentity(scrollView),
          decision: decide(
            scrollView.convert(view.focusRect ?? view.bounds, from: view), in: scrollView,
            clip: scrollView.contentClip(around: view)))
      }
      let monitor = KeyboardMonitor.shared
      let keyboard = monitor.covering(window)
      let covers = monitor.overlap(in: window) > 0
      let space = window.screen.coordinateSpace
      return GeometryRecord(
        responder: identity, rect: view.convert(view.bounds, to: window),
        window: window.bounds.size,
        obscuredBy: covers ? [window.convert(keyboard.frame, from: space)] : [])
    }

    @MainActor
    private static func decide(
      _ rect: CGRect, in scrollView: UIScrollView, clip: CGRect?
    ) -> DismissalDecision {
      DismissalDecision.decide(
        fieldRect: rect, geometry: ScrollViewGeometry(scrollView, seenIn: .insideSafeArea),
        restingOffset: scrollView.contentOffset, obscuredBy: scrollView.obscuredByKeyboard,
        clip: scrollView.viewportClip(), fieldClip: clip)
    }

    /// The view itself or the nearest above it that scrolls.
    @MainActor
    static func nearestScrollView(_ view: UIView) -> UIScrollView? {
      var candidate: UIView? = view
      while let current = candidate {
        if let scrollView = current as? UIScrollView { return scrollView }
        candidate = current.superview
      }
      return nil
    }
  }
#endif
