import HeadlessDriver
import TestSupport
import Testing
import UIKit

@testable import ResponderKit

/// One file, because all of it is about what one property answers.
@MainActor @Suite("UIResponder.current")
struct CurrentResponderTests {
  private func boot(_ views: UIView...) -> (Device, UIViewController) {
    let controller = UIViewController()
    for view in views { controller.view.addSubview(view) }
    return (Device.boot(root: controller), controller)
  }

  private func view(_ y: CGFloat = 0) -> FocusableView {
    FocusableView(frame: CGRect(x: 0, y: y, width: 50, height: 50))
  }

  private func field(_ y: CGFloat = 100) -> UITextField {
    UITextField(frame: CGRect(x: 16, y: y, width: 200, height: 40))
  }

  // MARK: What is found

  @Test("nil without a first responder", .item("0.1", "0.2", "0.3"), .flaw("2.1.2", "2.1.4"))
  func noResponder() {
    _ = boot(UIView())
    #expect(UIResponder.current == nil && !UIResponder.resignCurrent())
  }

  @Test("a text field, a custom view and a controller", .item("3.1", "3.4"), .flaw("2.1.8"))
  func kinds() {
    let (field, custom, controller) = (field(), view(200), FocusableController())
    for view in [field, custom] { controller.view.addSubview(view) }
    _ = Device.boot(root: controller)
    for responder in [field, custom, controller] as [UIResponder] {
      #expect(responder.becomeFirstResponder())
      // `current` is a class property of `UIResponder`, so every subclass has it.
      #expect(UIResponder.current === responder && UITextView.current === responder)
      #expect(controller.view.window?.firstResponderInside === responder)
    }
  }

  @Test("a window, and a controller whose view is in none", .flaw("2.1.8"))
  func notViews() {
    final class FocusableWindow: UIWindow {
      override var canBecomeFirstResponder: Bool { true }
    }
    let controller = FocusableController()
    var window: FocusableWindow?
    let device = Device.boot { scene in
      window = FocusableWindow(windowScene: scene)
      window?.rootViewController = controller
      window?.makeKeyAndVisible()
    }
    // UIKit passes the focus to the next responder up the chain that can take it.
    for (change, expected) in [
      ({ _ = window?.becomeFirstResponder() }, window),
      ({ controller.becomeFirstResponder() }, controller),
      ({ controller.resignFirstResponder() }, window),
    ] as [(() -> Void, UIResponder?)] {
      device.perform(change)
      #expect(UIResponder.current === expected && window?.firstResponderInside === expected)
    }
  }

  @Test("a responder that hides every action is found all the same", .fact("T4.2.12"))
  func hiddenFromActions() {
    let custom = view()
    custom.hidesActions = true
    _ = boot(custom)
    custom.becomeFirstResponder()
    #expect(UIResponder.current === custom)
  }

  // MARK: Where it is

  @Test("each window has its own; the plain property asks the key one", .flaw("2.1.6"))
  func windows() {
    let (first, second) = (view(), view())
    let (device, _) = boot(first)
    let other = OtherWindow(device, second)
    for view in [first, second] { view.becomeFirstResponder() }
    for (key, expected) in [(device.windows[0], first), (other.window, second)] {
      key.makeKey()
      #expect(UIResponder.current === expected)
      #expect(UIResponder.current(in: device.scene) === expected)
      #expect(UIResponder.current(in: device.windows[0]) === first)
      #expect(UIResponder.current(in: other.window) === second)
    }
  }

