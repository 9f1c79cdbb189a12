import Testing
import UIKit

/// Tests the contents of keyboard notifications, and that UIKit posts them at once (section 4.13).
@MainActor
struct KeyboardNotificationTests {
  @Test("the notification names are class properties", .fact("T4.13.1", "T4.13.2"))
  func names() {
    #expect(
      UIResponder.keyboardWillShowNotification.rawValue == "UIKeyboardWillShowNotification")
    #expect(UIResponder.keyboardDidShowNotification.rawValue == "UIKeyboardDidShowNotification")
    #expect(
      UIResponder.keyboardWillHideNotification.rawValue == "UIKeyboardWillHideNotification")
    #expect(UIResponder.keyboardDidHideNotification.rawValue == "UIKeyboardDidHideNotification")
    #expect(
      UIResponder.keyboardWillChangeFrameNotification.rawValue
        == "UIKeyboardWillChangeFrameNotification")
    #expect(
      UIResponder.keyboardDidChangeFrameNotification.rawValue
        == "UIKeyboardDidChangeFrameNotification")
  }

  @Test(
    "a notification carries the documented user info and object",
    .fact("T4.13.3", "T4.13.4", "T4.13.5", "T4.13.6", "T4.13.7", "T4.13.9"))
  func userInfo() throws {
    try FieldPair.run { pair, window in
      pair.a.becomeFirstResponder()
      let show = try #require(pair.keyboard["WS"])
      let screen = window.screen.bounds
      #expect(show.end.maxY == screen.maxY)
      #expect(show.end.width == screen.width)
      #expect(show.end.height > 200)
      #expect(show.begin.minY == screen.maxY)
      #expect(show.duration > 0)
      #expect(show.curve == 7)
      #expect(show.isLocal == true)
      #expect(show.objectIsScreen)
      #expect(
        show.keys.isSuperset(of: [
          "UIKeyboardCenterBeginUserInfoKey", "UIKeyboardCenterEndUserInfoKey",
          "UIKeyboardBoundsUserInfoKey",
        ]))
    }
  }

  @Test(
    "the casts that apps use on the user info all work",
    .fact("T4.13.3", "T1.12", "T1.14", "T1.17"))
  func casts() throws {
    try FieldPair.run { pair, _ in
      let log = EventLog()
      let keys = KeyboardLog.InfoKeys()
      let token = NotificationCenter.default.addObserver(
        forName: UIResponder.keyboardWillShowNotification, object: nil, queue: nil
      ) { notification in
        let info = notification.userInfo ?? [:]
        let frame = info[keys.end]
        let curve = info[keys.curve]
        let results: [Bool] = [
          frame is CGRect, frame is NSValue, curve is Int, curve is UInt, curve is NSNumber,
          info[keys.duration] is Double,
          info[keys.isLocal] is Bool,
          UIView.AnimationCurve(rawValue: curve as? Int ?? -1) != nil,
        ]
        MainActor.assumeIsolated { log.note("\(results.filter { !$0 }.count) failed") }
      }
      pair.a.becomeFirstResponder()
      NotificationCenter.default.removeObserver(token)
      #expect(log.entries == ["0 failed"])
    }
  }

  @Test(
    "UIKit posts on the main actor, inside becomeFirstResponder and resignFirstResponder",
    .fact("T4.13.10", "T4.13.44", "T4.13.45"))
  func synchronous() throws {
    try FieldPair.run { pair, _ in
      pair.a.becomeFirstResponder()
      #expect(pair.keyboard.names == ["WCF", "WS"])
      pair.keyboard.clear()
      pair.a.resignFirstResponder()
      #expect(pair.keyboard.names == ["WCF", "WH"])
    }
  }

  @Test("a hidden keyboard's top is the screen's bottom", .fact("T4.13.19", "T4.13.20", "T7.2.3"))
  func hideFrame() throws {
    try FieldPair.run { pair, window in
      pair.edit()
      pair.a.resignFirstResponder()
      #expect(pair.keyboard["WH"]?.end.minY == window.screen.bounds.maxY)
      #expect(pair.keyboard["WH"]?.begin.maxY == window.screen.bounds.maxY)
    }
  }

  @Test("only the key window's first responder has a keyboard", .fact("T4.4.2"))
  func keyWindowOnly() throws {
    try FieldPair.run { pair, window in
      try Host.withWindow(UIWindow.init(windowScene:)) { other in
        other.isHidden = false
        other.addSubview(pair.b)
        #expect(pair.b.becomeFirstResponder())
        #expect(pair.keyboard.names.isEmpty)
        other.makeKey()
        #expect(pair.keyboard.names == ["WCF", "WS"])
        window.makeKey()
        #expect(pair.keyboard.names == ["WCF", "WS", "WCF", "WH"])
        #expect(pair.b.isFirstResponder)
      }
    }
  }

  @Test("a responder without text and without input views has none", .fact("T4.4.2"))
  func withoutText() throws {
    try FieldPair.run { pair, window in
      let view = FocusView("view")
      window.addSubview(view)
      #expect(view.becomeFirstResponder())
      #expect(pair.keyboard.names.isEmpty)
      pair.a.becomeFirstResponder()
      pair.keyboard.clear()
      // The focus moves from a field to a view without a keyboard, so the keyboard hides.
      #expect(view.becomeFirstResponder())
      #expect(pair.keyboard.names == ["WCF", "WH"])
    }
  }

  @Test("a view that only takes keys has a keyboard too (A: UIKeyInput)")
  func keyInput() throws {
    try FieldPair.run { pair, window in
      let view = KeyView(frame: CGRect(x: 0, y: 300, width: 10, height: 10))
      window.addSubview(view)
      #expect(view.becomeFirstResponder())
      #expect(pair.keyboard.names == ["WCF", "WS"])
      view.resignFirstResponder()
    }
  }
}

/// A view that implements only what UIKit needs to show a keyboard.
@MainActor
private final class KeyView: UIView, UIKeyInput {
  override var canBecomeFirstResponder: Bool { true }
  var hasText: Bool { false }
  func insertText(_ text: String) {}
  func deleteBackward() {}
}
