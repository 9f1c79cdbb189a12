#if canImport(SwiftUI) && canImport(UIKit)
  internal import ResponderCore
  internal import UIKit

  /// Keeps a list from dismissing the keyboard as soon as a drag begins, as lists of SwiftUI do by themselves from iOS 16
  /// (T4.20.1), so that what decides when the drag has ended still has a first responder to decide about (T4.20.2).
  ///
  /// Only while the first responder is inside the list: a drag still ends a search field's focus, or that of a bar below the list.
  /// A keyboard that follows the finger is left to it. tvOS and visionOS have no keyboard that a drag dismisses.
  @MainActor
  final class DragDismissalHold {
    private weak var scrollView: UIScrollView?
    #if !os(tvOS) && !os(visionOS)
      private var mode = HeldSetting(
        UIScrollView.KeyboardDismissMode.none, insteadOf: [.onDrag, .onDragWithAccessory])
    #endif

    init(_ scrollView: UIScrollView) {
      self.scrollView = scrollView
      look()
    }

    /// Another first responder may have come, and SwiftUI may have written its mode again.
    func look() {
      #if !os(tvOS) && !os(visionOS)
        guard let scrollView else { return }
        guard scrollView.fieldInside != nil else { return end() }
        if let new = mode.look(at: scrollView.keyboardDismissMode) {
          scrollView.keyboardDismissMode = new
        }
      #endif
    }

    func end() {
      #if !os(tvOS) && !os(visionOS)
        guard let scrollView, let new = mode.end(at: scrollView.keyboardDismissMode) else { return }
        scrollView.keyboardDismissMode = new
      #endif
    }
  }
#endif
