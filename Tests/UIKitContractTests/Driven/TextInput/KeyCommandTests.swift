import Testing
import UIKit

/// Tests the commands, the text and the presses of a hardware keyboard (T4.3.15).
@MainActor
struct KeyCommandTests {
  @Test(
    "presses go to the first responder and climb the chain", .fact("T4.3.15"),
    .needs(.keyboardKinds))
  func presses() async {
    let log = EventLog()
    let outer = PressView("outer", log, frame: CGRect(x: 0, y: 0, width: 390, height: 400))
    let inner = PressView("inner", log, frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    outer.addSubview(inner)
    let screen = await FieldScreen(outer)
    #expect(inner.becomeFirstResponder())
    #expect(!screen.device.press(key: "k", modifiers: .shift))
    #expect(log.entries == ["inner began K", "outer began K", "inner ended K", "outer ended K"])
  }

  @Test(
    "UIKit finds a command's action from the first responder up, and delivers no press for it (K)",
    .needs(.keyboardKinds))
  func command() async {
    let log = EventLog()
    let outer = CommandView(log, frame: CGRect(x: 0, y: 0, width: 390, height: 400))
    let inner = PressView("inner", log, frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    outer.addSubview(inner)
    let screen = await FieldScreen(outer)
    inner.becomeFirstResponder()
    #expect(screen.device.press(key: "n", modifiers: .command))
    #expect(log.entries == ["command n"])
    log.clear()
    // With other modifiers, the keys are another command.
    #expect(!screen.device.press(key: "n", modifiers: [.command, .shift]))
    #expect(log.entries.first == "inner began N")
  }

  @Test(
    "text input gets a key before commands that do not want priority", .needs(.keyboardKinds),
    arguments: [false, true])
  func priority(wants: Bool) async {
    let log = EventLog()
    let outer = CommandView(log, frame: CGRect(x: 0, y: 0, width: 390, height: 400))
    outer.plain.wantsPriorityOverSystemBehavior = wants
    let field = FieldScreen.field()
    outer.addSubview(field)
    let screen = await FieldScreen(outer)
    field.becomeFirstResponder()
    #expect(screen.device.press(key: "j"))
    #expect(field.text == (wants ? "" : "j"))
    #expect(log.entries == (wants ? ["command j"] : []))
  }

  @Test(
    "a hardware keyboard types letters, deletes, returns, moves the caret and types whole texts",
    .needs(.keyboardKinds))
  func text() async {
    let log = EventLog()
    let delegate = FieldRecorder("A", log)
    let field = FieldScreen.field()
    field.delegate = delegate
    let screen = await FieldScreen(field)
    screen.device.keyboard.hasHardwareKeyboard = true
    field.becomeFirstResponder()
    for key in ["a", "b", "c"] { screen.device.press(key: key) }
    screen.device.press(key: UIKeyCommand.inputLeftArrow)
    screen.device.press(key: "x", modifiers: .shift)
    #expect(field.text == "abXc")
    screen.device.press(key: UIKeyCommand.inputDelete)
    #expect(field.text == "abc")
    screen.device.press(key: "a", modifiers: .command)
    screen.device.press(key: "z")
    #expect(field.text == "z")
    log.clear()
    screen.device.press(key: "\r")
    #expect(log.entries == ["A.shouldReturn"])
    #expect(!screen.device.press(key: UIKeyCommand.inputEscape))
    #expect(!screen.device.press(key: "\t"))
  }

  @Test(
    "Option moves and deletes by words, Command to the ends, and Shift extends the selection (K)",
    .needs(.keyboardKinds),
    arguments: [
      (["left"], [.alternate], "one two |three"),
      (["left", "left"], [.alternate], "one |two three"),
      (["left", "left", "left", "left"], [.alternate], "|one two three"),
      (["left", "left", "right"], [.alternate], "one two| three"),
      (["left"], [.command], "|one two three"),
      (["left", "right"], [.command], "one two three|"),
      (["left"], [.alternate, .shift], "one two [three]"),
      (["left"], [.command, .shift], "[one two three]"),
      (["delete"], [.alternate], "one two |"),
      (["delete", "delete"], [.alternate], "one |"),
      (["delete"], [.command], "|"),
    ] as [([String], UIKeyModifierFlags, String)])
  func far(keys: [String], modifiers: UIKeyModifierFlags, expected: String) async {
    let field = FieldScreen.field()
    let screen = await FieldScreen(field)
    screen.device.keyboard.hasHardwareKeyboard = true
    field.becomeFirstResponder()
    field.insertText("one two three")
    let inputs = [
      "left": UIKeyCommand.inputLeftArrow, "right": UIKeyCommand.inputRightArrow,
      "delete": UIKeyCommand.inputDelete,
    ]
    for key in keys { screen.device.press(key: inputs[key] ?? key, modifiers: modifiers) }
    #expect(Self.marked(field) == expected)
  }

  /// Returns the text with a bar for the caret, or brackets around the selection.
  private static func marked(_ field: UITextField) -> String {
    guard let selection = field.selectedTextRange else { return field.text ?? "" }
    func text(_ start: UITextPosition, _ end: UITextPosition) -> String {
      field.textRange(from: start, to: end).flatMap { field.text(in: $0) } ?? ""
    }
    let before = text(field.beginningOfDocument, selection.start)
    let after = text(selection.end, field.endOfDocument)
    if selection.isEmpty { return "\(before)|\(after)" }
    return "\(before)[\(text(selection.start, selection.end))]\(after)"
  }

  @Test("a field that keeps a press keeps the letter out of its text (K)", .needs(.keyboardKinds))
  func kept() async {
    let field = KeepingField(frame: CGRect(x: 20, y: 100, width: 300, height: 34))
    let screen = await FieldScreen(field)
    field.becomeFirstResponder()
    screen.device.press(key: "q")
    screen.device.press(key: "w")
    #expect(field.text == "w")
  }

  @Test(
    "without a first responder the topmost controller's commands count (K)", .needs(.keyboardKinds))
  func controllerCommands() async {
    let log = EventLog()
    let view = CommandView(log, frame: CGRect(x: 0, y: 0, width: 390, height: 400))
    let controller = UIViewController()
    controller.view = view
    let device = await Device.boot(root: controller)
    // The commands belong to the view, which is below the controller and therefore not in its
    // chain.
    #expect(!device.press(key: "n", modifiers: .command))
    #expect(log.entries.isEmpty)
  }
}

@MainActor
private class PressView: UIView {
  let label: String
  let log: EventLog

  init(_ label: String, _ log: EventLog, frame: CGRect) {
    self.label = label
    self.log = log
    super.init(frame: frame)
  }

  required init?(coder: NSCoder) { nil }

  override var canBecomeFirstResponder: Bool { true }

  override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    log.note("\(label) began \(presses.first?.key?.characters ?? "")")
    super.pressesBegan(presses, with: event)
  }

  override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    log.note("\(label) ended \(presses.first?.key?.characters ?? "")")
    super.pressesEnded(presses, with: event)
  }
}

