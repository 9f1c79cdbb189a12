import HeadlessDriver
import SwiftUI
import TestSupport
import Testing

@testable import ResponderKit

@MainActor
@Suite struct FlawTests {
  private struct Fields: View {
    var body: some View {
      VStack {
        TextField("a", text: .constant("")).responderTag("a")
        TextField("b", text: .constant("")).responderTag("b")
        StubbornField(name: "stays", ends: false).responderTag("stays")
        StubbornField(name: "never", begins: false).responderTag("never")
        TextField("untagged", text: .constant(""))
      }
    }
  }

  private func fields() throws -> (stage: TagStage, chain: ResponderChain) {
    var chain: ResponderChain?
    let stage = TagStage(chain: &chain) { _ in Fields() }
    return (stage, try #require(chain))
  }

  @Test(
    "tag and reality do not drift: an unknown tag takes no focus away", .flaw("2.4.1"),
    arguments: ["a", "untagged"])
  func unknown(name: String) throws {
    let (stage, chain) = try fields()
    stage.turn { stage.field(name)?.becomeFirstResponder() }
    let before = chain.firstResponder
    stage.turn { chain.firstResponder = "unknown" }
    #expect(stage.focused == name)
    #expect(chain.firstResponder == before)
  }

  @Test("a refusal is never published, and A to B never flickers through nil", .flaw("2.4.2"))
  func flicker() throws {
    let (stage, chain) = try fields()
    var values: [String] = []
    let token = chain.firstResponders.sink { values.append($0?.description ?? "nil") }
    stage.turn { chain.firstResponder = "a" }
    stage.turn { chain.firstResponder = "b" }
    stage.device.tap(try #require(stage.field("a")))
    stage.device.settle()
    stage.turn { chain.firstResponder = "never" }
    // The focus is lost where UIKit ends the old one before it asks the new one (C5.2).
    let keeps = HeadlessChoices.initial.focus.asksNewBeforeOldResigns
    let told = ["nil", "a", "b", "a"] + (keeps ? [] : ["nil"])
    #expect(values == told)
    stage.turn { chain.firstResponder = "stays" }
    stage.turn { chain.firstResponder = nil }
    stage.turn { chain.firstResponder = "a" }
    #expect(values == told + ["stays"])
    #expect(stage.focused == "stays")
    withExtendedLifetime(token) {}
  }

  @Test("nothing is swizzled: custom views, controllers and alerts are all seen", .flaw("2.4.3"))
  func everyResponder() throws {
    var found: ResponderChain?
    let stage = TagStage(chain: &found) { _ in
      VStack {
        CustomResponder().responderTag("view").frame(height: 50)
        CustomController().responderTag("controller").frame(height: 50)
      }
    }
    let chain = try #require(found)
    for tag in ["view", "controller"] {
      stage.turn { chain.firstResponder = .init(tag) }
      #expect(chain.firstResponder == tag)
    }
    #expect(stage.window?.firstResponderInside is CustomController.Controller)
    let alert = UIAlertController(title: "Name", message: nil, preferredStyle: .alert)
    alert.addTextField { $0.placeholder = "alert" }
    stage.turn { stage.controller.present(alert, animated: false) }
    stage.device.settle()
    stage.turn { alert.textFields?.first?.becomeFirstResponder() }
    #expect(chain.firstResponder == nil)
    stage.turn { alert.dismiss(animated: false) }
    stage.device.settle()
  }

  @Test("another window's focus is not mine, and takes nothing away", .flaw("2.4.4"))
  func windows() throws {
    let (stage, chain) = try fields()
    stage.turn { chain.firstResponder = "a" }
    let other = UIWindow(windowScene: stage.device.scene)
    let controller = UIHostingController(
      rootView: TextField("other", text: .constant("")).responderTag("other"))
    other.rootViewController = controller
    stage.turn { other.makeKeyAndVisible() }
    let otherChain = ResponderChain(forWindow: other)
    stage.turn { otherChain.firstResponder = "other" }
    #expect(otherChain.firstResponder == "other")
    #expect(chain.firstResponder == "a")
    stage.turn { otherChain.firstResponder = nil }
    #expect(chain.firstResponder == "a")
    #expect(stage.focused == "a")
    other.isHidden = true
  }

  @Test(
    "nothing is kept alive: chain, views and windows go, and so does what is known of them",
    .flaw("2.4.5"))
  func memory() throws {
    weak var chain: ResponderChain?
    weak var field: UITextField?
    do {
      let (stage, made) = try fields()
      stage.turn { made.firstResponder = "a" }
      (chain, field) = (made, stage.field("a"))
      #expect(field != nil)
      stage.end()
    }
    HeadlessTurn.run()
    #expect(chain == nil)
    #expect(field == nil)
    #expect(TagHub.shared.isEmpty)
  }

  @Test("one chain for a place, not one for each evaluation of a body", .flaw("2.4.6"))
  func oneChain() throws {
    struct Screen: View {
      @ObservedObject var model: Model
      let chains: (ResponderChain) -> Void
      var body: some View {
        VStack {
          Text("\(model.number)")
          Inner(chains: chains).withResponderChainForCurrentWindow()
        }
      }
    }
    struct Inner: View {
      @EnvironmentObject var chain: ResponderChain
      let chains: (ResponderChain) -> Void
      var body: some View {
        let _ = chains(chain)
        TextField("a", text: .constant("")).responderTag("a")
      }
    }
    var seen: [ObjectIdentifier] = []
    var chain: ResponderChain?
    let model = Model()
    let stage = TagStage(
      Screen(model: model) { found in
        seen.append(ObjectIdentifier(found))
        chain = found
      })
    stage.turn { chain?.firstResponder = "a" }
    for number in 1...3 { stage.turn { model.number = number } }
    #expect(Set(seen).count == 1)
    #expect(chain?.firstResponder == "a")
    #expect(chain?.availableResponders == ["a"])
  }

  @Test("views outside a window are not asked", .flaw("2.4.8"))
  func offHierarchy() throws {
    final class Asked: UIView {
      var questions = 0
      override var canBecomeFirstResponder: Bool {
        if window == nil { questions += 1 }
        return true
      }
    }
    struct Asking: UIViewRepresentable {
      let view: Asked
      func makeUIView(context: Context) -> Asked { view }
      func updateUIView(_ view: Asked, context: Context) {}
    }
    struct Screen: View {
      @ObservedObject var model: Model
      let view: Asked
      var body: some View {
        VStack {
          if !model.isOn { Asking(view: view).responderTag("x").frame(height: 40) }
        }
      }
    }
    let (model, view) = (Model(), Asked())
    var found: ResponderChain?
    let stage = TagStage(chain: &found) { chain in
      Screen(model: model, view: view).onAppear { chain.firstResponder = "x" }
    }
    let chain = try #require(found)
    #expect(view.isFirstResponder)
    stage.turn { model.isOn = true }
    stage.turn { chain.firstResponder = "x" }
    #expect(chain.availableResponders == [])
    #expect(view.questions == 0)
  }

  @Test("two turns and no more; no operator of ours reaches a client's AnyHashable", .flaw("2.4.9"))
  func retries() throws {
    let (stage, chain) = try fields()
    var turns = 0
    stage.turn {
      chain.firstResponder = "unknown"
      chain.afterRetrying { turns = HeadlessTurn.count }
      HeadlessTurn.startCounting()
    }
    #expect(turns <= 2)
    let client: AnyHashable? = "x"
    #expect(client == ("x" as AnyHashable))
  }

  @Test("duplicates: the later one has the focus, and the one before when it goes", .flaw("2.4.12"))
  func duplicates() throws {
    struct Screen: View {
      @ObservedObject var model: Model
      var body: some View {
        VStack {
          TextField("one", text: .constant("")).responderTag("same")
          if !model.isOn { TextField("two", text: .constant("")).responderTag("same") }
        }
      }
    }
    let model = Model()
    var found: ResponderChain?
    let stage = TagStage(chain: &found) { _ in Screen(model: model) }
    stage.turn { found?.firstResponder = "same" }
    #expect(stage.focused == "two")
    stage.turn { model.isOn = true }
    #expect(found?.firstResponder == nil)
    stage.turn { found?.firstResponder = "same" }
    #expect(stage.focused == "one")
  }
}
