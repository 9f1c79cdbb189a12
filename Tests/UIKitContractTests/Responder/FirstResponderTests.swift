import Testing
import UIKit

/// Tests how views become and resign first responder (section 4.4), without text controls.
@MainActor
struct FirstResponderTests {
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

  @Test(
    "a view that is first responder already answers true, and UIKit asks no view", .fact("T4.4.4"))
  func already() throws {
    try Host.withKeyWindow { window in
      let view = FocusView("view")
      window.addSubview(view)
      #expect(view.becomeFirstResponder())
      view.log.clear()
      #expect(view.becomeFirstResponder())
      #expect(view.log.entries.isEmpty)
    }
  }

  @Test(
    "UIKit asks the new responder first, then the old one resigns by its public method",
    .fact("T4.4.5", "T4.4.10"))
  func order() throws {
    try Host.withKeyWindow { window in
      let log = TouchLog()
      let (old, new) = (FocusView("old", log: log), FocusView("new", log: log))
      window.addSubview(old)
      window.addSubview(new)
      #expect(old.becomeFirstResponder())
      log.clear()
      #expect(new.becomeFirstResponder())
      #expect(log.entries.prefix(2) == ["new can", "old resign"])
      #expect(new.isFirstResponder)
      #expect(!old.isFirstResponder)
    }
  }

  @Test(
    "when a subclass puts its resignation off, the answer is false, and it resigns later",
    .fact("T4.4.35"))
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

  @Test(
    "a view, a controller and a plain responder cannot become first responder by default",
    .fact("T4.4.6"))
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

  @Test(
    "a request without a window is refused, remembered, and granted in a window",
    .fact("T4.4.8", "T7.4.3"))
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

  @Test("when the old responder refuses to resign, nothing changes", .fact("T4.4.11"))
  func oldRefuses() throws {
    try Host.withKeyWindow { window in
      let (old, new) = (FocusView("old"), FocusView("new"))
      window.addSubview(old)
      window.addSubview(new)
      #expect(old.becomeFirstResponder())
      old.lets = false
      #expect(!new.becomeFirstResponder())
      #expect(old.isFirstResponder)
      #expect(!new.isFirstResponder)
    }
  }

  @Test("when the new responder refuses, the old one keeps the focus", .fact("T7.4.2", "C5.2"))
  func newRefuses() throws {
    try Host.withKeyWindow { window in
      let (old, new) = (FocusView("old"), FocusView("new"))
      new.accepts = false
      window.addSubview(old)
      window.addSubview(new)
      #expect(old.becomeFirstResponder())
      #expect(!new.becomeFirstResponder())
      #expect(old.isFirstResponder)
      #expect(!old.log.entries.contains("old resign"))
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
    try Host.withKeyWindow { window in
      let view = FocusView("view")
      window.addSubview(view)
      #expect(view.becomeFirstResponder())
      view.lets = false
      #expect(!view.resignFirstResponder())
      #expect(view.isFirstResponder)
      view.lets = true
      #expect(view.resignFirstResponder())
      #expect(!view.isFirstResponder)
    }
  }

  @Test(
    "after resigning the nearest willing ancestor has the focus, else no responder",
    .fact("T4.4.18"))
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
    try Host.withKeyWindow { window in
      let (box, view) = (UIView(), FocusView("view"))
      window.addSubview(box)
      box.addSubview(view)
      #expect(view.becomeFirstResponder())
      view.log.clear()
      (withParent ? box : view).removeFromSuperview()
      #expect(view.log.entries.contains("view resign"))
      #expect(!view.isFirstResponder)
    }
  }

  @Test("a refusal on leaving changes nothing", .fact("T4.4.21"))
  func leavingRefused() throws {
    try Host.withKeyWindow { window in
      let view = FocusView("view")
      window.addSubview(view)
      #expect(view.becomeFirstResponder())
      view.lets = false
      view.removeFromSuperview()
      #expect(!view.isFirstResponder)
      window.addSubview(view)
      #expect(!view.isFirstResponder)
    }
  }

  @Test("hiding or disabling does not resign (K)", .fact("T4.4.28"))
  func hidden() throws {
    try Host.withKeyWindow { window in
      let view = FocusView("view")
      window.addSubview(view)
      #expect(view.becomeFirstResponder())
      view.isHidden = true
      view.isUserInteractionEnabled = false
      #expect(view.isFirstResponder)
    }
  }

  @Test(
    "a zero-sized view in a hidden window that is not key can be first responder", .fact("T4.4.29"))
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