@MainActor
private final class CommandView: UIView {
  #if canImport(ObjectiveC)
    private static let action = #selector(CommandView.contractCommand(_:))

    @objc private func contractCommand(_ sender: Any?) {
      take(sender)
    }
  #else
    private static let action: Selector = {
      let name = Selector("contractCommand:")
      let body: @MainActor (AnyObject, Any?) -> Void = { ($0 as? CommandView)?.take($1) }
      class_addMethod(CommandView.self, name, imp_implementationWithBlock(body), nil)
      return name
    }()
  #endif

  private func take(_ sender: Any?) {
    log.note("command \((sender as? UIKeyCommand)?.input ?? "")")
  }

  let log: EventLog
  let plain = UIKeyCommand(input: "j", modifierFlags: [], action: CommandView.action)
  private let new = UIKeyCommand(input: "n", modifierFlags: .command, action: CommandView.action)

  init(_ log: EventLog, frame: CGRect) {
    self.log = log
    super.init(frame: frame)
  }

  required init?(coder: NSCoder) { nil }

  override var keyCommands: [UIKeyCommand]? { [plain, new] }
}

@MainActor
private final class KeepingField: UITextField {
  override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    if presses.first?.key?.characters != "q" { super.pressesBegan(presses, with: event) }
  }
}
