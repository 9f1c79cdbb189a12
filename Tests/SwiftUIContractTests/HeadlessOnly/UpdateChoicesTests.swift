import SwiftUI
import TestSupport
import Testing

/// Tests the choices for whether an update overwrites an inset, and for when a probe appears.
@MainActor
@Suite struct UpdateChoicesTests {
  private struct Rows: View {
    @ObservedObject var model: Model
    let isList: Bool

    var body: some View {
      if isList {
        List { rows }
      } else {
        ScrollView { VStack { rows } }
      }
    }

    private var rows: some View {
      ForEach(0..<60) { Text("row \($0), \(model.number)").frame(height: 44) }
    }
  }

  @Test(
    "an inset from outside stays, or goes with the next update", .fact("T4.20.8"),
    arguments: [false, true], [SwiftUIChoices.Insets.left, .writtenAgain])
  func insets(isList: Bool, choice: SwiftUIChoices.Insets) throws {
    try HeadlessChoices.with {
      $0.swiftUI.insets = choice
    } run: {
      let model = Model()
      let stage = Stage(Rows(model: model, isList: isList))
      stage.device.settle()
      let scrollView = try #require(stage.all(UIScrollView.self).first)
      stage.turn { scrollView.contentInset.bottom = 120 }
      stage.device.settle()
      #expect(scrollView.contentInset.bottom == 120)
      let adjusted = scrollView.adjustedContentInset.bottom
      stage.turn { model.number = 1 }
      stage.device.settle()
      let stays = choice == .left
      #expect(scrollView.contentInset.bottom == (stays ? 120 : 0))
      #expect(scrollView.adjustedContentInset.bottom == adjusted - (stays ? 0 : 120))
    }
  }

  @Test(
    "containers around a platform view that ignores events", .fact("T4.20.50"), arguments: 0...2)
  func eventContainers(count: Int) {
    HeadlessChoices.with {
      $0.swiftUI.eventContainers = count
    } run: {
      let noting = Noting(log: Log(), name: "view")
      let stage = Stage(
        VStack {
          noting
          noting.allowsHitTesting(false)
        })
      stage.device.settle()
      let views = stage.all(NotingView.self)
      let depths = views.map { view in
        Array(sequence(first: view as UIView, next: \.superview)).count
      }
      #expect(depths[1] - depths[0] == count)
      #expect(views[0].frame.size == views[1].frame.size)
      let taken = views.map { view in
        stage.device.windows[0].hitTest(view.convert(CGPoint(x: 1, y: 1), to: nil), with: nil)
      }
      #expect(taken[0] === views[0] && taken[1] !== views[1])
    }
  }

  @Test(
    "a probe appears with its view, or a pass earlier", .fact("T4.20.23"),
    arguments: [SwiftUIChoices.Probes.withTheirViews, .first], [false, true])
  func probes(choice: SwiftUIChoices.Probes, isBehind: Bool) {
    HeadlessChoices.with {
      $0.swiftUI.probes = choice
    } run: {
      let log = Log()
      let (view, probe) = (Noting(log: log, name: "view"), Noting(log: log, name: "probe"))
      let stage = Stage(
        VStack {
          Text("x")
          if isBehind { view.background(probe) } else { view.overlay(probe) }
        })
      stage.device.settle()
      let isFirst = choice == .first || isBehind
      #expect(log.lines == (isFirst ? ["probe", "view"] : ["view", "probe"]))
      let views = stage.all(NotingView.self)
      #expect(views.map(\.name) == (isBehind ? ["probe", "view"] : ["view", "probe"]))
      #expect(views.allSatisfy { $0.wasLaidOutAlone == (choice == .first && $0.name == "probe") })
    }
  }

  private final class NotingView: UIView {
    var name = ""
    var log: Log?
    /// Whether SwiftUI laid this view out before it added the other one.
    var wasLaidOutAlone = false

    override func didMoveToWindow() {
      super.didMoveToWindow()
      if window != nil { log?.add(name) }
    }

    override func layoutSubviews() {
      super.layoutSubviews()
      if log?.lines.count == 1 { wasLaidOutAlone = true }
    }
  }

  private struct Noting: UIViewRepresentable {
    let log: Log
    let name: String

    func makeUIView(context: Context) -> NotingView {
      let view = NotingView()
      (view.log, view.name) = (log, name)
      return view
    }

    func updateUIView(_ view: NotingView, context: Context) {}
  }
}
