import UIKit

/// A view that counts the questions of UIKit and the package about the focus and about actions.
@MainActor
final class AskedView: UIView {
  /// How often the view was asked whether it is first responder.
  private(set) var focusQuestions = 0
  /// How often the view was asked whether it can become first responder.
  private(set) var readinessQuestions = 0
  /// The actions that the view was asked about, with their senders.
  private(set) var actions: [(selector: Selector, sender: Any?)] = []

  override var isFirstResponder: Bool {
    focusQuestions += 1
    return super.isFirstResponder
  }

  override var canBecomeFirstResponder: Bool {
    readinessQuestions += 1
    return true
  }

  override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
    actions.append((action, sender))
    return super.canPerformAction(action, withSender: sender)
  }

  /// Clears both counts and the list of actions.
  func forget() {
    focusQuestions = 0
    readinessQuestions = 0
    actions = []
  }
}
