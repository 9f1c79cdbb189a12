import Foundation

/// The target of a gesture recogniser that UIKit itself installs. It calls a closure.
@MainActor
final class GestureAction {
  private static let selector = Selector("handleGesture:")
  private let body: (UIGestureRecognizer) -> Void

  init(_ recognizer: UIGestureRecognizer, _ body: @escaping (UIGestureRecognizer) -> Void) {
    self.body = body
    class_addMethod(
      GestureAction.self, Self.selector,
      IMP { receiver, arguments in
        guard let action = receiver as? GestureAction,
          let recognizer = arguments.first as? UIGestureRecognizer
        else { return nil }
        action.body(recognizer)
        return nil
      }, nil)
    recognizer.addTarget(self, action: Self.selector)
  }
}
