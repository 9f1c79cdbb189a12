import UIKit

/// A view that can be first responder without being a text control.
@MainActor
class FocusableBox: UIView {
  override var canBecomeFirstResponder: Bool { true }
}

/// A controller that can be first responder.
@MainActor
final class FocusableScreen: UIViewController {
  override var canBecomeFirstResponder: Bool { true }
}
