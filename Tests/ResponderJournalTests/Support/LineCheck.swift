import Foundation
import ResponderJournal

/// Checks with another JSON reader whether an entry contains what its line says.
enum LineCheck {
  /// Returns a description of one value of the entry that its line lacks or gives differently, or
  /// nil if there is none. If the entry cannot be written again, says so instead.
  static func problem(with entry: JournalEntry, in line: Data) throws -> String? {
    guard let written = Journal.jsonLines([entry]).data(using: .utf8), !written.isEmpty else {
      return "cannot be written again"
    }
    // If a key occurs twice, each reader may choose which of the two counts.
    let object = try JSONSerialization.jsonObject(with: line)
    let again = try JSONSerialization.jsonObject(with: written)
    return difference(again, object, "")
  }

  private static func difference(_ one: Any, _ other: Any, _ path: String) -> String? {
    switch (one, other) {
    case (let one as [String: Any], let other as [String: Any]):
      for (key, value) in one {
        let place = "\(path).\(key)"
        guard let found = other[key] else { return "\(place) is not in the line" }
        if let problem = difference(value, found, place) { return problem }
      }
      return nil
    case (let one as [Any], let other as [Any]):
      // A point or a rectangle has two values. The reader ignores further values, as it ignores
      // unknown keys.
      guard one.count == other.count || one.count == 2 && other.count > 2 else {
        return "\(path) has \(other.count) values"
      }
      for (index, pair) in zip(one, other).enumerated() {
        if let problem = difference(pair.0, pair.1, "\(path)[\(index)]") { return problem }
      }
      return nil
    case (let one as NSNumber, let other as NSNumber):
      // JSONSerialization on Linux reads the JSON here. If a number has more digits than a `Double`
      // can hold, JSONSerialization is wrong by a few bits.
      let (one, other) = (one.doubleValue, other.doubleValue)
      return one == other || abs(one - other) <= 32 * max(one.ulp, other.ulp)
        ? nil : "\(path) is \(one), not \(other)"
    case (let one as String, let other as String):
      // Compares bytes, because two Swift strings are equal if they look the same, even if their
      // bytes differ.
      return Array(one.utf8) == Array(other.utf8) ? nil : "\(path) is \(one), not \(other)"
    default: return "\(path) is \(one), not \(other)"
    }
  }
}
