import Foundation

/// The undo manager of a text control. Letters that the user types in a row are one undo step.
@MainActor
final class TextUndo {
  let manager = UndoManager()
  /// The location after the letter that the user has just typed; nil after any other edit.
  private var typingEnd: Int?

  /// Records an edit for undo, unless it continues letters that the user has typed in a row.
  ///
  /// - Parameters:
  ///   - before: The text before the edit.
  ///   - restore: Puts a text back, and notifies the delegate and observers.
  func record(
    _ range: NSRange, _ string: String, before: TextBuffer,
    restore: @escaping @MainActor (TextBuffer) -> Void
  ) {
    let isLetter = range.length == 0 && string.count == 1 && string.first?.isWhitespace == false
    let isContinued = isLetter && typingEnd == range.location && manager.canUndo
    typingEnd = isLetter ? range.location + string.utf16.count : nil
    guard !isContinued else { return }
    register(before, restore)
    manager.setActionName("Typing")
  }

  /// Registers the undo action that restores the text before an edit.
  func register(_ before: TextBuffer, _ restore: @escaping @MainActor (TextBuffer) -> Void) {
    manager.registerUndo(withTarget: self) { _ in restore(before) }
  }

  /// Discards all undo actions. Called when code sets the text, because the earlier edits no longer
  /// apply.
  func forget() {
    typingEnd = nil
    manager.removeAllActions()
  }
}
