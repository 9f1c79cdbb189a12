import Foundation

/// A combination of a key and modifiers that sends an action from the first responder up the chain.
@preconcurrency @MainActor
open class UIKeyCommand: UICommand {
  public nonisolated class var inputUpArrow: String { "UIKeyInputUpArrow" }
  public nonisolated class var inputDownArrow: String { "UIKeyInputDownArrow" }
  public nonisolated class var inputLeftArrow: String { "UIKeyInputLeftArrow" }
  public nonisolated class var inputRightArrow: String { "UIKeyInputRightArrow" }
  public nonisolated class var inputEscape: String { "UIKeyInputEscape" }
  public nonisolated class var inputPageUp: String { "UIKeyInputPageUp" }
  public nonisolated class var inputPageDown: String { "UIKeyInputPageDown" }
  public nonisolated class var inputHome: String { "UIKeyInputHome" }
  public nonisolated class var inputEnd: String { "UIKeyInputEnd" }
  public nonisolated class var inputDelete: String { "\u{8}" }

  open private(set) var input: String?
  open private(set) var modifierFlags: UIKeyModifierFlags
  /// Whether the command takes precedence over the effect of the key on text.
  open var wantsPriorityOverSystemBehavior = false

  private init(
    title: String, image: UIImage?, action: Selector, key: String?,
    modifiers: UIKeyModifierFlags, propertyList: Any?
  ) {
    input = key
    modifierFlags = modifiers
    super.init(title: title, image: image, action: action, propertyList: propertyList)
  }

  public convenience init(
    input keyCommandInput: String, modifierFlags: UIKeyModifierFlags, action: Selector
  ) {
    self.init(
      title: "", image: nil, action: action, key: keyCommandInput, modifiers: modifierFlags,
      propertyList: nil)
  }

  public convenience init(
    title: String = "", image: UIImage? = nil, action: Selector, input: String,
    modifierFlags: UIKeyModifierFlags = [], propertyList: Any? = nil,
    discoverabilityTitle: String? = nil, attributes: UIMenuElement.Attributes = [],
    state: UIMenuElement.State = .off
  ) {
    self.init(
      title: title, image: image, action: action, key: input, modifiers: modifierFlags,
      propertyList: propertyList)
    self.discoverabilityTitle = discoverabilityTitle
    self.attributes = attributes
    self.state = state
  }

  /// Returns whether a key triggers the command. Caps Lock and the numeric keypad do not matter.
  func matches(_ key: UIKey) -> Bool {
    guard let input, !attributes.contains(.disabled) else { return false }
    let flags: UIKeyModifierFlags = [.shift, .control, .alternate, .command]
    return modifierFlags.intersection(flags) == key.modifierFlags.intersection(flags)
      && input.lowercased() == key.charactersIgnoringModifiers.lowercased()
  }
}
