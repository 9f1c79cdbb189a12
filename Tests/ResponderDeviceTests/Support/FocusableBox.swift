import UIKit

/// A view that can become first responder without being a text control.
@MainActor
class FocusableBox: UIView {
  override var canBecomeFirstResponder: Bool { true }
}

/// A view controller that can become first responder.
@MainActor
final class FocusableScreen: UIViewController {
  override var canBecomeFirstResponder: Bool { true }
}
