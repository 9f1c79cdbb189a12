import Testing
import UIKit

/// Tests the frame of the keyboard layout guide (section 4.15).
@MainActor
struct KeyboardLayoutGuideTests {
  /// Adds a view that fills the window, like a screen's view.
  private static func screen(in window: UIWindow) -> UIView {
    let view = UIView(frame: window.bounds)
    window.insertSubview(view, at: 0)
    return view
  }

  @Test("a docked keyboard's guide is its frame in the view's coordinates", .fact("T4.15.1"))
  func docked() throws {
    try FieldPair.run { pair, window in
      let outer = Self.screen(in: window)
      let inner = UIView(frame: CGRect(x: 30, y: 100, width: 200, height: 200))
      outer.addSubview(inner)
      let (guide, innerGuide) = (outer.keyboardLayoutGuide, inner.keyboardLayoutGuide)
      pair.a.becomeFirstResponder()
      let end = try #require(pair.keyboard["WS"]).end
      #expect(guide.layoutFrame == window.convert(end, from: window.screen.coordinateSpace))
      #expect(innerGuide.layoutFrame.minY == guide.layoutFrame.minY - 100)
      #expect(innerGuide.layoutFrame.minX == -30)
    }
  }

  @Test("the guide includes the accessory", .fact("T4.15.1", "T4.14.12"))
  func accessory() throws {
    try FieldPair.run { pair, window in
      pair.a.inputAccessoryView = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
      let guide = Self.screen(in: window).keyboardLayoutGuide
      pair.a.becomeFirstResponder()
      #expect(guide.layoutFrame.minY == pair.keyboard["WS"]?.end.minY)
    }
  }

  @Test("without a keyboard the guide is the safe area at the bottom", .fact("T4.15.2"))
  func absent() throws {
    try FieldPair.run { pair, window in
      let guide = Self.screen(in: window).keyboardLayoutGuide
      let bottom = window.safeAreaInsets.bottom
      let rest = CGRect(
        x: 0, y: window.bounds.height - bottom, width: window.bounds.width, height: bottom)
      #expect(guide.layoutFrame == rest)
      pair.a.becomeFirstResponder()
      #expect(guide.layoutFrame != rest)
      pair.a.resignFirstResponder()
      #expect(guide.layoutFrame == rest)
    }
  }

  @Test("the guide begins where the view's own safe area ends (A)", .fact("T4.15.2"))
  func absentAboveBars() throws {
    try FieldPair.run { _, window in
      let controller = UIViewController()
      let former = window.rootViewController
      window.rootViewController = controller
      defer { window.rootViewController = former }
      controller.additionalSafeAreaInsets.bottom = 49
      window.layoutIfNeeded()
      let bottom = window.safeAreaInsets.bottom + 49
      #expect(controller.view.safeAreaInsets.bottom == bottom)
      let frame = controller.view.keyboardLayoutGuide.layoutFrame
      #expect(frame.minY == window.bounds.height - bottom && frame.height == bottom)
    }
  }

  @Test("without usesBottomSafeArea the guide is at the view's bottom", .fact("T4.15.3"))
  func withoutSafeArea() throws {
    try FieldPair.run { pair, window in
      let view = UIView(frame: CGRect(x: 0, y: 50, width: 300, height: 400))
      window.addSubview(view)
      let guide = view.keyboardLayoutGuide
      #expect(guide.usesBottomSafeArea)
      guide.usesBottomSafeArea = false
      #expect(guide.layoutFrame == CGRect(x: 0, y: 400, width: 300, height: 0))
      // When the keyboard is docked, the guide still matches it.
      pair.a.becomeFirstResponder()
      #expect(guide.layoutFrame.minY == (pair.keyboard["WS"]?.end.minY ?? 0) - 50)
    }
  }

  @Test(
    "the guide has the documented defaults; its padding is never negative",
    .fact("T4.15.4", "T4.15.13"))
  func defaults() {
    let guide = UIView().keyboardLayoutGuide
    #expect(!guide.followsUndockedKeyboard)
    #expect(guide.keyboardDismissPadding == 0)
    guide.keyboardDismissPadding = 12
    #expect(guide.keyboardDismissPadding == 12)
    guide.keyboardDismissPadding = -5
    #expect(guide.keyboardDismissPadding == 0)
  }

  @Test("a keyboard that is not over the window counts as none", .fact("T4.15.12"))
  func elsewhere() throws {
    try FieldPair.run { pair, window in
      try Host.withWindow(UIWindow.init(windowScene:)) { other in
        other.frame = CGRect(x: 0, y: 0, width: 300, height: 100)
        other.isHidden = false
        let guide = Self.screen(in: other).keyboardLayoutGuide
        pair.a.becomeFirstResponder()
        #expect(guide.layoutFrame.maxY == 100)
        #expect(guide.layoutFrame.height == other.safeAreaInsets.bottom)
      }
    }
  }

  @Test("a window's own guide does not move", .fact("T4.15.14"))
  func window() throws {
    try FieldPair.run { pair, window in
      let (own, screen) = (
        window.keyboardLayoutGuide, Self.screen(in: window).keyboardLayoutGuide
      )
      let rest = own.layoutFrame
      pair.a.becomeFirstResponder()
      #expect(own.layoutFrame == rest)
      #expect(screen.layoutFrame.minY < rest.minY)
    }
  }

  @Test("a guide first asked for at will-show does not move", .fact("T4.15.15"))
  func late() throws {
    try FieldPair.run { pair, window in
      let (atShow, after) = (Self.screen(in: window), Self.screen(in: window))
      pair.keyboard.onEntry = { if $0.name == "WS" { _ = atShow.keyboardLayoutGuide } }
      pair.a.becomeFirstResponder()
      let rest = window.bounds.maxY - window.safeAreaInsets.bottom
      for view in [atShow, after] { #expect(view.keyboardLayoutGuide.layoutFrame.minY == rest) }
      pair.keyboard.onEntry = nil
      pair.a.resignFirstResponder()
      pair.a.becomeFirstResponder()
      let top = pair.keyboard["WS"]?.end.minY
      for view in [atShow, after] { #expect(view.keyboardLayoutGuide.layoutFrame.minY == top) }
    }
  }

  @Test("the guide of a screen left with the keyboard stays raised", .fact("T4.15.16"))
  func left() throws {
    try FieldPair.run { pair, window in
      let screen = Self.screen(in: window)
      let (guide, rest) = (screen.keyboardLayoutGuide, screen.keyboardLayoutGuide.layoutFrame)
      pair.a.becomeFirstResponder()
      let raised = guide.layoutFrame
      screen.removeFromSuperview()
      pair.a.resignFirstResponder()
      window.insertSubview(screen, at: 0)
      #expect(guide.layoutFrame == raised && raised != rest)
      pair.a.becomeFirstResponder()
      pair.a.resignFirstResponder()
      #expect(guide.layoutFrame == rest)
    }
  }
}
