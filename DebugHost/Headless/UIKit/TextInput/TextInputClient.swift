import Foundation

/// A first responder that keys can type into: what the keyboard, and the driver that presses its keys, talk to.
@MainActor
package protocol TextInputClient: AnyObject {
  /// Types text at the insertion point, asking the delegate as a key does.
  func insertText(_ text: String)

  /// The delete key: the selection, else the character before the insertion point.
  func deleteBackward()

  /// The return key.
  func pressReturn()
}
