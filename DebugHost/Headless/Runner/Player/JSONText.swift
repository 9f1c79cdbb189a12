import Foundation

/// Writes JSON that may stand inside an HTML `<script>`: same values, same bytes, no key order to worry about.
enum JSONText {
  /// A string literal. `<` before `/`, `!` and `s` is escaped, so that neither `</script>` nor `<!--` can appear.
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

  /// A number with at most four digits after the point and no trailing zeros; what is not finite is 0.
  static func number(_ value: Double) -> String {
    guard value.isFinite else { return "0" }
    var text = String(format: "%.4f", value)
    while text.last == "0" { text.removeLast() }
    if text.last == "." { text.removeLast() }
    return text == "-0" ? "0" : text
  }

  static func number(_ value: Int) -> String { String(value) }

  /// An array of values that are JSON already.
  static func array(_ values: [String]) -> String { "[" + values.joined(separator: ",") + "]" }

  /// An object of values that are JSON already, in the order given.
  static func object(_ members: KeyValuePairs<String, String>) -> String {
    "{" + members.map { "\(string($0.key)):\($0.value)" }.joined(separator: ",") + "}"
  }
}
