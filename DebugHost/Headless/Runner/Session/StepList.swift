import Foundation

/// Prints a scene's steps on the console: each step with the device's time since the scene began,
/// what ResponderScope decides meanwhile, and the facts that were checked.
@MainActor
struct StepList {
  let console: Console

  func begin(_ scene: any Scene, on setting: Setting) {
    console.line("")
    console.line("\(scene.name) on \(setting.title): \(scene.summary)")
    console.line("")
  }

  func step(_ number: Int, of count: Int, at time: Double, _ title: String) {
    let width = String(count).count
    let counter = String(repeating: " ", count: width - String(number).count) + "\(number)/\(count)"
    console.line("  \(clock(time))  \(counter)  \(title)")
  }

  func decision(at time: Double, _ title: String) {
    console.line("  \(clock(time))       → \(title)")
  }

  func fact(_ fact: Recording.Check) {
    console.line("                  \(fact.holds ? "✓" : "✗") \(fact.text)")
  }

  func end(_ recording: Recording) {
    console.line("")
    let facts = recording.steps.flatMap(\.facts)
    console.line(
      "  \(recording.steps.count) steps, \(facts.filter(\.holds).count) of \(facts.count) facts hold, "
        + "\(recording.frames.count) frames, "
        + "\(recording.entries.count) journal entries, \(clock(recording.duration).trimmed) of device time"
    )
  }

  private func clock(_ time: Double) -> String {
    let text = String(format: "%.3f s", time)
    return String(repeating: " ", count: max(0, 9 - text.count)) + text
  }
}

extension String {
  fileprivate var trimmed: String { trimmingCharacters(in: .whitespaces) }
}
