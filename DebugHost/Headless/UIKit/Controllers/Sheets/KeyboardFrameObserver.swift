import Foundation

/// Tells a presentation how much of the screen the keyboard will cover, as UIKit's own presentations know it.
@MainActor
final class KeyboardFrameObserver {
  private nonisolated(unsafe) var token: (any NSObjectProtocol)?

  /// The end frame in screen coordinates, seconds and the raw curve; a hide comes as a null frame.
  init(_ body: @escaping @MainActor (CGRect, TimeInterval, Int) -> Void) {
    token = NotificationCenter.default.addObserver(
      forName: UIResponder.keyboardWillChangeFrameNotification, object: nil, queue: nil
    ) { notification in
      let info = notification.userInfo ?? [:]
      let frame = (info[UIResponder.keyboardFrameEndUserInfoKey] as? NSValue)?.cgRectValue ?? .null
      let duration =
        (info[UIResponder.keyboardAnimationDurationUserInfoKey] as? NSNumber)?.doubleValue ?? 0
      let curve =
        (info[UIResponder.keyboardAnimationCurveUserInfoKey] as? NSNumber)?.intValue ?? 7
      MainActor.assumeIsolated { body(frame, duration, curve) }
    }
  }

  deinit {
    if let token { NotificationCenter.default.removeObserver(token) }
  }

  /// Runs changes with the keyboard.
  static func animate(_ duration: TimeInterval, _ curve: Int, _ changes: @escaping () -> Void) {
    guard duration > 0 else { return UIView.performWithoutAnimation(changes) }
    UIView.animate(
      withDuration: duration, delay: 0,
      options: UIView.AnimationOptions(rawValue: UInt(max(0, curve)) << 16), animations: changes)
  }
}

extension UIPresentationController {
  /// Points of the container that a keyboard frame covers from below, if its text input is in here.
  func coveredHeight(by frame: CGRect) -> CGFloat {
    guard let container = containerView, let window = container.window, !frame.isNull,
      window.focus.firstResponder?.isInside(container) ?? false
    else { return 0 }
    let inContainer = container.convert(frame, from: window.screen.coordinateSpace)
    guard inContainer.maxY >= container.bounds.maxY - 1 else { return 0 }
    return max(0, container.bounds.maxY - inContainer.minY)
  }
}
