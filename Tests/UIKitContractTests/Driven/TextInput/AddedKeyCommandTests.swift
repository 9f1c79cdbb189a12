import Testing
import UIKit

/// Tests key commands that are added to a controller one by one (A).
@MainActor
struct AddedKeyCommandTests {
  private final class Screen: UIViewController {
    #if canImport(ObjectiveC)
      static let action = #selector(Screen.contractAddedCommand(_:))

      @objc private func contractAddedCommand(_ sender: Any?) {
        take(sender)
      }
    #else
      static let action: Selector = {
        let name = Selector("contractAddedCommand:")
        let body: @MainActor (AnyObject, Any?) -> Void = { ($0 as? Screen)?.take($1) }
        class_addMethod(Screen.self, name, imp_implementationWithBlock(body), nil)
        return name
      }()
    #endif

    private func take(_ sender: Any?) {
      pressed.append((sender as? UIKeyCommand)?.input ?? "")
    }

    let field = UITextField(frame: CGRect(x: 20, y: 100, width: 300, height: 34))
    var pressed: [String] = []

    override func viewDidLoad() {
      super.viewDidLoad()
      view.addSubview(field)
    }
  }

  @Test(
    "UIKit finds an added command from a field of the controller, until it is removed",
    .needs(.keyboardKinds))
  func added() async {
    let screen = Screen()
    let device = await Device.boot(root: screen)
    await device.settle()
    screen.field.becomeFirstResponder()
    #expect(screen.keyCommands == nil)
    #expect(!device.press(key: "k", modifiers: .command) && screen.pressed.isEmpty)
    let commands = ["k", "l"].map {
      UIKeyCommand(input: $0, modifierFlags: .command, action: Screen.action)
    }
    for command in commands { screen.addKeyCommand(command) }
    #expect(screen.keyCommands?.compactMap(\.input) == ["k", "l"])
    #expect(device.press(key: "k", modifiers: .command))
    #expect(device.press(key: "l", modifiers: .command))
    #expect(screen.pressed == ["k", "l"])
    screen.removeKeyCommand(commands[0])
    #expect(!device.press(key: "k", modifiers: .command))
    #expect(device.press(key: "l", modifiers: .command))
    #expect(screen.pressed == ["k", "l", "l"])
  }
}
