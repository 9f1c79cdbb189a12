import Testing
import UIKit

/// Tests how views become and resign first responder (section 4.4), without text controls.
@MainActor
struct FirstResponderTests {
  /// Runs the body with a view that is first responder, and an empty log.
  private func withFocus(_ body: (UIWindow, FocusView) throws -> Void) throws {
    try Host.withKeyWindow { window in
      let view = FocusView("old")
      window.addSubview(view)
      #expect(view.becomeFirstResponder())
      view.log.clear()
      try body(window, view)
    }
  }

  @Test("each window has its own first responder", .fact("T4.4.1", "T4.4.3"))
  func perWindow() throws {
    try Host.withKeyWindow { first in
      try Host.withWindow(UIWindow.init(windowScene:)) { second in
        second.isHidden = false
        let (one, two) = (FocusView("one"), FocusView("two"))
        first.addSubview(one)
        second.addSubview(two)
        #expect(one.becomeFirstResponder())
        #expect(two.becomeFirstResponder())
        #expect(one.isFirstResponder)
        #expect(two.isFirstResponder)
      }
    }
  }

  @Test("UIKit asks the new responder, then the old one resigns", .fact("T4.4.5", "T4.4.10"))
  func order() throws {
    try withFocus { window, old in
      let new = FocusView("new", log: old.log)
      window.addSubview(new)
      #expect(new.becomeFirstResponder())
      #expect(old.log.entries.prefix(2) == ["new can", "old resign"])
      #expect(new.isFirstResponder)
      #expect(!old.isFirstResponder)
    }
  }

  @Test("a subclass may put its resignation off", .fact("T4.4.35"))
  func later() throws {
    final class Late: UIView {
      override var canBecomeFirstResponder: Bool { true }
      override func resignFirstResponder() -> Bool { false }
      func goes() -> Bool { super.resignFirstResponder() }
    }
    try Host.withKeyWindow { window in
      let view = Late()
      window.addSubview(view)
      #expect(view.becomeFirstResponder())
      #expect(!window.endEditing(false))
      #expect(view.isFirstResponder)
      #expect(view.goes())
      #expect(!view.isFirstResponder)
    }
  }

  @Test("by default no responder can become first responder", .fact("T4.4.6"))
  func defaults() throws {
    #expect(!UIResponder().canBecomeFirstResponder)
    #expect(!UIView().canBecomeFirstResponder)
    #expect(!UIViewController().canBecomeFirstResponder)
    try Host.withKeyWindow { window in
      let view = UIView()
      window.addSubview(view)
      #expect(!view.becomeFirstResponder())
      #expect(!view.isFirstResponder)
    }
  }

  @Test("a request without a window is remembered, and granted in one", .fact("T4.4.8", "T7.4.3"))
  func remembered() throws {
    try Host.withKeyWindow { window in
      let (box, view) = (UIView(), FocusView("view"))
      box.addSubview(view)
      #expect(!view.becomeFirstResponder())
      #expect(!view.isFirstResponder)
      window.addSubview(box)
      #expect(view.isFirstResponder)
    }
  }

  @Test(
    "when either refuses, the old responder keeps the focus", .fact("T4.4.11", "T7.4.2", "C5.2"),
    arguments: [(lets: false, accepts: true), (lets: true, accepts: false)])
  func refuses(lets: Bool, accepts: Bool) throws {
    try withFocus { window, old in
      let new = FocusView("new", log: old.log)
      window.addSubview(new)
      (old.lets, new.accepts) = (lets, accepts)
      #expect(!new.becomeFirstResponder())
      #expect(old.isFirstResponder && !new.isFirstResponder)
      if !accepts { #expect(!old.log.entries.contains("old resign")) }
    }
  }

  @Test("resigning without being first responder answers false", .fact("T4.4.15", "C5.3"))
  func resignWithoutBeing() throws {
    try Host.withKeyWindow { window in
      let view = FocusView("view")
      window.addSubview(view)
      #expect(!view.resignFirstResponder())
    }
  }

  @Test("UIKit asks canResignFirstResponder, which is true by default", .fact("T4.4.16"))
  func canResign() throws {
    #expect(UIResponder().canResignFirstResponder)
    try withFocus { _, view in
      view.lets = false
      #expect(!view.resignFirstResponder())
      #expect(view.isFirstResponder)
      view.lets = true
      #expect(view.resignFirstResponder())
      #expect(!view.isFirstResponder)
    }
  }

  @Test("after resigning the nearest willing ancestor has the focus", .fact("T4.4.18"))
  func ancestorInherits() throws {
    try Host.withKeyWindow { window in
      let (far, near, view) = (FocusView("far"), FocusView("near"), FocusView("view"))
      window.addSubview(far)
      far.addSubview(near)
      near.addSubview(view)
      #expect(view.becomeFirstResponder())
      #expect(view.resignFirstResponder())
      #expect(near.isFirstResponder)
      near.accepts = false
      far.accepts = false
      #expect(view.becomeFirstResponder())
      #expect(view.resignFirstResponder())
      #expect(![far, near, view].contains { $0.isFirstResponder })
    }
  }

  @Test(
    "leaving the window, directly or with a parent, resigns first", .fact("T4.4.20"),
    arguments: [true, false])
  func leaving(withParent: Bool) throws {
    try withFocus { window, view in
      let box = UIView()
      window.addSubview(box)
      box.addSubview(view)
      #expect(view.becomeFirstResponder())
      view.log.clear()
      (withParent ? box : view).removeFromSuperview()
      #expect(view.log.entries.contains("old resign"))
      #expect(!view.isFirstResponder)
    }
  }

  @Test("a refusal on leaving changes nothing", .fact("T4.4.21"))
  func leavingRefused() throws {
    try withFocus { window, view in
      view.lets = false
      view.removeFromSuperview()
      #expect(!view.isFirstResponder)
      window.addSubview(view)
      #expect(!view.isFirstResponder)
    }
  }

  @Test("a zero-sized view in a hidden window can be first responder", .fact("T4.4.29"))
  func hiddenWindow() throws {
    try Host.withWindow(UIWindow.init(windowScene:)) { window in
      let view = FocusView("view")
      view.frame = .zero
      window.addSubview(view)
      #expect(view.becomeFirstResponder())
      #expect(view.isFirstResponder)
    }
  }
}
