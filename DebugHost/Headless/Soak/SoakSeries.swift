import HeadlessDriver
import ResponderCore
import UIKit

/// Many worlds, one after the other, each with steps of its own; the first failure is shrunk.
@MainActor
struct SoakSeries {
  /// Steps of one world: few enough that a failure is shrunk quickly.
  static let worldLength = 200
  /// The worlds' devices, in turn.
  static let models: [Device.Model] = [.iPhone14, .iPad11, .iPhoneSE]

  let steps: Int
  let seed: UInt64
  var plan = SoakPlan()
  /// Told how many steps have been played, after each world.
  var progress: @MainActor (Int) -> Void = { _ in }

  /// What came out.
  struct Outcome {
    var clean = 0
    var hash = TraceHash()
    /// The steps of each kind that found something to do.
    var counts: [Step.Kind: Int] = [:]
    var failure: Failure?
    /// The device and the shortest script that break the promise.
    var model: Device.Model?
    var script: [Step] = []
    /// What that script ends with.
    var scriptFailure: Failure?
    /// What was reported in each step of that script.
    var reports: [(step: Step, entries: [JournalEntry])] = []
  }

  func run() -> Outcome {
    var outcome = Outcome()
    var seeds = SplitMix64(seed: seed)
    var plan = plan
    while outcome.clean < steps {
      plan.model = Self.models[outcome.clean / Self.worldLength % Self.models.count]
      var maker = StepMaker(seed: seeds.next())
      let list = maker.steps(min(Self.worldLength, steps - outcome.clean))
      let run = SoakRun(list, plan: plan, hash: outcome.hash)
      outcome.hash = run.hash
      outcome.counts.merge(run.counts, uniquingKeysWith: +)
      if let (index, failure) = run.failure {
        outcome.clean += index
        outcome.failure = failure
        outcome.model = plan.model
        var shrinker = Shrinker(plan: plan, sought: failure)
        outcome.script = shrinker.shrink(Array(list[...index]))
        let again = SoakRun(outcome.script, plan: plan)
        outcome.reports = again.reports
        outcome.scriptFailure = again.failure?.failure
        return outcome
      }
      outcome.clean += list.count
      progress(outcome.clean)
    }
    return outcome
  }
}
