extension Replay {
  /// Returns a line about the decision that differs, with the number of its line in the file.
  package static func words(_ difference: Replay.Difference, line: Int) -> String {
    "line \(line) differs: recorded \"\(difference.recorded.summary)\", "
      + "recomputed \"\(difference.recomputed.summary)\""
  }

  /// Returns a line about a replay that found no difference.
  package static func words(entries: Int, decisions: Int) -> String {
    if entries == 0 { return "no entries" }
    if decisions == 0 {
      return "\(entries) entr\(entries == 1 ? "y" : "ies"), and no decision among them"
    }
    return "\(decisions) decision\(decisions == 1 ? "" : "s") recomputed, all the same"
  }
}
