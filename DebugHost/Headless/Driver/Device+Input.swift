public import Foundation
import UIKit

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
