import SwiftUI
import TestSupport
import Testing

@testable import ResponderKit

/// One smoke test for each rule of the tags, from a SwiftUI screen to the first responder and back.
/// The cases of the rules are in Core's tests.
@MainActor @Suite struct TagTests {
  struct Fields: View {
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

  func fields() throws -> (stage: TagStage, chain: ResponderChain) {
    return try TagStage.reading(settles: false) { _ in Fields() }
  }

  @Test("tags on fields, editors, views and controllers", .item("1.1"), .flaw("2.4.3"))
  func kinds() throws {
    let (stage, chain) = try TagStage.reading(settles: false) { _ in
      VStack {
        TextField("a", text: .constant("")).responderTag("a")
        VStack {
          Text("inside")
          TextField("b", text: .constant(""))
        }
        .responderTag("b")
        TextEditor(text: .constant("")).frame(height: 60).responderTag("editor")
        CustomResponder().frame(height: 30).responderTag("view")
        CustomController().frame(height: 30).responderTag("controller")
        Text("no field").responderTag("text")
      }
    }
    let rows: [(tag: String, isFocused: () -> Bool)] = [
      ("a", { stage.focused == "a" }), ("b", { stage.focused == "b" }),
      ("editor", { stage.firstResponder is TagStage.Editor }),
      ("view", { stage.firstResponder is CustomResponder.CustomView }),
      ("controller", { stage.firstResponder is CustomController.Controller }),
    ]
    for row in rows {
      stage.turn {
        chain.firstResponder = .init(row.tag)
        #expect(row.isFocused() && chain.firstResponder == .init(row.tag), "\(row.tag)")
      }
    }
    #expect(chain.availableResponders == ["a", "b", "editor", "view", "controller"])
  }

  @Test("published values: confirmed, and no nil between two tags", .flaw("2.4.1", "2.4.2"))
  func published() throws {
    let (stage, chain) = try fields()
    var values: [String] = []
    let token = chain.firstResponders.sink { values.append($0?.description ?? "nil") }
    stage.turn { chain.firstResponder = "a" }
    stage.turn { chain.firstResponder = "unknown" }
    #expect(stage.focused == "a")
    stage.turn { chain.firstResponder = "b" }
    try stage.tapField("a")
    stage.turn { chain.firstResponder = "never" }
    let told = ["nil", "a", "b", "a"] + (TagStage.keepsFocusOnRefusal ? [] : ["nil"])
    #expect(values == told)
    for tag in ["stays", nil, "a"] as [ResponderTag?] { stage.turn { chain.firstResponder = tag } }
    #expect(values == told + ["stays"] && stage.focused == "stays")
    withExtendedLifetime(token) {}
  }

  @Test("a value that follows the user; nil ends editing, tagged or not", .item("1.6", "1.7"))
  func following() throws {
    let (stage, chain) = try fields()
    for (name, tag) in [("a", "a"), ("b", "b"), ("untagged", nil), ("a", "a")] {
      try stage.tapField(name)
      #expect(stage.focused == name && chain.firstResponder == tag)
    }
    for name in ["a", "untagged"] {
      stage.focus(name)
      stage.turn { chain.firstResponder = nil }
      #expect(stage.focused == nil && chain.firstResponder == nil)
    }
  }

  @Test("available tags: enabled views that are there", .item("1.9"))
  func available() throws {
    let model = Model()
    let (stage, chain) = try TagStage.reading(settles: false) { _ in
      Observing(model) { model in
        VStack {
          TextField("a", text: .constant("")).responderTag("a")
          TextField("b", text: .constant("")).responderTag("b").disabled(model.isOn)
          if model.number == 0 { TextField("c", text: .constant("")).responderTag("c") }
        }
      }
    }
    for (isOn, number, tags) in [(false, 0, "abc"), (true, 0, "ac"), (false, 1, "ab")] {
      stage.turn { (model.isOn, model.number) = (isOn, number) }
      #expect(Set(chain.availableResponders.map { "\($0)" }) == Set(tags.map { "\($0)" }))
    }
  }

