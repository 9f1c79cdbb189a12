import Foundation

/// A sheet that contains the first responder makes room for the keyboard (K). A bottom sheet grows
/// by what the keyboard covers, up to the large height, and a centred one moves up. A large sheet
/// keeps its place, so its content has to make room itself.
extension UISheetPresentationController {
  func observeKeyboard() {
    keyboardObserver = KeyboardFrameObserver { [weak self] frame, duration, curve in
      self?.keyboardWillMove(to: frame, duration: duration, curve: curve)
    }
  }

  private func keyboardWillMove(to frame: CGRect, duration: TimeInterval, curve: Int) {
    let height = coveredHeight(by: frame)
    guard height != keyboardHeight else { return }
    keyboardHeight = height
    guard hasRisen, drag == nil else { return }
    KeyboardFrameObserver.animate(duration, curve) { [self] in layoutPresentedView() }
  }
}
