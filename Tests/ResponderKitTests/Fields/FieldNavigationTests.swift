import HeadlessDriver
import ResponderCore
import Testing
import UIKit

@testable import ResponderKit

@MainActor @Suite("Fields: return key, bar, and everything as it was")
struct FieldNavigationTests {
  private func form(_ navigation: FieldNavigation = FieldNavigation()) -> (
    FieldsStage, [UITextField], BehaviorToken
  ) {
    let fields = ["a", "b", "c"].enumerated().map { textField($1, 100 + 60 * CGFloat($0)) }
    let stage = FieldsStage(fields[0], fields[1], fields[2])
    return (stage, fields, stage.view.navigateFields(navigation))
  }

  // MARK: Return key

  @Test(
    "return goes on, on the last field it ends editing; the key says so, and only while it is edited"
  )
  func returnKey() {
    let (stage, fields, _) = form()
    #expect(fields.map(\.returnKeyType) == [.default, .default, .default])
    stage.edit(fields[0])
    #expect(fields.map(\.returnKeyType) == [.next, .default, .default])
    stage.pressReturn()
    #expect(stage.focus == "b" && fields.map(\.returnKeyType) == [.default, .next, .default])
    stage.pressReturn()
    #expect(stage.focus == "c" && fields.map(\.returnKeyType) == [.default, .default, .done])
    stage.pressReturn()
    #expect(stage.focus == nil && fields.map(\.returnKeyType) == [.default, .default, .default])
    #expect(fields.allSatisfy { $0.allControlEvents.isEmpty && $0.allTargets.isEmpty })
  }

  @Test(
    "keys that the app has chosen keep their meaning",
    arguments: [
      (UIReturnKeyType.next, "b"), (.continue, "b"), (.done, ""), (.go, "a"), (.search, "a"),
    ])
  func chosenKey(key: UIReturnKeyType, focus: String) {
    let (stage, fields, token) = form()
    fields[0].returnKeyType = key
    stage.edit(fields[0])
    #expect(fields[0].returnKeyType == key)
    stage.pressReturn()
    #expect(stage.focus ?? "" == focus)
    token.cancel()
    #expect(fields[0].returnKeyType == key && fields[0].allControlEvents.isEmpty)
  }

  @Test("the delegate is asked first, and its no is a no; what it does itself is done once")
  func delegate() {
    let (stage, fields, _) = form()
    let listener = FieldListener()
    fields[0].delegate = listener
    stage.edit(fields[0])
    listener.returns = false
    stage.pressReturn()
    #expect(stage.focus == "a" && listener.asked.last == "return")
    #expect(fields[0].delegate === listener)
    // A target of the app's that moves the focus itself.
    listener.returns = true
    fields[0].addAction(
      UIAction { _ in fields[1].becomeFirstResponder() }, for: .editingDidEndOnExit)
    stage.device.perform { fields[0].resignFirstResponder() }
    stage.edit(fields[0])
    stage.pressReturn()
    #expect(stage.focus == "b")
  }

  @Test("a field that opens while the last one is edited is next all the same")
  func opened() {
    let (stage, fields, _) = form()
    fields[2].isEnabled = false
    stage.edit(fields[1])
    #expect(fields[1].returnKeyType == .done)
    fields[2].isEnabled = true
    stage.pressReturn()
    #expect(stage.focus == "c")
  }

  @Test("a move asks the field that it leaves once", .fact("T4.4.17"))
  func askedOnce() {
    let (stage, fields, _) = form()
    let listener = FieldListener()
    fields[0].delegate = listener
    stage.edit(fields[0])
    listener.asked = []
    stage.pressReturn()
    #expect(stage.focus == "b" && listener.asked == ["return", "end"])
    stage.edit(fields[0])
    listener.asked = []
    #expect(stage.move(.next) && listener.asked == ["end"])
  }

  @Test("a field that refuses to end keeps the focus, and no other field is tried")
  func refusal() {
    let (stage, fields, _) = form()
    let (listener, next) = (FieldListener(), FieldListener())
    fields[0].delegate = listener
    fields[1].delegate = next
    fields[2].delegate = next
    stage.edit(fields[0])
    listener.ends = false
    listener.asked = []
    stage.pressReturn()
    // By the move, to learn which of the two refused, and by UIKit after the move.
    #expect(stage.focus == "a" && listener.asked == ["return", "end", "end", "end"])
    #expect(next.asked == ["begin"])
  }