  @Test("changes reach onChange, onReceive and the body", .item("1.10"))
  func observable() throws {
    struct Screen: View {
      @ObservedObject var chain: ResponderChain
      @ObservedObject var model: Model
      let log: (String) -> Void
      var body: some View {
        VStack {
          Text("\(chain.firstResponder?.description ?? "-") of \(chain.availableResponders.count)")
          TextField("a", text: .constant("")).responderTag("a")
          if model.isOn { TextField("b", text: .constant("")).responderTag("b") }
        }
        .onChange(of: chain.firstResponder) { log("change \($0?.description ?? "-")") }
        .onReceive(chain.firstResponders) { log("value \($0?.description ?? "-")") }
      }
    }
    var lines: [String] = []
    let model = Model()
    let (stage, chain) = try TagStage.reading(settles: false) { chain in
      Screen(chain: chain, model: model) { lines.append($0) }
    }
    stage.turn()
    #expect(stage.texts == ["- of 1"])
    stage.turn { model.isOn = true }
    stage.turn()
    #expect(stage.texts == ["- of 2"])
    stage.turn { chain.firstResponder = "b" }
    #expect(stage.texts == ["b of 2"])
    stage.turn { chain.firstResponder = nil }
    stage.turn()
    #expect(stage.texts == ["- of 2"])
    #expect(lines.filter { $0.hasPrefix("change") } == ["change b", "change -"])
    #expect(lines.contains("value b"))
  }

  @Test("the former value while a chain announces a change")
  func former() throws {
    let (stage, chain) = try fields()
    var values: [String] = []
    let token = chain.objectWillChange.sink {
      values.append(chain.firstResponder?.description ?? "nil")
    }
    for tag in ["a", "b", nil] as [ResponderTag?] { stage.turn { chain.firstResponder = tag } }
    #expect(values == ["nil", "a", "b"] && chain.firstResponder == nil)
    withExtendedLifetime(token) {}
  }

  @Test("tags compare with literals and any hashable value", .item("1.21"), .flaw("2.4.9"))
  func literals() throws {
    let (stage, chain) = try TagStage.reading(settles: false) { _ in
      VStack {
        TextField("s", text: .constant("")).responderTag("x")
        TextField("i", text: .constant("")).responderTag(5)
        TextField("e", text: .constant("")).responderTag(Name.first)
      }
    }
    stage.turn { chain.firstResponder = "x" }
    #expect(chain.firstResponder == "x" && chain.firstResponder != "y")
    stage.turn { chain.firstResponder = 5 }
    #expect(chain.firstResponder == 5 && chain.firstResponder != "5")
    stage.turn { chain.firstResponder = Name.first }
    #expect(chain.firstResponder == Name.first && chain.firstResponder != Name.last)
    let erased: AnyHashable? = chain.firstResponder
    #expect(stage.focused == "e" && erased == AnyHashable(Name.first))
    let tag: ResponderTag = try #require(chain.firstResponder)
    #expect(tag.value(as: Name.self) == .first && tag.value(as: String.self) == nil)
    #expect(chain.isAvailable(tag) && chain.isAvailable(Name.first) && chain.isAvailable("x"))
    #expect(!chain.isAvailable(Name.last) && !chain.isAvailable(ResponderTag(Name.last)))
    switch chain.firstResponder {
    case nil, "x", 5: Issue.record("another tag")
    default: break
    }
    // None of the package's operators reaches the AnyHashable of a client.
    let client: AnyHashable? = "x"
    #expect(client == ("x" as AnyHashable))
  }

  @Test("a wait of half a second, and blocks that run after it", .item("1.12", "1.13"))
  func waiting() throws {
    let (stage, chain) = try fields()
    var lines: [String] = []
    stage.turn {
      chain.firstResponder = "a"
      chain.afterRetrying { lines.append("at once") }
      lines.append("then")
    }
    stage.turn {
      chain.firstResponder = "nobody"
      chain.afterRetrying { lines.append("gave up \(chain.firstResponder?.description ?? "-")") }
    }
    stage.advance(by: 0.4)
    #expect(chain.isRetrying && lines == ["at once", "then"])
    stage.advance(by: 0.15)
    #expect(!chain.isRetrying && lines.last == "gave up a")
    #expect(ResponderLog.reported.contains("tags.unknown.\"nobody\""))
    // No request is waiting any more, so the loop runs no turns.
    stage.settle()
    let turns = stage.turnCount
    stage.advance(by: 60)
    #expect(stage.turnCount == turns)
  }

