import Foundation

/// Chooses the controller whose answers apply to the status bar (A). It is the topmost controller
/// that is presented in full screen or captures the status bar's appearance, or the child that this
/// controller names.
extension UIViewController {
  package var statusBarLook: (style: UIStatusBarStyle, isHidden: Bool) {
    if let ownPresented, let presentation = ownPresented.ownPresentation,
      presentation.phase == .presenting || presentation.phase == .presented
    {
      let decides =
        presentation.shouldRemovePresentersView
        || ownPresented.modalPresentationCapturesStatusBarAppearance
      if decides { return ownPresented.statusBarLook }
      // The presenter has stepped back, so the status bar is in front of black (K).
      if (presentation as? UISheetPresentationController)?.coversStatusBar == true {
        return (.lightContent, false)
      }
    }
    return (
      last(\.childForStatusBarStyle).preferredStatusBarStyle,
      last(\.childForStatusBarHidden).prefersStatusBarHidden
    )
  }

  private func last(_ next: @escaping (UIViewController) -> UIViewController?) -> UIViewController {
    Array(sequence(first: self, next: next).prefix(100)).last ?? self
  }
}
