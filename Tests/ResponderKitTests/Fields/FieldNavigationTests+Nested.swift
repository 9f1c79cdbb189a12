import HeadlessDriver
import Testing
import UIKit

@testable import ResponderKit

/// Tests navigations inside other navigations, and the navigation of a view that is gone.
extension FieldNavigationTests {
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

  @Test("an inner navigation that ends leaves the edited field to the one around it")
  func nestedEnds() {
    let box = UIView(frame: CGRect(x: 0, y: 300, width: 390, height: 200))
    let inner = textField("inner", 0)
    box.addSubview(inner)
    let stage = FieldsStage(textField("outer", 100), box, textField("last", 600))
    stage.view.navigateFields(FieldNavigation(bar: .init()))
    box.navigateFields()
    stage.edit(inner)
    #expect(inner.returnKeyType == .done && inner.inputAccessoryView == nil)
    // A second call for the same view replaces the first. The navigation around it does not take
    // the field over in between.
    let token = box.navigateFields(FieldNavigation(usesReturnKey: false))
    #expect(inner.returnKeyType == .default && inner.inputAccessoryView == nil)
    stage.device.perform { token.cancel() }
    stage.device.settle()
    #expect(inner.returnKeyType == .next && inner.inputAccessoryView != nil)
    #expect(inner.allTargets.count == 1)
    stage.pressReturn()
    #expect(stage.focus == "last")
  }

  @Test("a navigation that replaces another reloads the edited field as often inside a third one")
  func replacedInside() {
    let reloads = [false, true].map { hasOuter in
      let box = UIView(frame: CGRect(x: 0, y: 300, width: 390, height: 200))
      let inner = CountingField(frame: CGRect(x: 16, y: 0, width: 170, height: 44))
      box.addSubview(inner)
      let stage = FieldsStage(textField("outer", 100), box)
      if hasOuter { stage.view.navigateFields(FieldNavigation(bar: .init())) }
      box.navigateFields()
      stage.edit(inner)
      inner.reloads = 0
      stage.device.perform { box.navigateFields(FieldNavigation(bar: .init())) }
      stage.device.settle()
      return inner.reloads
    }
    #expect(reloads[0] > 0 && reloads[0] == reloads[1])
  }

  /// When an inner navigation starts: in the turn in which a former one ends, in a later turn, or
  /// without a former one.
  enum Start: CaseIterable, Sendable {
    case atOnce, later, first
  }

  @Test(
    "an inner navigation that starts takes over a field that the navigation around it has prepared",
    arguments: [true, false], Start.allCases)
  func nestedStarts(hasBar: Bool, start: Start) {
    let box = UIView(frame: CGRect(x: 0, y: 300, width: 390, height: 200))
    let inner = textField("inner", 0)
    let text = UITextView(frame: CGRect(x: 16, y: 100, width: 300, height: 80))
    for view in [inner, text] as [UIView] { box.addSubview(view) }
    let outside = UITextView(frame: CGRect(x: 16, y: 180, width: 300, height: 80))
    let stage = FieldsStage(textField("outer", 100), outside, box)
    stage.view.navigateFields(FieldNavigation(bar: .init(done: "outer")))
    let navigation = FieldNavigation(bar: hasBar ? .init(done: "inner") : nil)
    let former = start == .first ? nil : box.navigateFields(navigation)
    func bar(_ view: UIView?) -> String? {
      view?.subviews.compactMap { ($0 as? UIButton)?.title(for: .normal) }.first
    }
    stage.edit(inner)
    stage.device.perform {
      former?.cancel()
      if start == .atOnce { box.navigateFields(navigation) }
    }
    if start != .atOnce { stage.device.perform { box.navigateFields(navigation) } }
    stage.device.settle()
    #expect(bar(inner.inputAccessoryView) == (hasBar ? "inner" : nil))
    #expect(inner.returnKeyType == .next && inner.allTargets.count == 1)
    // The text view inside has its bar before the user begins to edit it.
    #expect(bar(text.inputAccessoryView) == (hasBar ? "inner" : nil))
    #expect(outside.inputAccessoryView == nil)
    stage.edit(text)
    #expect(bar(text.inputAccessoryView) == (hasBar ? "inner" : nil))
    stage.device.perform { text.resignFirstResponder() }
    stage.device.settle()
    #expect(inner.inputAccessoryView == nil && inner.allTargets.isEmpty)
    #expect(inner.returnKeyType == .default)
    #expect(text.inputAccessoryView == nil && outside.inputAccessoryView == nil)
  }

