import HeadlessDriver
import SwiftUI
import Testing
import UIKit

@testable import ResponderKit

/// Tests which views SwiftUI evaluates again when tags appear and disappear, as with every row that
/// scrolls in or out.
@MainActor
@Suite struct TagTrafficTests {
  @MainActor
  private final class Counter {
    var content = 0
    var reading = 0

    func countContent() { content += 1 }
    func countReading() { reading += 1 }
  }

  /// Rows that SwiftUI makes when they come near the visible area, and releases when they have left
  /// it.
  private struct Rows: View {
    let isList: Bool

    var body: some View {
      if isList {
        List { rows }
      } else {
        ScrollView { LazyVStack { rows } }
      }
    }

    private var rows: some View {
      ForEach(0..<80, id: \.self) { row in
        TextField("\(row)", text: .constant("")).frame(height: 44).responderTag(row)
      }
    }
  }

  private func scroll(_ stage: TagStage) throws {
    let list = try #require(stage.all(UIScrollView.self).first { !($0 is UITextView) })
    for _ in 0..<100 {
      stage.turn { list.contentOffset.y += 20 }
      stage.turn()
    }
    stage.device.settle()
  }

  @Test(
    "scrolling tagged rows evaluates no content that reads the first responder alone",
    arguments: [true, false])
  func scrolling(isList: Bool) throws {
    let counter = Counter()
    var found: ResponderChain?
    let stage = TagStage(chain: &found) { chain in
      let _ = counter.countContent()
      VStack {
        Text(chain.firstResponder?.description ?? "-")
        Rows(isList: isList)
      }
    }
    let chain = try #require(found)
    stage.device.settle()
    counter.content = 0
    try scroll(stage)
    #expect(counter.content == 0)
    // Tags did appear and disappear, and the chain lists the tags that exist now.
    let available = chain.availableResponders.compactMap { $0.base as? Int }
    #expect(available.count > 5 && available.min().map { $0 > 10 } == true)
    stage.turn { chain.firstResponder = available.min().map { ResponderTag($0) } }
    #expect(counter.content > 0 && stage.texts.contains("\(available.min() ?? 0)"))
  }

  private struct Reading: View {
    @ObservedObject var chain: ResponderChain
    let counter: Counter

    var body: some View {
      let _ = counter.countReading()
      Text("\(chain.availableResponders.count) tags")
    }
  }

  private struct Screen: View {
    @ObservedObject var model: Model

    var body: some View {
      VStack {
        TextField("a", text: .constant("")).responderTag("a")
        if model.isOn { TextField("b", text: .constant("")).responderTag("b") }
      }
    }
  }

  @Test(
    "a body that reads the tags follows them: in a content, and in a view that observes the chain")
  func following() throws {
    let (counter, model) = (Counter(), Model())
    let stage = TagStage(
      ResponderChainReader { chain in
        VStack {
          Text("\(chain.availableResponders.count) in the content")
          Reading(chain: chain, counter: counter)
          Screen(model: model)
        }
      })
    for isOn in [false, true, false, true] {
      stage.turn { model.isOn = isOn }
      stage.turn()
      let count = isOn ? 2 : 1
      #expect(stage.texts.prefix(2) == ["\(count) in the content", "\(count) tags"])
    }
    // At rest, SwiftUI does not evaluate the view repeatedly. Each evaluation reads the tags again,
    // so it could cause the next one.
    stage.device.settle()
    counter.reading = 0
    for _ in 0..<10 { stage.turn() }
    #expect(counter.reading == 0)
  }

  @Test("a read of the tags is followed by one notification, of their next change")
  func onceForEachRead() throws {
    let model = Model()
    var found: ResponderChain?
    let stage = TagStage(chain: &found) { _ in Screen(model: model) }
    let chain = try #require(found)
    stage.device.settle()
    var published = 0
    let token = chain.objectWillChange.sink { published += 1 }
    for _ in 0..<2 {
      published = 0
      #expect(chain.isAvailable("a"))
      for isOn in [true, false] {
        stage.turn { model.isOn = isOn }
        stage.device.settle()
        #expect(published == 1)
      }
    }
    token.cancel()
  }

  @Test("a view that follows the sets of tags is told of them, and nothing else is evaluated")
  func sets() throws {
    struct Count: View {
      let chain: ResponderChain
      @State private var count = 0

      var body: some View {
        Text("\(count) tags").onReceive(chain.availableResponderSets) { tags in
          count = tags.count
        }
      }
    }
    let (counter, model) = (Counter(), Model())
    let stage = TagStage(
      ResponderChainReader { chain in
        let _ = counter.countContent()
        VStack {
          Count(chain: chain)
          Screen(model: model)
        }
      })
    stage.turn()
    #expect(stage.texts == ["1 tags"])
    counter.content = 0
    for isOn in [true, false, true] {
      stage.turn { model.isOn = isOn }
      stage.turn()
      #expect(stage.texts == [isOn ? "2 tags" : "1 tags"])
    }
    #expect(counter.content == 0)
  }

  /// A view that cannot take the focus, and counts how often it is asked.
  private final class Asked: UIView {
    var questions = 0
    override var canBecomeFirstResponder: Bool {
      questions += 1
      return false
    }
  }

  private struct Asking: UIViewRepresentable {
    let view: Asked
    func makeUIView(context: Context) -> Asked { view }
    func updateUIView(_ view: Asked, context: Context) {}
  }

  @Test("reading the tags looks for no view and publishes nothing; a request asks no other view")
  func pure() throws {
    let view = Asked()
    var found: ResponderChain?
    let stage = TagStage(chain: &found) { _ in
      VStack {
        TextField("a", text: .constant("")).responderTag("a")
        Asking(view: view).responderTag("asked").frame(height: 40)
      }
    }
    let chain = try #require(found)
    stage.device.settle()
    var published = 0
    let token = chain.objectWillChange.sink { published += 1 }
    stage.turn {
      view.questions = 0
      for _ in 0..<3 { #expect(chain.availableResponders == ["a"]) }
      #expect(view.questions == 0)
    }
    #expect(published == 0)
    // A request for one tag looks for the view of that tag alone.
    stage.turn {
      chain.firstResponder = "a"
      #expect(view.questions == 0 && stage.focused == "a")
    }
    withExtendedLifetime(token) {}
  }
}
