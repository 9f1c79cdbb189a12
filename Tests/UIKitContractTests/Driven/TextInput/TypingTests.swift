import Testing
import UIKit

/// Tests the effects of typing (section 4.5).
@MainActor
struct TypingTests {
  @MainActor
  private struct Setup {
    let log = EventLog()
    let field = FieldScreen.field()
    let delegate: FieldRecorder
    let device: Device

    init(begins: Bool = true) async {
      let log = self.log
      delegate = FieldRecorder("A", log)
      field.delegate = delegate
      field.addAction(UIAction { _ in log.note("changed") }, for: .editingChanged)
      device = await FieldScreen(field).device
      if begins { field.becomeFirstResponder() }
      await device.settle()
      log.clear()
    }
  }

  @Test(
    "a key asks, changes the text, sends editingChanged, and posts", .fact("T4.5.13"),
    .needs(.hands))
  func types() async {
    let setup = await Setup()
    let (log, field) = (setup.log, setup.field)
    let token = NotificationCenter.default.addObserver(
      forName: UITextField.textDidChangeNotification, object: field, queue: nil
    ) { _ in MainActor.assumeIsolated { log.note("notification \(field.text ?? "nil")") } }
    #expect(await setup.device.type("a"))
    NotificationCenter.default.removeObserver(token)
    #expect(log.entries == ["A.shouldChange", "changed", "notification a"])
    #expect(setup.delegate.askedRange == NSRange(location: 0, length: 0))
    #expect(setup.delegate.askedString == "a")
  }

  @Test(
    "after a veto nothing changes, and UIKit reports no change", .fact("T4.5.13"), .needs(.hands))
  func veto() async {
    let setup = await Setup()
    setup.delegate.changes = false
    await setup.device.type("ab")
    #expect(setup.field.text == "")
    #expect(setup.log.entries == ["A.shouldChange", "A.shouldChange"])
  }

  @Test(
    "the delete key asks the delegate about the whole composed character", .fact("T4.5.17"),
    .needs(.hands))
  func deletes() async {
    let setup = await Setup()
    setup.field.text = "a👩‍👧"
    await setup.device.deleteBackward()
    #expect(setup.field.text == "a")
    #expect(setup.delegate.askedRange == NSRange(location: 1, length: 5))
    #expect(setup.delegate.askedString == "")
  }

  @Test("the return key asks the delegate; editing goes on", .fact("T4.5.11"), .needs(.hands))
  func returnKey() async {
    let setup = await Setup()
    await setup.device.pressReturn()
    #expect(setup.log.entries == ["A.shouldReturn"])
    #expect(setup.field.isFirstResponder)
  }

  @Test(
    "with a target for editingDidEndOnExit an allowed return ends editing", .fact("T4.5.12"),
    .needs(.hands), arguments: [true, false])
  func endOnExit(returns: Bool) async {
    let setup = await Setup()
    let log = setup.log
    setup.delegate.returns = returns
    setup.field.addAction(UIAction { _ in log.note("exit") }, for: .editingDidEndOnExit)
    await setup.device.pressReturn()
    #expect(log.entries.contains("exit") == returns)
    #expect(setup.field.isFirstResponder != returns)
  }

  @Test(
    "a field that editingDidEndOnExit focuses keeps the focus", .fact("T4.5.22"), .needs(.hands))
  func moveOnExit() async {
    let setup = await Setup()
    let other = FieldScreen.field()
    setup.field.superview?.addSubview(other)
    setup.field.addAction(
      UIAction { _ in other.becomeFirstResponder() }, for: .editingDidEndOnExit)
    await setup.device.pressReturn()
    await setup.device.settle()
    #expect(other.isFirstResponder && !setup.field.isFirstResponder)
  }

  @Test(
    "the line break goes to the text view focused meanwhile", .fact("T4.5.23"), .needs(.hands),
    arguments: [(byDelegate: true, returns: true), (true, false), (false, true)])
  func lineBreak(byDelegate: Bool, returns: Bool) async {
    @MainActor
    final class Mover: NSObject, UITextFieldDelegate {
      let move: () -> Void
      let returns: Bool

      init(returns: Bool, move: @escaping () -> Void) {
        self.move = move
        self.returns = returns
      }

      func textFieldShouldReturn(_ textField: UITextField) -> Bool {
        move()
        return returns
      }
    }
    let setup = await Setup()
    let text = UITextView(frame: CGRect(x: 20, y: 200, width: 300, height: 80))
    setup.field.superview?.addSubview(text)
    let mover = Mover(returns: returns) { if byDelegate { text.becomeFirstResponder() } }
    setup.field.delegate = mover
    if !byDelegate {
      setup.field.addAction(
        UIAction { _ in text.becomeFirstResponder() }, for: .editingDidEndOnExit)
    }
    await setup.device.pressReturn()
    await setup.device.settle()
    #expect(text.isFirstResponder)
    #expect(text.text == (returns ? "\n" : ""))
  }

  @Test(
    "the clear button asks the delegate and clears the text", .fact("T4.5.18"), .needs(.hands),
    arguments: [true, false])
  func clearButton(clears: Bool) async {
    let setup = await Setup()
    setup.delegate.clears = clears
    setup.field.text = "text"
    setup.field.clearButtonMode = .whileEditing
    await setup.device.perform {}
    let button = setup.field.clearButtonRect(forBounds: setup.field.bounds)
    await setup.device.tap(
      at: setup.field.convert(CGPoint(x: button.midX, y: button.midY), to: nil))
    #expect(setup.log.entries.first == "A.shouldClear")
    #expect(setup.field.text == (clears ? "" : "text"))
    #expect(setup.field.isFirstResponder)
  }

  @Test("clearsOnBeginEditing asks the delegate too", .fact("T4.5.19"), arguments: [true, false])
  func clearsOnBegin(clears: Bool) async {
    let setup = await Setup(begins: false)
    setup.delegate.clears = clears
    setup.field.text = "text"
    setup.field.clearsOnBeginEditing = true
    setup.field.becomeFirstResponder()
    #expect(setup.log.entries == ["A.shouldBegin", "A.shouldClear", "A.didBegin"])
    #expect(setup.field.text == (clears ? "" : "text"))
  }

  @Test("a text view asks and tells; return is a line break", .fact("T4.5.13"), .needs(.hands))
  func textView() async {
    let log = EventLog()
    let delegate = TextViewRecorder("V", log)
    let view = UITextView(frame: CGRect(x: 20, y: 100, width: 300, height: 100))
    view.delegate = delegate
    let screen = await FieldScreen(view)
    view.becomeFirstResponder()
    log.clear()
    await screen.device.type("a\nb")
    #expect(view.text == "a\nb")
    #expect(
      log.entries == Array(repeating: ["V.shouldChange", "V.didChange"], count: 3).flatMap { $0 })
    delegate.changes = false
    await screen.device.type("c")
    #expect(view.text == "a\nb")
  }
}