  @Test("an app that moves the focus as an inner navigation takes the bar away loses no setting")
  func movesAtTakeover() {
    let box = UIView(frame: CGRect(x: 0, y: 300, width: 390, height: 200))
    let (inner, other) = (textField("inner", 0), textField("other", 100))
    let text = UITextView(frame: CGRect(x: 16, y: 180, width: 300, height: 80))
    box.addSubview(inner)
    let stage = FieldsStage(other, text, box)
    let token = stage.view.navigateFields(FieldNavigation(bar: .init()))
    stage.edit(inner)
    let name = UIResponder.keyboardWillChangeFrameNotification
    let observer = NotificationCenter.default.observe(name) { _ in
      guard inner.isFirstResponder else { return }
      other.becomeFirstResponder()
    }
    stage.device.perform { box.navigateFields() }
    stage.device.settle()
    NotificationCenter.default.removeObserver(observer)
    #expect(stage.focus == "other" && other.inputAccessoryView is FieldBar)
    #expect(other.returnKeyType == .next && text.inputAccessoryView is FieldBar)
    #expect(inner.returnKeyType == .default && inner.inputAccessoryView == nil)
    token.cancel()
    #expect(other.returnKeyType == .default && other.allTargets.isEmpty)
    #expect(other.inputAccessoryView == nil && text.inputAccessoryView == nil)
  }

  @Test("an app that moves on to a text view as a navigation ends leaves no bar of it behind")
  func movesAtEnd() {
    let (field, text) = (textField("field", 100), UITextView())
    text.frame = CGRect(x: 16, y: 180, width: 300, height: 80)
    let stage = FieldsStage(field, text)
    let token = stage.view.navigateFields(FieldNavigation(bar: .init()))
    stage.edit(field)
    let observer = NotificationCenter.default.observe(
      UIResponder.keyboardWillChangeFrameNotification
    ) { _ in if field.isFirstResponder { field.focusNext() } }
    stage.device.perform { token.cancel() }
    stage.device.settle()
    NotificationCenter.default.removeObserver(observer)
    #expect(text.isFirstResponder && text.inputAccessoryView == nil)
    #expect(field.inputAccessoryView == nil && field.returnKeyType == .default)
  }

  @Test("the bar of a navigation is not given to the text views of a navigation inside it")
  func nestedTextViews() {
    let box = UIView(frame: CGRect(x: 0, y: 300, width: 390, height: 200))
    let inner = UITextView(frame: CGRect(x: 16, y: 0, width: 300, height: 80))
    let own = UITextView(frame: CGRect(x: 16, y: 180, width: 300, height: 80))
    box.addSubview(inner)
    let outer = textField("outer", 100)
    let stage = FieldsStage(outer, own, box)
    stage.view.navigateFields(FieldNavigation(bar: .init()))
    let token = box.navigateFields()
    stage.edit(outer)
    #expect(own.inputAccessoryView is FieldBar && inner.inputAccessoryView == nil)
    // When the inner navigation ends, the text view belongs to the outer one.
    token.cancel()
    #expect(inner.inputAccessoryView === own.inputAccessoryView)
    box.navigateFields()
    stage.edit(outer)
    stage.edit(inner)
    #expect(inner.isFirstResponder && inner.inputAccessoryView == nil)
    #expect(own.inputAccessoryView == nil)
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
