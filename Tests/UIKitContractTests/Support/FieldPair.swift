import UIKit

/// Two text fields with recording delegates, and one log that also contains keyboard notifications.
@MainActor
struct FieldPair {
  let log = EventLog()
  let a = UITextField(frame: CGRect(x: 20, y: 100, width: 300, height: 34))
  let b = UITextField(frame: CGRect(x: 20, y: 150, width: 300, height: 34))
  let onA: FieldRecorder
  let onB: FieldRecorder
  let keyboard: KeyboardLog

  /// Runs the body with both fields in a key window, then ends editing.
  static func run(_ body: (FieldPair, UIWindow) throws -> Void) throws {
    try Host.withKeyWindow { window in
      let pair = FieldPair()
      window.addSubview(pair.a)
      window.addSubview(pair.b)
      defer {
        (pair.onA.ends, pair.onB.ends) = (true, true)
        window.endEditing(true)
        pair.keyboard.stop()
      }
      try body(pair, window)
    }
  }

  private init() {
    (onA, onB) = (FieldRecorder("A", log), FieldRecorder("B", log))
    keyboard = KeyboardLog(into: log)
    (a.delegate, b.delegate) = (onA, onB)
  }

  /// Makes A first responder and clears the log.
  func edit() {
    a.becomeFirstResponder()
    log.clear()
    keyboard.clear()
  }
}
