import UIKit

/// Many worlds, one after the other, each with steps of its own; the first failure is shrunk.
@MainActor
struct SoakSeries {
  /// Steps of one world: few enough that a failure is shrunk quickly.
  static let worldLength = 200

  let steps: Int
  let seed: UInt64
  var plan = SoakPlan()
  /// Told how many steps have been played, after each world.
  var progress: @MainActor (Int) -> Void = { _ in }

  /// What came out.
  struct Outcome {
    var clean = 0
    var hash = TraceHash()
    var failure: Failure?
    var script: [Step] = []
  }

  func run() -> Outcome {
    var outcome = Outcome()
    var seeds = SplitMix64(seed: seed)
    while outcome.clean < steps {
      var maker = StepMaker(seed: seeds.next())
      let list = maker.steps(min(Self.worldLength, steps - outcome.clean))
      let run = SoakRun(list, plan: plan, hash: outcome.hash)
      outcome.hash = run.hash
      if let (index, failure) = run.failure {
        outcome.clean += index
        outcome.failure = failure
        var shrinker = Shrinker(plan: plan, promise: failure.promise)
        outcome.script = shrinker.shrink(Array(list[...index]))
        return outcome
      }
      outcome.clean += list.count
      progress(outcome.clean)
    }
    return outcome
  }
}
