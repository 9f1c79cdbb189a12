/// Lists the facts that a run checked: every step of every scene, with the facts that were checked
/// during it.
enum Report {
  static func markdown(_ recordings: [Recording]) -> String {
    let facts = recordings.flatMap(\.steps).flatMap(\.facts)
    let failed = facts.filter { !$0.holds }.count
    var lines = [
      "# What was checked", "",
      "\(recordings.count) \(recordings.count == 1 ? "scene" : "scenes"), \(facts.count) facts, "
        + (failed == 0 ? "all hold." : "\(failed) do not hold."),
    ]
    for recording in recordings {
      lines += ["", "## \(recording.title) (\(recording.device))", "", recording.summary, ""]
      for (index, step) in recording.steps.enumerated() {
        lines.append("\(index + 1). \(step.title)")
        lines += step.facts.map { "   - [\($0.holds ? "x" : " ")] \($0.text)" }
      }
    }
    return lines.joined(separator: "\n") + "\n"
  }
}
