import Testing
import UIKit

/// Tests the order of callbacks when editing begins and ends (section 4.5).
@MainActor
struct EditingCallbackTests {
  /// The calls when editing begins or ends.
  struct Editing: Sendable {
    var isView = false
    var ends = false
    let log: [String]
  }

  @Test(
    "calls, control event, notification and keyboard come in order",
    .fact("T4.5.1", "T4.5.2", "T4.5.3", "T4.5.8", "T4.13.44", "T4.13.46", "C5.4"),
    arguments: [
      Editing(log: ["shouldBegin", "didBegin", "event", "notification", "WCF", "WS"]),
      Editing(isView: true, log: ["shouldBegin", "WCF", "WS", "didBegin", "notification"]),
      Editing(ends: true, log: ["shouldEnd", "WCF", "WH", "didEnd", "event", "notification"]),
      Editing(isView: true, ends: true, log: ["shouldEnd", "WCF", "WH", "didEnd"]),
    ])
  func order(editing: Editing) throws {
    try FieldPair.run { pair, window in
      let log = pair.log
      let view = UITextView(frame: CGRect(x: 20, y: 200, width: 300, height: 100))
      let recorder = TextViewRecorder("A", log)
      view.delegate = recorder
      if editing.isView { window.addSubview(view) }
      let responder: UIResponder = editing.isView ? view : pair.a
      if editing.ends {
        responder.becomeFirstResponder()
        log.clear()
      }
      for event in [UIControl.Event.editingDidBegin, .editingDidEnd] {
        pair.a.addAction(UIAction { _ in log.note("event") }, for: event)
      }
      let names = [
        UITextField.textDidBeginEditingNotification, UITextField.textDidEndEditingNotification,
        UITextView.textDidBeginEditingNotification,
      ]
      let tokens = names.map { observe($0, responder, log) }
      #expect(editing.ends ? responder.resignFirstResponder() : responder.becomeFirstResponder())
      for token in tokens { NotificationCenter.default.removeObserver(token) }
      let called = ["WCF", "WS", "WH", "event", "notification"]
      #expect(log.entries == editing.log.map { called.contains($0) ? $0 : "A." + $0 })
    }
  }

  @Test("UIKit calls the ending with a reason instead of the plain one", .fact("T4.5.9"))
  func reason() throws {
    try FieldPair.run { pair, _ in
      let log = EventLog()
      let recorder = ReasonRecorder(log)
      pair.a.delegate = recorder
      pair.a.becomeFirstResponder()
      pair.a.resignFirstResponder()
      #expect(log.entries == ["reason 0"])
    }
  }

  @Test("the end notification carries the reason", .fact("T4.5.10"))
  func reasonKey() throws {
    try FieldPair.run { pair, _ in
      pair.edit()
      let box = EventLog()
      let key = UITextField.didEndEditingReasonKey
      let token = NotificationCenter.default.addObserver(
        forName: UITextField.textDidEndEditingNotification, object: pair.a, queue: nil
      ) { notification in
        let reason = notification.userInfo?[key] as? Int
        MainActor.assumeIsolated { box.note(reason.map { "\($0)" } ?? "none") }
      }
      pair.a.resignFirstResponder()
      NotificationCenter.default.removeObserver(token)
      #expect(box.entries == ["0"])
      #expect(UITextField.DidEndEditingReason.unknown.rawValue == -1)
      #expect(UITextField.DidEndEditingReason.committed.rawValue == 0)
    }
  }

  @Test("while a field begins editing it is first responder already", .fact("T4.4.13"))
  func isFirstResponderInDidBegin() throws {
    try FieldPair.run { pair, _ in
      let (field, log) = (pair.a, pair.log)
      pair.onA.onBegin = { log.note("first \(field.isFirstResponder), editing \(field.isEditing)") }
      pair.a.becomeFirstResponder()
      #expect(log.entries.contains("first true, editing true"))
    }
  }

  @Test("when a field passes the focus on, one keyboard comes", .fact("T4.4.9"))
  func passesOn() throws {
    try FieldPair.run { pair, _ in
      let other = pair.b
      pair.onA.onBegin = { other.becomeFirstResponder() }
      pair.a.becomeFirstResponder()
      #expect(pair.b.isFirstResponder)
      #expect(pair.keyboard.names == ["WCF", "WS"])
    }
  }

  private func observe(_ name: NSNotification.Name, _ object: AnyObject, _ log: EventLog)
    -> any NSObjectProtocol
  {
    NotificationCenter.default.addObserver(forName: name, object: object, queue: nil) { _ in
      MainActor.assumeIsolated { log.note("notification") }
    }
  }
}
