import Foundation

/// Shows an alert after a shake that no responder has handled, if there is an edit to undo,
/// `applicationSupportsShakeToEdit` is true, and no other alert is up (T4.8.5; the words of the
/// alert are K).
@MainActor
enum ShakeToUndo {
  /// Called when the end of a shake has reached the end of the responder chain.
  static func motionEnded() {
    let application = UIApplication.shared
    guard application.applicationSupportsShakeToEdit, let window = application.keyWindow,
      let manager = window.focus.firstResponder?.undoManager,
      manager.canUndo,
      let presenter = presenter(in: window)
    else { return }
    let title = manager.undoMenuItemTitle
    let alert = UIAlertController(title: title, message: nil, preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "Cancel", style: .cancel, handler: nil))
    alert.addAction(UIAlertAction(title: "Undo", style: .default) { _ in manager.undo() })
    presenter.present(alert, animated: true, completion: nil)
  }

  private static func presenter(in window: UIWindow) -> UIViewController? {
    var controller = window.rootViewController
    var budget = 64
    while let next = controller?.presentedViewController, budget > 0 {
      controller = next
      budget -= 1
    }
    return controller is UIAlertController ? nil : controller
  }
}
