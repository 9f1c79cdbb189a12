import Foundation

/// Which controller decides about the status bar (A): the topmost full-screen presentation, then the child it names.
extension UIViewController {
  package var statusBarLook: (style: UIStatusBarStyle, isHidden: Bool) {
    if let ownPresented, let presentation = ownPresented.ownPresentation,
      presentation.phase == .presenting || presentation.phase == .presented
    {
      let decides =
        presentation.shouldRemovePresentersView
        || ownPresented.modalPresentationCapturesStatusBarAppearance
      if decides { return ownPresented.statusBarLook }
      // The presenter stands back before black (K).
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
