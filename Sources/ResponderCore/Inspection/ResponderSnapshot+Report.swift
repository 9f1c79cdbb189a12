import Foundation

extension ResponderSnapshot {
  /// The whole snapshot as text, a fact a line, for a console, a ticket or the clipboard.
  ///
  /// Lengths in points. No addresses, no dates, no text contents: two equal snapshots read the same.
  public var report: String {
    guard let responder else {
      return (["First responder: none"] + [keyboardLine]).joined(separator: "\n")
    }
    var lines = ["First responder: \(responder)"]
    if let placement {
      lines.append("  now: \(Self.words(placement.visibility, placement.screenRect.size))")
      if let prediction {
        lines.append(
          "  at rest: \(Self.words(prediction.visibility, placement.screenRect.size)), "
            + "at offset \(Wording.point(prediction.restingOffset)), \(prediction.phase.rawValue)")
      }
      lines.append("  on screen: \(Wording.rect(placement.screenRect))")
      if let scroll = placement.scroll { lines += Self.lines(for: scroll) }
    } else {
      lines.append("  not a view: it has no place on the screen")
    }
    lines.append("Chain: \(chain.map(\.description).joined(separator: " > "))")
    lines.append(keyboardLine)
    return lines.joined(separator: "\n")
  }

  private static func words(_ visibility: Visibility, _ size: CGSize) -> String {
    let title = VisibilityVerdict(visibility, size: size).title
    return "\(title.prefix(1).lowercased())\(title.dropFirst()) "
      + "(\(Wording.percent(visibility.fraction)))"
  }

  private static func lines(for scroll: ScrollPlacement) -> [String] {
    let geometry = scroll.geometry
    return [
      "Scroll view: \(scroll.scrollView)",
      "  field in content: \(Wording.rect(scroll.contentRect))",
      "  visible content: \(Wording.rect(scroll.visibleRect))",
      "  offset \(Wording.point(geometry.contentOffset)), viewport "
        + "\(Wording.size(geometry.viewport)), content \(Wording.size(geometry.contentSize)), "
        + "inset \(geometry.inset)",
    ]
  }

  private var keyboardLine: String {
    guard keyboard.placement != .hidden else { return "Keyboard: hidden" }
    return "Keyboard: \(keyboard), covers \(Wording.points(keyboardOverlap)) pt"
  }
}

extension ResponderSnapshot: CustomStringConvertible {
  /// The report.
  public var description: String { report }
}
