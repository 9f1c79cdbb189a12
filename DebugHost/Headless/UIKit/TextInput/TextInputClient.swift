import Foundation

/// A first responder that keys can type into: what the keyboard, and the driver that presses its keys, talk to.
///
/// These are the user's edits: the delegate may veto them (T4.5.13), while the public `insertText(_:)` and
/// `deleteBackward()`, which they end in, are not asked about (K).
@MainActor
package protocol TextInputClient: AnyObject {
  /// Types text at the insertion point.
  func typeText(_ text: String)

  /// The delete key: the selection, else the character before the insertion point.
  func typeDelete()

  /// The return key.
  func pressReturn()
}

extension UIResponder {
  /// Where this responder's keys go; nil if it takes no text.
  package var textInputClient: (any TextInputClient)? {
    guard wantsKeyboard else { return nil }
    return self as? any TextInputClient ?? (self as? any UIKeyInput).map(KeyInputClient.init)
  }
}

/// A responder that only conforms to `UIKeyInput`: return is a line break.
private final class KeyInputClient: TextInputClient {
  private let input: any UIKeyInput

  init(_ input: any UIKeyInput) {
    self.input = input
  }

  func typeText(_ text: String) {
    input.insertText(text)
  }

  func typeDelete() {
    input.deleteBackward()
  }

  func pressReturn() {
    input.insertText("\n")
  }
}
