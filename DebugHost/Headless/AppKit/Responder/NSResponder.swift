/// The base class of all responders. Events and actions travel along the chain of responders. The
/// class follows Apple's documentation of `NSResponder`.
@preconcurrency @MainActor
open class NSResponder: NSObject {
  /// The next responder, which is not retained. On macOS the reference is unowned. Here it becomes
  /// nil when the responder is deallocated.
  open weak var nextResponder: NSResponder?

  public override init() {
    super.init()
  }

  public required init?(coder: NSCoder) {
    super.init()
  }

  open var acceptsFirstResponder: Bool { false }

  open func becomeFirstResponder() -> Bool { true }

  open func resignFirstResponder() -> Bool { true }

  open func validateProposedFirstResponder(_ responder: NSResponder, for event: NSEvent?) -> Bool {
    nextResponder?.validateProposedFirstResponder(responder, for: event) ?? true
  }

  /// Performs the action if this responder has the method. Otherwise the next responder tries.
  open func tryToPerform(_ action: Selector, with object: Any?) -> Bool {
    if ObjectiveCRuntime.send(action, to: self, [object]) != nil { return true }
    return nextResponder?.tryToPerform(action, with: object) ?? false
  }

  open func supplementalTarget(forAction action: Selector, sender: Any?) -> Any? {
    nextResponder?.supplementalTarget(forAction: action, sender: sender)
  }

  open func noResponder(for eventSelector: Selector) {}

  // MARK: Events

  open func mouseDown(with event: NSEvent) { nextResponder?.mouseDown(with: event) }
  open func mouseUp(with event: NSEvent) { nextResponder?.mouseUp(with: event) }

  open func keyDown(with event: NSEvent) {
    if let nextResponder { return nextResponder.keyDown(with: event) }
    noResponder(for: "keyDown:")
  }
}
