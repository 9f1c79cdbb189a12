import Foundation

/// Dispatches key presses (T4.3.15; the order of text, commands and presses is K).
///
/// A matching key command comes first, unless the key is for a text input and the command does not
/// want priority. The command of the nearest responder counts, from the first responder up the
/// chain. Without a first responder, the chain starts at the topmost controller, or else at the
/// window. If no command handles the key, UIKit calls `pressesBegan` along the same chain. If every
/// responder passes the press on, `TextKeys` performs the effect of the key.
@MainActor
enum KeyPressDispatcher {
  static func deliver(_ event: UIPressesEvent, in window: UIWindow) {
    let start = window.focus.firstResponder ?? topController(in: window) ?? window
    for press in event.allPresses {
      guard let key = press.key else { continue }
      press.window = window
      press.responder = start
      switch press.phase {
      case .began: begin(press, key, event, from: start)
      case .ended: if !event.isHandled { start.pressesEnded([press], with: event) }
      case .cancelled: start.pressesCancelled([press], with: event)
      case .changed, .stationary: start.pressesChanged([press], with: event)
      }
    }
  }

  private static func begin(
    _ press: UIPress, _ key: UIKey, _ event: UIPressesEvent, from start: UIResponder
  ) {
    let command = command(for: key, from: start)
    if let command, command.wantsPriorityOverSystemBehavior || !isForText(key, in: start) {
      event.isHandled = UIApplication.shared.sendAction(
        command.action, to: nil, from: command, for: event)
      if event.isHandled { return }
    }
    event.isUnclaimed = false
    start.pressesBegan([press], with: event)
    // If a responder overrides `pressesBegan` without calling super, the text input does not
    // receive the key.
    guard event.isUnclaimed else { return }
    event.isHandled = TextKeys.perform(key, in: start, event: event)
  }

  private static func topController(in window: UIWindow) -> UIResponder? {
    var controller = window.rootViewController
    var budget = 64
    while let next = controller?.presentedViewController, budget > 0 {
      controller = next
      budget -= 1
    }
    return controller
  }

  private static func command(for key: UIKey, from start: UIResponder) -> UIKeyCommand? {
    for responder in sequence(first: start, next: \.next).prefix(10_000) {
      for command in responder.keyCommands ?? [] where command.matches(key) {
        guard start.target(forAction: command.action, withSender: command) != nil else { continue }
        return command
      }
    }
    return nil
  }

  private static func isForText(_ key: UIKey, in start: UIResponder) -> Bool {
    start.textInputClient != nil && key.modifierFlags.isDisjoint(with: [.command, .control])
      && key.keyCode != .keyboardEscape
  }
}
