import HeadlessDriver
import ResponderCore
import ResponderKit
import Testing
import UIKit

@testable import Soak

@MainActor @Suite("Random use of the behaviours", .serialized)
struct SoakTests {
  /// `scripts/check-soak` plays many more in a release build.
  @Test("the promises hold after each of 1,000 random steps")
  func clean() {
    defer { _ = Device.boot() }
    let outcome = SoakSeries(steps: 1_000, seed: 1).run()
    #expect(outcome.failure == nil, "\(outcome.script)")
    #expect(outcome.clean == 1_000)
  }

  @Test("the same seed leaves the same trace, another seed another")
  func deterministic() {
    defer { _ = Device.boot() }
    let trace = { (seed: UInt64) in SoakSeries(steps: 250, seed: seed).run().hash.description }
    let first = trace(7)
    #expect(trace(8) != first)
    #expect(trace(7) == first)
  }

  /// Step 464 of seed 1 and step 39 of seed 2 of the first driver, which could not be traced then.
  @Test(
    "what once looked like an early dismissal",
    arguments: [
      [
        Step.tapField(0), .tapField(28),
        .drag(.form, x: 0.406, y: 0.057, dx: -19.418, dy: -24.813),
      ],
      [
        .offset(.reading, x: 0.837, y: 0.99, animated: true), .tapField(34),
        .fling(.form, x: 0.264, y: 0.268, vx: -0.087, vy: -1.971),
      ],
      // A fling that begins on the keyboard presses its return key: nobody dismissed that field.
      [.focus(2), .fling(.form, x: 0.443, y: 0.675, vx: 3.692, vy: 2.716)],
    ])
  func onceFound(_ script: [Step]) {
    defer { _ = Device.boot() }
    for model in SoakSeries.models {
      let failure = SoakRun(script, plan: SoakPlan(model: model)).failure
      #expect(failure == nil, "\(model): \(String(describing: failure))")
    }
  }
}
