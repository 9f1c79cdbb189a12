import Combine
import ResponderKit
import SwiftUI
import Testing
import UIKit

/// Tests SwiftUI fields with tags: the field on which the app puts the focus becomes UIKit's first
/// responder.
@MainActor
@Suite("On a device: SwiftUI tags", .leavesNothing)
struct TagDeviceTests {
  private enum Name: Hashable {
    case first, last
  }

  @MainActor
  private final class Focus: ObservableObject {
    @Published var name: Name? {
      didSet { history.append(name) }
    }
    private(set) var history: [Name?] = []
  }

  private struct Tagged: View {
    var body: some View {
      VStack(spacing: 20) {
        TextField("a", text: .constant("")).responderTag("a")
        TextField("b", text: .constant("")).responderTag("b")
        TextField("untagged", text: .constant(""))
      }
      .padding(.top, 80)
      .frame(maxHeight: .infinity, alignment: .top)
    }
  }

  private struct Bound: View {
    @ObservedObject var focus: Focus

    var body: some View {
      VStack(spacing: 20) {
        TextField("first", text: .constant("")).responderTag($focus.name, equals: .first)
        TextField("last", text: .constant("")).responderTag($focus.name, equals: .last)
      }
    }
  }

  private func boot(_ view: some View) async -> Device {
    let device = await Device.boot(root: UIHostingController(rootView: view))
    await rest(device)
    return device
  }

  /// Waits until SwiftUI has updated its views, which it does on the main queue.
  private func rest(_ device: Device) async {
    for _ in 0..<3 {
      await withCheckedContinuation { continuation in
        DispatchQueue.main.async { continuation.resume() }
      }
    }
    await device.settle()
  }

  /// The placeholder of the field that is in fact first responder.
  private var focused: String? { (UIResponder.current as? UITextField)?.placeholder }

  private func field(_ placeholder: String, in view: UIView) -> UITextField? {
    if let field = view as? UITextField, field.placeholder == placeholder { return field }
    return view.subviews.lazy.compactMap { self.field(placeholder, in: $0) }.first
  }

  @Test("writing a tag focuses its view without a gap")
  func write() async {
    let device = await boot(Tagged().withResponderChainEnvironmentObject())
    let chain = ResponderChain(forWindow: device.windows[0])
    var seen: [ResponderTag?] = []
    let subscription = chain.firstResponders.sink { seen.append($0) }
    defer { subscription.cancel() }
    await device.perform { chain.firstResponder = "a" }
    await rest(device)
    #expect(focused == "a" && chain.firstResponder == "a")
    await device.perform { chain.firstResponder = "b" }
    await rest(device)
    #expect(focused == "b" && chain.firstResponder == "b")
    #expect(seen.drop { $0 == nil } == ["a", "b"])
    await device.perform { chain.firstResponder = nil }
    await rest(device)
    #expect(focused == nil && chain.firstResponder == nil)
  }

  @Test("a tap publishes the field's tag, or nil", .needs(.hands))
  func tap() async throws {
    let device = await boot(Tagged().withResponderChainEnvironmentObject())
    let chain = ResponderChain(forWindow: device.windows[0])
    await device.tap(try #require(field("b", in: device.windows[0])))
    await rest(device)
    #expect(focused == "b" && chain.firstResponder == "b")
    await device.tap(try #require(field("untagged", in: device.windows[0])))
    await rest(device)
    #expect(focused == "untagged" && chain.firstResponder == nil)
  }

  @Test("a binding moves the focus and follows it; nil takes it away")
  func binding() async {
    let focus = Focus()
    let device = await boot(Bound(focus: focus))
    await device.perform { focus.name = .first }
    await rest(device)
    #expect(focused == "first")
    await device.perform { focus.name = .last }
    await rest(device)
    #expect(focused == "last")
    #expect(focus.history == [.first, .last])
    await device.perform { focus.name = nil }
    await rest(device)
    #expect(focused == nil && focus.name == nil)
  }
}
