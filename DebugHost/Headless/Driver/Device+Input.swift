public import Foundation
public import UIKit

/// Keyboard input and shakes.
extension Device {
  /// Presses keys with `interval` seconds between them. A line break presses the return key.
  ///
  /// - Returns: Whether a responder that takes text was first responder for every key.
  @discardableResult
  public func type(_ text: String, interval: TimeInterval = 0.1) -> Bool {
    var isTaken = true
    for (index, character) in text.enumerated() {
      if index > 0 { advance(by: interval) }
      let key = character.isNewline ? pressReturn() : press { $0.typeText(String(character)) }
      isTaken = isTaken && key
    }
    return isTaken
  }

  /// Presses the return key.
  ///
  /// - Returns: Whether a responder that takes text was first responder.
  @discardableResult
  public func pressReturn() -> Bool {
    press { $0.pressReturn() }
  }

  /// Presses the delete key.
  ///
  /// - Returns: Whether a responder that takes text was first responder.
  @discardableResult
  public func deleteBackward() -> Bool {
    press { $0.typeDelete() }
  }

  /// Presses and releases a key of a hardware keyboard, whether or not one is attached.
  ///
  /// UIKit first tries a matching key command, unless the key is for a text input and the command
  /// does not want priority. Otherwise UIKit sends `pressesBegan` up the responder chain (T4.3.15),
  /// and then the text input takes the key.
  ///
  /// - Parameter key: A character, or one of the input strings of `UIKeyCommand`.
  /// - Returns: Whether a key command or the text input took the key.
  @discardableResult
  public func press(key: String, modifiers: UIKeyModifierFlags = []) -> Bool {
    let press = UIPress(key: UIKey(input: key, modifiers: modifiers), timestamp: now)
    let event = UIPressesEvent(presses: [press], timestamp: now)
    HeadlessLoop.main.turn { application.sendEvent(event) }
    press.phase = .ended
    HeadlessLoop.main.turn { application.sendEvent(event) }
    return event.isHandled
  }

  /// Shakes the device. The key window receives one motion event, which begins and ends (T4.8.1,
  /// T4.8.2).
  public func shake() {
    HeadlessLoop.main.turn {
      application.sendEvent(UIEvent(type: .motion, subtype: .motionShake, timestamp: now))
    }
  }

  private func press(_ key: (any TextInputClient) -> Void) -> Bool {
    guard let client = application.keyWindow?.focus.firstResponder?.textInputClient else {
      return false
    }
    HeadlessLoop.main.turn { key(client) }
    return true
  }
}
