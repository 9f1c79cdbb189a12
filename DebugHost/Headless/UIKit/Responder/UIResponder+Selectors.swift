import Foundation

extension UIResponder {
  /// Registers UIKit's own methods that are looked up by name: nil-target actions (T4.2.17), and
  /// the methods that error reporters and debugging tools replace. The latter are `sendAction` of
  /// the application (T4.2.19), `motionEnded` of `UIWindow`, and `becomeFirstResponder` of text
  /// controls.
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
    for cls in [UITextField.self, UITextView.self] as [AnyClass] {
      add(cls, "becomeFirstResponder") { receiver, _ in
        (receiver as? UIResponder)?.takeFocus()
      }
      add(cls, "cut:") { ($0 as? UIResponder)?.cut($1.first ?? nil) }
      add(cls, "copy:") { ($0 as? UIResponder)?.copy($1.first ?? nil) }
      add(cls, "paste:") { ($0 as? UIResponder)?.paste($1.first ?? nil) }
      add(cls, "select:") { ($0 as? UIResponder)?.select($1.first ?? nil) }
      add(cls, "selectAll:") { ($0 as? UIResponder)?.selectAll($1.first ?? nil) }
      add(cls, "delete:") { ($0 as? UIResponder)?.delete($1.first ?? nil) }
    }
    add(UIApplication.self, UIApplication.sendActionSelector.name) { receiver, arguments in
      guard let application = receiver as? UIApplication, arguments.count == 4,
        let action = arguments[0] as? Selector
      else { return false }
      return application.deliverAction(
        action, to: arguments[1], from: arguments[2], for: arguments[3] as? UIEvent)
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
