/// Makes text safe to print on one line of a terminal, even if it comes from a hostile file.
package enum PlainText {
  /// Returns the text with question marks in place of control and invisible characters, cut off
  /// after `most` Unicode scalars.
  package static func line(_ text: String, most: Int = 240) -> String {
    let safe = String(
      String.UnicodeScalarView(
        text.unicodeScalars.prefix(most + 1).map { isSafe($0) ? $0 : "?" }))
    return text.unicodeScalars.count > most ? String(safe.dropLast()) + "…" : safe
  }

  private static func isSafe(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .control, .format, .surrogate, .privateUse, .unassigned, .lineSeparator,
      .paragraphSeparator:
      false
    default: true
    }
  }
}