  @Test("a request that is made as a turn ends")
  func askedAtTurnEnd() throws {
    let (stage, chain) = try fields()
    stage.settle()
    var isDecided = false
    stage.turn {
      TurnClock.shared.atTurnEnd {
        chain.firstResponder = "nobody"
        chain.afterRetrying { isDecided = true }
      }
    }
    #expect(!isDecided)
    stage.advance(by: 0.6)
    #expect(isDecided && chain.firstResponder == nil)
  }

  @Test("a chain that ends runs the blocks that wait")
  func ends() throws {
    var found: ResponderChain?
    let stage = TagStage(chain: &found) { _ in
      TextField("b", text: .constant("")).responderTag("b")
    }
    var isRun = false
    stage.turn {
      found?.firstResponder = "never"
      found?.afterRetrying { isRun = true }
    }
    #expect(!isRun)
    found = nil
    stage.end()
    #expect(isRun)
  }

  @Test("windows of their own values", .item("1.20"), .flaw("2.4.4"))
  func windows() throws {
    let (stage, chain) = try fields()
    stage.turn { chain.firstResponder = "a" }
    let other = stage.show(TextField("other", text: .constant("")).responderTag("other"))
    let otherChain = ResponderChain(forWindow: other)
    stage.turn { otherChain.firstResponder = "other" }
    #expect(otherChain.firstResponder == "other" && chain.firstResponder == "a")
    stage.turn { otherChain.firstResponder = nil }
    #expect(chain.firstResponder == "a" && stage.focused == "a")
    stage.close(other)
  }

  @Test("readers inside one another: merged tags", .item("1.17"))
  func readers() throws {
    let inner = Caught()
    let (stage, around) = try TagStage.reading(settles: false) { _ in
      VStack {
        TextField("a", text: .constant("")).responderTag("a")
        reader(inner) {
          TextField("b", text: .constant("")).responderTag("b")
        }
      }
    }
    let own = try #require(inner.chain)
    #expect(own.availableResponders == ["b"] && around.availableResponders == ["a", "b"])
    stage.turn { around.firstResponder = "b" }
    #expect(stage.focused == "b" && own.firstResponder == "b")
    stage.turn { around.firstResponder = "a" }
    #expect(own.firstResponder == nil)
  }

  @Test("nothing is kept alive", .flaw("2.4.5"))
  func memory() throws {
    weak var chain: ResponderChain?
    weak var field: TagStage.Field?
    do {
      let (stage, made) = try fields()
      stage.turn { made.firstResponder = "a" }
      (chain, field) = (made, stage.field("a"))
      #expect(field != nil)
      stage.end()
    }
    TagStage.rest()
    #expect(chain == nil && field == nil && TagAdapter.shared.isEmpty)
  }

  @Test("one chain for a place, not for each evaluation of a body", .flaw("2.4.6"))
  func oneChain() throws {
    struct Inner: View {
      @EnvironmentObject var chain: ResponderChain
      let chains: (ResponderChain) -> Void
      var body: some View {
        let _ = chains(chain)
        TextField("a", text: .constant("")).responderTag("a")
      }
    }
    var seen: [ResponderChain] = []
    let model = Model()
    let stage = TagStage(
      Observing(model) { model in
        VStack {
          Text("\(model.number)")
          Inner { seen.append($0) }.withResponderChainForCurrentWindow()
        }
      })
    stage.turn { seen.last?.firstResponder = "a" }
    for number in 1...3 { stage.turn { model.number = number } }
    #expect(Set(seen.map(ObjectIdentifier.init)).count == 1)
    #expect(seen.last?.firstResponder == "a" && seen.last?.availableResponders == ["a"])
  }

  @Test("the example of the ResponderChain library", .item("1.22"), arguments: [true, false])
  func libraryExample(isEnvironmentObject: Bool) async throws {
    let stage =
      isEnvironmentObject
      ? TagStage(ResponderChainExample().withResponderChainEnvironmentObject())
      : TagStage(ResponderChainExample().withResponderChainForCurrentWindow())
    await drainMainQueue()
    stage.settle()
    let steps: [(act: () -> Void, field: String?)] = [
      ({}, "0"), ({ stage.pressReturn() }, "1"), ({ stage.press("Select 2") }, "2"),
      ({ stage.press("Select Nothing") }, nil),
      ({ stage.makeWindowChain().firstResponder = "1" }, "1"),
    ]
    for (act, field) in steps {
      act()
      stage.settle()
      #expect(stage.focused == field)
      #expect(stage.texts.contains("Selected field: \(field ?? "Nothing selected")"))
    }
  }
}
