import HeadlessDriver
import ResponderCore
import TestSupport
import Testing
import UIKit

@testable import ResponderKit

@MainActor @Suite("Fields: return key, and everything as it was")
struct FieldNavigationTests {
  // MARK: Return key

  @Test("the return key, from field to field and at the end")
  func returnKey() {
    let (stage, fields, _) = form()
    func keys() -> [UIReturnKeyType] { fields.map(\.returnKeyType) }
    #expect(keys() == [.default, .default, .default])
    stage.edit(fields[0])
    #expect(keys() == [.next, .default, .default])
    stage.pressReturn()
    #expect(stage.focus == "b" && keys() == [.default, .next, .default])
    stage.pressReturn()
    #expect(stage.focus == "c" && keys() == [.default, .default, .done])
    stage.pressReturn()
    #expect(stage.focus == nil && keys() == [.default, .default, .default])
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

  @Test("the delegate first, then the app's target, once")
  func delegate() {
    let (stage, fields, _) = form()
    let listener = FieldListener()
    fields[0].delegate = listener
    stage.edit(fields[0])
    listener.returns = false
    stage.pressReturn()
    #expect(stage.focus == "a" && listener.asked.last == "return")
    #expect(fields[0].delegate === listener)
    listener.returns = true
    fields[0].addAction(
      UIAction { _ in fields[2].becomeFirstResponder() }, for: .editingDidEndOnExit)
    stage.end()
    stage.edit(fields[0])
    stage.pressReturn()
    #expect(stage.focus == "c")
  }

  @Test("a field that is enabled while the last is edited")
  func opened() {
    let (stage, fields, _) = form()
    fields[2].isEnabled = false
    stage.edit(fields[1])
    #expect(fields[1].returnKeyType == .done)
    fields[2].isEnabled = true
    stage.pressReturn()
    #expect(stage.focus == "c")
  }

  @Test("a move asks the field that it leaves once, and again if it refuses", .fact("T4.4.17"))
  func asked() {
    let (stage, fields, _) = form()
    let (listener, next) = (FieldListener(), FieldListener())
    fields[0].delegate = listener
    stage.edit(fields[0])
    listener.asked = []
    stage.pressReturn()
    #expect(stage.focus == "b" && listener.asked == ["return", "end"])
    stage.edit(fields[0])
    listener.asked = []
    #expect(stage.move(.next) && listener.asked == ["end"])
    stage.edit(fields[0])
    for field in fields[1...] { field.delegate = next }
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

  // MARK: Fields that keep their settings

  enum Other: CaseIterable {
    case unlisted, withoutSize, search, searchWithoutBar, text
  }

  @Test("other fields keep their key, and return does not move on", arguments: Other.allCases)
  func others(_ other: Other) {
    let (bar, text, code) = (UISearchBar(), textView(300), textField("code", 300))
    bar.frame = CGRect(x: 0, y: 300, width: 390, height: 52)
    code.frame.size = .zero
    let fields = [textField("a", 100), textField("b", 160)]
    let field: UIView =
      switch other {
      case .unlisted: textField("c", 220)
      case .withoutSize: code
      case .search: bar.searchTextField
      case .searchWithoutBar:
        UISearchTextField(frame: CGRect(x: 16, y: 300, width: 300, height: 44))
      case .text: text
      }
    (field as? UISearchTextField)?.returnKeyType = .default
    let stage = FieldsStage(fields[0], fields[1], other == .search ? bar : field)
    let order: FieldNavigation.Order = other == .unlisted ? .listed(fields) : .reading
    stage.view.navigateFields(FieldNavigation(order: order, bar: .init()))
    stage.edit(field)
    let key = (field as? UITextField)?.returnKeyType ?? text.returnKeyType
    #expect(key == .default && field.isFirstResponder)
    let events = (field as? UIControl)?.allControlEvents ?? []
    #expect(events.intersection(.editingDidEndOnExit).isEmpty)
    #expect(field.hasBar == (other == .text))
    stage.pressReturn()
    #expect(fields.allSatisfy { !$0.isFirstResponder })
    #expect([.search, .searchWithoutBar].contains(other) || field.isFirstResponder)
  }

  @Test("an unlisted first responder does not change the order of the fields")
  func unlistedCanvas() {
    let canvas = FocusableView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    // Three fields of different heights on one middle line.
    let fields = [("a", 16, 114, 30), ("b", 130, 100, 58), ("c", 240, 120, 18)].map {
      let field = textField($0.0, CGFloat($0.2), x: CGFloat($0.1), width: 100)
      field.frame.size.height = CGFloat($0.3)
      return field
    }
    let form = box(0, height: 400, fields[0], fields[1], fields[2])
    let stage = FieldsStage(canvas, form, by: FieldNavigation(order: .listed([form])))
    for (direction, name) in [(FieldDirection.next, "a"), (.previous, "c")] {
      stage.edit(canvas)
      #expect(stage.focus(after: direction, from: canvas) == name)
    }
  }

  // MARK: Other navigations, other windows and other code

  @Test("two navigations over one another: one bar, whichever ends first", arguments: [0, 1])
  func overOthers(first: Int) {
    let field = CountingField(frame: CGRect(x: 16, y: 100, width: 170, height: 44))
    let stage = FieldsStage(field, textField("b", 160), by: FieldNavigation(), editing: field)
    let tokens = [0, 1].map { _ in
      FieldNavigator.install(
        FieldNavigator(
          view: stage.view, navigation: FieldNavigation(usesReturnKey: false, bar: .init())),
        overOthers: true)
    }
    #expect(field.hasBar && field.returnKeyType == .default)
    let (bar, reloads) = (field.inputAccessoryView, field.reloads)
    stage.run { tokens[first].cancel() }
    #expect(field.hasBar)
    if first == 0 { #expect(field.inputAccessoryView === bar && field.reloads == reloads) }
    tokens[1 - first].cancel()
    #expect(field.inputAccessoryView == nil && field.returnKeyType == .next)
  }

  @Test("a field that begins or ends in another window", arguments: [false, true])
  func otherWindow(becomesKey: Bool) {
    let (stage, fields, _) = form(.withBar)
    stage.edit(fields[0])
    let other = textField("other", 100)
    let beside = OtherWindow(stage.device, root: UIViewController(), other)
    defer { withExtendedLifetime(beside) {} }
    stage.run {
      if becomesKey { beside.window.makeKey() }
      other.becomeFirstResponder()
    }
    #expect(other.isFirstResponder && other.returnKeyType == .default && !other.hasBar)
    if !becomesKey { stage.run { other.resignFirstResponder() } }
    #expect(fields[0].isFirstResponder && fields[0].returnKeyType == .next && fields[0].hasBar)
  }

  @Test("no turns for a navigation while nothing is edited")
  func atRest() {
    // A keyboard that a test before has left up has a client of its own.
    AnchorStage.startAnew()
    let before = TurnClock.shared.clientCount
    let (stage, fields, _) = form(.withBar)
    #expect(TurnClock.shared.clientCount == before)
    stage.edit(fields[0])
    stage.end()
    #expect(TurnClock.shared.clientCount == before)
  }

  @Test("a move in the turn in which a field ends")
  func endedInThisTurn() {
    let (stage, fields, _) = form()
    stage.edit(fields[1])
    stage.run {
      fields[1].resignFirstResponder()
      stage.view.focusNext()
    }
    #expect(stage.focus == "c")
    stage.end()
    #expect(stage.focus(after: .next, from: stage.view) == "a")
  }

  @Test("a move after a field that ends in another window")
  func endedElsewhere() {
    let (stage, _, _) = form()
    let fields = [textField("x", 0), textField("y", 60)]
    let inside = box(100, fields[0], fields[1])
    let beside = OtherWindow(stage.device, inside)
    defer { withExtendedLifetime(beside) {} }
    inside.navigateFields()
    stage.edit(fields[0])
    #expect(fields[0].returnKeyType == .next)
    stage.run {
      fields[0].resignFirstResponder()
      stage.view.focusNext()
    }
    #expect(stage.focus == "a" && !fields[1].isFirstResponder)
  }

  @Test("descriptions contain no title of the app")
  func description() {
    let titles = FieldNavigation.Titles(done: "secret")
    #expect(String(reflecting: FieldNavigation(bar: titles)) == "by return key")
    #expect(String(reflecting: FieldNavigation(usesReturnKey: false)) == "return key unused")
    #expect(String(reflecting: titles) == "titles")
  }

  @Test(
    "a cancelled navigation leaves the focus and what other code has set, and prepares no more",
    arguments: [false, true])
  func cancelled(othersSet: Bool) {
    let (stage, fields, token) = form(.withBar)
    let theirs = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 50))
    stage.edit(fields[0])
    if othersSet { (fields[0].returnKeyType, fields[0].inputAccessoryView) = (.send, theirs) }
    stage.run { token.cancel() }
    #expect(stage.focus == "a" && fields[0].returnKeyType == (othersSet ? .send : .default))
    #expect(fields[0].inputAccessoryView === (othersSet ? theirs : nil))
    #expect(othersSet || stage.device.keyboard.cover.height == 336)
    stage.edit(fields[1])
    #expect(fields[1].returnKeyType == .default && fields[1].inputAccessoryView == nil)
  }
}
