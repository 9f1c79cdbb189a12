import Foundation

/// The user info of keyboard notifications and their posting (T4.13.1 to T4.13.10).
@MainActor
struct KeyboardNotice {
  enum Kind {
    case show, hide, changeFrame

    /// What is posted before the motion, in order (T4.13.17, T4.13.18, T4.13.24).
    var willNames: [NSNotification.Name] {
      switch self {
      case .show:
        [UIResponder.keyboardWillChangeFrameNotification, UIResponder.keyboardWillShowNotification]
      case .hide:
        [UIResponder.keyboardWillChangeFrameNotification, UIResponder.keyboardWillHideNotification]
      case .changeFrame:
        [UIResponder.keyboardWillChangeFrameNotification]
      }
    }

    /// What is posted when the motion has ended, in order.
    var didNames: [NSNotification.Name] {
      switch self {
      case .show:
        [UIResponder.keyboardDidChangeFrameNotification, UIResponder.keyboardDidShowNotification]
      case .hide:
        [UIResponder.keyboardDidChangeFrameNotification, UIResponder.keyboardDidHideNotification]
      case .changeFrame:
        [UIResponder.keyboardDidChangeFrameNotification]
      }
    }
  }

  /// The raw curve, outside the public enumeration (T4.13.5, T4.13.12).
  static let rawCurve = 7

  let kind: Kind
  /// Screen coordinates.
  let begin: CGRect
  var end: CGRect
  let duration: TimeInterval
  /// False for another app's keyboard (T4.13.40).
  var isLocal = true
  let screen: UIScreen

  private var userInfo: [AnyHashable: Any] {
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

  /// Posts the names in order while `isCurrent` says so: an observer may start the next change.
  func post(_ names: [NSNotification.Name], while isCurrent: () -> Bool) {
    for name in names where isCurrent() {
      // The screen is the object since iOS 16.1 (T4.13.9).
      NotificationCenter.default.post(name: name, object: screen, userInfo: userInfo)
    }
  }
}
