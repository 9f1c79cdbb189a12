import Foundation

/// Writes JSON that is safe inside an HTML `<script>`. The same values always give the same bytes,
/// because callers set the order of the keys.
enum JSONText {
  /// Returns a string literal. A `<` is escaped before `/`, `!`, `?`, `s` and `S`, so that neither
  /// `</script>` nor `<!--` can appear.
  static func string(_ text: String) -> String {
    var out = "\""
    var previous: Unicode.Scalar = " "
    for scalar in text.unicodeScalars {
      if previous == "<", "/!sS?".unicodeScalars.contains(scalar) {
        out.removeLast()
        out += "\\u003c"
      }
      switch scalar {
      case "\"": out += "\\\""
      case "\\": out += "\\\\"
      case "\n": out += "\\n"
      case "\t": out += "\\t"
      case "\u{2028}", "\u{2029}", "\u{0}"..<"\u{20}":
        out += "\\u" + String(format: "%04x", scalar.value)
      default: out.unicodeScalars.append(scalar)
      }
      previous = scalar
    }
    return out + "\""
  }

  /// Returns a number with at most four decimal places and no trailing zeros. Returns 0 for a value
  /// that is not finite.
  static func number(_ value: Double) -> String {
    guard value.isFinite else { return "0" }
    var text = String(format: "%.4f", value)
    while text.last == "0" { text.removeLast() }
    if text.last == "." { text.removeLast() }
    return text == "-0" ? "0" : text
  }

  static func number(_ value: Int) -> String { String(value) }

  /// Returns an array of values that are already JSON.
  static func array(_ values: [String]) -> String { "[" + values.joined(separator: ",") + "]" }

  /// Returns an object of values that are already JSON, in the given order.
  static func object(_ members: KeyValuePairs<String, String>) -> String {
    "{" + members.map { "\(string($0.key)):\($0.value)" }.joined(separator: ",") + "}"
  }
}
