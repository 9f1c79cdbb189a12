import HeadlessDriver
import ResponderKit
import TestSupport
import Testing
import UIKit

/// Runs 5,000 random steps in which clients begin, end, end each other and remove windows. They do
/// so also in the middle of beats, the calls that the clock makes to its clients.
@MainActor
@Suite("The turn clock, at random")
struct TurnClockRandomTests {
  /// A client, whether it has ended, and how many settled turns it was notified of.
  @MainActor
  private final class Guest {
    var client: TurnClient?
    var isOver = false
    var settled = 0

    func end() {
      isOver = true
      client?.end()
      client = nil
    }
  }

  @MainActor
  private final class World {
    let device = Device.boot(view: UIView())
    var numbers = SplitMix64(seed: 16)
    var guests: [Guest] = []
    var windows: [UIWindow] = []
    /// Violations, such as a client that was notified after its end.
    var problems: [String] = []
    /// Whether the clients perform no operations when the clock calls them during this step.
    var isQuiet = false

    func pick(_ count: Int) -> Int { Int.random(in: 0..<count, using: &numbers) }

    func join() {
      guard guests.count < 12 else { return }
      let guest = Guest()
      let told: @MainActor () -> Void = { [weak self, weak guest] in
        guard let self, let guest else { return }
        if guest.isOver { problems.append("told after its end") }
        act(guest)
      }
      guest.client = TurnClient(
        .init(
          changed: told, place: told,
          settled: { [weak guest] in
            guest?.settled += 1
            told()
          }, frame: told))
      guests.append(guest)
    }

    /// Performs a random operation that a client may perform when the clock calls it.
    private func act(_ guest: Guest) {
      guard !isQuiet else { return }
      switch pick(24) {
      case 0: guest.end()
      case 1: guests.randomElement(using: &numbers)?.end()
      case 2: join()
      case 3: throwWindowAway()
      case 4: guest.client?.needsPlace(in: windows.last)
      case 5: guest.client?.needsFrames.toggle()
      case 6: windows.last?.layoutIfNeeded()
      case 7: TurnClock.shared.atTurnEnd { [weak self] in self?.join() }
      default: break
      }
      guests.removeAll { $0.isOver }
    }

    func throwWindowAway() {
      guard !windows.isEmpty else { return }
      let window = windows.remove(at: pick(windows.count))
      window.isHidden = true
      window.windowScene = nil
    }

    func step() {
      switch pick(8) {
      case 0: join()
      case 1:
        guard windows.count < 4 else { return throwWindowAway() }
        let window = UIWindow(windowScene: device.scene)
        window.isHidden = false
        windows.append(window)
      case 2: device.advance(by: Double(pick(5)) / 60)
      case 3: _ = HeadlessLoop.main.schedule(after: 0.01) { self.windows.last?.setNeedsLayout() }
      default:
        device.perform {
          guests.randomElement(using: &numbers)?.client?.needsPlace(in: windows.last)
          windows.first?.setNeedsLayout()
        }
      }
    }
  }

  @Test(
    "the clock calls no client after its end, starves none, and rests in the end",
    arguments: LoopChoices.Commit.allCases)
  func steps(_ picture: LoopChoices.Commit) {
    picture.run {
      // Makes sure that the windows of the test before are gone (T4.7.20).
      _ = Device.boot()
      let others = TurnClock.shared.clientCount
      let world = World()
      for _ in 0..<5_000 where world.problems.isEmpty {
        world.step()
        guard world.pick(20) == 0 else { continue }
        // While no client performs an operation, every client is notified once in each turn.
        world.isQuiet = true
        let before = world.guests.map(\.settled)
        let turns = HeadlessLoop.main.turnCount
        world.device.perform {}
        let passed = HeadlessLoop.main.turnCount - turns
        for (guest, count) in zip(world.guests, before) where guest.settled - count != passed {
          world.problems.append("told \(guest.settled - count) times in \(passed) turns")
        }
        world.isQuiet = false
      }
      #expect(world.problems == [])
      for guest in world.guests { guest.end() }
      world.guests = []
      while !world.windows.isEmpty { world.throwWindowAway() }
      #expect(world.device.settle() && TurnClock.shared.clientCount == others)
    }
  }
}
