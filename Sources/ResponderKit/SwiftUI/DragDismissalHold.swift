#if canImport(SwiftUI) && canImport(UIKit)
  internal import ResponderCore
  internal import UIKit

  /// Keeps a list from dismissing the keyboard as soon as a drag begins, as SwiftUI lists do by
  /// default from iOS 16 (T4.20.1). So the field is still first responder when the drag ends and
  /// the package decides whether to dismiss it (T4.20.2).
  ///
  /// This type acts only while the first responder is inside the list: a drag still ends the focus
  /// of a search field, or of a field in a bar below the list. It does not change a dismiss mode in
  /// which the keyboard follows the finger. tvOS and visionOS have no keyboard that a drag
  /// dismisses.
  @MainActor
  final class DragDismissalHold {
    private weak var scrollView: UIScrollView?
    #if !os(tvOS) && !os(visionOS)
      private var mode = HeldSetting(
        UIScrollView.KeyboardDismissMode.none, insteadOf: [.onDrag, .onDragWithAccessory])
    #endif

    init(_ scrollView: UIScrollView) { self.scrollView = scrollView }

    /// Call this at the end of each turn: the first responder may have changed, or SwiftUI may have
    /// set the dismiss mode again.
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