  @Test("an app that refuses and shows why is asked once by a move")
  func refusalWithReason() {
    let (stage, fields, _) = form()
    let listener = FieldListener()
    fields[0].delegate = listener
    stage.edit(fields[0])
    listener.ends = false
    listener.onEnd = { stage.view.addSubview(UILabel()) }
    listener.asked = []
    #expect(!stage.move(.next) && listener.asked == ["end"])
  }

  @Test(
    "a field that a listed order leaves out keeps its key and its bar, and return does not move on")
  func unlisted() {
    let fields = ["a", "b", "c"].enumerated().map { textField($1, 100 + 60 * CGFloat($0)) }
    let stage = FieldsStage(fields[0], fields[1], fields[2])
    let order = FieldNavigation.Order.listed([fields[0], fields[1]])
    stage.view.navigateFields(FieldNavigation(order: order, bar: .init()))
    stage.edit(fields[2])
    #expect(fields[2].returnKeyType == .default && fields[2].inputAccessoryView == nil)
    #expect(fields[2].allTargets.isEmpty)
    stage.pressReturn()
    #expect(stage.focus == "c")
  }

  @Test("a field without a size, as behind the boxes of a code, keeps its key; return goes nowhere")
  func outsideOrder() {
    let code = textField("code", 100)
    code.frame.size = .zero
    let stage = FieldsStage(code, textField("a", 200), textField("b", 260))
    stage.view.navigateFields(FieldNavigation(bar: .init()))
    stage.edit(code)
    #expect(code.isFirstResponder && code.returnKeyType == .default)
    #expect(code.inputAccessoryView == nil && code.allTargets.isEmpty)
    stage.pressReturn()
    #expect(stage.focus == "code")
  }

  @Test("search fields and text views keep their return key")
  func others() {
    let search = UISearchBar(frame: CGRect(x: 0, y: 100, width: 390, height: 52))
    let text = UITextView(frame: CGRect(x: 0, y: 200, width: 390, height: 52))
    let stage = FieldsStage(search, text, textField("a", 300))
    stage.view.navigateFields()
    let key = search.searchTextField.returnKeyType
    stage.edit(search.searchTextField)
    #expect(search.searchTextField.returnKeyType == key)
    #expect(search.searchTextField.allControlEvents.intersection(.editingDidEndOnExit).isEmpty)
    stage.edit(text)
    #expect(text.returnKeyType == .default)
    stage.pressReturn()
    #expect(text.isFirstResponder)
  }

  // MARK: Bar

  @Test("the bar is on the field that is edited, and its buttons work")
  func bar() throws {
    let (stage, fields, _) = form(FieldNavigation(bar: .init(done: "Fertig")))
    stage.edit(fields[0])
    let bar = try #require(fields[0].inputAccessoryView)
    let buttons = bar.subviews.compactMap { $0 as? UIButton }
    #expect(buttons.map(\.isEnabled) == [false, true, true])
    #expect(buttons.map(\.accessibilityLabel) == ["Previous field", "Next field", "Fertig"])
    #expect(stage.device.keyboard.cover.height == 336 + bar.bounds.height)
    stage.device.tap(buttons[1])
    stage.device.settle()
    #expect(stage.focus == "b" && fields[0].inputAccessoryView == nil)
    let second = try #require(fields[1].inputAccessoryView)
    #expect(second.subviews.compactMap { ($0 as? UIButton)?.isEnabled } == [true, true, true])
    stage.device.tap(second.subviews[2])
    stage.device.settle()
    #expect(stage.focus == nil && fields[1].inputAccessoryView == nil)
  }

  @Test("right to left the bar is the mirror image; with large text it is higher")
  func barLooks() throws {
    let bar = FieldBar(.init()) { _ in }
    bar.frame = CGRect(x: 0, y: 0, width: 390, height: 44)
    bar.layoutIfNeeded()
    let frames = bar.subviews.map(\.frame)
    #expect(frames[0].minX == 0 && frames[1].minX == 44 && frames[2].maxX == 390)
    #expect(frames.allSatisfy { $0.width >= 44 && $0.height >= 44 })
    bar.semanticContentAttribute = .forceRightToLeft
    bar.setNeedsLayout()
    bar.layoutIfNeeded()
    for (before, after) in zip(frames, bar.subviews.map(\.frame)) {
      #expect(abs(after.minX - (390 - before.maxX)) < 0.01)
    }
    let device = FieldsStage().device
    device.contentSize = .accessibilityExtraExtraExtraLarge
    defer { device.contentSize = .large }
    #expect(FieldBar(.init()) { _ in }.frame.height > 60)
  }

