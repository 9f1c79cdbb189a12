import Foundation
import ResponderCore

/// Whether an entry says what stands in its line, by another reader of JSON.
enum LineCheck {
  /// What a keyboard's line holds of the machine is told in other words than in version 1, and tidied.
  private static let machine = ["announced", "lastWasHide", "version"]

  /// The path of the first value of the entry that is missing in the line; nil if the line has all.
  static func problem(with entry: JournalEntry, in line: Data) throws -> String? {
    guard let written = Journal.jsonLines([entry]).data(using: .utf8), !written.isEmpty else {
      return "cannot be written again"
    }
    // Where a key stands twice, which of the two counts is the reader's choice.
    let object = try JSONSerialization.jsonObject(with: line)
    let again = try JSONSerialization.jsonObject(with: written)
    return difference(again, object, "")
  }

  private static func difference(_ one: Any, _ other: Any, _ path: String) -> String? {
    switch (one, other) {
    case (let one as [String: Any], let other as [String: Any]):
      for (key, value) in one where !machine.contains(key) {
        let place = "\(path).\(key)"
        guard let found = other[key] else { return "\(place) is not in the line" }
        if let problem = difference(value, found, place) { return problem }
      }
      return nil
    case (let one as [Any], let other as [Any]):
      // A point or a rectangle has two values. The reader passes over what follows them, as it does over unknown
      // keys.
      guard one.count == other.count || one.count == 2 && other.count > 2 else {
        return "\(path) has \(other.count) values"
      }
      for (index, pair) in zip(one, other).enumerated() {
        if let problem = difference(pair.0, pair.1, "\(path)[\(index)]") { return problem }
      }
      return nil
    case (let one as NSNumber, let other as NSNumber):
      // More digits than a number has: the reader of JSON that is asked here, JSONSerialization of Linux, is some bits off.
      let (one, other) = (one.doubleValue, other.doubleValue)
      return one == other || abs(one - other) <= 32 * max(one.ulp, other.ulp)
        ? nil : "\(path) is \(one), not \(other)"
    case (let one as String, let other as String):
      // Compares bytes: Swift's strings are equal if they only look alike.
      return Array(one.utf8) == Array(other.utf8) ? nil : "\(path) is \(one), not \(other)"
    default: return "\(path) is \(one), not \(other)"
    }
  }
}
