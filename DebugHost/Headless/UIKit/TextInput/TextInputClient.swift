import Foundation

/// A first responder into which the user can type. The software keyboard, the keys of a hardware
/// keyboard (`TextKeys`) and the test driver call the methods of this protocol.
///
/// The methods are the user's edits, which the delegate of a text control may reject (T4.5.13).
/// `typeText` and `typeDelete` end with a call to the public `insertText(_:)` or
/// `deleteBackward()`. UIKit does not ask the delegate about these two (K).
@preconcurrency @MainActor
package protocol TextInputClient: AnyObject {
  /// Types text at the insertion point.
  func typeText(_ text: String)

  /// Presses the delete key, which deletes the selection, or else the character before the
  /// insertion point.
  func typeDelete()

  /// Presses the return key.
  func pressReturn()
}

extension UIResponder {
  /// The client that receives this responder's keys; nil if the responder does not accept text.
  package var textInputClient: (any TextInputClient)? {
    guard wantsKeyboard else { return nil }
    return self as? any TextInputClient ?? (self as? any UIKeyInput).map(KeyInputClient.init)
  }
}

/// The client of a responder that only conforms to `UIKeyInput`. Its return key inserts a line
/// break.
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
