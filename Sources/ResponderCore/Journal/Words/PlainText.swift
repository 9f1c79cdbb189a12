/// Words out of a file that may be hostile, fit for one line of a terminal or for XML.
package enum PlainText {
  /// Without control characters, at most so many characters.
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
