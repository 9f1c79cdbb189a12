import SwiftUI
import TestSupport
import Testing
import UIKit

@testable import ResponderKit

@MainActor @Suite struct CostTests {
  @Test("no turns after the last tag and the last chain")
  func sleeps() {
    TagStage.rest()
    #expect(KeyboardMonitor.shared.state.placement == .hidden)
    let before = TurnClock.shared.clientCount
    for _ in 0..<2 {
      var found: ResponderChain?
      let stage = TagStage(chain: &found) { _ in
        TextField("a", text: .constant("")).responderTag("a")
      }
      stage.run { found?.firstResponder = "a" }
      // The hub, and the monitor as long as a keyboard is docked.
      #expect(TurnClock.shared.clientCount == before + 2)
      found = nil
      stage.end()
      #expect(TagAdapter.shared.isEmpty && TurnClock.shared.clientCount == before)
    }
  }

  private class Editor: UIView {
    override var canBecomeFirstResponder: Bool { true }
  }

  /// A view whose class counts how often UIKit or the package reads `next`.
  private final class Station: Editor {
    static var walks = 0
    override var next: UIResponder? {
      Self.walks += 1
      return super.next
    }
  }

  private struct Box: UIViewRepresentable {
    let inner: UIView
    func makeUIView(context: Context) -> UIView {
      let view = Station()
      view.addSubview(inner)
      return view
    }
    func updateUIView(_ view: UIView, context: Context) {}
  }

  @Test("without a first responder: few actions, and no walk")
  func quiet() throws {
    // The package registers the method when it first asks for the first responder.
    _ = UIResponder.current
    let name = Selector("rk_noteFirstResponder:")
    let method = try #require(class_getInstanceMethod(UIResponder.self, name))
    let original = method_getImplementation(method)
    defer { _ = method_setImplementation(method, original) }
    var sent = 0
    let counting: @MainActor (AnyObject, Any?) -> Void = { receiver, sender in
      sent += 1
      original.call(receiver, name, sender)
    }
    _ = method_setImplementation(method, imp_implementationWithBlock(counting))
    // Other code in this process, such as the entry in FLEX's menu, also asks UIKit for the first
    // responder. In ten turns, tags may add one such request at most.
    let bare = TagStage(TextField("a", text: .constant("")))
    bare.device.settle()
    sent = 0
    for _ in 0..<10 { bare.turn() }
    let others = sent
    bare.end()
    let inner = Editor(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    let (stage, chain) = try TagStage.reading { _ in
      VStack {
        TextField("a", text: .constant("")).responderTag("a")
        Box(inner: inner).frame(width: 200, height: 100).responderTag("box")
      }
    }
    (sent, Station.walks) = (0, 0)
    for _ in 0..<10 { stage.turn() }
    #expect(sent <= others + 1)
    #expect(Station.walks == 0)
    // The tags nevertheless notice a new first responder, by UIKit's notifications or a quarter of
    // a second later.
    stage.device.tap(try #require(stage.field("a")))
    #expect(chain.firstResponder == "a")
    stage.turn { _ = UIResponder.resignCurrent() }
    stage.turn()
    #expect(chain.firstResponder == nil)
    stage.turn { _ = inner.becomeFirstResponder() }
    stage.device.advance(by: 0.26)
    #expect(chain.firstResponder == "box")
    stage.turn { _ = inner.resignFirstResponder() }
    // The station around the view can become first responder, so it has received the focus.
    stage.run { _ = UIResponder.resignCurrent() }
    #expect(UIResponder.current == nil)
    sent = 0
    for _ in 0..<10 { stage.turn() }
    #expect(sent <= others + 1)
    stage.device.settle()
    sent = 0
    stage.device.advance(by: 10)
    #expect(sent == 0)
  }

  @Test("requests leave nothing behind", .enabled(if: HeapInUse.isKnown))
  func requests() throws {
    let (stage, chain) = try TagStage.reading { _ in
      TextField("a", text: .constant("")).responderTag("a")
    }
    func grown() throws -> Int {
      let before = try #require(HeapInUse.bytes)
      for _ in 0..<2_000 { chain.firstResponder = nil }
      return try #require(HeapInUse.bytes) - before
    }
    _ = try grown()
    let bytes = try grown()
    #expect(bytes < 100_000)
    stage.end()
  }
}
