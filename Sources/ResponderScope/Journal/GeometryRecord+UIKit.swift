#if (DEBUG || HUD) && canImport(UIKit) && (os(iOS) || os(Linux))
  internal import UIKit

  @MainActor
  extension GeometryRecord {
    /// Reads where a first responder is in its nearest scroll view, or in its window if there is
    /// none.
    ///
    /// If a control such as a web view owns the first responder, this reads the place of that
    /// control: the first responder inside a web view is as large as the page (T4.4.33). For a text
    /// field or a text view, it reads the place of that view itself.
    static func reading(_ view: UIView, in window: UIWindow) -> GeometryRecord {
      let isField = view is UITextField || view is UITextView
      let whole = isField ? view : view.owningControl as? UIView ?? view
      return record(
        of: view, whole.bounds, in: whole, whole.enclosingScrollView, window)
    }

    /// Returns the caret of a first responder in its own coordinates. Nil if the view takes no text
    /// or reports no caret, and if a view other than a text field has a selection.
    ///
    /// A text field has a single line, so for a selection in it, the caret at the end of the
    /// selection is returned.
    static func caretRect(of view: UIView) -> CGRect? {
      guard let range = (view as? any UITextInput)?.selectedTextRange,
        range.isEmpty || view is UITextField
      else { return nil }
      return view.caretRect
    }

    /// Reads where the caret of a first responder is in the nearest scroll view that can show the
    /// whole caret by scrolling vertically, or else in the nearest one, or in the window. A text
    /// view with few lines, or a carousel of fields, cannot scroll so, but the list around it can.
    static func caret(_ rect: CGRect, of view: UIView, in window: UIWindow) -> GeometryRecord {
      var scrollView = view as? UIScrollView ?? view.enclosingScrollView
      let nearest = record(of: view, rect, in: view, scrollView, window)
      var found = nearest
      while let inner = scrollView, !found.decision.canBeScrolledFree {
        scrollView = inner.enclosingScrollView
        guard let outer = scrollView else { return nearest }
        found = record(of: view, rect, in: view, outer, window)
      }
      return found
    }

    private static func record(
      of responder: UIView, _ rect: CGRect, in view: UIView, _ scrollView: UIScrollView?,
      _ window: UIWindow
    ) -> GeometryRecord {
      let identity = ResponderIdentity(responder)
      if let scrollView {
        return GeometryRecord(
          responder: identity, scrollView: ResponderIdentity(scrollView),
          decision: DismissalQuestion(rect, of: view, in: scrollView)
            .decide(restingAt: scrollView.contentOffset))
      }
      let monitor = KeyboardMonitor.shared
      let keyboard = monitor.covering(window)
      let covers = monitor.overlap(in: window) > 0
      let space = window.screen.coordinateSpace
      return GeometryRecord(
        responder: identity, rect: view.convert(rect, to: window),
        window: window.bounds.size,
        obscuredBy: covers ? window.convert(keyboard.frame, from: space) : nil)
    }
  }
#endif
