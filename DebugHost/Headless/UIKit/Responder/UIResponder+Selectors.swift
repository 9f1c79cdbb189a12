import Foundation

extension UIResponder {
  /// UIKit's own methods that are looked up by name: nil-target actions (T4.2.17) and the motion methods that a
  /// debug tool replaces on `UIWindow`.
  static func registerSelectors() {
    func add(_ cls: AnyClass, _ name: String, _ body: @escaping ObjectiveCRuntime.Body) {
      class_addMethod(cls, Selector(name), IMP(body), nil)
    }
    add(UIResponder.self, "resignFirstResponder") { receiver, _ in
      (receiver as? UIResponder)?.resignFirstResponder()
    }
    add(UIResponder.self, "becomeFirstResponder") { receiver, _ in
      (receiver as? UIResponder)?.becomeFirstResponder()
    }
    add(UIResponder.self, "reloadInputViews") { receiver, _ in
      (receiver as? UIResponder)?.reloadInputViews()
    }
    add(UIWindow.self, UIWindow.motionEndedSelector.name) { receiver, arguments in
      guard let window = receiver as? UIWindow,
        let motion = arguments.first as? UIEvent.EventSubtype
      else { return nil }
      window.forwardMotionEnded(motion, with: arguments.last as? UIEvent)
      return nil
    }
  }
}
