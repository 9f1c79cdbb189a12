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
    case .keyboardDeleteOrBackspace where key.modifierFlags.contains(.alternate):
      return deleteFar(key, in: start)
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
    case ("z", true):
      guard let manager = start.undoManager, manager.canRedo else { return false }
      manager.redo()
      return true
    default:
      switch key.keyCode {
      case .keyboardLeftArrow: return move(.left, key, in: start)
      case .keyboardRightArrow: return move(.right, key, in: start)
      case .keyboardUpArrow: return move(.up, key, in: start)
      case .keyboardDownArrow: return move(.down, key, in: start)
      case .keyboardDeleteOrBackspace: return deleteFar(key, in: start)
      default: return false
      }
    }
  }

  /// Moves the caret by a character or a line. With Option and a left or right arrow, it moves by a
  /// word, and with Command to the start or the end of the text. With Shift, the selection is
  /// extended. Without any of these keys, a left or right arrow collapses a selection to its edge.
  private static func move(
    _ direction: UITextLayoutDirection, _ key: UIKey, in start: UIResponder
  ) -> Bool {
    guard let input = start as? any UITextInput, let selection = input.selectedTextRange else {
      return false
    }
    let isBack = direction == .left || direction == .up
    let edge = isBack ? selection.start : selection.end
    let extends = key.modifierFlags.contains(.shift)
    let isFar = !key.modifierFlags.isDisjoint(with: [.alternate, .command])
    if !extends, !isFar, !selection.isEmpty, direction == .left || direction == .right {
      return select(input, from: edge, to: edge)
    }
    let target = target(of: direction, key, from: edge, in: input)
    guard extends else { return select(input, from: target, to: target) }
    return isBack
      ? select(input, from: target, to: selection.end)
      : select(input, from: selection.start, to: target)
  }

  private static func target(
    of direction: UITextLayoutDirection, _ key: UIKey, from place: UITextPosition,
    in input: any UITextInput
  ) -> UITextPosition {
    let isBack = direction == .left || direction == .up
    let limit = isBack ? input.beginningOfDocument : input.endOfDocument
    if key.modifierFlags.contains(.command) { return limit }
    let isSideways = direction == .left || direction == .right
    guard isSideways, key.modifierFlags.contains(.alternate) else {
      return input.position(from: place, in: direction, offset: 1) ?? limit
    }
    // The far boundary of a word: its start when the caret moves back, and its end when the caret
    // moves forward.
    let way = isBack ? UITextDirection.backward : .forward
    var place = place
    while let next = input.tokenizer.position(from: place, toBoundary: .word, inDirection: way) {
      place = next
      if input.tokenizer.isPosition(place, atBoundary: .word, inDirection: way) { return place }
    }
    return limit
  }

  /// Deletes the word before the caret with Option, and everything before the caret with Command.
  /// If there is a selection, only the selection is deleted.
  private static func deleteFar(_ key: UIKey, in start: UIResponder) -> Bool {
    guard let client = start.textInputClient else { return false }
    if let input = start as? any UITextInput, let selection = input.selectedTextRange,
      selection.isEmpty
    {
      let target = target(of: .left, key, from: selection.start, in: input)
      _ = select(input, from: target, to: selection.end)
    }
    client.typeDelete()
    return true
  }

  private static func select(
    _ input: any UITextInput, from start: UITextPosition, to end: UITextPosition
  ) -> Bool {
    input.selectedTextRange = input.textRange(from: start, to: end)
    return true
  }
}
