import Foundation
import HeadlessDriver
import UIKit

/// Plays a list of steps in a fresh world, up to the first promise that is broken.
@MainActor
struct SoakRun {
  /// The first promise that was broken, and by which step, counted from 0.
  private(set) var failure: (index: Int, failure: Failure)?
  private(set) var hash = TraceHash()

  init(_ steps: [Step], plan: SoakPlan = SoakPlan(), hash: TraceHash = TraceHash()) {
    self.hash = hash
    weak var weakScreen: SoakScreen?
    do {
      let world = SoakWorld(plan)
      weakScreen = world.screen
      var checks = SoakChecks(world)
      for (index, step) in steps.enumerated() {
        if let found = Self.play(step, world, &checks) {
          failure = (index, found)
          break
        }
        note(step, world)
      }
      world.close()
    }
    // The next boot lets the device of this one go.
    _ = Device.boot()
    if failure == nil, weakScreen != nil, !steps.isEmpty {
      failure = (
        steps.count - 1, Failure(promise: .noLeak, detail: "the screen, after the world's end")
      )
    }
  }

  private static func play(
    _ step: Step, _ world: SoakWorld, _ checks: inout SoakChecks
  ) -> Failure? {
    world.beginStep()
    checks.willPlay(step)
    world.play(step)
    world.plan.sabotage(step, world)
    let hasSettled = world.device.settle(timeout: 20)
    world.device.perform {}
    return checks.failure(after: step, hasSettled: hasSettled)
  }

  private mutating func note(_ step: Step, _ world: SoakWorld) {
    hash.add("\(step)")
    hash.add(CGFloat(world.device.now))
    hash.add(CGFloat(world.entries.count))
    for list in [world.screen.form, world.screen.reading, world.screen.chat] {
      hash.add(list.contentOffset.y)
      hash.add(list.contentInset.bottom)
    }
    hash.add(world.keyboard.frame.minY)
  }
}
