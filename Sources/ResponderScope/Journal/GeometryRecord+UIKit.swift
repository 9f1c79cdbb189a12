#if (DEBUG || HUD) && canImport(UIKit) && (os(iOS) || os(Linux))
  internal import ResponderCore
  internal import ResponderKit
  internal import UIKit

  extension GeometryRecord {
    /// Where a first responder stands in its nearest scroll view, or in its window without one.
    ///
    /// Of a web view that is the web view: what is first responder inside is as large as the page (T4.4.33).
    @MainActor
    static func reading(_ view: UIView, in window: UIWindow) -> GeometryRecord {
      let isField = view is UITextField || view is UITextView
      let whole = isField ? view : view.owningControl as? UIView ?? view
      return record(
        of: view, whole.bounds, in: whole, whole.superview.flatMap(nearestScrollView), window)
    }

    /// The caret of a first responder in its own coordinates; nil where it takes no text, tells no place, or text is selected.
    ///
    /// A field has one line, which is that of its selection, too.
    @MainActor
    static func caretRect(of view: UIView) -> CGRect? {
      guard let input = view as? any UITextInput, let range = input.selectedTextRange,
        range.isEmpty || view is UITextField
      else { return nil }
      let caret = input.caretRect(for: range.end)
      guard caret.minX.isFinite, caret.minY.isFinite, caret.width.isFinite, caret.height.isFinite,
        caret.height > 0
      else { return nil }
      return caret
    }

    /// Where the caret of a first responder stands: in the nearest scroll view that can bring it out from behind a keyboard. A text view
    /// with few lines and a carousel of fields scroll up and down with the list that they are in.
    @MainActor
    static func caret(_ rect: CGRect, of view: UIView, in window: UIWindow) -> GeometryRecord {
      var scrollView = nearestScrollView(view)
      let nearest = record(of: view, rect, in: view, scrollView, window)
      var found = nearest
      while let inner = scrollView, !found.decision.canBeScrolledFree {
        scrollView = inner.superview.flatMap(nearestScrollView)
        guard let outer = scrollView else { return nearest }
        found = record(of: view, rect, in: view, outer, window)
      }
      return found
    }

    @MainActor
    private static func record(
      of responder: UIView, _ rect: CGRect, in view: UIView, _ scrollView: UIScrollView?,
      _ window: UIWindow
    ) -> GeometryRecord {
      let identity = ResponderIdentity(responder)
      if let scrollView {
        return GeometryRecord(
          responder: identity, scrollView: ResponderIdentity(scrollView),
          decision: decide(
            scrollView.convert(rect, from: view), in: scrollView,
            clip: scrollView === view ? nil : scrollView.contentClip(around: view)))
      }
      let monitor = KeyboardMonitor.shared
      let keyboard = monitor.covering(window)
      let covers = monitor.overlap(in: window) > 0
      let space = window.screen.coordinateSpace
      return GeometryRecord(
        responder: identity, rect: view.convert(rect, to: window),
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
