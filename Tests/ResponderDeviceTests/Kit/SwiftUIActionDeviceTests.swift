import ResponderKit
import SwiftUI
import Testing
import UIKit

/// Tests handlers in SwiftUI against Apple's SwiftUI. A handler relies on the order of the
/// platform's views to know what is inside it, and adds views of its own.
@MainActor
@Suite("On a device: typed actions in SwiftUI", .leavesNothing)
struct SwiftUIActionDeviceTests {
  private struct Say: ResponderAction {
    typealias Responder = Never
    let word: String
  }

  private final class Log {
    var lines: [String] = []
  }

  private final class NamedView: UIView {
    var name = ""
  }

  private struct Named: UIViewRepresentable {
    let name: String
    func makeUIView(context: Context) -> NamedView { NamedView() }
    func updateUIView(_ view: NamedView, context: Context) { view.name = name }
  }

  private func boot(_ view: some View) async -> Device {
    let device = await Device.boot(root: UIHostingController(rootView: view))
    for _ in 0..<3 {
      await withCheckedContinuation { continuation in
        DispatchQueue.main.async { continuation.resume() }
      }
    }
    await device.settle()
    return device
  }

  private func all<V: UIView>(_ type: V.Type, in view: UIView) -> [V] {
    ((view as? V).map { [$0] } ?? []) + view.subviews.flatMap { all(type, in: $0) }
  }

  @Test("the innermost handler around the sender")
  func inside() async {
    let log = Log()
    func say(_ name: String) -> @MainActor (Say) -> Void {
      { log.lines.append("\(name): \($0.word)") }
    }
    let device = await boot(
      VStack {
        Named(name: "a").responderAction(Say.self, perform: say("own"))
        Named(name: "b")
        Group {
          Named(name: "c")
          Named(name: "d")
        }
        .responderAction(Say.self, perform: say("group"))
        ZStack {
          Named(name: "e").responderAction(Say.self, perform: say("below"))
          Named(name: "f")
        }
        Named(name: "g").clipped().opacity(0.5)
          .responderAction(Say.self, perform: say("clipped"))
        List {
          Section { ForEach(["h", "i"], id: \.self) { Named(name: $0).frame(height: 20) } }
            .responderAction(Say.self, perform: say("section"))
        }
      }
      .responderAction(Say.self, perform: say("all")))
    for view in all(NamedView.self, in: device.windows[0]).sorted(by: { $0.name < $1.name }) {
      view.execute(action: Say(word: view.name))
    }
    #expect(
      log.lines == [
        "own: a", "all: b", "group: c", "group: d", "below: e", "all: f", "clipped: g",
        "section: h", "section: i",
      ])
  }

  /// On Linux, bars do not collapse, so the two results are the same.
  @Test("a handler around a list leaves its large title")
  func largeTitle() async throws {
    func heights(_ list: some View) async throws -> [CGFloat] {
      let device = await boot(NavigationView { list.navigationTitle("Title") })
      let window = device.windows[0]
      let bar = try #require(all(UINavigationBar.self, in: window).first)
      let scrollView = try #require(
        all(UIScrollView.self, in: window).max { $0.contentSize.height < $1.contentSize.height })
      let before = bar.bounds.height
      await device.settle {
        scrollView.setContentOffset(CGPoint(x: 0, y: 300), animated: false)
      }
      return [before, bar.bounds.height]
    }
    func list() -> some View { List(0..<60, id: \.self) { Text("Row \($0)") } }
    let plain = try await heights(list())
    let handled = try await heights(list().responderAction(Say.self) { _ in })
    #expect(handled == plain)
  }
}
