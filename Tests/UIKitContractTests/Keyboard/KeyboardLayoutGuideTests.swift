import Testing
import UIKit

/// The layout guide's frame (section 4.15).
@MainActor
struct KeyboardLayoutGuideTests {
  @Test("T4.15.1 docked: the keyboard's frame, in the view's coordinates")
  func docked() throws {
    try FieldPair.run { pair, window in
      let inner = UIView(frame: CGRect(x: 30, y: 100, width: 200, height: 200))
      window.addSubview(inner)
      let (guide, innerGuide) = (window.keyboardLayoutGuide, inner.keyboardLayoutGuide)
      pair.a.becomeFirstResponder()
      let end = try #require(pair.keyboard["WS"]).end
      #expect(guide.layoutFrame == window.convert(end, from: window.screen.coordinateSpace))
      #expect(innerGuide.layoutFrame.minY == guide.layoutFrame.minY - 100)
      #expect(innerGuide.layoutFrame.minX == -30)
    }
  }

  @Test("T4.15.1, T4.14.12 with its accessory")
  func accessory() throws {
    try FieldPair.run { pair, window in
      pair.a.inputAccessoryView = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
      pair.a.becomeFirstResponder()
      #expect(window.keyboardLayoutGuide.layoutFrame.minY == pair.keyboard["WS"]?.end.minY)
    }
  }

  @Test("T4.15.2 off screen: at the window's bottom, as high as the safe area")
  func absent() throws {
    try FieldPair.run { pair, window in
      let guide = window.keyboardLayoutGuide
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

  @Test("T4.15.3 without the safe area it ties to the view's bottom")
  func withoutSafeArea() throws {
    try FieldPair.run { pair, window in
      let view = UIView(frame: CGRect(x: 0, y: 50, width: 300, height: 400))
      window.addSubview(view)
      let guide = view.keyboardLayoutGuide
      #expect(guide.usesBottomSafeArea)
      guide.usesBottomSafeArea = false
      #expect(guide.layoutFrame == CGRect(x: 0, y: 400, width: 300, height: 0))
      // Docked, it matches the keyboard all the same.
      pair.a.becomeFirstResponder()
      #expect(guide.layoutFrame.minY == (pair.keyboard["WS"]?.end.minY ?? 0) - 50)
    }
  }

  @Test("T4.15.4, T4.15.13 the defaults; a negative padding counts as 0")
  func defaults() {
    let guide = UIView().keyboardLayoutGuide
    #expect(!guide.followsUndockedKeyboard)
    #expect(guide.keyboardDismissPadding == 0)
    guide.keyboardDismissPadding = 12
    #expect(guide.keyboardDismissPadding == 12)
    guide.keyboardDismissPadding = -5
    #expect(guide.keyboardDismissPadding == 0)
  }

  @Test("one view has one guide, which knows its view (A)")
  func identity() {
    let view = UIView()
    #expect(view.keyboardLayoutGuide === view.keyboardLayoutGuide)
    #expect(view.keyboardLayoutGuide.owningView === view)
  }

  @Test("T4.15.12 a keyboard that is not over the window counts as none")
  func elsewhere() throws {
    try FieldPair.run { pair, window in
      try Host.withWindow(UIWindow.init(windowScene:)) { other in
        other.frame = CGRect(x: 0, y: 0, width: 300, height: 100)
        other.isHidden = false
        pair.a.becomeFirstResponder()
        #expect(other.keyboardLayoutGuide.layoutFrame.maxY == 100)
        #expect(other.keyboardLayoutGuide.layoutFrame.height == other.safeAreaInsets.bottom)
      }
    }
  }

  @Test("the guide's view is laid out with the keyboard (K)")
  func layout() throws {
    try FieldPair.run { pair, window in
      let view = GuidedView(frame: window.bounds)
      window.addSubview(view)
      view.layoutIfNeeded()
      pair.a.becomeFirstResponder()
      #expect(view.bar.frame.maxY == pair.keyboard["WS"]?.end.minY)
      pair.a.resignFirstResponder()
      #expect(view.bar.frame.maxY == window.bounds.height - window.safeAreaInsets.bottom)
    }
  }
}

/// Puts a bar on top of the guide, as a view without constraints does.
@MainActor
private final class GuidedView: UIView {
  let bar = UIView()

  override func layoutSubviews() {
    super.layoutSubviews()
    if bar.superview == nil { addSubview(bar) }
    bar.frame = CGRect(
      x: 0, y: keyboardLayoutGuide.layoutFrame.minY - 40, width: bounds.width, height: 40)
  }
}