  @Test("each scene has its own; the active one counts")
  func scenes() {
    defer { _ = Device.boot() }
    let (left, right) = (field(), field())
    let controller = UIViewController()
    controller.view.addSubview(left)
    var setup = Device.Setup(model: .iPad11)
    setup.sceneFrame = CGRect(x: 0, y: 0, width: 412, height: 1_194)
    let device = Device.boot(root: controller, setup: setup)
    var other: UIWindow?
    let scene = device.openScene(frame: CGRect(x: 422, y: 0, width: 412, height: 1_194)) { scene in
      let window = UIWindow(windowScene: scene)
      window.rootViewController = UIViewController()
      window.rootViewController?.view.addSubview(right)
      window.makeKeyAndVisible()
      other = window
    }
    func found() -> [UIResponder?] {
      [device.scene, scene].map { UIResponder.current(in: $0) }
    }
    #expect(found() == [nil, nil])
    device.perform { left.becomeFirstResponder() }
    #expect(found() == [left, nil])
    device.perform { right.becomeFirstResponder() }
    #expect(found() == [left, right])
    for (key, expected) in [(other, right), (device.windows[0], left)] as [(UIWindow?, UIView)] {
      device.perform { key?.makeKey() }
      #expect(UIResponder.current === expected)
    }
    device.close(scene)
    #expect(found() == [left, nil] && UIResponder.current === left)
  }

