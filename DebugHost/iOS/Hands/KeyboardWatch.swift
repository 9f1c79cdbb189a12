import UIKit

/// Records when UIKit last announced that the keyboard will move or has moved.
@MainActor
final class KeyboardWatch: NSObject {
  private(set) var lastMove = Date.distantPast

  override init() {
    super.init()
    for name in [
      UIResponder.keyboardWillChangeFrameNotification,
      UIResponder.keyboardDidChangeFrameNotification,
    ] {
      NotificationCenter.default.addObserver(
        self, selector: #selector(keyboardMoved), name: name, object: nil)
    }
  }

  @objc private func keyboardMoved() {
    lastMove = Date()
  }
}
