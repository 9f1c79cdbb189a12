import SwiftUI
import Testing
import UIKit

@testable import ResponderKit

/// An address form with a bar above the keyboard. The return key moves to the next field, although
/// the fields have no tags.
@MainActor
@Suite struct FieldNavigationScreenTests {
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

  private func focus(_ stage: TagStage) -> String? {
    (stage.window?.firstResponderInside as? UITextField)?.placeholder
  }

  @Test(
    "return and the buttons of the screen move the focus, and return ends editing on the last field"
  )
  func story() throws {
    let stage = TagStage(Address())
    stage.device.settle()
    try stage.tapField("Name")
    for name in ["Street", "City"] {
      stage.device.pressReturn()
      stage.device.settle()
      #expect(focus(stage) == name)
    }
    stage.press("Back")
    #expect(focus(stage) == "Street")
    try stage.tapField("City")
    stage.device.pressReturn()
    stage.device.settle()
    #expect(focus(stage) == nil)
  }

  @Test(
    "the edited field has the bar, and without the modifier it has none",
    arguments: [true, false])
  func bar(isNavigated: Bool) throws {
    let stage = TagStage(Address(isNavigated: isNavigated))
    stage.device.settle()
    try stage.tapField("Name")
    let bar = (stage.window?.firstResponderInside as? UITextField)?.inputAccessoryView as? FieldBar
    #expect((bar != nil) == isNavigated)
    guard let bar else { return }
    let buttons = bar.subviews.compactMap { $0 as? UIButton }
    #expect(buttons.last?.accessibilityLabel == "Fertig")
    stage.device.tap(buttons[1])
    stage.device.settle()
    #expect(focus(stage) == "Street")
  }

  @Test(
    "SwiftUI's own accessory view is back when editing ends",
    .enabled(if: HeadlessChoices.initial.swiftUI.list == .collection, "T4.20.32"))
  func placeholder() throws {
    let stage = TagStage(Address())
    stage.device.settle()
    try stage.tapField("Name")
    let field = try #require(stage.window?.firstResponderInside as? UITextField)
    #expect(field.inputAccessoryView is FieldBar)
    try stage.tapField("City")
    let own = try #require(field.inputAccessoryView)
    #expect(!(own is FieldBar))
  }

  @Test(
    "the bar stays where SwiftUI sets its own accessory view again, and goes with a hardware keyboard"
  )
  func takenBack() throws {
    let stage = TagStage(Address())
    stage.device.settle()
    try stage.tapField("Name")
    let field = try #require(stage.window?.firstResponderInside as? UITextField)
    let bar = try #require(field.inputAccessoryView as? FieldBar)
    let height = stage.device.keyboard.cover.height
    stage.device.type("ab")
    stage.device.settle()
    #expect(field.inputAccessoryView === bar && bar.window != nil)
    stage.device.perform { field.reloadInputViews() }
    stage.device.settle()
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

  @Test("of two modifiers on a screen the one that stays goes on, with the title that it has now")
  func two() throws {
    let model = Model()
    let stage = TagStage(Two(model: model))
    stage.device.settle()
    func title() -> String? {
      let field = stage.window?.firstResponderInside as? UITextField
      let buttons = field?.inputAccessoryView?.subviews.compactMap { $0 as? UIButton }
      return buttons?.last?.accessibilityLabel
    }
    try stage.tapField("Name")
    #expect(title() == "Second")
    stage.device.perform { model.hasSecond = false }
    stage.device.settle()
    #expect(title() == "Done")
    stage.device.perform { model.title = "Fertig" }
    stage.device.settle()
    #expect(title() == "Fertig")
  }

  @Test("inside a navigation of the app, a modifier whose title changes keeps its own bar")
  func insideAnother() throws {
    let model = Model()
    model.hasSecond = false
    let stage = TagStage(Two(model: model))
    stage.device.settle()
    let token = stage.window?.navigateFields(FieldNavigation(bar: .init(done: "Outer")))
    try stage.tapField("Name")
    let field = try #require(stage.field("Name"))
    var titles: Set<String> = []
    let observer = NotificationCenter.default.observe(
      UIResponder.keyboardWillChangeFrameNotification
    ) { _ in
      let buttons = field.inputAccessoryView?.subviews.compactMap { $0 as? UIButton }
      titles.insert(buttons?.last?.accessibilityLabel ?? "")
    }
    defer { NotificationCenter.default.removeObserver(observer) }
    for title in ["Fertig", "Klar"] {
      stage.device.perform { model.title = title }
      stage.device.settle()
      // The bar around it does not appear in between.
      #expect(!titles.contains("Outer"))
      let buttons = field.inputAccessoryView?.subviews.compactMap { $0 as? UIButton }
      #expect(buttons?.last?.accessibilityLabel == title)
      #expect(field.returnKeyType == .default)
    }
    token?.cancel()
    stage.end()
  }

  @Test("an update that changes no title keeps the bar, and a screen without a window has none")
  func updates() throws {
    let model = Model()
    model.hasSecond = false
    let stage = TagStage(Two(model: model))
    stage.device.settle()
    try stage.tapField("Name")
    let field = try #require(stage.field("Name"))
    let bar = try #require(field.inputAccessoryView as? FieldBar)
    // A change of the environment updates every representable.
    stage.device.perform { model.isRed = true }
    stage.device.settle()
    #expect(bar.window != nil)
    stage.device.type("a")
    stage.device.settle()
    #expect(field.inputAccessoryView === bar)
    stage.device.perform { model.hasSecond = true }
    stage.device.settle()
    stage.device.perform { model.hasSecond = false }
    stage.device.settle()
    let screen = stage.controller.view
    #expect(screen.flatMap { FieldNavigator.around($0) } != nil)
    stage.device.perform { stage.window?.rootViewController = UIViewController() }
    stage.device.settle()
    #expect(screen?.window == nil && screen.flatMap { FieldNavigator.around($0) } == nil)
    stage.end()
  }
}
