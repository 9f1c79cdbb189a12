import Foundation

/// The user info of keyboard notifications, and the code that posts them (T4.13.1 to T4.13.10).
@MainActor
struct KeyboardNotice {
  enum Kind {
    case show, hide, changeFrame
    /// Only did-change-frame (T4.13.36).
    case settle

    /// The notifications before the motion, in order (T4.13.17, T4.13.18, T4.13.24).
    var willNames: [NSNotification.Name] {
      switch self {
      case .show:
        [UIResponder.keyboardWillChangeFrameNotification, UIResponder.keyboardWillShowNotification]
      case .hide:
        [UIResponder.keyboardWillChangeFrameNotification, UIResponder.keyboardWillHideNotification]
      case .changeFrame:
        [UIResponder.keyboardWillChangeFrameNotification]
      case .settle:
        []
      }
    }

    /// The notifications after the motion, in order.
    var didNames: [NSNotification.Name] {
      switch self {
      case .show:
        [UIResponder.keyboardDidChangeFrameNotification, UIResponder.keyboardDidShowNotification]
      case .hide:
        [UIResponder.keyboardDidChangeFrameNotification, UIResponder.keyboardDidHideNotification]
      case .changeFrame, .settle:
        [UIResponder.keyboardDidChangeFrameNotification]
      }
    }
  }

  /// The raw animation curve, which the public enumeration does not contain (T4.13.5, T4.13.12).
  static let rawCurve = 7

  var kind: Kind
  /// The begin frame, in screen coordinates.
  var begin: CGRect
  var end: CGRect
  /// The end frame that the did-notifications report; nil if they report `end`.
  var settledEnd: CGRect?
  /// The keyboard's frame after the change, if no notification reports this frame. If nil, the
  /// frame is `settledEnd` or else `end`.
  var place: CGRect?
  var duration: TimeInterval
  /// Whether the keyboard is this app's, and not another app's (T4.13.40).
  var isLocal = true
  let screen: UIScreen
  /// Whether the object of the notifications is the screen, as it has been since iOS 16.1. Before,
  /// it was nil (T4.13.9).
  var objectIsScreen = true
  /// Whether UIKit posts the notifications at all.
  var isPosted = true

  private func userInfo(end: CGRect) -> [AnyHashable: Any] {
    func center(_ rect: CGRect) -> NSValue {
      NSValue(cgPoint: CGPoint(x: rect.midX, y: rect.midY))
    }
    return [
      UIResponder.keyboardFrameBeginUserInfoKey: NSValue(cgRect: begin),
      UIResponder.keyboardFrameEndUserInfoKey: NSValue(cgRect: end),
      UIResponder.keyboardAnimationDurationUserInfoKey: NSNumber(value: duration),
      UIResponder.keyboardAnimationCurveUserInfoKey: NSNumber(value: Self.rawCurve),
      UIResponder.keyboardIsLocalUserInfoKey: NSNumber(value: isLocal),
      "UIKeyboardCenterBeginUserInfoKey": center(begin),
      "UIKeyboardCenterEndUserInfoKey": center(end),
      "UIKeyboardBoundsUserInfoKey": NSValue(cgRect: CGRect(origin: .zero, size: end.size)),
    ]
  }

  /// Posts the will-notifications, and stops once `isCurrent` returns false, because an observer
  /// may start the next change.
  func postWill(while isCurrent: () -> Bool) {
    post(kind.willNames, end: end, while: isCurrent)
    // Sheets and alerts move after the app has received the notifications (T4.13.56).
    guard !kind.willNames.isEmpty, isCurrent() else { return }
    KeyboardFrameObserver.keyboardWillChangeFrame(to: end, duration, Self.rawCurve)
  }

  /// Posts the did-notifications, and stops once `isCurrent` returns false.
  func postDid(while isCurrent: () -> Bool) {
    post(kind.didNames, end: settledEnd ?? end, while: isCurrent)
  }

  private func post(_ names: [NSNotification.Name], end: CGRect, while isCurrent: () -> Bool) {
    for name in names where isPosted && isCurrent() {
      NotificationCenter.default.post(
        name: name, object: objectIsScreen ? screen : nil, userInfo: userInfo(end: end))
    }
  }
}
