import Foundation
import UIKit

/// The keyboard as the notifications tell it, read without a line of the product.
@MainActor
final class KeyboardEye {
  private(set) var frame = CGRect.zero
  private(set) var isShown = false
  private var observers: [any NSObjectProtocol] = []

  init() {
    observers = [
      observe(UIResponder.keyboardWillShowNotification, shows: true),
      observe(UIResponder.keyboardWillChangeFrameNotification, shows: nil),
      observe(UIResponder.keyboardWillHideNotification, shows: false),
    ]
  }

  private func observe(_ name: Notification.Name, shows: Bool?) -> any NSObjectProtocol {
    NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) {
      [weak self] notification in
      nonisolated(unsafe) let info = notification.userInfo
      MainActor.assumeIsolated {
        guard let self else { return }
        if let end = info?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect, !end.isEmpty {
          self.frame = end
        }
        if let shows { self.isShown = shows }
      }
    }
  }

  func stop() {
    for observer in observers { NotificationCenter.default.removeObserver(observer) }
    observers = []
  }
}
