import SwiftUI
import TestSupport
import Testing
import UIKit

@testable import ResponderKit

/// An address form with a bar above the keyboard. The return key moves to the next field, although
/// the fields have no tags.
@MainActor @Suite struct FieldNavigationScreenTests {
  private struct Address: View {
    @State private var texts = ["", "", ""]
    var isNavigated = true

    var body: some View {
      ResponderChainReader { chain in
        let form = VStack {
          TextField("Name", text: $texts[0]).onSubmit { chain.focusNext() }
          TextField("Street", text: $texts[1]).onSubmit { chain.focusNext() }
          TextField("City", text: $texts[2]).onSubmit { chain.focusNext() }
          Button("Back") { chain.focusPrevious() }
        }
        if isNavigated { form.fieldNavigation(titles: .init(done: "Fertig")) } else { form }
      }
    }
  }

  /// The title of the last button of the bar over the keyboard.
  private func title(_ field: UITextField?) -> String? {
    let buttons = field?.inputAccessoryView?.subviews.compactMap { $0 as? UIButton }
    return buttons?.last?.accessibilityLabel
  }

  @Test("return and the buttons of the screen")
  func story() throws {
    let stage = TagStage.settled(Address())
    try stage.tapField("Name")
    for name in ["Street", "City"] {
      stage.pressReturn()
      #expect(stage.focused == name)
    }
    stage.press("Back")
    #expect(stage.focused == "Street")
    try stage.tapField("City")
    stage.pressReturn()
    #expect(stage.focused == nil)
  }

  @Test("the bar of the edited field", arguments: [true, false])
  func bar(isNavigated: Bool) throws {
    let stage = TagStage.settled(Address(isNavigated: isNavigated))
    try stage.tapField("Name")
    let bar = (stage.window?.firstResponderInside as? UITextField)?.inputAccessoryView as? FieldBar
    #expect((bar != nil) == isNavigated)
    guard let bar else { return }
    let buttons = bar.subviews.compactMap { $0 as? UIButton }
    #expect(buttons.last?.accessibilityLabel == "Fertig")
    stage.tap(buttons[1])
    #expect(stage.focused == "Street")
  }

  private struct Items: View {
    var body: some View {
      List {
        ForEach(0..<30, id: \.self) { TextField("Item \($0)", text: .constant("")) }
      }
    }
  }

  @Test("a move among the rows that exist", .fact("T4.20.34"))
  func list() throws {
    let stage = TagStage.settled(Items())
    try stage.tapField("Item 0")
    let list = try #require(
      sequence(first: stage.field("Item 0") as UIView?, next: { $0?.superview })
        .lazy.compactMap { $0 as? UIScrollView }.first { !($0 is UITextView) })
    stage.run { list.contentOffset.y = 600 }
    stage.run { #expect(list.focusNext()) }
    let focus = try #require(stage.focused)
    #expect(focus != "Item 0" && focus != "Item 1" && list.contentOffset.y >= 500)
  }

  @Test(
    "SwiftUI's own accessory view is back when editing ends",
    .enabled(if: HeadlessChoices.initial.swiftUI.list == .collection, "T4.20.32"))
  func placeholder() throws {
    let stage = TagStage.settled(Address())
    try stage.tapField("Name")
    let field = try #require(stage.window?.firstResponderInside as? UITextField)
    #expect(field.inputAccessoryView is FieldBar)
    try stage.tapField("City")
    let own = try #require(field.inputAccessoryView)
    #expect(!(own is FieldBar))
  }

  @Test("the bar beside SwiftUI's own accessory view")
  func takenBack() throws {
    let stage = TagStage.settled(Address())
    try stage.tapField("Name")
    let field = try #require(stage.window?.firstResponderInside as? UITextField)
    let bar = try #require(field.inputAccessoryView as? FieldBar)
    let height = stage.device.keyboard.cover.height
    stage.type("ab")
    #expect(field.inputAccessoryView === bar && bar.window != nil)
    stage.run { field.reloadInputViews() }
    #expect(bar.window != nil && stage.device.keyboard.cover.height == height)
    stage.device.keyboard.hasHardwareKeyboard = true
    defer { stage.device.keyboard.hasHardwareKeyboard = false }
    stage.device.settle()
    #expect(bar.window == nil && !(field.inputAccessoryView is FieldBar))
  }

  private final class Model: ObservableObject {
    @Published var title = "Done"
    @Published var hasSecond = true
    @Published var isRed = false
  }

  /// Two modifiers on one screen. The test may remove the second one, and change a title.
  private struct Two: View {
    @ObservedObject var model: Model
    @State private var texts = ["", ""]

    var body: some View {
      VStack {
        TextField("Name", text: $texts[0]).fieldNavigation(titles: .init(done: model.title))
        if model.hasSecond {
          TextField("Street", text: $texts[1]).fieldNavigation(titles: .init(done: "Second"))
        }
      }
      .foregroundColor(model.isRed ? .red : .black)
    }
  }

  @Test("of two modifiers, the one that stays")
  func two() throws {
    let model = Model()
    let stage = TagStage.settled(Two(model: model))
    func title() -> String? { self.title(stage.window?.firstResponderInside as? UITextField) }
    try stage.tapField("Name")
    #expect(title() == "Second")
    stage.run { model.hasSecond = false }
    #expect(title() == "Done")
    stage.run { model.title = "Fertig" }
    #expect(title() == "Fertig")
  }

  @Test("a modifier inside a navigation of the app")
  func insideAnother() throws {
    let model = Model()
    model.hasSecond = false
    let stage = TagStage.settled(Two(model: model))
    let token = stage.window?.navigateFields(FieldNavigation(bar: .init(done: "Outer")))
    try stage.tapField("Name")
    let field = try #require(stage.field("Name"))
    var titles: Set<String> = []
    let observer = NotificationCenter.default.observe(
      UIResponder.keyboardWillChangeFrameNotification
    ) { _ in
      titles.insert(self.title(field) ?? "")
    }
    defer { NotificationCenter.default.removeObserver(observer) }
    for title in ["Fertig", "Klar"] {
      stage.run { model.title = title }
      // The bar around it does not appear in between.
      #expect(!titles.contains("Outer"))
      #expect(self.title(field) == title)
      #expect(field.returnKeyType == .default)
    }
    token?.cancel()
  }

  @Test("an update that changes no title")
  func updates() throws {
    let model = Model()
    model.hasSecond = false
    let stage = TagStage.settled(Two(model: model))
    try stage.tapField("Name")
    let field = try #require(stage.field("Name"))
    let bar = try #require(field.inputAccessoryView as? FieldBar)
    // A change of the environment updates every representable.
    stage.run { model.isRed = true }
    #expect(bar.window != nil)
    stage.type("a")
    #expect(field.inputAccessoryView === bar)
    stage.run { model.hasSecond = true }
    stage.run { model.hasSecond = false }
    let screen = stage.controller.view
    #expect(screen.flatMap { FieldNavigator.around($0) } != nil)
    stage.run { stage.window?.rootViewController = UIViewController() }
    #expect(screen?.window == nil && screen.flatMap { FieldNavigator.around($0) } == nil)
  }
}
