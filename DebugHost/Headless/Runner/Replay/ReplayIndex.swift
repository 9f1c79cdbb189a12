import ResponderCore

/// The page that lists a replay's decisions, each with its picture.
enum ReplayIndex {
  struct Row {
    let words: String
    /// The file of the picture, in the folder of the page. It is nil if the replay had already
    /// reached its limit for the number or the size of the pictures.
    let picture: String?
  }

  static func html(of file: String, _ rows: [Row], decisions: Int) -> String {
    let title = "Replay of \(PlainText.xml(file))"
    let items = rows.map { row in
      let words = PlainText.xml(row.words)
      guard let picture = row.picture else { return "<li>\(words)</li>" }
      let name = PlainText.xml(picture)
      return
        "<li><a href=\"\(name)\">\(words)</a>"
        + "<br><img src=\"\(name)\" alt=\"\" width=\"960\" height=\"700\" loading=\"lazy\"></li>"
    }
    return """
      <!doctype html>
      <html lang="en">
      <meta charset="utf-8">
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <title>\(title)</title>
      <style>
      body { margin: 24px; background: #f4f4f2; color: #1b1b1d; font: 14px/1.4 system-ui, sans-serif }
      ol { list-style: none; padding: 0 } li { margin: 0 0 24px } img { max-width: 100%; height: auto }
      </style>
      <h1>\(title)</h1>
      <p>\(decisions) decision\(decisions == 1 ? "" : "s"), each made again from its recorded inputs\(
        rows.count < decisions ? "; the first \(rows.count) are listed" : "").</p>
      <ol>
      \(items.joined(separator: "\n"))
      </ol>
      </html>

      """
  }
}
