import HeadlessDriver
import SwiftUI
import Testing

@testable import ResponderKit

/// Tests what the chains know of views and of other chains that come and go within a turn.
@MainActor
@Suite struct TagLifeTests {
  @Test("a view that leaves the window is not available, also before the turn has ended")
  func leavesWithinATurn() throws {
    var found: ResponderChain?
    let stage = TagStage(chain: &found) { _ in
      VStack {
        TextField("a", text: .constant("")).responderTag("a")
        TextField("b", text: .constant("")).responderTag("b")
      }
    }
    let chain = try #require(found)
    stage.device.settle()
    #expect(chain.availableResponders == ["a", "b"])
    let field = try #require(stage.field("a"))
    stage.turn {
      field.removeFromSuperview()
      #expect(chain.availableResponders == ["b"])
    }
    stage.end()
  }

  private struct Holding: UIViewRepresentable {
    let box: UIView
    func makeUIView(context: Context) -> UIView { box }
    func updateUIView(_ view: UIView, context: Context) {}
  }

  private func editor() -> UIView {
    let view = CustomResponder.CustomView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    return view
  }

  @Test("a view of UIKit that replaces another one under its tag, without a layout, has the tag")
  func replacedInside() throws {
    let box = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    box.addSubview(editor())
    var found: ResponderChain?
    let stage = TagStage(chain: &found) { _ in
      Holding(box: box).frame(width: 200, height: 100).responderTag("x")
    }
    let chain = try #require(found)
    stage.device.settle()
    #expect(chain.availableResponders == ["x"])
    let next = editor()
    stage.turn {
      box.subviews.first?.removeFromSuperview()
      box.addSubview(next)
    }
    stage.device.settle()
    #expect(chain.availableResponders == ["x"])
    stage.turn { next.becomeFirstResponder() }
    stage.device.advance(by: 0.3)
    #expect(chain.firstResponder == "x")
    stage.end()
  }

  @Test("of two objects for one window, the one that is left is told of the focus as before")
  func twoObjects() throws {
    let stage = TagStage(TextField("a", text: .constant("")).responderTag("a"))
    let window = try #require(stage.window)
    let chain = ResponderChain(forWindow: window)
    var told: [String] = []
    let token = chain.firstResponders.dropFirst().sink { told.append($0?.description ?? "nil") }
    var other: ResponderChain? = ResponderChain(forWindow: window)
    stage.turn { chain.firstResponder = "a" }
    #expect(other?.firstResponder == "a")
    other = nil
    stage.turn { chain.firstResponder = nil }
    stage.turn { chain.firstResponder = "a" }
    #expect(told == ["a", "nil", "a"])
    token.cancel()
    stage.end()
  }

