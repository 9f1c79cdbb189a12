import HeadlessDriver
import Testing
import UIKit

@testable import ResponderKit

/// Tests navigations inside other navigations, and the navigation of a view that is gone.
extension FieldNavigationTests {
  @Test("an inner navigation is for what is inside it, and returns it to the outer one at its end")
  func nested() {
    let (inner, outer) = (textField("inner", 0), textField("outer", 100))
    let box = box(300, inner)
    let stage = FieldsStage(outer, box, textField("last", 600), by: .withBar)
    let first = box.navigateFields()
    stage.edit(outer)
    #expect(outer.returnKeyType == .next)
    stage.edit(inner)
    #expect(inner.returnKeyType == .done && inner.allTargets.count == 1 && !inner.hasBar)
    #expect(!stage.move(.next) && stage.focus == "inner")
    // A second call for the same view replaces the first, whose token then does nothing. The
    // navigation around it does not take the field over in between.
    let token = box.navigateFields(FieldNavigation(usesReturnKey: false))
    first.cancel()
    #expect(inner.returnKeyType == .default && !inner.hasBar)
    stage.run { token.cancel() }
    #expect(inner.returnKeyType == .next && inner.hasBar && inner.allTargets.count == 1)
    stage.pressReturn()
    #expect(stage.focus == "last")
  }

  @Test("a navigation that replaces another reloads as often inside a third one")
  func replacedInside() {
    let reloads = [false, true].map { hasOuter in
      let inner = CountingField(frame: CGRect(x: 16, y: 0, width: 170, height: 44))
      let box = box(300, inner)
      let stage = FieldsStage(textField("outer", 100), box)
      if hasOuter { stage.view.navigateFields(.withBar) }
      box.navigateFields()
      stage.edit(inner)
      inner.reloads = 0
      stage.run { box.navigateFields(.withBar) }
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
    "an inner navigation takes over a prepared field", arguments: [true, false], Start.allCases)
  func nestedStarts(hasBar: Bool, start: Start) {
    let (inner, text, outside) = (textField("inner", 0), textView(100), textView(180))
    let box = box(300, inner, text)
    let stage = FieldsStage(textField("outer", 100), outside, box)
    stage.view.navigateFields(FieldNavigation(bar: .init(done: "outer")))
    let navigation = FieldNavigation(bar: hasBar ? .init(done: "inner") : nil)
    let former = start == .first ? nil : box.navigateFields(navigation)
    func bar(_ view: UIView) -> String? { view.barButtons.last?.title(for: .normal) }
    stage.edit(inner)
    stage.device.perform {
      former?.cancel()
      if start == .atOnce { box.navigateFields(navigation) }
    }
    if start != .atOnce { stage.device.perform { box.navigateFields(navigation) } }
    stage.device.settle()
    let expected = hasBar ? "inner" : nil
    // The text view inside has its bar before the user begins to edit it.
    #expect(bar(inner) == expected && bar(text) == expected && bar(outside) == nil)
    #expect(inner.returnKeyType == .next && inner.allTargets.count == 1)
    stage.edit(text)
    #expect(bar(text) == expected)
    stage.end()
    #expect([inner, text, outside].allSatisfy { $0.inputAccessoryView == nil })
    #expect(inner.returnKeyType == .default && inner.allTargets.isEmpty)
  }

  @Test("an app that moves the focus as an inner navigation starts")
  func movesAtTakeover() {
    let (inner, other, text) = (textField("inner", 0), textField("other", 100), textView(180))
    let box = box(300, inner)
    let stage = FieldsStage(other, text, box)
    let token = stage.view.navigateFields(.withBar)
    stage.edit(inner)
    stage.hear(UIResponder.keyboardWillChangeFrameNotification) { _ in
      if inner.isFirstResponder { other.becomeFirstResponder() }
    } during: {
      stage.run { box.navigateFields() }
    }
    #expect(stage.focus == "other" && other.hasBar && text.hasBar)
    #expect(other.returnKeyType == .next)
    #expect(inner.returnKeyType == .default && inner.inputAccessoryView == nil)
    token.cancel()
    #expect(other.returnKeyType == .default && other.allTargets.isEmpty)
    #expect(other.inputAccessoryView == nil && text.inputAccessoryView == nil)
  }

  @Test("an app that moves the focus as a navigation ends")
  func movesAtEnd() {
    let (field, text) = (textField("field", 100), textView(180))
    let stage = FieldsStage(field, text)
    let token = stage.view.navigateFields(.withBar)
    stage.edit(field)
    stage.hear(UIResponder.keyboardWillChangeFrameNotification) { _ in
      if field.isFirstResponder { field.focusNext() }
    } during: {
      stage.run { token.cancel() }
    }
    #expect(text.isFirstResponder && text.inputAccessoryView == nil)
    #expect(field.inputAccessoryView == nil && field.returnKeyType == .default)
  }

  @Test("the text views of an inner navigation")
  func nestedTextViews() {
    let (inner, own, outer) = (textView(0), textView(180), textField("outer", 100))
    let box = box(300, inner)
    let stage = FieldsStage(outer, own, box, by: .withBar)
    let token = box.navigateFields()
    stage.edit(outer)
    #expect(own.hasBar && inner.inputAccessoryView == nil)
    // When the inner navigation ends, the text view belongs to the outer one.
    token.cancel()
    #expect(inner.inputAccessoryView === own.inputAccessoryView)
    box.navigateFields()
    stage.edit(outer)
    stage.edit(inner)
    #expect(inner.isFirstResponder && inner.inputAccessoryView == nil)
    #expect(own.inputAccessoryView == nil)
  }

  @Test("the navigation of a view that is gone", arguments: [nil, false, true])
  func gone(overOthers: Bool?) {
    let stage = FieldsStage(textField("a", 100))
    weak var navigator: FieldNavigator?
    do {
      let box = UIView()
      box.navigateFields()
      navigator = FieldNavigator.around(box)
    }
    #expect(navigator != nil)
    let other = UIView()
    if let overOthers {
      FieldNavigator.install(
        FieldNavigator(view: other, navigation: FieldNavigation()), overOthers: overOthers
      ).cancel()
    } else {
      stage.edit(stage.fields[0])
    }
    #expect(navigator == nil)
  }
}
