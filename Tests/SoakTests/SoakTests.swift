import ResponderCore
import ResponderKit
import Testing
import UIKit

@testable import Soak

@MainActor @Suite("Random use of the behaviours", .serialized)
struct SoakTests {
  /// A debug build takes some ten milliseconds a step; `scripts/soak` plays many more in a release build.
  @Test("the promises hold after each of 1,000 random steps")
  func clean() {
    let outcome = SoakSeries(steps: 1_000, seed: 1).run()
    #expect(outcome.failure == nil, "\(outcome.script)")
    #expect(outcome.clean == 1_000)
  }

  @Test("the same seed leaves the same trace, another seed another")
  func deterministic() {
    let trace = { (seed: UInt64) in SoakSeries(steps: 60, seed: seed).run().hash.description }
    // The first run of a process begins where other tests left off; from then on both have the same past.
    _ = trace(7)
    #expect(trace(7) == trace(7))
    #expect(trace(7) != trace(8))
  }

  @Test("a rule that dismisses what can be seen is caught and shrunk")
  func plantedRule() {
    let plan = SoakPlan(rule: .visibleFraction(below: 2))
    let outcome = SoakSeries(steps: 2_000, seed: 1, plan: plan).run()
    #expect(outcome.failure?.promise == .visibleIsKept)
    #expect((1...3).contains(outcome.script.count), "\(outcome.script)")
  }

  @Test("a closure that dismisses a visible field is caught and shrunk")
  func plantedClosure() {
    let plan = SoakPlan { step, world in
      if step.isScroll { world.device.perform { _ = UIResponder.resignCurrent() } }
    }
    let outcome = SoakSeries(steps: 2_000, seed: 1, plan: plan).run()
    #expect(outcome.failure?.promise == .visibleIsKept)
    #expect((1...3).contains(outcome.script.count), "\(outcome.script)")
  }
}