  @Test("a field with an accessory view, its own or one up the chain, gets no bar")
  func ownAccessory() {
    let (stage, fields, _) = form(FieldNavigation(bar: .init()))
    let own = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 50))
    fields[0].inputAccessoryView = own
    stage.edit(fields[0])
    stage.edit(fields[1])
    #expect(fields[0].inputAccessoryView === own)
    #expect(fields[1].inputAccessoryView is FieldBar)
  }

  @Test("with a hardware keyboard there is no bar, and it is back with the keyboard on the screen")
  func hardwareKeyboard() {
    let (stage, fields, _) = form(FieldNavigation(bar: .init()))
    stage.edit(fields[0])
    #expect(fields[0].inputAccessoryView is FieldBar)
    stage.device.keyboard.hasHardwareKeyboard = true
    stage.device.settle()
    #expect(fields[0].inputAccessoryView == nil)
    stage.edit(fields[1])
    #expect(fields[1].inputAccessoryView == nil)
    stage.device.keyboard.hasHardwareKeyboard = false
    stage.device.settle()
    #expect(fields[1].inputAccessoryView is FieldBar)
  }

  @Test(
    "with two navigations the bar is back on the field that is edited, whichever was there first",
    arguments: [0, 1])
  func hardwareKeyboardBesideAnother(edited: Int) {
    let halves = [0, 1].map {
      UIView(frame: CGRect(x: 0, y: 100 + 100 * $0, width: 390, height: 100))
    }
    let fields = halves.map { half in
      let field = textField("a", 20)
      half.addSubview(field)
      return field
    }
    let stage = FieldsStage(halves[0], halves[1])
    for half in halves { half.navigateFields(FieldNavigation(bar: .init())) }
    stage.edit(fields[edited])
    stage.device.keyboard.hasHardwareKeyboard = true
    stage.device.settle()
    #expect(fields[edited].inputAccessoryView == nil)
    stage.device.keyboard.hasHardwareKeyboard = false
    stage.device.settle()
    #expect(fields[edited].inputAccessoryView is FieldBar)
  }

  @Test("the same bar goes from field to field, and a new one comes when the text size changes")
  func sameBar() throws {
    let (stage, fields, _) = form(FieldNavigation(bar: .init()))
    stage.edit(fields[0])
    let bar = try #require(fields[0].inputAccessoryView)
    stage.edit(fields[1])
    #expect(fields[1].inputAccessoryView === bar && fields[0].inputAccessoryView == nil)
    stage.device.contentSize = .accessibilityExtraExtraExtraLarge
    defer { stage.device.contentSize = .large }
    stage.edit(fields[2])
    let large = try #require(fields[2].inputAccessoryView)
    #expect(large !== bar && large.frame.height > bar.frame.height)
  }

  @Test(
    "a bar for the largest text goes with a hardware keyboard as well",
    arguments: [Device.Model.iPhone14, .iPad13])
  func largeBarAlone(_ model: Device.Model) {
    let screen = UIViewController()
    let field = textField("a", 100)
    screen.view.addSubview(field)
    let device = Device.boot(root: screen, setup: Device.Setup(model: model))
    device.contentSize = .accessibilityExtraExtraExtraLarge
    defer { device.contentSize = .large }
    device.settle()
    screen.view.navigateFields(FieldNavigation(bar: .init()))
    device.perform { field.becomeFirstResponder() }
    device.settle()
    #expect((field.inputAccessoryView?.frame.height ?? 0) > 60)
    device.keyboard.hasHardwareKeyboard = true
    device.settle()
    #expect(field.inputAccessoryView == nil)
    device.keyboard.hasHardwareKeyboard = false
    device.settle()
    #expect(field.inputAccessoryView is FieldBar)
  }

  @Test("the bar follows what typing opens and closes")
  func barWhileTyping() throws {
    let (stage, fields, _) = form(FieldNavigation(bar: .init()))
    fields[1].isEnabled = false
    fields[2].isEnabled = false
    fields[0].addAction(
      UIAction { _ in fields[1].isEnabled = fields[0].text?.isEmpty == false }, for: .editingChanged
    )
    stage.edit(fields[0])
    let bar = try #require(fields[0].inputAccessoryView)
    let next = try #require(bar.subviews[1] as? UIButton)
    #expect(!next.isEnabled)
    stage.device.type("x")
    stage.device.settle()
    #expect(next.isEnabled)
  }

  @Test(
    "the keyboard reaches a text view with its bar, and does not fall and rise again",
    .fact("T4.5.3"), arguments: ["a move", "a tap"])
  func textView(way: String) throws {
    let field = textField("a", 100)
    let (text, last) = (
      UITextView(frame: CGRect(x: 16, y: 160, width: 300, height: 80)), textField("b", 260)
    )
    let stage = FieldsStage(field, text, last)
    stage.view.navigateFields(FieldNavigation(bar: .init()))
    stage.edit(field)
    let bar = try #require(field.inputAccessoryView)
    var heights: [CGFloat] = []
    let observer = NotificationCenter.default.addObserver(
      forName: UIResponder.keyboardWillShowNotification, object: nil, queue: nil
    ) { note in
      let frame = note.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect
      MainActor.assumeIsolated { heights.append(frame?.height ?? 0) }
    }
    defer { NotificationCenter.default.removeObserver(observer) }
    if way == "a tap" {
      stage.device.tap(text)
      stage.device.settle()
    } else {
      #expect(stage.move(.next))
    }
    #expect(text.isFirstResponder && text.inputAccessoryView === bar)
    #expect(heights.allSatisfy { $0 == 336 + bar.bounds.height }, "\(heights)")
    #expect(stage.move(.next) && last.inputAccessoryView === bar)
    stage.device.perform { last.resignFirstResponder() }
    stage.device.settle()
    #expect([field, last].allSatisfy { $0.inputAccessoryView == nil })
    #expect(text.inputAccessoryView == nil)
  }

  @Test("a move from nothing to a text view brings its bar at once, and a refusal leaves none")
  func textViewFirst() {
    final class Listener: NSObject, UITextViewDelegate {
      var begins = false
      func textViewShouldBeginEditing(_ textView: UITextView) -> Bool { begins }
    }
    let text = UITextView(frame: CGRect(x: 16, y: 160, width: 300, height: 80))
    let (stage, listener) = (FieldsStage(text), Listener())
    text.delegate = listener
    stage.view.navigateFields(FieldNavigation(bar: .init()))
    #expect(!stage.move(.next) && text.inputAccessoryView == nil)
    listener.begins = true
    #expect(stage.move(.next) && text.inputAccessoryView is FieldBar)
  }

  @Test("a keypad of the app's own, of whatever height, takes no bar away")
  func ownKeypad() {
    let (stage, fields, _) = form(FieldNavigation(bar: .init()))
    fields[1].inputView = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 40))
    stage.edit(fields[0])
    stage.edit(fields[1])
    #expect(fields[1].inputAccessoryView is FieldBar)
    stage.edit(fields[2])
    #expect(fields[2].inputAccessoryView is FieldBar)
  }

  @Test("two modifiers of one screen: the field keeps one bar, whichever of them ends")
  func overOthers() {
    let (stage, fields, _) = form()
    let navigation = FieldNavigation(usesReturnKey: false, bar: .init())
    let view = stage.view
    stage.edit(fields[0])
    let first = FieldNavigator.install(
      FieldNavigator(view: view, navigation: navigation), overOthers: true)
    let second = FieldNavigator.install(
      FieldNavigator(view: view, navigation: navigation), overOthers: true)
    #expect(fields[0].inputAccessoryView is FieldBar && fields[0].returnKeyType == .default)
    second.cancel()
    #expect(fields[0].inputAccessoryView is FieldBar)
    first.cancel()
    #expect(fields[0].inputAccessoryView == nil && fields[0].returnKeyType == .next)
  }

  @Test("a field in another window leaves the one that stays first responder as it is prepared")
  func otherWindow() {
    let (stage, fields, _) = form(FieldNavigation(bar: .init()))
    stage.edit(fields[0])
    let other = textField("other", 100)
    let window = UIWindow(windowScene: stage.device.scene)
    window.rootViewController = UIViewController()
    window.isHidden = false
    window.rootViewController?.view.addSubview(other)
    stage.device.perform {
      window.makeKey()
      other.becomeFirstResponder()
    }
    stage.device.settle()
    #expect(other.isFirstResponder && fields[0].isFirstResponder)
    #expect(fields[0].returnKeyType == .next && fields[0].inputAccessoryView is FieldBar)
    #expect(other.returnKeyType == .default && other.inputAccessoryView == nil)
    window.isHidden = true
  }

  @Test("while no field is edited a navigation observes no turns of the run loop")
  func atRest() {
    let (stage, fields, _) = form(FieldNavigation(bar: .init()))
    #expect(!TurnClock.shared.isObserving)
    stage.edit(fields[0])
    stage.device.perform { fields[0].resignFirstResponder() }
    stage.device.settle()
    #expect(!TurnClock.shared.isObserving)
  }

  @Test("a move in the turn in which a field ends goes on from that field, as for onSubmit")
  func endedInThisTurn() {
    let (stage, fields, _) = form()
    stage.edit(fields[1])
    stage.device.perform {
      fields[1].resignFirstResponder()
      stage.view.focusNext()
    }
    stage.device.settle()
    #expect(stage.focus == "c")
    stage.device.perform { fields[2].resignFirstResponder() }
    stage.device.settle()
    #expect(stage.move(.next, from: stage.view) && stage.focus == "a")
  }

  @Test("a controller of an accessory view, up the chain, is one as well")
  func accessoryController() {
    final class Screen: UIViewController {
      let bar = UIInputViewController()
      override var inputAccessoryViewController: UIInputViewController? { bar }
    }
    let (screen, field) = (Screen(), textField("a", 100))
    screen.view.addSubview(field)
    let device = Device.boot(root: screen)
    device.settle()
    screen.view.navigateFields(FieldNavigation(bar: .init()))
    device.perform { field.becomeFirstResponder() }
    device.settle()
    #expect(field.isFirstResponder && field.inputAccessoryView == nil)
  }

  // MARK: Undone

  @Test("a token that ends while a field is edited leaves the field as it was, the focus as well")
  func cancelled() {
    let (stage, fields, token) = form(FieldNavigation(bar: .init()))
    let delegate = FieldListener()
    fields[0].delegate = delegate
    stage.edit(fields[0])
    stage.device.perform { token.cancel() }
    stage.device.settle()
    #expect(stage.focus == "a" && fields[0].delegate === delegate)
    #expect(fields[0].returnKeyType == .default && fields[0].inputAccessoryView == nil)
    #expect(fields[0].allControlEvents.isEmpty && fields[0].allTargets.isEmpty)
    #expect(stage.device.keyboard.cover.height == 336)
    stage.edit(fields[1])
    #expect(fields[1].returnKeyType == .default && fields[1].inputAccessoryView == nil)
  }

  @Test("what other code sets meanwhile stays")
  func othersWin() {
    let (stage, fields, token) = form(FieldNavigation(bar: .init()))
    let theirs = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 50))
    stage.edit(fields[0])
    fields[0].returnKeyType = .send
    fields[0].inputAccessoryView = theirs
    token.cancel()
    #expect(fields[0].returnKeyType == .send && fields[0].inputAccessoryView === theirs)
  }

  @Test("a field that is edited already is prepared at once; a second call replaces the first")
  func late() {
    let fields = [textField("a", 100), textField("b", 160)]
    let stage = FieldsStage(fields[0], fields[1])
    stage.edit(fields[0])
    let first = stage.view.navigateFields()
    #expect(fields[0].returnKeyType == .next)
    stage.view.navigateFields(FieldNavigation(usesReturnKey: false))
    #expect(fields[0].returnKeyType == .default)
    first.cancel()
    #expect(FieldNavigator.around(fields[0]) != nil)
  }

  @Test("an inner navigation counts for what is inside it, and keeps the user there")
  func nested() {
    let box = UIView(frame: CGRect(x: 0, y: 300, width: 390, height: 200))
    let (inner, outer) = (textField("inner", 0), textField("outer", 100))
    box.addSubview(inner)
    let stage = FieldsStage(outer, box, textField("last", 600))
    stage.view.navigateFields()
    box.navigateFields()
    stage.edit(inner)
    #expect(inner.returnKeyType == .done && inner.allTargets.count == 1)
    #expect(!stage.move(.next) && stage.focus == "inner")
    stage.edit(outer)
    #expect(outer.returnKeyType == .next)
  }

  @Test("the navigation of a view that is gone does nothing, and is not kept")
  func gone() {
    let stage = FieldsStage(textField("a", 100))
    weak var navigator: FieldNavigator?
    do {
      let box = UIView()
      box.navigateFields()
      navigator = FieldNavigator.around(box)
      #expect(navigator != nil)
    }
    stage.edit(stage.view.fieldsInOrder[0])
    #expect(navigator == nil)
  }
}
