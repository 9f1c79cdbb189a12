#if (DEBUG || HUD) && canImport(UIKit) && (os(iOS) || os(Linux))
  internal import UIKit

  extension FocusRefusal {
    /// Reads, right after a text control has not become first responder, what may explain it.
    @MainActor
    init(of view: UIView) {
      let other = view.window.flatMap(FirstResponderTracker.shared.firstResponder(in:))
      let text = view as? UITextView
      let isReadOnly = text.map { !$0.isEditable && !$0.isSelectable } ?? false
      if view.window == nil {
        self = .noWindow
      } else if (view as? UIControl)?.isEnabled == false || !view.isUserInteractionEnabled
        || isReadOnly
      {
        self = .disabled
      } else if FocusHook.mayRefuse(view) {
        self = .delegate
      } else {
        self = other.map(FocusHook.mayKeepFocus) == true ? .otherKept : .unexplained
      }
    }
  }
#endif
