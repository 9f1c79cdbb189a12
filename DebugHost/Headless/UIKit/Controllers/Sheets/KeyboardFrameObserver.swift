import Foundation

/// Notifies a presentation before the keyboard moves, as UIKit notifies its own presentations.
@MainActor
final class KeyboardFrameObserver {
  private static var observers: [WeakObserver] = []

  private struct WeakObserver {
    weak var observer: KeyboardFrameObserver?
  }

  private let body: @MainActor (CGRect, TimeInterval, Int) -> Void

  /// - Parameter body: Called with the keyboard's end frame in screen coordinates, the duration in
  ///   seconds and the raw curve.
  init(_ body: @escaping @MainActor (CGRect, TimeInterval, Int) -> Void) {
    self.body = body
    Self.observers.append(WeakObserver(observer: self))
  }

  /// Notifies the presentations. They move after the app has received the keyboard's notifications
  /// (T4.13.56), in the order in which they began to observe the keyboard (K).
  static func keyboardWillChangeFrame(to end: CGRect, _ duration: TimeInterval, _ curve: Int) {
    observers.removeAll { $0.observer == nil }
    for entry in observers { entry.observer?.body(end, duration, curve) }
  }

  /// Runs the changes with the keyboard's duration and curve.
  static func animate(_ duration: TimeInterval, _ curve: Int, _ changes: @escaping () -> Void) {
    guard duration > 0 else { return UIView.performWithoutAnimation(changes) }
    UIView.animate(
      withDuration: duration, delay: 0,
      options: UIView.AnimationOptions(rawValue: UInt(max(0, curve)) << 16), animations: changes)
  }
}

extension UIPresentationController {
  /// Returns the height, in points, that a keyboard with this frame covers in the container. It is
  /// 0 if the first responder is not inside the container, or if the keyboard does not reach the
  /// bottom of the container.
  func coveredHeight(by frame: CGRect) -> CGFloat {
    guard let container = containerView, let window = container.window, !frame.isNull,
      window.focus.firstResponder?.isInside(container) ?? false
    else { return 0 }
    let inContainer = container.convert(frame, from: window.screen.coordinateSpace)
    guard inContainer.maxY >= container.bounds.maxY - 1 else { return 0 }
    return max(0, container.bounds.maxY - inContainer.minY)
  }
}
