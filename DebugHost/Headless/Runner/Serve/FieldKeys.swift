import ResponderKit
import UIKit

/// The keys that move the focus from field to field in many apps: Tab, and the up and down arrows.
///
/// Without these commands, Tab does nothing on an iPhone, and on an iPad it moves UIKit's own
/// focus, which is not the first responder (T4.4.34).
@MainActor
enum FieldKeys {
  /// The commands to add to a view controller.
  static var commands: [UIKeyCommand] {
    [
      command("\t", [], forward), command("\t", .shift, back),
      command(UIKeyCommand.inputDownArrow, [], forward),
      command(UIKeyCommand.inputUpArrow, [], back),
    ]
  }

  private static func command(
    _ input: String, _ modifiers: UIKeyModifierFlags, _ action: Selector
  ) -> UIKeyCommand {
    let command = UIKeyCommand(action: action, input: input, modifierFlags: modifiers)
    command.wantsPriorityOverSystemBehavior = true
    return command
  }

  private static let forward = action("debughost_nextField:", by: 1)
  private static let back = action("debughost_previousField:", by: -1)

  /// Adds a method to the application, which every responder chain contains, and returns the
  /// method's selector.
  private static func action(_ name: String, by step: Int) -> Selector {
    let selector = Selector(name)
    let body: @MainActor (AnyObject, Any?) -> Void = { _, sender in
      go(by: step, sender as? UIKeyCommand)
    }
    class_addMethod(UIApplication.self, selector, imp_implementationWithBlock(body), "v@:@")
    return selector
  }

  private static func go(by step: Int, _ command: UIKeyCommand?) {
    let current = UIResponder.current
    // A text view keeps the focus. There, Tab inserts a tab, with or without Shift, and the up and
    // down arrows do nothing.
    if let text = current as? UITextView {
      if command?.input == "\t" { text.insertText("\t") }
      return
    }
    let scenes = UIApplication.shared.connectedScenes.compactMap { $0 as? UIWindowScene }
    let start = current ?? scenes.lazy.compactMap(\.keyWindow).first
    if step > 0 { start?.focusNext() } else { start?.focusPrevious() }
  }
}