  @Test("a request waits while one screen makes room for the next, although no tag is left")
  func betweenScreens() throws {
    struct Screens: View {
      @ObservedObject var model: Model
      var body: some View {
        switch model.number {
        case 0: TextField("a", text: .constant("")).responderTag("a")
        case 1: Text("between")
        default: TextField("late", text: .constant("")).responderTag("late")
        }
      }
    }
    let model = Model()
    let stage = TagStage(Screens(model: model))
    let chain = ResponderChain(forWindow: try #require(stage.window))
    stage.device.settle()
    var told: [String?] = []
    stage.turn {
      chain.firstResponder = "late"
      chain.afterRetrying { told.append(chain.firstResponder?.description) }
    }
    stage.turn { model.number = 1 }
    stage.device.advance(by: 0.2)
    #expect(told.isEmpty && chain.isRetrying)
    stage.turn { model.number = 2 }
    stage.device.settle()
    #expect(told == ["late"] && stage.focused == "late")
    stage.end()
  }

  @Test("a request that an observer of the failure before it replaces never reaches its view")
  func replacedByAnObserver() throws {
    var found: ResponderChain?
    let stage = TagStage(chain: &found) { _ in
      VStack {
        TextField("a", text: .constant("")).responderTag("a")
        TextField("b", text: .constant("")).responderTag("b")
      }
    }
    let chain = try #require(found)
    stage.device.settle()
    let field = try #require(stage.field("a"))
    nonisolated(unsafe) var hasBegun = false
    let observer = NotificationCenter.default.addObserver(
      forName: UITextField.textDidBeginEditingNotification, object: field, queue: nil
    ) { _ in hasBegun = true }
    defer { NotificationCenter.default.removeObserver(observer) }
    let token = chain.$lastFailure.dropFirst().sink {
      if $0?.reason == .overtaken, $0?.tag == "unknown" { chain.firstResponder = "b" }
    }
    stage.turn {
      chain.firstResponder = "unknown"
      chain.firstResponder = "a"
    }
    stage.device.settle()
    #expect(!hasBegun && stage.focused == "b" && chain.firstResponder == "b")
    token.cancel()
    stage.end()
  }

  @Test("a chain that ends in the turn of its first request does not hold up the next chain's")
  func endsAtOnce() {
    TagStage.rest()
    let stage = TagStage(Text("x"))
    stage.device.settle()
    stage.turn { ResponderChain().firstResponder = "unknown" }
    stage.device.settle()
    var chain: ResponderChain?
    var isDecided = false
    stage.turn {
      TurnClock.shared.atTurnEnd {
        chain = ResponderChain()
        chain?.firstResponder = "unknown"
        chain?.afterRetrying { isDecided = true }
      }
    }
    stage.advance(by: 0.6)
    #expect(isDecided && chain?.lastFailure?.reason == .unknown)
    stage.end()
  }

  @Test("the view that marks a chain's place may outlive the chain, and brings nothing of it back")
  func placeOutlivesChain() throws {
    TagStage.rest()
    let stage = TagStage(Text("x"))
    let place = TagChainPlace.PlaceView()
    var chain: ResponderChain? = ResponderChain()
    place.ownChain = chain?.id
    stage.turn { stage.window?.addSubview(place) }
    chain = nil
    stage.device.settle()
    #expect(TagHub.shared.isEmpty)
    stage.turn { place.removeFromSuperview() }
    stage.device.settle()
    #expect(TagHub.shared.isEmpty)
    stage.end()
  }

  @Test("the view that marked a chain's place does so no more after its end, wherever it moves")
  func placeEnds() {
    let stage = TagStage(TextField("a", text: .constant("")))
    let (chain, place) = (ResponderChain(), TagChainPlace.PlaceView())
    place.ownChain = chain.id
    stage.turn { stage.window?.addSubview(place) }
    // Nil ends the focus of the window in which the chain is, tagged or not.
    func endsFocus() -> Bool {
      stage.focus("a")
      stage.turn { chain.firstResponder = nil }
      return stage.focused == nil
    }
    #expect(endsFocus())
    stage.turn { place.end() }
    #expect(!endsFocus())
    stage.turn {
      place.removeFromSuperview()
      stage.window?.addSubview(place)
    }
    #expect(!endsFocus())
    stage.end()
  }

  @Test("a chain that no view ever joins is forgotten with its object", arguments: [false, true])
  func neverJoined(isOfWindow: Bool) {
    TagStage.rest()
    let stage = TagStage(Text("x"))
    stage.device.settle()
    var chain: ResponderChain? = isOfWindow ? stage.makeWindowChain() : ResponderChain()
    #expect(chain?.firstResponder == nil && !TagHub.shared.isEmpty)
    chain = nil
    stage.turn()
    stage.device.settle()
    #expect(TagHub.shared.isEmpty)
    stage.end()
  }

  @Test("the blocks of chains that end together run in the order in which the chains were made")
  func endTogether() {
    let stage = TagStage(Text("x"))
    stage.device.settle()
    var chains = (0..<6).map { _ in ResponderChain() }
    var ran: [Int] = []
    stage.turn {
      for (index, chain) in chains.enumerated() {
        chain.firstResponder = "unknown"
        chain.afterRetrying { ran.append(index) }
      }
    }
    #expect(ran.isEmpty)
    chains = []
    stage.turn()
    #expect(ran == Array(0..<6))
    stage.end()
  }

  @Test("when its window is deallocated, a chain has no focus to end, and nil is no failure")
  func windowClosed() {
    let stage = TagStage(Text("x"))
    var other: UIWindow? = stage.show(TextField("b", text: .constant("")).responderTag("b"))
    let chain = other.map { ResponderChain(forWindow: $0) }
    stage.turn { chain?.firstResponder = "b" }
    #expect(chain?.firstResponder == "b")
    stage.turn {
      other?.isHidden = true
      other?.windowScene = nil
      other = nil
    }
    stage.device.settle()
    stage.turn { chain?.firstResponder = nil }
    #expect(chain?.firstResponder == nil && chain?.lastFailure == nil)
    stage.end()
  }

  @Test("a view with two tags takes the focus for each of them")
  func twoTags() throws {
    var found: ResponderChain?
    let stage = TagStage(chain: &found) { _ in
      TextField("a", text: .constant("")).responderTag("one").responderTag("two")
    }
    let chain = try #require(found)
    stage.device.settle()
    for tag in ["one", "two"] {
      stage.turn { chain.firstResponder = ResponderTag(tag) }
      #expect(stage.focused == "a" && chain.firstResponder == tag && chain.lastFailure == nil)
      stage.turn { chain.firstResponder = nil }
    }
    stage.end()
  }

  @Test("a request counts from the focus of its moment, also if the focus has moved unannounced")
  func unannounced() throws {
    let (stage, chain, views) = try TagStage.withTwoResponders()
    stage.turn { chain.firstResponder = "one" }
    stage.turn {
      views[1].becomeFirstResponder()
      chain.firstResponder = "one"
      #expect(views[0].isFirstResponder)
    }
    stage.turn { chain.firstResponder = nil }
    stage.turn {
      views[1].becomeFirstResponder()
      chain.firstResponder = nil
      #expect(!views[1].isFirstResponder)
    }
    stage.end()
  }

  @Test("a value that the app takes back before the turn ends is not obeyed")
  func takenBack() {
    final class Focus: ObservableObject {
      @Published var name: Name?
    }
    struct Screen: View {
      @ObservedObject var focus: Focus
      var body: some View {
        TextField("first", text: .constant("")).responderTag($focus.name, equals: .first)
      }
    }
    let focus = Focus()
    let stage = TagStage(Screen(focus: focus))
    stage.device.settle()
    nonisolated(unsafe) var hasBegun = false
    let observer = NotificationCenter.default.addObserver(
      forName: UITextField.textDidBeginEditingNotification, object: nil, queue: nil
    ) { _ in hasBegun = true }
    defer { NotificationCenter.default.removeObserver(observer) }
    stage.turn {
      TurnClock.shared.atTurnEnd { focus.name = nil }
      focus.name = .first
    }
    stage.device.settle()
    #expect(!hasBegun && focus.name == nil)
    stage.end()
  }

  // MARK: Where the view behind a tag is

  @Test("a tagged view that is collapsed along one axis does not stand for what it touches")
  func collapsed() {
    let field = CGRect(x: 0, y: 0, width: 100, height: 44)
    for place in [
      CGRect(x: 50, y: 0, width: 0, height: 44), CGRect(x: 0, y: 22, width: 100, height: 0),
    ] {
      #expect(!TagSearch.matches(field, place, true))
    }
    #expect(TagSearch.matches(field, field, true))
  }

  @Test("a field that a clipping list beside the tagged view has scrolled behind it is not the one")
  func clippedBeside() throws {
    let list = UIScrollView()
    let field = UITextField()
    list.addSubview(field)
    var found: ResponderChain?
    let stage = TagStage(chain: &found) { _ in
      VStack(spacing: 10) {
        Holding(box: list).frame(width: 300, height: 100)
        Color.red.frame(width: 300, height: 50).responderTag("label")
      }
    }
    let chain = try #require(found)
    stage.device.settle()
    field.frame = CGRect(x: 0, y: 110, width: 300, height: 50)
    stage.turn { chain.firstResponder = "label" }
    stage.device.advance(by: 1)
    #expect(!field.isFirstResponder && chain.lastFailure != nil)
    stage.end()
  }
}