  @Test("text in an input accessory view, with the window of its keyboard", .flaw("2.1.7"))
  func accessory() {
    let (edited, inBar) = (field(), field(4))
    let bar = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 48))
    bar.addSubview(inBar)
    edited.inputAccessoryView = bar
    let (device, _) = boot(edited)
    device.run { edited.becomeFirstResponder() }
    var seen: [UIWindow?] = []
    let token = FirstResponderFeed.shared.observe { seen.append($0.window) }
    device.run { inBar.becomeFirstResponder() }
    let window = device.windows[0]
    #expect(UIResponder.current === inBar && inBar.owningControl === inBar)
    #expect(UIResponder.current(in: window) === inBar && bar.firstResponderInside === inBar)
    #expect(UIResponder.current(in: device.scene) === inBar)
    #expect(inBar.window !== window && seen == [window])
    token.cancel()
    #expect(UIResponder.resignCurrent())
  }

  @Test("the frame of what is being edited, to avoid the keyboard", .item("3.7"))
  func useCase() throws {
    // Creates the monitor before the first keyboard, as its documentation requests.
    _ = KeyboardMonitor.shared
    let field = field(600)
    let (device, controller) = boot(field)
    device.run { field.becomeFirstResponder() }
    let current = try #require(UIResponder.current as? UIView)
    #expect(current.convert(current.bounds, to: current.window) == field.frame)
    #expect(KeyboardMonitor.shared.overlap(in: current) == 40)
    #expect(KeyboardMonitor.shared.overlap(in: controller.view) == 336)
    controller.view.bounds.origin.y = 200
    #expect(KeyboardMonitor.shared.overlap(in: current) == 0)
  }

  // MARK: How it is asked

  @Test("a question inside a question gets its own answer", .flaw("2.1.10"))
  func reentrancy() {
    let custom = view()
    _ = boot(custom)
    custom.becomeFirstResponder()
    var inner: [UIResponder?] = []
    custom.onActionQuestion = {
      custom.onActionQuestion = nil
      inner.append(UIResponder.current)
    }
    #expect(UIResponder.current === custom)
    #expect(inner.count == 1 && inner.first??.isFirstResponder == true)
  }

  @Test("a question inside a change of focus", .flaw("2.1.10"))
  func insideAChange() {
    final class Asking: UIView {
      var answers: [UIResponder?] = []
      override var canBecomeFirstResponder: Bool { true }
      override func becomeFirstResponder() -> Bool {
        answers.append(UIResponder.current)
        defer { answers.append(UIResponder.current) }
        return super.becomeFirstResponder()
      }
    }
    let (first, second) = (Asking(), Asking())
    _ = boot(first, second)
    _ = first.becomeFirstResponder()
    _ = second.becomeFirstResponder()
    #expect(first.answers == [nil, first] && second.answers == [first, second])
    #expect(UIResponder.current === second)
  }

  @Test("nothing is kept alive between questions", .item("3.3"), .flaw("2.1.3"))
  func holdsNothing() {
    let (_, controller) = boot()
    weak var gone: UIView?
    do {
      let view = view()
      controller.view.addSubview(view)
      view.becomeFirstResponder()
      #expect(UIResponder.current === view)
      view.removeFromSuperview()
      gone = view
    }
    #expect(gone == nil && UIResponder.current == nil)
  }

  @Test("the selector that is sent is the one that is answered", .flaw("2.1.1"))
  func selectorAndMethod() throws {
    let view = AskedView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    _ = boot(view)
    view.becomeFirstResponder()
    view.forget()
    #expect(UIResponder.current === view)
    let asked = try #require(view.actions.first)
    // The selector has one colon and thus one argument: the sender, which receives the answer.
    #expect(view.actions.count == 1 && asked.sender != nil)
    #expect(asked.selector == Selector("rk_noteFirstResponder:"))
    #expect(view.canPerformAction(asked.selector, withSender: nil))
  }

  @Test("without the application, as in an extension, no action is sent", .flaw("2.1.12"))
  func extensions() {
    let view = AskedView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    let (device, controller) = boot(view)
    view.becomeFirstResponder()
    view.forget()
    #expect(device.windows[0].firstResponderInside === view)
    #expect(controller.view.firstResponderInside === view)
    #expect(view.chain.contains { $0 === controller } && view.owningControl === view)
    #expect(view.actions.isEmpty, "an action went through the application")
  }

  @Test(
    "the same cost among ten views and five thousand", .item("0.2"), .flaw("2.1.13"),
    arguments: [10, 5_000])
  func cost(count: Int) {
    let views = (0...count).map { _ in AskedView(frame: CGRect(x: 0, y: 0, width: 5, height: 5)) }
    let (_, controller) = boot()
    for view in views { controller.view.addSubview(view) }
    let last = views[count]
    for isFocused in [true, false] {
      _ = isFocused ? last.becomeFirstResponder() : last.resignFirstResponder()
      for view in views { view.forget() }
      #expect(UIResponder.current === (isFocused ? last : nil))
      #expect(views.dropLast().allSatisfy { $0.focusQuestions == 0 && $0.actions.isEmpty })
      #expect(!isFocused || last.focusQuestions <= 2)
    }
  }

  @Test("no view is asked whether it could be first responder", .flaw("2.1.14"))
  func readiness() {
    let inside = AskedView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    let outside = AskedView(frame: inside.frame)
    let list = UIScrollView(frame: CGRect(x: 0, y: 100, width: 300, height: 300))
    let (device, controller) = boot(inside, list)
    let token = FirstResponderFeed.shared.observe { _ in }
    let behaviors = [list.dismissFirstResponder(), list.anchor(.firstResponder(margin: 8))]
    for view in [inside, outside] {
      _ = UIResponder.current
      _ = (view.firstResponderInside, controller.view.firstResponderInside)
      _ = (Array(view.chain), view.find(action: Mark()), view.owningControl)
      device.perform {}
      #expect(view.readinessQuestions == 0)
    }
    token.cancel()
    for behavior in behaviors { behavior.cancel() }
  }

  // MARK: Resigning, and the responder to focus

  /// A view whose answers the test sets.
  private final class Answering: UIView {
    var accepts = true
    var resigns = true
    var reports = true

    override var canBecomeFirstResponder: Bool { accepts }

    @discardableResult
    override func resignFirstResponder() -> Bool {
      if resigns { super.resignFirstResponder() }
      return reports
    }
  }

  @Test(
    "a responder that resigns, or says so", .item("3.6"),
    .flaw("2.1.15"), arguments: [true, false], [true, false])
  func resigned(resigns: Bool, reports: Bool) {
    let view = Answering(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    (view.resigns, view.reports) = (resigns, reports)
    let device = Device.boot(view: view)
    device.perform { view.becomeFirstResponder() }
    #expect(UIResponder.resignCurrent() == (resigns && reports))
    #expect(view.isFirstResponder == !resigns)
    view.resigns = true
    device.perform { view.resignFirstResponder() }
  }

  private final class AnsweringController: UIViewController {
    var accepts = false
    override var canBecomeFirstResponder: Bool { accepts }
  }

  @Test("to focus: the view itself, else its controller")
  func target() {
    let controller = AnsweringController()
    let view = Answering(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    controller.view.addSubview(view)
    _ = Device.boot(root: controller)
    #expect(view.focusTarget === view)
    view.becomeFirstResponder()
    view.accepts = false
    #expect(view.focusTarget === view)
    view.resignFirstResponder()
    #expect(view.focusTarget == nil && controller.view.focusTarget == nil)
    controller.accepts = true
    #expect(controller.view.focusTarget === controller)
    controller.becomeFirstResponder()
    controller.accepts = false
    #expect(controller.view.focusTarget === controller)
    controller.resignFirstResponder()
    #expect(controller.view.focusTarget == nil)
  }

  @Test("text controls and views with keys take input")
  func takesInput() {
    final class Keyed: UIView {
      var keys: UIView?
      override var inputView: UIView? { keys }
    }
    let keyed = Keyed()
    #expect(UITextField().takesInput && UITextView().takesInput)
    #expect(!keyed.takesInput && !UIViewController().takesInput)
    keyed.keys = UIView()
    #expect(keyed.takesInput)
  }

  @Test("the chain ends at the application, or in a cycle", .flaw("2.5.1"))
  func chain() {
    let (inner, outer) = (UIView(), PlainView())
    outer.addSubview(inner)
    let (device, controller) = boot(outer)
    let names = inner.chain.map { $0 }
    #expect(names.first === inner && names.last === device.application)
    #expect(names.contains { $0 === controller })
    // C5.5: the next responder of a window may also be the application itself instead of the scene.
    let passesScene = FocusState.choices.windowNext == .scene
    #expect(names.contains { $0 === device.scene } == passesScene)
    outer.nextChoice = inner
    #expect(Array(inner.chain).count == 2 && inner.chain.endsInCycle)
  }

  // MARK: The sources

  @Test("the members for Objective-C", .item("3.2"), .flaw("2.1.16"))
  func objectiveC() throws {
    // Linux has no Objective-C. scripts/check objc tests the header that Objective-C sees.
    var names: [String] = []
    for line in try ProductSources.lines(with: "@objc", in: "Sources") {
      guard let place = line.range(of: "@objc") else { continue }
      let rest = line[place.upperBound...]
      let named = rest.hasPrefix("(") ? rest.dropFirst().prefix { $0 != ")" } : nil
      let function = rest.range(of: "func ").map { rest[$0.upperBound...].prefix { $0 != "(" } }
      let name = String(named ?? function ?? "")
      // The package's own classes have the prefix in capitals.
      #expect(name.hasPrefix("rk_") || name.hasPrefix("RK"), "\(line)")
      names.append(name)
    }
    let methods = ["", "In"].map { "rk_currentResponder" + ($0.isEmpty ? "" : "\($0)Window:") }
    #expect((methods + ["rk_resignCurrentResponder"]).allSatisfy(names.contains))
  }

  @Test("no private API and no swizzling", .item("3.5"), .flaw("2.1.11"))
  func noPrivateAPI() throws {
    let folder = "Sources/ResponderKit"
    for word in [
      "value(forKey", "perform(Selector", "perform(#selector", "NSSelectorFromString",
      "method_exchange", "method_setImplementation", "class_replaceMethod", "objc_setAssociated",
      // Nothing mutable is shared outside the main actor.
      "nonisolated(unsafe) static", "nonisolated(unsafe) private static", "@unchecked Sendable",
    ] {
      #expect(try ProductSources.lines(with: word, in: folder).isEmpty, "\(word)")
      #expect(try ProductSources.lines(with: word, in: "Sources/ResponderCore").isEmpty, "\(word)")
    }
    let byName = try ProductSources.lines(with: "NSClassFromString", in: folder)
    #expect(byName.allSatisfy { $0.contains("\"WKWebView\"") || $0.contains("\"UIDatePicker\"") })
    // The package's own selectors, and one of a public protocol.
    let selectors = try ProductSources.lines(with: "Selector(\"", in: folder)
    #expect(
      !selectors.isEmpty
        && selectors.allSatisfy {
          $0.contains("Selector(\"rk_") || $0.contains("Selector(\"scrollViewWillEndDragging:")
        })
    // Only one file names `UIApplication`. scripts/check extension lets the compiler verify the
    // rest.
    let uses = try ProductSources.files(in: folder).filter { $0.code.contains("UIApplication") }
    #expect(uses.map(\.path) == ["ObjectiveC/FirstResponderProbe.swift"])
  }
}
