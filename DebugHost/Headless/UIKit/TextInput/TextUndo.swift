import Foundation

/// The undo manager of a text control: letters typed in a row are one step.
@MainActor
final class TextUndo {
  let manager = UndoManager()
  /// Where the last typed letter ended.
  private var typingEnd: Int?

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

  /// Registers the way back.
  func register(_ before: TextBuffer, _ restore: @escaping @MainActor (TextBuffer) -> Void) {
    manager.registerUndo(withTarget: self) { _ in restore(before) }
  }

  /// The text was set in code: there is no way back to what was before.
  func forget() {
    typingEnd = nil
    manager.removeAllActions()
  }
}
