import Foundation

/// The effects of a hardware keyboard's keys: typing, deleting and moving the caret in a text
/// input, the usual editing commands, and on an iPad moving the focus with Tab (K).
@MainActor
enum TextKeys {
  /// Performs the effect of a key, and returns whether the key has one.
  static func perform(_ key: UIKey, in start: UIResponder, event: UIEvent) -> Bool {
    if key.modifierFlags.contains(.command) {
      return performCommand(key, in: start, event: event)
    }
    if key.keyCode == .keyboardTab, !(start is UITextView),
      UIScreen.main.traitCollection.userInterfaceIdiom == .pad
    {
      return UIFocusSystem.shared.tab()
    }
    guard let client = start.textInputClient, key.modifierFlags.isDisjoint(with: .control) else {
      return false
    }
    switch key.keyCode {
    case .keyboardReturnOrEnter: client.pressReturn()
    case .keyboardDeleteOrBackspace: client.typeDelete()
    case .keyboardLeftArrow: return move(.left, key, in: start)
    case .keyboardRightArrow: return move(.right, key, in: start)
    case .keyboardUpArrow: return move(.up, key, in: start)
    case .keyboardDownArrow: return move(.down, key, in: start)
    case .keyboardTab:
      guard start is UITextView else { return false }
      client.typeText("\t")
    default:
      // A named key, such as Escape, types nothing.
      guard key.characters.count == 1, key.keyCode != .keyboardEscape else { return false }
      client.typeText(key.characters)
    }
    return true
  }

  private static func performCommand(_ key: UIKey, in start: UIResponder, event: UIEvent) -> Bool {
    func send(_ name: String) -> Bool {
      UIApplication.shared.sendAction(Selector(name), to: nil, from: nil, for: event)
    }
    switch (key.charactersIgnoringModifiers.lowercased(), key.modifierFlags.contains(.shift)) {
    case ("a", false): return send("selectAll:")
    case ("c", false): return send("copy:")
    case ("x", false): return send("cut:")
    case ("v", false): return send("paste:")
    case ("z", false):
      guard let manager = start.undoManager, manager.canUndo else { return false }
      manager.undo()
      return true
    default:
      switch key.keyCode {
      case .keyboardLeftArrow: return move(.left, key, in: start)
      case .keyboardRightArrow: return move(.right, key, in: start)
      case .keyboardUpArrow: return move(.up, key, in: start)
      case .keyboardDownArrow: return move(.down, key, in: start)
      default: return false
      }
    }
  }

  /// Moves the caret by a character or a line, or with Command to the start or the end of the text.
  /// A left or right arrow without Command collapses a selection to its edge.
  private static func move(
    _ direction: UITextLayoutDirection, _ key: UIKey, in start: UIResponder
  ) -> Bool {
    guard let input = start as? any UITextInput, let selection = input.selectedTextRange else {
      return false
    }
    let isBack = direction == .left || direction == .up
    var place = isBack ? selection.start : selection.end
    let limit = isBack ? input.beginningOfDocument : input.endOfDocument
    let isSideways = direction == .left || direction == .right
    if key.modifierFlags.contains(.command) {
      place = limit
    } else if selection.isEmpty || !isSideways {
      place = input.position(from: place, in: direction, offset: 1) ?? limit
    }
    input.selectedTextRange = input.textRange(from: place, to: place)
    return true
  }
}
