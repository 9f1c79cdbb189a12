#if (DEBUG || HUD) && canImport(UIKit) && (os(iOS) || os(Linux))
  internal import UIKit

  /// Calls a closure when `becomeFirstResponder()` of a text field or a text view has returned false,
  /// inside the call, so that the call stack shows who made it. UIKit announces no such call.
  ///
  /// `class_addMethod` comes first, as in `MotionHook`.
  @MainActor
  enum FocusHook {
    /// Called after a refusal. The first closure replaces the methods.
    static var onRefusal: (@MainActor (UIView) -> Void)? {
      didSet { if onRefusal != nil { replaced } }
    }

    /// The text control that is asked now, if the user has touched it. When UIKit announces that editing
    /// begins, it may have put other recognizers into the control's place already.
    private(set) static weak var touched: UIView?

    private static let replaced: Void = {
      replace(in: UITextField.self)
      replace(in: UITextView.self)
    }()

    #if canImport(ObjectiveC)
      private static func replace(in cls: AnyClass) {
        typealias Original = @convention(c) (UIView, Selector) -> Bool
        let selector = #selector(UIResponder.becomeFirstResponder)
        guard let method = class_getInstanceMethod(cls, selector) else { return }
        let original = unsafeBitCast(method_getImplementation(method), to: Original.self)
        let block: @convention(block) (UIView) -> Bool = { view in
          MainActor.ifCurrent { touched = TouchedField.isTouched(view) ? view : nil }
          let hasFocus = original(view, selector)
          MainActor.ifCurrent {
            touched = nil
            if !hasFocus { onRefusal?(view) }
          }
          return hasFocus
        }
        let body = imp_implementationWithBlock(block)
        if !class_addMethod(cls, selector, body, method_getTypeEncoding(method)) {
          _ = method_setImplementation(method, body)
        }
      }

      /// Whether the delegate of a text control may refuse that editing ends.
      static func mayKeepFocus(_ responder: UIResponder) -> Bool {
        let field = #selector(UITextFieldDelegate.textFieldShouldEndEditing(_:))
        let text = #selector(UITextViewDelegate.textViewShouldEndEditing(_:))
        return (responder as? UITextField)?.delegate?.responds(to: field)
          ?? (responder as? UITextView)?.delegate?.responds(to: text) ?? false
      }

      /// Whether the delegate of a text control may refuse that editing begins.
      static func mayRefuse(_ view: UIView) -> Bool {
        let field = #selector(UITextFieldDelegate.textFieldShouldBeginEditing(_:))
        let text = #selector(UITextViewDelegate.textViewShouldBeginEditing(_:))
        return (view as? UITextField)?.delegate?.responds(to: field)
          ?? (view as? UITextView)?.delegate?.responds(to: text) ?? false
      }
    #else
      private static func replace(in cls: AnyClass) {
        let selector = Selector("becomeFirstResponder")
        guard let method = class_getInstanceMethod(cls, selector) else { return }
        let original = method_getImplementation(method)
        let block: @MainActor (AnyObject) -> Bool = { receiver in
          let view = receiver as? UIView
          touched = view.map(TouchedField.isTouched) == true ? view : nil
          let hasFocus = original.call(receiver, selector) as? Bool ?? false
          touched = nil
          if !hasFocus, let view { onRefusal?(view) }
          return hasFocus
        }
        let body = imp_implementationWithBlock(block)
        if !class_addMethod(cls, selector, body, nil) { _ = method_setImplementation(method, body) }
      }

      static func mayKeepFocus(_ responder: UIResponder) -> Bool {
        (responder as? UIView).map(mayRefuse) ?? false
      }

      /// Whether a text control has a delegate. Without Objective-C, no class reports which optional
      /// methods it implements.
      static func mayRefuse(_ view: UIView) -> Bool {
        (view as? UITextField)?.delegate != nil || (view as? UITextView)?.delegate != nil
      }
    #endif
  }
#endif
