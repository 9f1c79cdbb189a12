import SwiftUI
import TestSupport
import Testing

/// Tests when an observable object may publish that it changes (T4.20.25).
@MainActor
@Suite struct PublishingTests {
  private final class Publishing: UIView {
    var onWindow: () -> Void = {}

    override func didMoveToWindow() {
      super.didMoveToWindow()
      if window != nil { onWindow() }
    }
  }

  enum Moment: CaseIterable {
    case body, make, update, dismantle, window
    case onAppear, onChange, tap, runLoop

    /// Whether SwiftUI warns, because the change is published inside an update.
    var isWarned: Bool {
      switch self {
      case .body, .make, .update, .dismantle, .window: true
      case .onAppear, .onChange, .tap, .runLoop: false
      }
    }
  }

  private struct Representable: UIViewRepresentable {
    @ObservedObject var model: Model
    let moment: Moment
    let value: Int

    func makeCoordinator() -> () -> Void {
      moment == .dismantle ? { model.number += 1 } : {}
    }

    func makeUIView(context: Context) -> Publishing {
      let view = Publishing()
      if moment == .make { model.number += 1 }
      if moment == .window { view.onWindow = { [model] in model.number += 1 } }
      return view
    }

    func updateUIView(_ view: Publishing, context: Context) {
      if moment == .update, value == 1, model.number == 0 { model.number += 1 }
    }

    static func dismantleUIView(_ view: Publishing, coordinator: () -> Void) { coordinator() }
  }

  private struct Screen: View {
    @ObservedObject var model: Model
    @ObservedObject var other: Model
    let moment: Moment

    var body: some View {
      if moment == .body, other.isOn, model.number == 0 { model.number += 1 }
      return VStack {
        Text("\(model.number)")
        if moment == .dismantle ? !other.isOn : other.isOn {
          Representable(model: model, moment: moment, value: other.number)
        }
        if moment == .onAppear, other.isOn { Text("x").onAppear { model.number += 1 } }
        Button("more") { model.number += 1 }
      }
      .onChange(of: other.isOn) { _ in if moment == .onChange { model.number += 1 } }
    }
  }

  @Test(
    "publishing warns inside an update only, and always takes effect",
    .fact("T4.20.25"),
    arguments: Moment.allCases)
  func publishing(_ moment: Moment) throws {
    let (model, other) = (Model(), Model())
    let stage = Stage(Screen(model: model, other: other, moment: moment))
    stage.device.settle()
    var warnings = 0
    RuntimeWarning.onWarning = { _ in warnings += 1 }
    defer { RuntimeWarning.onWarning = Stage.recordWarning }
    switch moment {
    case .tap:
      let button = try #require(stage.all(UIControl.self).first)
      stage.turn { button.sendActions(for: .touchUpInside) }
    case .runLoop:
      stage.turn { model.number += 1 }
    default:
      stage.turn {
        other.number = 1
        other.isOn = true
      }
    }
    stage.device.settle()
    #expect((warnings > 0) == moment.isWarned, "\(warnings)")
    #expect(model.number == 1)
    #expect(stage.all(UILabel.self).first?.text == "1")
  }
}
