import Testing
import UIKit

/// Tests the order of callbacks when editing begins and ends (section 4.5).
@MainActor
struct EditingCallbackTests {
  @Test(
    "a field calls should, did, its control event, its notification, then the keyboard comes",
    .fact("T4.5.1", "T4.5.2", "C5.4"))
  func fieldBegins() throws {
    try FieldPair.run { pair, _ in
      let log = pair.log
      pair.a.addAction(UIAction { _ in log.note("event") }, for: .editingDidBegin)
      let token = observe(UITextField.textDidBeginEditingNotification, pair.a, log)
      pair.a.becomeFirstResponder()
      NotificationCenter.default.removeObserver(token)
      #expect(
        log.entries == ["A.shouldBegin", "A.didBegin", "event", "notification", "WCF", "WS"])
    }
  }

  @Test(
    "a text view calls should, the keyboard comes, then did and the notification",
    .fact("T4.5.3", "T4.13.46"))
  func viewBegins() throws {
    try FieldPair.run { pair, window in
      let view = UITextView(frame: CGRect(x: 20, y: 200, width: 300, height: 100))
      let recorder = TextViewRecorder("V", pair.log)
      view.delegate = recorder
      window.addSubview(view)
      let token = observe(UITextView.textDidBeginEditingNotification, view, pair.log)
      #expect(view.becomeFirstResponder())
      NotificationCenter.default.removeObserver(token)
      #expect(pair.log.entries == ["V.shouldBegin", "WCF", "WS", "V.didBegin", "notification"])
    }
  }

  @Test(
    "ending calls should, then come the keyboard's hide, did, the control event and the notification",
    .fact("T4.5.8", "T4.13.44"))
  func fieldEnds() throws {
    try FieldPair.run { pair, _ in
      pair.edit()
      let log = pair.log
      pair.a.addAction(UIAction { _ in log.note("event") }, for: .editingDidEnd)
      let token = observe(UITextField.textDidEndEditingNotification, pair.a, log)
      #expect(pair.a.resignFirstResponder())
      NotificationCenter.default.removeObserver(token)
      #expect(log.entries == ["A.shouldEnd", "WCF", "WH", "A.didEnd", "event", "notification"])
    }
  }

  @Test("a text view ends in the same order", .fact("T4.5.8"))
  func viewEnds() throws {
    try FieldPair.run { pair, window in
      let view = UITextView(frame: CGRect(x: 20, y: 200, width: 300, height: 100))
      let recorder = TextViewRecorder("V", pair.log)
      view.delegate = recorder
      window.addSubview(view)
      view.becomeFirstResponder()
      pair.log.clear()
      view.resignFirstResponder()
      #expect(pair.log.entries == ["V.shouldEnd", "WCF", "WH", "V.didEnd"])
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

  @Test(
    "when a field passes the focus on as it begins, one keyboard comes, for the other field",
    .fact("T4.4.9"))
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
