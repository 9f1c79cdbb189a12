import HeadlessDriver
import TestSupport
import Testing
import UIKit

@testable import ResponderKit

/// Tests when the clock's frames begin and end, and which turns it adds.
@MainActor @Suite("The turn clock's frames and turns")
struct TurnClockEndTests {
  private let device: Device

  init() {
    // Ends the behaviours of the lists that other tests have left.
    _ = Device.boot()
    HeadlessLoop.main.turn {}
    device = Device.boot(view: UIView())
    device.settle()
  }

  @Test("only a client that needs frames is called on one")
  func frames() {
    var called: [String] = []
    let one = TurnClient(frame: { called.append("one") })
    let other = TurnClient(frame: { called.append("other") })
    defer { for client in [one, other] { client.end() } }
    one.needsFrames = true
    device.advance(by: 0.1)
    #expect(called.contains("one") && !called.contains("other"))
  }

  @Test("a client that ends takes its frames along")
  func framesEnd() {
    let other = TurnClient(settled: {})
    defer { other.end() }
    let ended = TurnClient(frame: {})
    ended.needsFrames = true
    device.advance(by: 0.1)
    ended.end()
    #expect(device.isIdle)
    var released: TurnClient? = TurnClient(frame: {})
    released?.needsFrames = true
    device.advance(by: 0.1)
    released = nil
    device.advance(by: 0.1)
    let frames = TurnClock.shared.frameCount
    device.advance(by: 1)
    #expect(device.isIdle && TurnClock.shared.frameCount == frames)
    // The last client ends before the clock has noticed that another one was released.
    var last: TurnClient? = TurnClient(frame: {})
    last?.needsFrames = true
    device.advance(by: 0.1)
    last = nil
    other.end()
    if TurnClock.shared.clientCount == 0 { #expect(device.isIdle) }
  }

  @Test("a client that needs frames gets them on the next screen, too")
  func nextScreen() {
    var frames = 0
    let client = TurnClient(frame: { frames += 1 })
    defer { client.end() }
    client.needsFrames = true
    device.advance(by: 5)
    #expect(frames > 0)
    // The frame link of the first device ends with that device.
    let next = Device.boot(view: UIView())
    next.perform {}
    frames = 0
    next.advance(by: 0.5)
    #expect(frames > 0)
  }

  /// Returns how many turns a pass through the run loop takes.
  private func turns(_ work: () -> Void = {}) -> Int {
    let before = HeadlessLoop.main.turnCount
    device.perform(work)
    return HeadlessLoop.main.turnCount - before
  }

  @Test("a block added before settled adds no turn")
  func noTurn() {
    var (adds, ran) = (false, 0)
    let client = TurnClient(changed: {
      guard adds else { return }
      adds = false
      TurnClock.shared.atTurnEnd { ran += 1 }
    })
    defer { client.end() }
    device.settle()
    let plain = turns()
    adds = true
    #expect(turns() == plain && ran == 1)
  }

  @Test("a block runs also if the last client ends")
  func lastClient() {
    var ran = 0
    device.perform {
      let client = TurnClient()
      TurnClock.shared.atTurnEnd { ran += 1 }
      client.end()
    }
    #expect(ran == 1)
  }

  @Test("the first client, made in a commit, is called", arguments: LoopChoices.Commit.allCases)
  func firstClient(_ picture: LoopChoices.Commit) {
    picture.run {
      let view = LaidOutView()
      let device = Device.boot(view: view)
      device.settle()
      var (client, told) = (TurnClient?.none, 0)
      view.onLayout = { client = TurnClient(settled: { told += 1 }) }
      device.perform { view.setNeedsLayout() }
      #expect(told > 0)
      client?.end()
    }
  }
}
