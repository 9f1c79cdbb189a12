import SwiftUI
import Testing

@MainActor
@Suite struct StateTests {
  private struct Counter: View {
    @State private var count = 0
    var body: some View {
      VStack {
        Text("count \(count)")
        Button("more") { count += 1 }
      }
    }
  }

  @MainActor private final class Owned: ObservableObject {
    static var made = 0
    @Published var text = "owned"

    init() {
      Self.made += 1
    }
  }

  private struct Parent: View {
    @ObservedObject var model: Model
    var body: some View {
      VStack {
        Text("parent \(model.number)")
        Counter()
        Child(number: model.number)
      }
    }
  }

  private struct Child: View {
    @StateObject private var owned = Owned()
    let number: Int
    var body: some View { Text("\(owned.text) \(number)") }
  }

  @Test("State and StateObject outlive new values of their view")
  func life() throws {
    let model = Model()
    Owned.made = 0
    let stage = Stage(Parent(model: model))
    let button = try #require(stage.all(UIControl.self).first)
    stage.turn { button.sendActions(for: .touchUpInside) }
    stage.turn { model.number = 5 }
    let texts = stage.all(UILabel.self).compactMap(\.text)
    #expect(texts == ["parent 5", "count 1", "more", "owned 5"])
    #expect(Owned.made == 1)
  }

  @Test("Views of a collection keep their state by id")
  func collection() {
    struct Row: View {
      let name: String
      let log: Log
      var body: some View { LoggingView(log: log).onAppear { log.add("appear \(name)") } }
    }
    struct Rows: View {
      @ObservedObject var model: Model
      let log: Log
      var body: some View {
        VStack { ForEach(model.names, id: \.self) { Row(name: $0, log: log) } }
      }
    }
    let (log, model) = (Log(), Model())
    model.names = ["a", "b"]
    let stage = Stage(Rows(model: model, log: log))
    _ = log.take()
    stage.turn { model.names = ["b", "c"] }
    #expect(log.lines.filter { $0.hasPrefix("appear") } == ["appear c"])
    #expect(log.lines.filter { $0 == "coordinator" }.count == 1)
  }

  @Test("Environment values and objects reach views, sheets and rows")
  func environment() throws {
    struct Reader: View {
      @EnvironmentObject var model: Model
      @Environment(\.isEnabled) var isEnabled
      var body: some View { Text("\(model.number) \(isEnabled ? "on" : "off")") }
    }
    struct Screen: View {
      @ObservedObject var model: Model
      var body: some View {
        VStack {
          Reader()
          List { Reader() }
        }
        .sheet(isPresented: $model.isOn) { Reader() }
        .disabled(true)
        .environmentObject(model)
      }
    }
    let model = Model()
    let stage = Stage(Screen(model: model))
    stage.device.settle()
    #expect(stage.all(UILabel.self).compactMap(\.text) == ["0 off", "0 off"])
    stage.turn { model.isOn = true }
    stage.device.settle()
    stage.turn { model.number = 7 }
    stage.device.settle()
    #expect(stage.all(UILabel.self).compactMap(\.text) == ["7 off", "7 off", "7 off"])
  }
}
