import HeadlessDriver
import SwiftUI
import Testing
import UIKit

@testable import ResponderKit

/// Tests which views SwiftUI evaluates again when tags appear and disappear, as with every row that
/// scrolls in or out.
@MainActor @Suite struct TagTrafficTests {
  @MainActor
  private final class Counter {
    var content = 0

    func countContent() { content += 1 }
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

  @Test("scrolling tagged rows evaluates nothing around them", arguments: [true, false])
  func scrolling(isList: Bool) throws {
    let counter = Counter()
    let (stage, chain) = try TagStage.reading { chain in
      let _ = counter.countContent()
      VStack {
        Text(chain.firstResponder?.description ?? "-")
        Rows(isList: isList)
      }
    }
    counter.content = 0
    try scroll(stage)
    #expect(counter.content == 0)
    // Tags did appear and disappear, and the chain lists the tags that exist now.
    let available = chain.availableResponders.compactMap { $0.base as? Int }
    #expect(available.count > 5 && available.min().map { $0 > 10 } == true)
    stage.turn { chain.firstResponder = available.min().map { ResponderTag($0) } }
    #expect(counter.content > 0 && stage.texts.contains("\(available.min() ?? 0)"))
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

  @Test("one notification for each read of the tags")
  func onceForEachRead() throws {
    let model = Model()
    let (stage, chain) = try TagStage.reading { _ in Screen(model: model) }
    var published = 0
    let token = chain.objectWillChange.sink { published += 1 }
    for _ in 0..<2 {
      published = 0
      #expect(chain.isAvailable("a"))
      for isOn in [true, false] {
        stage.run { model.isOn = isOn }
        #expect(published == 1)
      }
    }
    token.cancel()
  }

  /// A view that cannot take the focus, and counts how often it is asked.
  private final class Asked: UIView {
    var questions = 0
    override var canBecomeFirstResponder: Bool {
      questions += 1
      return false
    }
  }

  @Test("reading the tags searches for nothing and publishes nothing")
  func pure() throws {
    let view = Asked()
    let (stage, chain) = try TagStage.reading { _ in
      VStack {
        TextField("a", text: .constant("")).responderTag("a")
        Hosted(view: view).responderTag("asked").frame(height: 40)
      }
    }
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
