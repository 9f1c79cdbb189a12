import HeadlessDriver
import ResponderJournal
import TestSupport
import UIKit

/// Plays steps in many worlds, one after the other. It stops at the first failure, and shrinks the
/// steps that led to it.
@MainActor
struct SoakSeries {
  /// The number of steps of one world. It is small, so that a failure is shrunk quickly.
  static let worldLength = 200
  /// The devices of the worlds, in turn.
  static let models: [Device.Model] = [.iPhone14, .iPad11, .iPhoneSE]

  let steps: Int
  let seed: UInt64
  var plan = SoakPlan()
  /// Called after each world without a failure, with the number of steps played so far.
  var progress: @MainActor (Int) -> Void = { _ in }

  /// The result of a series.
  struct Outcome {
    var clean = 0
    var failure: Failure?
    /// The device on which the failure occurred; nil without a failure.
    var model: Device.Model?
    /// The shortest list of steps that was found to break the same promise on that device.
    var script: [Step] = []
    /// The failure with which that script ends.
    var scriptFailure: Failure?
    /// The journal entries of each step of that script.
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
      if let (index, failure) = SoakRun(list, plan: plan).failure {
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
