import Foundation
import ResponderCore

/// The picture of one decision: its geometry to scale, its inputs and its result, and its place on
/// the timeline of all entries.
struct ReplayPicture {
  let line: Int
  let entry: JournalEntry
  /// The entry with the result of making the decision again; nil if it is the recorded result.
  let recomputed: JournalEntry?
  let timeline: ReplayTimeline

  private static let panel = CGRect(x: 32, y: 96, width: 300, height: 440)

  var svg: String {
    let shapes = ReplayShape.shapes(of: entry.event)
    return """
      <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 960 700" width="960" height="700">
      <style>\(Self.style)</style>
      <rect width="960" height="700" fill="#f2f2f7"/>
      <rect x="16" y="76" width="332" height="480" rx="14" class="card"/>
      <rect x="364" y="76" width="580" height="480" rx="14" class="card"/>
      <rect x="16" y="572" width="928" height="116" rx="14" class="card"/>
      <text x="24" y="34" class="title">\(PlainText.xml(heading, most: 90))</text>
      <text x="24" y="58" class="\(recomputed == nil ? "same" : "differs")">\(verdict)</text>
      \(shapes.isEmpty ? nothing : drawing(shapes))
      \(facts(shapes))
      <g transform="translate(116 584)">\(timeline.svg(at: entry))</g>
      </svg>

      """
  }

  private var heading: String { "Line \(line) · \(entry.kind.rawValue)" }

  private var verdict: String {
    recomputed == nil
      ? "✓ made again from its inputs: the same" : "✗ made again from its inputs: differs"
  }

  private var nothing: String {
    let (x, y) = (Self.panel.midX, Self.panel.midY)
    return "<text x=\"\(x)\" y=\"\(y)\" text-anchor=\"middle\" class=\"small\">no geometry</text>"
  }

  // MARK: Geometry

  private func drawing(_ shapes: [ReplayShape]) -> String {
    let panel = Self.panel
    var bounds = shapes.dropFirst().reduce(shapes[0].rect) { $0.union($1.rect) }
    // A field far away would shrink everything else to a dot. The picture therefore reaches beyond
    // the first shape by at most half its width, and by at most 0.6 of its height or 200 pt,
    // whichever is more.
    let first = shapes[0].rect
    let reach = first.insetBy(dx: -first.width * 0.5, dy: -max(first.height * 0.6, 200))
    bounds = bounds.intersection(reach).insetBy(dx: -4, dy: -4)
    guard bounds.width > 0, bounds.height > 0 else { return nothing }
    let scale = min(panel.width / bounds.width, panel.height / bounds.height)
    let x = panel.midX - bounds.midX * scale
    let y = panel.midY - bounds.midY * scale
    let rects = shapes.map { shape in
      let rect = shape.rect
      return """
        <rect x="\(number(rect.minX * scale + x))" y="\(number(rect.minY * scale + y))" \
        width="\(number(rect.width * scale))" height="\(number(rect.height * scale))" \
        rx="3" class="shape-\(shape.style.rawValue)"/>
        """
    }
    return
      "<clipPath id=\"panel\"><rect x=\"24\" y=\"84\" width=\"316\" height=\"464\"/></clipPath>"
      + "<g clip-path=\"url(#panel)\">\(rects.joined(separator: "\n"))</g>"
  }

  private func number(_ value: CGFloat) -> String {
    String(format: "%.1f", Double(min(max(value, -1e5), 1e5)))
  }

  // MARK: Text

  private func facts(_ shapes: [ReplayShape]) -> String {
    let words = Recording.Entry(entry, at: entry.time)
    var y = 112
    var text = ""
    for line in PlainText.wrapped(words.title, width: 62).prefix(4) {
      text += "<text x=\"384\" y=\"\(y)\" class=\"headline\">\(PlainText.xml(line))</text>"
      y += 24
    }
    y += 10
    if let recomputed {
      for line in PlainText.wrapped("Now: \(recomputed.summary)", width: 70).prefix(4) {
        text += "<text x=\"384\" y=\"\(y)\" class=\"differs\">\(PlainText.xml(line))</text>"
        y += 20
      }
      y += 8
    }
    for fact in words.facts.prefix(9) where y < 440 {
      text +=
        "<text x=\"384\" y=\"\(y)\" class=\"label\">\(PlainText.xml(fact.label, most: 24))</text>"
      for line in PlainText.wrapped(fact.value, width: 50).prefix(3) {
        text += "<text x=\"560\" y=\"\(y)\" class=\"value\">\(PlainText.xml(line))</text>"
        y += 21
      }
      y += 3
    }
    return text + legend(shapes)
  }

  /// Returns the markup of the legend, in two columns below the facts.
  private func legend(_ shapes: [ReplayShape]) -> String {
    var known: [String] = []
    var text = ""
    for shape in shapes where !known.contains(shape.label) {
      let (x, y) = (384 + known.count % 2 * 260, 482 + known.count / 2 * 24)
      known.append(shape.label)
      text += "<rect x=\"\(x)\" y=\"\(y)\" width=\"20\" height=\"14\" rx=\"3\" "
      text += "class=\"shape-\(shape.style.rawValue)\"/>"
      text += "<text x=\"\(x + 30)\" y=\"\(y + 12)\" class=\"label\">\(shape.label)</text>"
    }
    return text
  }

  private static let style = """
    text { font-family: Inter, "SF Pro Text", "DejaVu Sans", sans-serif; font-size: 14px; \
    fill: #1c1c1e; font-variant-numeric: tabular-nums }
    .title { font-size: 22px; font-weight: 600 }
    .headline { font-size: 16px; font-weight: 600 }
    .label, .small { fill: #6c6c70 } .small { font-size: 12px }
    .same { fill: #1f7a34 } .differs { fill: #c4291c; font-weight: 600 }
    .card { fill: #ffffff; stroke: #d8d8dc }
    .shape-frame { fill: #f7f7f9; stroke: #8e8e93; stroke-width: 1.5 }
    .shape-visible { fill: #d8f2df; stroke: none }
    .shape-covered { fill: #aeaeb2; fill-opacity: 0.75; stroke: #8e8e93 }
    .shape-now { fill: #0a64d8; fill-opacity: 0.22; stroke: #0a64d8; stroke-width: 2 }
    .shape-later { fill: none; stroke: #b25000; stroke-width: 2; stroke-dasharray: 6 4 }
    .lane { stroke: #e5e5ea } .moment { stroke: #c4291c; stroke-width: 1.5 }
    .lane-0 { fill: #5856d6 } .lane-1 { fill: #8e8e93 } .lane-2 { fill: #0a64d8 }
    .lane-3 { fill: #b25000 }
    """
}
