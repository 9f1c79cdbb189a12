import Foundation
import HeadlessRenderer

/// A picture of one scene on several devices, side by side at the same scale, to compare their
/// layouts.
///
/// Each step that the scene marks as a poster has a row. Each device on which the scene was played
/// has a column.
enum ContactSheet {
  /// Returns the sheets of all scenes, in the order in which the scenes were played. A name is for
  /// example `devices-form.svg`.
  static func sheets(of results: [SceneSession.Result]) -> [(name: String, svg: String)] {
    var scenes: [String] = []
    for result in results where !scenes.contains(result.scene) { scenes.append(result.scene) }
    return scenes.compactMap { scene in
      let columns = results.filter { $0.scene == scene }
      guard let first = columns.first else { return nil }
      let rows = first.posters.map { title in
        Row(
          title: title,
          cells: columns.compactMap { column in
            guard let index = column.recording.steps.firstIndex(where: { $0.title == title }),
              index < column.stepPictures.count
            else { return nil }
            return Cell(caption: column.recording.device, svg: column.stepPictures[index])
          })
      }
      return ("devices-\(scene).svg", svg(title: first.sceneTitle, rows: rows))
    }
  }

  struct Row {
    var title: String
    var cells: [Cell]
  }

  struct Cell {
    var caption: String
    /// A complete SVG document.
    var svg: String
  }

  private static let scale = 0.5
  private static let gap = 36.0

  static func svg(title: String, rows: [Row]) -> String {
    var (y, width) = (gap, 0.0)
    var body = text(title, x: gap, y: y + 20, size: 24, weight: 650, anchor: "start")
    y += 44
    for row in rows {
      body += text(row.title, x: gap, y: y + 12, size: 14, color: "#66666c", anchor: "start")
      y += 34
      let sizes = row.cells.map { size(of: $0.svg) }
      let height = sizes.map(\.height).max() ?? 0
      var x = gap
      for (cell, size) in zip(row.cells, sizes) {
        let top = y + (height - size.height)
        body += nested(cell.svg, x: x, y: top, width: size.width, height: size.height)
        body += text(
          cell.caption, x: x + size.width / 2, y: y + height + 22, size: 13, anchor: "middle")
        x += size.width + gap
      }
      width = max(width, x)
      y += height + 34 + gap
    }
    let box = "0 0 \(number(width)) \(number(y))"
    return
      "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"\(number(width))\" height=\"\(number(y))\""
      + " viewBox=\"\(box)\" font-family=\"\(ScreenPicture.fonts)\">"
      + "<rect width=\"\(number(width))\" height=\"\(number(y))\" fill=\"#f4f4f2\"/>\(body)</svg>\n"
  }

  /// Returns the size at which the sheet shows the document.
  private static func size(of svg: String) -> (width: Double, height: Double) {
    guard let start = svg.range(of: "viewBox=\""),
      let end = svg.range(of: "\"", range: start.upperBound..<svg.endIndex)
    else { return (0, 0) }
    let parts = svg[start.upperBound..<end.lowerBound].split(separator: " ").compactMap {
      Double($0)
    }
    return parts.count == 4 ? (parts[2] * scale, parts[3] * scale) : (0, 0)
  }

  /// Nests an SVG document in another one. The nested document keeps its own coordinates. It also
  /// keeps its ids, because an id that occurs in two pictures means the same in both.
  private static func nested(
    _ svg: String, x: Double, y: Double, width: Double, height: Double
  ) -> String {
    guard let box = svg.range(of: "viewBox=\""), let close = svg.range(of: ">") else { return "" }
    let viewBox = svg[box.lowerBound..<close.lowerBound]
    let rest = svg[close.upperBound...].trimmingCharacters(in: .whitespacesAndNewlines)
    return "<svg x=\"\(number(x))\" y=\"\(number(y))\" width=\"\(number(width))\""
      + " height=\"\(number(height))\" \(viewBox)>\(rest)"
  }

  private static func text(
    _ text: String, x: Double, y: Double, size: Double, weight: Int = 400,
    color: String = "#1b1b1d", anchor: String
  ) -> String {
    let escaped = text.replacingOccurrences(of: "&", with: "&amp;")
      .replacingOccurrences(of: "<", with: "&lt;")
    return "<text x=\"\(number(x))\" y=\"\(number(y))\" font-size=\"\(number(size))\""
      + " font-weight=\"\(weight)\" fill=\"\(color)\" text-anchor=\"\(anchor)\">\(escaped)</text>"
  }

  private static func number(_ value: Double) -> String { JSONText.number(value) }
}
