import HeadlessDriver
import ResponderCore
import Testing
import UIKit

@testable import ResponderKit

/// Tests around which view the fields belong together, and whose order counts.
@MainActor @Suite("Fields: screens, sheets, windows and navigations")
struct FieldScopeTests {
  // MARK: Presented screens

  @Test(
    "the focus stays in what is presented",
    arguments: [
      (Device.Model.iPhone14, UIModalPresentationStyle.pageSheet), (.iPhone14, .formSheet),
      (.iPad11, .formSheet), (.iPad11, .popover),
    ], [false, true])
  func presented(_ place: (Device.Model, UIModalPresentationStyle), isNavigated: Bool) {
    let below = UIViewController().with(textField("below 1", 100), textField("below 2", 600))
    let stage = FieldsStage(root: below, setup: Device.Setup(model: place.0))
    #expect(stage.focus(after: .next) == "below 1")
    let panel = UIViewController().with(textField("panel 1", 40), textField("panel 2", 100))
    panel.modalPresentationStyle = place.1
    panel.preferredContentSize = CGSize(width: 300, height: 250)
    panel.popoverPresentationController?.sourceView = below.view
    panel.popoverPresentationController?.sourceRect = CGRect(x: 300, y: 250, width: 44, height: 44)
    if isNavigated { below.view.navigateFields() }
    stage.run { below.present(panel, animated: false) }
    var focus: String? { (UIResponder.current as? UIView)?.accessibilityIdentifier }
    stage.run { panel.view.focusNext() }
    #expect(focus == "panel 1")
    for (isNext, name) in [(true, "2"), (true, "2"), (false, "1"), (false, "1")] {
      stage.run { _ = isNext ? UIResponder.focusNext() : UIResponder.focusPrevious() }
      #expect(focus == "panel \(name)")
    }
    stage.run { panel.dismiss(animated: false) }
    stage.end()
    #expect(stage.focus(after: .previous, from: below.view) == "below 2")
  }

  @Test("the children of a sheet")
  func childrenOfSheet() {
    let stage = FieldsStage(textField("screen", 700))
    let sheet = UIViewController()
    let children = [0, 100].map { y in
      let child = UIViewController().with(textField("child", 20))
      sheet.embed(child, CGRect(x: 0, y: y, width: 390, height: 100))
      return child
    }
    stage.run { stage.screen.present(sheet, animated: false) }
    stage.edit(children[0].view.fieldsInOrder[0])
    #expect(stage.move(.next, from: children[0].view.firstResponderInside))
    #expect(children[1].view.firstResponderInside != nil)
    #expect(!stage.move(.next, from: children[1].view.firstResponderInside))
  }

  /// A controller that reports a presenter, although no controller has presented it.
  private final class InContext: UIViewController {
    weak var presenter: UIViewController?
    override var presentingViewController: UIViewController? { presenter }
  }

  @Test("a panel over the current context", arguments: [true, false])
  func panel(isPresented: Bool) {
    let panel = InContext()
    panel.view = box(200, textField("b", 20), textField("c", 80))
    let stage = FieldsStage(textField("a", 100), panel.view, textField("d", 600))
    panel.presenter = isPresented ? stage.screen : nil
    stage.edit(panel.view.subviews[0])
    #expect(stage.focus(after: .next) == "c")
    #expect(stage.move(.next) == !isPresented && stage.focus == (isPresented ? "c" : "d"))
    for _ in 0..<3 { _ = stage.move(.previous) }
    #expect(stage.focus == (isPresented ? "b" : "a"))
  }

  @Test("a page of a page controller")
  func pageController() {
    let pages = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
    let page = UIViewController().with(textField("a", 100), textField("b", 160))
    let stage = FieldsStage()
    stage.embed(pages, stage.view.bounds)
    stage.view.addSubview(textField("outside", 700))
    stage.run { pages.setViewControllers([page], direction: .forward, animated: false) }
    stage.edit(page.view.subviews[0])
    #expect(stage.focus(after: .next) == "b" && !stage.move(.next) && stage.focus == "b")
  }

  // MARK: Windows

  @Test("in a window what is presented counts alone, unless it is going")
  func sheetsThatGo() throws {
    let stage = FieldsStage(textField("screen", 100))
    let window = try #require(stage.view.window)
    let sheets = ["first", "second"].map { UIViewController().with(textField($0, 100)) }
    stage.run { stage.screen.present(sheets[0], animated: false) }
    #expect(names(window.fieldsInOrder) == "first" && names(stage.fields) == "screen")
    stage.run { sheets[0].present(sheets[1], animated: false) }
    #expect(names(window.fieldsInOrder) == "second")
    for (sheet, next) in [(sheets[1], "first"), (sheets[0], "screen")] {
      stage.device.perform { sheet.dismiss(animated: true) }
      #expect(sheet.isBeingDismissed && names(window.fieldsInOrder) == next)
      stage.device.settle()
    }
  }

  @Test("the only navigation of a window counts while nothing is edited", arguments: [1, 2])
  func windowAction(count: Int) {
    let boxes = (1...count).map { index in
      let (a, b) = (textField("first", 10), textField("last", 60))
      (a.tag, b.tag) = (2, 1)
      return box(200 * CGFloat(index), height: 180, a, b)
    }
    let stage = FieldsStage(textField("outside", 60))
    boxes.forEach(stage.view.addSubview)
    let tokens = boxes.map { $0.navigateFields(FieldNavigation(order: .tags)) }
    for focus in [count == 1 ? "last" : "outside", "outside"] {
      stage.run { _ = stage.view.window?.focusNext() }
      #expect(stage.focus == focus)
      stage.end()
      for token in tokens { token.cancel() }
    }
  }

