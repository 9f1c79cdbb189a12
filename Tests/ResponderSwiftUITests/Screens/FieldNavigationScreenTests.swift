import SwiftUI
import TestSupport
import Testing
import UIKit

@testable import ResponderKit

/// An address form with a bar above the keyboard. The return key moves to the next field, although
/// the fields have no tags.
@MainActor @Suite struct FieldNavigationScreenTests {
  private struct Address: View {
    @State private var texts = ["", "", "", ""]
    @Environment(\.focusNext) private var focusNext
    @Environment(\.focusPrevious) private var focusPrevious
    var isNavigated = true

    var body: some View {
      ResponderChainReader { chain in
        let form = VStack {
          TextField("Name", text: $texts[0]).onSubmit { chain.focusNext() }
          TextField("Street", text: $texts[1]).onSubmit { focusNext() }
          TextField("City", text: $texts[2]).onSubmit { if !isNavigated { focusNext() } }
          TextEditor(text: $texts[3]).frame(height: 60)
          Button("Back") { focusPrevious() }
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

  @Test(
    "return and the buttons of the screen, in each order of SwiftUI's steps", .fact("T4.20.39"),
    arguments: [true, false], 0..<8)
  func story(isNavigated: Bool, order: Int) throws {
    try HeadlessChoices.with {
      $0.swiftUI.resignsBeforeSubmit = order & 1 != 0
      $0.swiftUI.returnGoesOn = order & 2 != 0
      $0.swiftUI.submitsOutermostFirst = order & 4 != 0
    } run: {
      let stage = TagStage.settled(Address(isNavigated: isNavigated))
      try stage.tapField("Name")
      for name in ["Street", "City"] {
        stage.pressReturn()
        #expect(stage.focused == name)
      }
      stage.press("Back")
      #expect(stage.focused == "Street")
      try stage.tapField("City")
      stage.pressReturn()
      let editor = try #require(stage.firstResponder as? UITextView)
      #expect(editor.text == "")
      stage.press("Back")
      #expect(stage.focused == "City")
    }
  }

  @Test("the label of the return key, and another one of the app's")
  func returnKey() throws {
    let stage = TagStage.settled(
      VStack {
        TextField("a", text: .constant(""))
        TextField("go", text: .constant("")).submitLabel(.go)
        TextField("b", text: .constant(""))
      }
      .fieldNavigation())
    for (name, key, next) in [("a", .next, "go"), ("go", .go, nil), ("b", .done, nil)]
      as [(String, UIReturnKeyType, String?)]
    {
      try stage.tapField(name)
      #expect(stage.field(name)?.returnKeyType == key)
      stage.pressReturn()
      #expect(stage.focused == next)
    }
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

  private struct Pushing: View {
    @ObservedObject var model: Model
    @State private var isPresented = false

    var body: some View {
      NavigationStack {
        VStack {
          Two(model: model)
          NavigationLink("Push") { Text("pushed") }
          Button("Present") { isPresented = true }
        }
        .sheet(isPresented: $isPresented) { Button("Dismiss") { isPresented = false } }
      }
    }
  }

  @Test(
    "the bar, whenever SwiftUI sets its own accessory view", .fact("T4.20.36"),
    arguments: SystemBehavior.allCases)
  func takenBack(_ system: SystemBehavior) throws {
    try system.run {
      let model = Model()
      let stage = TagStage.settled(Pushing(model: model))
      let device = stage.device
      try stage.tapField("Name")
      let field = try #require(stage.field("Name"))
      let steps: [(String, () -> Void)] = [
        ("tap", {}), ("type", { stage.type("ab") }),
        ("update", { stage.run { model.isRed = true } }),
        ("reload", { stage.run { field.reloadInputViews() } }),
        (
          "background",
          {
            device.enterBackground()
            device.settle()
            device.enterForeground()
          }
        ),
        (
          "push",
          {
            stage.press("Push")
            stage.all(UIButton.self).first { $0.accessibilityIdentifier == "BackButton" }
              .map(stage.tap)
          }
        ),
        (
          "present",
          {
            stage.press("Present")
            stage.press("Dismiss")
          }
        ),
      ]
      for (name, step) in steps {
        step()
        device.settle()
        if !field.isFirstResponder { try stage.tapField("Name") }
        let bar = field.inputAccessoryView as? FieldBar
        #expect(bar?.window != nil && device.keyboard.cover.height > 336, "\(name)")
      }
    }
  }

  @Test(
    "a search field is no neighbour", .fact("T4.20.38"), arguments: SystemBehavior.allCases,
    [false, true])
  func search(_ system: SystemBehavior, isInTab: Bool) throws {
    try system.run {
      let form = NavigationStack {
        List {
          TextField("one", text: .constant(""))
          TextField("two", text: .constant(""))
        }
        .navigationTitle("T").searchable(text: .constant(""), prompt: "Find")
      }
      let (stage, chain) = try TagStage.reading { _ in
        if isInTab { TabView { form } } else { form }
      }
      try stage.tapField("two")
      stage.run { #expect(!chain.focusNext()) }
      #expect(stage.focused == "two")
    }
  }

  private struct Pages: View {
    @State private var page = 0

    var body: some View {
      TabView(selection: $page) {
        TextField("p0", text: .constant("")).tag(0)
        TextField("p1", text: .constant("")).tag(1)
      }
      .tabViewStyle(.page).fieldNavigation()
    }
  }

  @Test("what the field's submit action writes decides, if it runs before the modifier's")
  func ownSubmit() throws {
    struct Screen: View {
      @ObservedObject var focus: Focus
      var body: some View {
        VStack {
          TextField("a", text: .constant("")).responderTag($focus.name, equals: .first)
            .onSubmit { focus.name = .last }
          TextField("b", text: .constant("")).responderTag($focus.name, equals: .nowhere)
          TextField("c", text: .constant("")).responderTag($focus.name, equals: .last)
        }
        .fieldNavigation()
      }
    }
    try HeadlessChoices.with {
      $0.swiftUI.submitsOutermostFirst = false
    } run: {
      let focus = Focus()
      let stage = TagStage.settled(Screen(focus: focus))
      try stage.tapField("a")
      stage.pressReturn()
      #expect(stage.focused == "c" && focus.name == .last)
      stage.end()
    }
  }

  @Test("a move stays on the page", .fact("T4.20.37"))
  func pages() throws {
    let stage = TagStage.settled(Pages())
    try stage.tapField("p0")
    let pager = try #require(stage.list)
    let bar = stage.field("p0")?.inputAccessoryView as? FieldBar
    #expect(bar?.items?[1].isEnabled == false)
    stage.run { pager.focusNext() }
    #expect(stage.focused == "p0" && pager.contentOffset.x == 0)
    stage.device.drag(from: CGPoint(x: 350, y: 300), to: CGPoint(x: 40, y: 300), duration: 0.2)
    stage.device.settle()
    #expect(pager.contentOffset.x == pager.bounds.width)
    try stage.tapField("p1")
    stage.run { pager.focusPrevious() }
    #expect(stage.focused == "p1")
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
      #expect(field.returnKeyType == .done)
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
