import ArgumentParser
import Foundation
import ResponderScope
import UIKit

/// Runs `swift run Soak --steps N --seed S`: uses the behaviours at random on headless devices, and
/// checks them after each step.
@main
struct SoakCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "Soak",
    abstract: "Plays random steps on a headless iPhone and checks the behaviours after each.",
    discussion: """
      The same seed plays the same steps. A failure prints the seed, the step and the shortest script that repeats it; \
      exit code 1.
      """)

  @Option(help: "How many steps.")
  var steps = 5_000

  @Option(help: "The seed.")
  var seed: UInt64 = 1

  @Option(help: "Where the frame is committed: update-cycle or observer (C5.18).")
  var picture = Picture.updateCycle

  enum Picture: String, ExpressibleByArgument {
    case updateCycle = "update-cycle"
    case observer
  }

  @Flag(
    help:
      "Plays on a screen that makes no mistake: a diagnosis of level error or warning fails. Needs a build with the HUD."
  )
  var diagnoses = false

  func validate() throws {
    guard steps > 0 else { throw ValidationError("--steps takes 1 or more, not \(steps)") }
    guard !diagnoses || ResponderHUD.isAvailable else {
      throw ValidationError("--diagnoses needs a build with the HUD: --traits HUD")
    }
  }

  func run() throws {
    let isClean = MainActor.assumeIsolated { play() }
    if !isClean { throw ExitCode(1) }
  }

  @MainActor
  private func play() -> Bool {
    HeadlessChoices.current.loop.commit = picture == .observer ? .observer : .updateCycle
    var plan = SoakPlan()
    plan.makesNoMistake = diagnoses
    let soak = SoakSeries(steps: steps, seed: seed, plan: plan) { count in
      if count % 10_000 == 0 { FileHandle.standardError.write(Data("\(count) steps clean\n".utf8)) }
    }
    let outcome = soak.run()
    guard let failure = outcome.failure else {
      print("\(outcome.clean) steps clean, seed \(seed)")
      return true
    }
    print("FAILED  seed \(seed), step \(outcome.clean + 1): \(failure)")
    let model = outcome.model?.rawValue ?? "?"
    print(
      "shortest script on the \(model), \(outcome.script.count) step(s), and what was reported:")
    for (step, entries) in outcome.reports {
      print("  .\(step)")
      for entry in entries { print("    \(entry.time) \(entry.event)") }
    }
    if let last = outcome.scriptFailure { print("which ends with: \(last.detail)") }
    return false
  }
}
