import SwiftUI
import Testing

@MainActor
@Suite struct ContainerTests {
  @Test("A background stands right before its view in the hierarchy, an overlay right after (O)")
  func siblings() throws {
    let log = Log()
    let stage = Stage(
      VStack {
        TextField("a", text: .constant("")).overlay(LoggingView(log: log))
        TextField("b", text: .constant("")).background(LoggingView(log: log))
      })
    let hosting = try #require(stage.controller.view)
    let kinds = hosting.subviews.map { $0.subviews.first is UITextField ? "field" : "probe" }
    #expect(kinds == ["field", "probe", "probe", "field"])
    #expect(hosting.subviews[0].frame == hosting.subviews[1].frame)
  }

  @Test("A list makes the rows that show")
  func lazyList() {
    struct Row: View {
      let index: Int
      let log: Log
      var body: some View {
        log.add("\(index)")
        return Text("row \(index)")
      }
    }
    let log = Log()
    let stage = Stage(List { ForEach(0..<500) { Row(index: $0, log: log) } })
    stage.device.settle()
    #expect(Set(log.lines).count < 40)
    #expect(stage.all(UICollectionView.self).count == 1)
  }

  @Test("A lazy stack makes rows as they come near, and lets them go with their focus (O)")
  func lazyStack() throws {
    let stage = Stage(
      ScrollView {
        LazyVStack {
          ForEach(0..<200) { TextField("\($0)", text: .constant("")).frame(height: 44) }
        }
      })
    stage.device.settle()
    let made = stage.all(UITextField.self)
    #expect(made.count < 40)
    stage.turn { made[0].becomeFirstResponder() }
    #expect(made[0].isFirstResponder)
    let scroll = try #require(stage.all(UIScrollView.self).first)
    stage.turn { scroll.contentOffset.y = 4000 }
    stage.device.settle()
    #expect(!made[0].isFirstResponder)
    #expect(made[0].window == nil)
  }

  @Test("Return commits, and resigns unless the focus went elsewhere (O)")
  func commit() throws {
    var committed: [String] = []
    let stage = Stage(
      VStack {
        TextField("a", text: .constant("")) { committed.append("a") }
        TextField("b", text: .constant("")) { committed.append("b") }
      })
    let fields = stage.all(UITextField.self)
    stage.turn { fields[0].becomeFirstResponder() }
    stage.device.pressReturn()
    #expect(committed == ["a"])
    #expect(!fields[0].isFirstResponder)
  }

  @Test("Text goes into the binding and out of it")
  func binding() throws {
    struct Screen: View {
      @State private var text = ""
      var body: some View {
        VStack {
          TextField("a", text: $text)
          Text("<\(text)>")
          Button("clear") { text = "" }
        }
      }
    }
    let stage = Stage(Screen())
    let field = try #require(stage.all(UITextField.self).first)
    stage.turn { field.becomeFirstResponder() }
    stage.device.type("hey")
    #expect(stage.all(UILabel.self).first { $0.text?.hasPrefix("<") == true }?.text == "<hey>")
    let button = try #require(stage.all(UIControl.self).last)
    stage.turn { button.sendActions(for: .touchUpInside) }
    #expect(field.text == "")
  }

  @Test("A sheet swiped away writes its binding")
  func sheet() {
    let model = Model()
    struct Screen: View {
      @ObservedObject var model: Model
      var body: some View { Text("below").sheet(isPresented: $model.isOn) { Text("sheet") } }
    }
    let stage = Stage(Screen(model: model))
    stage.turn { model.isOn = true }
    stage.device.settle()
    #expect(stage.controller.presentedViewController != nil)
    stage.device.drag(
      from: CGPoint(x: 195, y: 120), to: CGPoint(x: 195, y: 800), duration: 0.2)
    stage.device.settle()
    #expect(stage.controller.presentedViewController == nil)
    #expect(!model.isOn)
  }

  @Test("A hosting controller that goes dismantles its views and keeps nothing")
  func teardown() {
    weak var controller: UIViewController?
    let log = Log()
    do {
      let stage = Stage(LoggingView(log: log))
      controller = stage.controller
      stage.turn { stage.window?.rootViewController = UIViewController() }
    }
    _ = Stage(EmptyView())
    #expect(controller == nil)
  }
}
