import Foundation
import HeadlessDriver
import ResponderJournal
import UIKit

/// Plays a list of steps in a new world, up to the first promise that is broken.
@MainActor
struct SoakRun {
  /// The first promise that was broken, and the index of the step that broke it. If an object
  /// outlives the world, that is the index of the last step.
  private(set) var failure: (index: Int, failure: Failure)?
  /// The journal entries of each step.
  private(set) var reports: [(step: Step, entries: [JournalEntry])] = []

  init(_ steps: [Step], plan: SoakPlan = SoakPlan()) {
    var left: [(name: String, object: () -> AnyObject?)] = []
    do {
      let world = SoakWorld(plan)
      var checks = SoakChecks(world)
      for (index, step) in steps.enumerated() {
        let found = play(step, world, &checks)
        reports.append((step, world.entries))
        if let found {
          failure = (index, found)
          break
        }
      }
      world.close()
      left = Self.everything(in: world)
    }
    // The next boot releases the device of this run.
    _ = Device.boot()
    if failure == nil, !steps.isEmpty, let first = left.first(where: { $0.object() != nil }) {
      failure = (
        steps.count - 1, Failure(promise: .noLeak, detail: "\(first.name), after the world's end")
      )
    }
  }

  private func play(
    _ step: Step, _ world: SoakWorld, _ checks: inout SoakChecks
  ) -> Failure? {
    world.beginStep()
    checks.willPlay(step)
    let hasActed = world.play(step)
    let hasSettled = world.device.settle(timeout: 20)
    // ResponderScope treats a movement right after a keystroke as the keystroke's effect, so wait
    // before the next step. An app makes a mistake if it gives a field the focus and takes it away
    // within a second. Wait longer if that counts as a failure.
    world.device.advance(by: world.plan.makesNoMistake ? 1.2 : 0.4)
    world.endStep()
    return checks.failure(after: step, hasActed: hasActed, hasSettled: hasSettled)
  }

  /// Returns all views, controllers and windows that must not outlive the world.
  private static func everything(in world: SoakWorld) -> [(name: String, object: () -> AnyObject?)]
  {
    let found = Responders.all(in: [world.window, world.small]) + [world.screen, world.screen.bar]
    return found.map { object in
      let name = String(describing: type(of: object))
      return (name, { [weak object] in object })
    }
  }
}
