import Foundation

/// The bar of three suggestions above the keys.
final class PredictionBar: UIView {
  var words: [String] = [] { didSet { if words != oldValue { setNeedsDisplay() } } }

  /// Whether the bar draws symbols for undo, redo and paste at its left, as on an iPad.
  var hasShortcuts = false { didSet { if hasShortcuts != oldValue { setNeedsDisplay() } } }

  /// The area of the suggestions, in the bar's coordinates.
  private var wordsArea: CGRect {
    hasShortcuts ? bounds.inset(by: UIEdgeInsets(top: 0, left: 170, bottom: 0, right: 60)) : bounds
  }

  override func drawingCommands() -> [DrawingCommand] {
    shortcutCommands + wordCommands
  }

  private var shortcutCommands: [DrawingCommand] {
    guard hasShortcuts else { return [] }
    let color = KeyboardColors.icon.resolvedColor(with: traitCollection).cgColor
    return ["arrow.counterclockwise", "arrow.clockwise", "doc.on.doc"].enumerated()
      .compactMap { index, name in
        guard let glyph = SymbolCatalog.glyph(named: name) else { return nil }
        let side = 24 * SymbolGlyph.unit(pointSize: 17)
        let rect = CGRect(
          x: 20 + CGFloat(index) * 48, y: bounds.midY - side / 2, width: side, height: side)
        return .symbol(glyph, in: rect, color: color, lineWidth: 1.6)
      }
  }

  private var wordCommands: [DrawingCommand] {
    let area = wordsArea
    let column = area.width / 3
    let font = UIFont.systemFont(ofSize: 17)
    var commands: [DrawingCommand] = words.prefix(3).enumerated().map { index, word in
      let layout = TextLayout(
        word, font: font, width: column - 16, lineLimit: 1)
      let origin = CGPoint(
        x: area.minX + column * (CGFloat(index) + 0.5) - layout.size.width / 2,
        y: bounds.midY - layout.size.height / 2 + 1)
      return .text(layout, at: origin, color: KeyboardColors.text, traits: traitCollection)
    }
    let line = KeyboardColors.separator.resolvedColor(with: traitCollection).cgColor
    for x in [area.minX + column, area.minX + column * 2] {
      let rect = CGRect(x: x - 0.5, y: bounds.midY - 12, width: 1, height: 25)
      commands.append(
        .path(CGPath(rect: rect, transform: nil), fill: line, stroke: nil, lineWidth: 0))
    }
    return commands
  }
}
