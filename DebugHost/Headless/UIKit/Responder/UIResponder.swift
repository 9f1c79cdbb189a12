import Foundation

/// An object that can respond to events (T4.3.1, T4.4.1 to T4.4.19, T4.2.10 to T4.2.12, T4.8.3).
@preconcurrency @MainActor
open class UIResponder: NSObject {
  public override init() {
    super.init()
  }

  /// The next responder. This class stores no link; subclasses return their next responder
  /// (T4.3.1).
  open var next: UIResponder? { nil }

  // MARK: First responder

  open var canBecomeFirstResponder: Bool { false }

  open var canResignFirstResponder: Bool { true }

  /// Whether this responder is the first responder of its window (T4.4.3).
  open var isFirstResponder: Bool {
    focusWindow?.focus.firstResponder === self
  }

  @discardableResult
  open func becomeFirstResponder() -> Bool {
    // Debugging tools replace the method of text controls.
    let cls: AnyClass? =
      self is UITextField ? UITextField.self : self is UITextView ? UITextView.self : nil
    guard let cls,
      let method = ObjectiveCRuntime.ownMethod(of: cls, Selector("becomeFirstResponder"))
    else { return takeFocus() }
    return method.implementation.body(self, []) as? Bool ?? false
  }

  func takeFocus() -> Bool {
    guard let window = focusWindow else {
      rememberFocusRequest()
      return false
    }
    return window.focus.become(self)
  }

  @discardableResult
  open func resignFirstResponder() -> Bool {
    guard let window = focusWindow else {
      forgetFocusRequest()
      return FocusState.choices.nonFirstResponderResigns
    }
    return window.focus.resign(self)
  }

  /// The window whose first responder this object can be: the nearest window up the chain.
  package var focusWindow: UIWindow? {
    var responder: UIResponder? = self
    var budget = 10_000
    while let current = responder, budget > 0 {
      if let window = current.ownFocusWindow { return window }
      if current.endsFocusSearch { return nil }
      responder = current.next
      budget -= 1
    }
    return nil
  }

  /// The window of this responder itself; nil if only a search of the chain can find one.
  package var ownFocusWindow: UIWindow? { nil }

  /// Whether `focusWindow` ends its search at this responder. It does at a controller outside any
  /// window: the controller's next responder is its presenter, whose window is not the controller's
  /// own (T4.4.8).
  package var endsFocusSearch: Bool { false }

  /// Whether a part of the responder takes the focus in its place, such as the field of a search
  /// bar. When the part resigns, the responder does not become first responder instead (K).
  package var lendsFocusToPart: Bool { false }

  /// Called when the responder requests the focus outside a window. A view keeps the request until
  /// it is in a window (T4.4.8).
  package func rememberFocusRequest() {}

  package func forgetFocusRequest() {}

  /// Whether editing begins only after the input views have been reloaded (T4.5.2, T4.5.3, C5.4).
  package var beginsEditingAfterInputViews: Bool { false }

  /// Called when this responder has become first responder of its window (T4.4.13).
  package func focusDidBegin() {}

  /// Called when the keyboard has installed this responder's input views, after the
  /// will-notifications (T4.12.3).
  package func focusDidLoadInputViews() {}

  /// Called when this responder has stopped being first responder. Unless another responder takes
  /// over, its keyboard has begun to hide (T4.5.8).
  package func focusDidEnd() {}

  // MARK: Input views

  open var inputView: UIView? { nil }

  open var inputAccessoryView: UIView? { nil }

  open var inputAccessoryViewController: UIInputViewController? { nil }
  /// The controller of the input view; nil by default, which means that `inputView` counts.
  open var inputViewController: UIInputViewController? { nil }

  open func reloadInputViews() {
    guard isFirstResponder, let window = focusWindow else { return }
    window.focus.reloadInputViews()
  }

  /// Whether the system's keyboard appears for this responder, because it accepts text.
  package var wantsKeyboard: Bool { self is any UIKeyInput }

  open var undoManager: UndoManager? { next?.undoManager }

  // MARK: Touches

  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesBegan(touches, with: event)
  }

  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesMoved(touches, with: event)
  }

  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesEnded(touches, with: event)
  }

  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesCancelled(touches, with: event)
  }

  open func touchesEstimatedPropertiesUpdated(_ touches: Set<UITouch>) {
    next?.touchesEstimatedPropertiesUpdated(touches)
  }

  open func remoteControlReceived(with event: UIEvent?) {
    next?.remoteControlReceived(with: event)
  }

  // MARK: Motion (each default implementation forwards to next: T4.8.3)

  open func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    next?.motionBegan(motion, with: event)
  }

  open func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    next?.motionEnded(motion, with: event)
  }

  open func motionCancelled(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    next?.motionCancelled(motion, with: event)
  }

  // MARK: Presses (T4.3.15)

  open func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    guard let next else {
      event?.isUnclaimed = true
      return
    }
    next.pressesBegan(presses, with: event)
  }

  open func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    next?.pressesChanged(presses, with: event)
  }

  open func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    next?.pressesEnded(presses, with: event)
  }

  open func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    next?.pressesCancelled(presses, with: event)
  }

  open var keyCommands: [UIKeyCommand]? { nil }

  // MARK: Standard edit actions (looked up by name; only text controls implement them)

  open func cut(_ sender: Any?) {}
  open func copy(_ sender: Any?) {}
  open func paste(_ sender: Any?) {}
  open func select(_ sender: Any?) {}
  open func selectAll(_ sender: Any?) {}
  open func delete(_ sender: Any?) {}

  // MARK: Actions

  /// Returns true if the class implements the selector, and otherwise the next responder's result
  /// (T4.2.10).
  open func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
    if ObjectiveCRuntime.responds(self, to: action) { return true }
    return next?.canPerformAction(action, withSender: sender) ?? false
  }

  /// Returns this responder if it implements the action and `canPerformAction` returns true, and
  /// otherwise the next responder's result (T4.2.11, T4.2.12).
  open func target(forAction action: Selector, withSender sender: Any?) -> Any? {
    if ObjectiveCRuntime.responds(self, to: action), canPerformAction(action, withSender: sender) {
      return self
    }
    return next?.target(forAction: action, withSender: sender)
  }
}
