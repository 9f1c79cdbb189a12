import HeadlessDriver
import SwiftUI
import TestSupport
import Testing

@testable import ResponderKit

/// Tests requests for a view that does not exist yet (T4.20.22, T4.20.24), with both choices for
/// the commit.
@MainActor @Suite struct EarlyFocusTests {
  /// When the app shows the field and requests its focus.
  enum Asker: CaseIterable {
    case onAppear, beforeItShows, afterItShows, timer, task, onAppearAfterTimer
  }

  private struct Screen: View {
    @ObservedObject var model: Model
    let chain: ResponderChain
    let asks: Bool
    let isSheet: Bool

    var body: some View {
      VStack {
        TextField("a", text: .constant("")).responderTag("a")
        if !isSheet && model.isOn { field }
      }
      .sheet(isPresented: isSheet ? $model.isOn : .constant(false)) { field }
    }

    private var field: some View {
      TextField("late", text: .constant(""))
        .responderTag("late")
        .onAppear { if asks { chain.firstResponder = "late" } }
    }
  }

  private func with(_ picture: LoopChoices.Commit, _ turns: Int, _ body: () throws -> Void) rethrows
  {
    try HeadlessChoices.with {
      $0.loop.commit = picture
      $0.loop.turnsToLayout = turns
    } run: {
      try body()
    }
  }

  @Test(
    "a field that is shown has the focus it was asked for", .fact("T4.20.22"),
    arguments: LoopChoices.Commit.allCases, [1, 5])
  func shown(_ picture: LoopChoices.Commit, _ turns: Int) throws {
    try with(picture, turns) {
      for asker in Asker.allCases {
        for isSheet in [false, true] {
          try show(asker, isSheet: isSheet)
        }
      }
    }
  }

  private func show(_ asker: Asker, isSheet: Bool) throws {
    let model = Model()
    let asksItself = asker == .onAppear || asker == .onAppearAfterTimer
    let (stage, chain) = try TagStage.reading {
      Screen(model: model, chain: $0, asks: asksItself, isSheet: isSheet)
    }
    stage.turn { chain.firstResponder = "a" }
    #expect(stage.focused == "a")
    var told: [String] = []
    let ask = {
      chain.firstResponder = "late"
      chain.afterRetrying { told.append(chain.firstResponder?.description ?? "-") }
    }
    switch asker {
    case .onAppear: stage.turn { model.isOn = true }
    case .beforeItShows:
      stage.turn {
        ask()
        model.isOn = true
      }
    case .afterItShows:
      stage.turn {
        model.isOn = true
        ask()
      }
    case .timer:
      _ = HeadlessLoop.main.schedule(after: 0.1) {
        model.isOn = true
        ask()
      }
    case .onAppearAfterTimer:
      _ = HeadlessLoop.main.schedule(after: 0.1) { model.isOn = true }
    case .task:
      // The work of a task runs on the main queue, in a turn outside an update.
      CFRunLoopPerformBlock(CFRunLoopGetMain(), CFRunLoopMode.commonModes.rawValue) {
        MainActor.assumeIsolated {
          model.isOn = true
          ask()
        }
      }
      CFRunLoopWakeUp(CFRunLoopGetMain())
    }
    stage.device.advance(by: 1)
    stage.device.settle()
    let name: Comment = "\(asker), sheet: \(isSheet)"
    #expect((UIResponder.current as? UITextField)?.placeholder == "late", name)
    #expect(chain.firstResponder == "late", name)
    #expect(asksItself || told == ["late"], name)
    // A view that has disappeared again has no further effect.
    stage.run { model.isOn = false }
    stage.turn { chain.firstResponder = "a" }
    #expect(stage.focused == "a" && chain.firstResponder == "a", name)
  }

  @Test("a first screen that asks in onAppear", arguments: LoopChoices.Commit.allCases, [1, 5])
  func firstScreen(_ picture: LoopChoices.Commit, _ turns: Int) throws {
    try with(picture, turns) {
      let (stage, chain) = try TagStage.reading(settles: false) { chain in
        TextField("a", text: .constant("")).responderTag("a")
          .onAppear { chain.firstResponder = "a" }
      }
      stage.device.advance(by: 1)
      #expect(stage.focused == "a" && chain.firstResponder == "a")
      stage.end()
    }
  }

  /// A view that cannot be first responder until a test sets `isAble`. UIKit is not notified of the
  /// change.
  private final class Shy: UIView {
    var isAble = false
    override var canBecomeFirstResponder: Bool { isAble }
  }

  /// Returns a screen with a tagged view that cannot take the focus yet.
  private func shyStage() throws -> (TagStage, ResponderChain, Shy) {
    let shy = Shy()
    let (stage, chain) = try TagStage.reading { _ in
      Hosted(view: shy).frame(width: 100, height: 40).responderTag("shy")
    }
    #expect(chain.availableResponders.isEmpty)
    return (stage, chain, shy)
  }

  @Test("a view that has become able before the request")
  func ableBeforeTheRequest() throws {
    let (stage, chain, shy) = try shyStage()
    stage.turn {
      shy.isAble = true
      chain.firstResponder = "shy"
      #expect(shy.isFirstResponder)
    }
    #expect(chain.firstResponder == "shy")
    // The first responder is available, whether it could become it again or not.
    shy.isAble = false
    #expect(chain.availableResponders == ["shy"])
  }

  @Test("a view that becomes able while a request waits")
  func ableWhileWaiting() throws {
    let (stage, chain, shy) = try shyStage()
    stage.turn { chain.firstResponder = "shy" }
    stage.device.advance(by: 0.2)
    #expect(!shy.isFirstResponder && chain.isRetrying)
    shy.isAble = true
    stage.device.advance(by: 0.2)
    #expect(shy.isFirstResponder && chain.firstResponder == "shy")
  }
}
