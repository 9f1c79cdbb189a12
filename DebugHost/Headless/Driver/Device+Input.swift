public import Foundation
public import UIKit

/// Keys and motion.
extension Device {
  /// Presses keys, `interval` seconds apart; a line break is the return key.
  ///
  /// - Returns: Whether something that takes text was first responder for every key.
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
  /// - Returns: Whether something that takes text was first responder.
  @discardableResult
  public func pressReturn() -> Bool {
    press { $0.pressReturn() }
  }

  /// Presses the delete key.
  ///
  /// - Returns: Whether something that takes text was first responder.
  @discardableResult
  public func deleteBackward() -> Bool {
    press { $0.typeDelete() }
  }

  /// Presses and lifts a key of a hardware keyboard, attached or not: key commands, then text, then
  /// `pressesBegan` up the chain (T4.3.15).
  ///
  /// - Parameter key: A character, or one of `UIKeyCommand`'s inputs.
  /// - Returns: Whether a command or a text took it.
  @discardableResult
  public func press(key: String, modifiers: UIKeyModifierFlags = []) -> Bool {
    let press = UIPress(key: UIKey(input: key, modifiers: modifiers), timestamp: now)
    let event = UIPressesEvent(presses: [press], timestamp: now)
    HeadlessLoop.main.turn { application.sendEvent(event) }
    press.phase = .ended
    HeadlessLoop.main.turn { application.sendEvent(event) }
    return event.isHandled
  }

  /// Shakes the device: one motion event, began and ended, to the key window (T4.8.1, T4.8.2).
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
