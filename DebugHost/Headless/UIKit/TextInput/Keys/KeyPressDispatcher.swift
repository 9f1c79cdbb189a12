import Foundation

/// Where a press of a key goes (T4.3.15; the order among text, commands and presses is K).
///
/// Text takes what types or moves its caret, unless a command wants priority; then key commands, nearest first, from the
/// first responder up the chain, or from the topmost controller without one; then `pressesBegan` up the same way.
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
    // A responder that overrides the method without calling super keeps the key from the text.
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