  @Test("a window without a controller")
  func noController() {
    let stage = FieldsStage(textField("screen", 100))
    let fields = [textField("a", 100), textField("b", 160)]
    let beside = OtherWindow(stage.device, fields[0], fields[1])
    defer { withExtendedLifetime(beside) {} }
    stage.edit(fields[0])
    #expect(stage.move(.next, from: fields[0]) && fields[1].isFirstResponder)
  }

  /// A window whose responder chain ends at the window itself, as in an app extension, which has no
  /// `UIApplication.shared`.
  private final class ExtensionWindow: UIWindow {
    override var next: UIResponder? { nil }
  }

  @Test("a chain that ends before the application")
  func chainWithoutApplication() {
    let fields = ["a", "b", "c"].enumerated().map { textField($1, 100 + 60 * CGFloat($0)) }
    let screen = UIViewController().with(fields[0], fields[1], fields[2])
    var window: UIWindow?
    let device = Device.boot { scene in
      window = ExtensionWindow(windowScene: scene)
      window?.rootViewController = screen
      window?.makeKeyAndVisible()
    }
    device.settle()
    let token = screen.view.navigateFields(.withBar)
    #expect(fields[0].chain.allSatisfy { !($0 is UIApplication) })
    device.run { screen.view.focusNext() }
    #expect(fields[0].isFirstResponder && fields[0].returnKeyType == .next && fields[0].hasBar)
    device.perform { fields[0].focusNext() }
    device.run { window?.focusNext() }
    #expect(fields[2].isFirstResponder && fields[2].returnKeyType == .done)
    device.perform { screen.focusPrevious() }
    #expect(fields[1].isFirstResponder)
    device.perform { token.cancel() }
    #expect(fields[1].returnKeyType == .default && fields[1].inputAccessoryView == nil)
    withExtendedLifetime(window) {}
  }

  @Test("before there is an application, views have an order and no neighbour")
  func noApplication() {
    Device.beforeLaunch {
      let form = box(0, textField("a", 0), textField("b", 60))
      let token = form.navigateFields(FieldNavigation(order: .tags))
      #expect(names(form.fieldsInOrder) == "a b")
      token.cancel()
    }
    _ = Device.boot()
  }

  // MARK: A screen that something raises

  @Test("fields that the keyboard raises out of the screen")
  func raised() {
    let fields = [("a", 60), ("b", 400), ("c", 700)].map { textField($0.0, CGFloat($0.1)) }
    let box = box(0, height: 844, fields[0], fields[1], fields[2])
    let stage = FieldsStage(box, editing: fields[2])
    box.frame.origin.y = -300
    #expect(names(stage.fields) == "a b c")
    for name in ["b", "a"] { #expect(stage.focus(after: .previous) == name) }
    // Without the keyboard, a field above the screen's top edge is out of the user's reach.
    stage.end()
    #expect(names(stage.fields) == "b c")
  }

  /// Simulates the visible effects of IQKeyboardManager: moves the view of the window's root
  /// controller with the keyboard, and adds a toolbar to every text field without an accessory view
  /// when editing begins.
  @MainActor
  private final class OtherManager {
    static let toolbarTag = -1004
    private var observers: [any NSObjectProtocol] = []

    init(root: UIView) {
      let center = NotificationCenter.default
      observers = [
        center.observe(UITextField.textDidBeginEditingNotification) {
          guard let field = $0.object as? UITextField, field.inputAccessoryView == nil else {
            return
          }
          let toolbar = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 44))
          toolbar.tag = Self.toolbarTag
          field.inputAccessoryView = toolbar
          field.reloadInputViews()
        },
        center.observe(UIResponder.keyboardWillShowNotification) { _ in
          root.frame.origin.y = -250
        },
        center.observe(UIResponder.keyboardWillHideNotification) { _ in root.frame.origin.y = 0 },
      ]
    }

    func stop() {
      for observer in observers { NotificationCenter.default.removeObserver(observer) }
    }
  }

  @Test("one bar beside another keyboard manager", arguments: [false, true])
  func otherManager(isFirst: Bool) {
    let fields = ["a", "b", "c"].enumerated().map { textField($1, 60 + 300 * CGFloat($0)) }
    let stage = FieldsStage(fields[0], fields[1], fields[2])
    var other = isFirst ? OtherManager(root: stage.view) : nil
    let token = stage.view.navigateFields(.withBar)
    other = other ?? OtherManager(root: stage.view)
    defer { other?.stop() }
    stage.edit(fields[2])
    #expect(stage.view.frame.minY == -250)
    // UIKit may notify the other manager or the package of the field first. The second of the two
    // finds a bar, and adds none.
    let isTheirs = fields[2].inputAccessoryView?.tag == OtherManager.toolbarTag
    #expect(isTheirs != fields[2].hasBar && names(stage.fields) == "a b c")
    for name in ["b", "a"] { #expect(stage.focus(after: .previous) == name) }
    stage.run { token.cancel() }
    stage.end()
    #expect(stage.view.frame.minY == 0)
    #expect(fields.allSatisfy { !$0.hasBar && $0.returnKeyType == .default })
  }

  @Test("a description of the order")
  func reading() {
    let (a, b) = (textField("a", 100), textField("b", 160))
    let stage = FieldsStage(a, b)
    #expect(!FieldScope.isNavigated(a))
    let token = stage.view.navigateFields(FieldNavigation(order: .listed([a])))
    for (field, isLeftOut) in [(a, false), (b, true)] {
      let order = FieldScope(around: field).look()
      #expect(FieldScope.isNavigated(field))
      #expect((order.field(around: field) == nil) == isLeftOut)
      #expect(order.omissions.map(\.id) == [b])
    }
    token.cancel()
  }
}
