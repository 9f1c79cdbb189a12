import HeadlessDriver
import Testing
import UIKit

@testable import ResponderScope

@MainActor
struct SurroundingNumbersTests {
  private final class Screen: UIViewController {
    let bar = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 160))
    override var canBecomeFirstResponder: Bool { true }
    override var inputAccessoryView: UIView? { bar }
  }

  @Test("views around a field in an accessory view are not watched")
  func accessory() throws {
    let (screen, content) = (Screen(), UIViewController())
    let (inBar, onScreen) = (UITextField(), UITextField())
    for field in [inBar, onScreen] { field.frame = CGRect(x: 0, y: 60, width: 200, height: 44) }
    content.view.frame = screen.bar.bounds
    content.view.addSubview(inBar)
    screen.bar.addSubview(content.view)
    screen.view.addSubview(onScreen)
    let device = Device.boot(root: screen)
    device.turn { screen.becomeFirstResponder() }
    try #require(inBar.window != nil && inBar.window !== inBar.hostWindow)
    var numbers = SurroundingNumbers()
    #expect(numbers.search(around: inBar).isEmpty)
    #expect(numbers.search(around: onScreen).map(\.isScreen) == [true])
    let window = try #require(device.windows.first)
    let width = window.frame.width
    window.frame.size.width = width - 100
    #expect(numbers.known().isEmpty, "the window lays everything out anew")
    window.frame.size.width = width
    // The record of the screen's view stays while the bar's field is edited.
    #expect(numbers.search(around: inBar).count == 1)
  }

  @Test("views have different numbers and their visible neighbours")
  func neighbors() {
    let root = UIViewController()
    let outer = UIView(frame: CGRect(x: 0, y: 100, width: 390, height: 200))
    let inner = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 60))
    let beside = UIView(frame: CGRect(x: 0, y: 60, width: 390, height: 20))
    let hidden = UIView(frame: CGRect(x: 0, y: 80, width: 390, height: 30))
    hidden.isHidden = true
    let field = UITextField(frame: CGRect(x: 20, y: 8, width: 320, height: 44))
    root.view.addSubview(outer)
    for view in [inner, beside, hidden] { outer.addSubview(view) }
    inner.addSubview(field)
    _ = Device.boot(root: root)
    var numbers = SurroundingNumbers()
    let found = numbers.search(around: field)
    #expect(found.count == 3 && Set(found.map(\.id)).count == 3)
    #expect(found.map { numbers.view($0.id) } == [root.view, outer, inner])
    #expect(found.last?.neighbors == [CGSize(width: 390, height: 20)])
  }

  @Test("of views around a field, only those around its list count")
  func list() {
    let root = UIViewController()
    let box = UIView(frame: CGRect(x: 0, y: 100, width: 390, height: 400))
    let list = UIScrollView(frame: box.bounds)
    let content = UIView(frame: box.bounds)
    let field = UITextField(frame: CGRect(x: 20, y: 8, width: 320, height: 44))
    root.view.addSubview(box)
    box.addSubview(list)
    list.addSubview(content)
    content.addSubview(field)
    _ = Device.boot(root: root)
    var numbers = SurroundingNumbers()
    #expect(numbers.search(around: field).map { numbers.view($0.id) } == [root.view, box])
  }

  @Test("views around a field in a bar are not watched")
  func bars() {
    for bar in [UINavigationBar(), UISearchBar()] as [UIView] {
      let root = UIViewController()
      let field = UITextField(frame: CGRect(x: 20, y: 8, width: 200, height: 30))
      bar.frame = CGRect(x: 0, y: 100, width: 390, height: 50)
      root.view.addSubview(bar)
      bar.addSubview(field)
      _ = Device.boot(root: root)
      var numbers = SurroundingNumbers()
      #expect(numbers.search(around: field).isEmpty, "\(type(of: bar))")
    }
  }

  @Test("a presented screen is watched, but not one that its presentation moves")
  func presented() {
    for (style, isWatched, isSheet) in [
      (UIModalPresentationStyle.fullScreen, true, false), (.overFullScreen, true, false),
      (.pageSheet, true, true), (.formSheet, true, true), (.custom, false, false),
    ] {
      let (root, screen) = (UIViewController(), UIViewController())
      let device = Device.boot(root: root)
      screen.modalPresentationStyle = style
      device.turn { root.present(screen, animated: false) }
      let box = UIView(frame: CGRect(x: 0, y: 100, width: 300, height: 60))
      let field = UITextField(frame: CGRect(x: 20, y: 8, width: 200, height: 44))
      device.perform {
        screen.view.addSubview(box)
        box.addSubview(field)
      }
      var numbers = SurroundingNumbers()
      let found = numbers.search(around: field)
      #expect(found.first?.isSheet == isSheet)
      #expect(
        found.map { numbers.view($0.id) } == (isWatched ? [screen.view, box] : [box]), "\(style)")
    }
  }
}

@MainActor @Suite("What is in front of a view, and what draws something", .serialized)
struct FrontTests {
  @Test("what a touch cannot reach is not in front")
  func unreachable() {
    let changes: [(UIView) -> Void] = [
      { $0.isHidden = true }, { $0.alpha = 0 }, { $0.isUserInteractionEnabled = false },
    ]
    for (index, change) in changes.enumerated() {
      let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      let cover = UIView(frame: root.bounds)
      let inner = UIView(frame: root.bounds)
      root.addSubview(cover)
      cover.addSubview(inner)
      let middle = CGPoint(x: 50, y: 50)
      #expect(root.layer.frontmost(at: middle) { _ in true } === inner.layer)
      change(cover)
      #expect(root.layer.frontmost(at: middle) { _ in true } === root.layer, "\(index)")
    }
  }

  @Test("effects, controls and bars draw without a background, clear views nothing")
  func surfaces() {
    let opaque: [UIView] = [
      UIVisualEffectView(effect: nil), UIControl(), UITabBar(), UISearchBar(),
    ]
    for view in opaque {
      view.backgroundColor = nil
      #expect(view.hasSurface, "\(type(of: view))")
    }
    let view = UIView()
    view.backgroundColor = nil
    #expect(!view.hasSurface)
    view.backgroundColor = .clear
    #expect(!view.hasSurface)
    view.backgroundColor = .systemGray
    #expect(view.hasSurface)
  }
}
