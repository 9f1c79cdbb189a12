import Foundation

/// What text does with keys of one's own: typing, deleting, moving the caret, and the usual commands (K).
@MainActor
enum TextKeys {
  /// - Returns: Whether the key meant anything.
  static func perform(_ key: UIKey, in start: UIResponder, event: UIEvent) -> Bool {
    if key.modifierFlags.contains(.command) {
      return performCommand(key, in: start, event: event)
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
      // A named key types nothing.
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
    case ("z", true):
      guard let manager = start.undoManager, manager.canRedo else { return false }
      manager.redo()
      return true
    default:
      guard let input = start as? any UITextInput else { return false }
      switch key.keyCode {
      case .keyboardLeftArrow, .keyboardUpArrow:
        return select(input, from: input.beginningOfDocument, to: input.beginningOfDocument)
      case .keyboardRightArrow, .keyboardDownArrow:
        return select(input, from: input.endOfDocument, to: input.endOfDocument)
      default: return false
      }
    }
  }

  /// By a character or line; with shift the selection grows, without it a selection shrinks to its edge.
  private static func move(
    _ direction: UITextLayoutDirection, _ key: UIKey, in start: UIResponder
  ) -> Bool {
    guard let input = start as? any UITextInput, let selection = input.selectedTextRange else {
      return false
    }
    let isBack = direction == .left || direction == .up
    let edge = isBack ? selection.start : selection.end
    let extends = key.modifierFlags.contains(.shift)
    if !extends, !selection.isEmpty, direction == .left || direction == .right {
      return select(input, from: edge, to: edge)
    }
    let limit = isBack ? input.beginningOfDocument : input.endOfDocument
    let target = input.position(from: edge, in: direction, offset: 1) ?? limit
    guard extends else { return select(input, from: target, to: target) }
    return isBack
      ? select(input, from: target, to: selection.end)
      : select(input, from: selection.start, to: target)
  }

  private static func select(
    _ input: any UITextInput, from start: UITextPosition, to end: UITextPosition
  ) -> Bool {
    input.selectedTextRange = input.textRange(from: start, to: end)
    return true
  }
}
