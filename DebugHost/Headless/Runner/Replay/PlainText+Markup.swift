import ResponderCore

extension PlainText {
  /// Returns the text in one line of at most `most` characters, in which `&`, `<`, `>` and `"` are
  /// then escaped for XML.
  static func xml(_ text: String, most: Int = 240) -> String {
    line(text, most: most).replacing("&", with: "&amp;").replacing("<", with: "&lt;")
      .replacing(">", with: "&gt;").replacing("\"", with: "&quot;")
  }

  /// Returns the first 600 characters of the text in lines of at most `width` characters.
  static func wrapped(_ text: String, width: Int) -> [String] {
    var lines: [String] = []
    var current = ""
    for word in line(text, most: 600).split(separator: " ") {
      var word = word[...]
      while word.count > width {
        if !current.isEmpty { lines.append(current) }
        current = ""
        lines.append(String(word.prefix(width)))
        word = word.dropFirst(width)
      }
      if !current.isEmpty, current.count + 1 + word.count > width {
        lines.append(current)
        current = ""
      }
      current += current.isEmpty ? String(word) : " " + word
    }
    return current.isEmpty ? lines : lines + [current]
  }
}
