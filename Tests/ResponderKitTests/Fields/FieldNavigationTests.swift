import HeadlessDriver
import ResponderCore
import TestSupport
import Testing
import UIKit

@testable import ResponderKit

@MainActor @Suite("Fields: return key, and everything as it was")
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
    // The app's own target moves the focus.
    listener.returns = true
    fields[0].addAction(
      UIAction { _ in fields[2].becomeFirstResponder() }, for: .editingDidEndOnExit)
    stage.device.perform { fields[0].resignFirstResponder() }
    stage.edit(fields[0])
    stage.pressReturn()
    #expect(stage.focus == "c")
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
    // The field is asked when the next field tries to become first responder, and again when the
    // package queries `canResignFirstResponder` to learn which of the two refused. UIKit asks once
    // more after the move.
    #expect(stage.focus == "a" && listener.asked == ["return", "end", "end", "end"])
    let asksNewFirst = HeadlessChoices.initial.focus.asksNewBeforeOldResigns
    #expect(next.asked == (asksNewFirst ? ["begin"] : []))
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

  @Test("a first responder that a listed order leaves out does not change the order of the fields")
  func unlistedCanvas() {
    let canvas = FocusableView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    let form = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 400))
    // Three fields of different heights on one middle line.
    for (name, frame) in [
      ("a", CGRect(x: 16, y: 114, width: 100, height: 30)),
      ("b", CGRect(x: 130, y: 100, width: 100, height: 58)),
      ("c", CGRect(x: 240, y: 120, width: 100, height: 18)),
    ] {
      let field = textField(name, 0)
      field.frame = frame
      form.addSubview(field)
    }
    let stage = FieldsStage(canvas, form)
    stage.view.navigateFields(FieldNavigation(order: .listed([form])))
    stage.edit(canvas)
    #expect(stage.move(.next, from: canvas) && stage.focus == "a")
    stage.edit(canvas)
    #expect(stage.move(.previous, from: canvas) && stage.focus == "c")
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

  // MARK: Other navigations and other code

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

  @Test("while no field is edited a navigation is no client of the turn clock")
  func atRest() {
    // A keyboard that a test before has left up has a client of its own.
    AnchorStage.startAnew()
    let before = TurnClock.shared.clientCount
    let (stage, fields, _) = form(FieldNavigation(bar: .init()))
    #expect(TurnClock.shared.clientCount == before)
    stage.edit(fields[0])
    stage.device.perform { fields[0].resignFirstResponder() }
    stage.device.settle()
    #expect(TurnClock.shared.clientCount == before)
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

  @Test("a move does not go on from a field that ends in another window in the same turn")
  func endedElsewhere() {
    let (stage, _, _) = form()
    let (window, fields) = (
      UIWindow(windowScene: stage.device.scene), [textField("x", 0), textField("y", 60)]
    )
    let box = UIView(frame: CGRect(x: 0, y: 100, width: 390, height: 200))
    for field in fields { box.addSubview(field) }
    window.addSubview(box)
    window.isHidden = false
    defer { window.isHidden = true }
    box.navigateFields()
    stage.edit(fields[0])
    #expect(fields[0].returnKeyType == .next)
    stage.device.perform {
      fields[0].resignFirstResponder()
      stage.view.focusNext()
    }
    stage.device.settle()
    #expect(stage.focus == "a" && !fields[1].isFirstResponder)
  }

  @Test("the description of a navigation says how the user moves, and no title of the app")
  func description() {
    let titles = FieldNavigation.Titles(done: "secret")
    #expect(String(reflecting: FieldNavigation(bar: titles)) == "by return key")
    #expect(String(reflecting: FieldNavigation(usesReturnKey: false)) == "return key unused")
    #expect(String(reflecting: titles) == "titles")
  }

  // MARK: Cancellation

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
}
