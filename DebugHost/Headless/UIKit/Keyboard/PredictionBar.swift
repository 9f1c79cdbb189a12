import Foundation

/// The bar of three suggestions above the keys.
final class PredictionBar: UIView {
  var words: [String] = [] { didSet { if words != oldValue { setNeedsDisplay() } } }

  override func drawingCommands() -> [DrawingCommand] {
    let column = bounds.width / 3
    let font = UIFont.systemFont(ofSize: 17)
    var commands: [DrawingCommand] = words.prefix(3).enumerated().map { index, word in
      let layout = TextLayout(
        word, font: font, width: column - 16, lineLimit: 1, breakMode: .byTruncatingTail)
      let origin = CGPoint(
        x: column * (CGFloat(index) + 0.5) - layout.size.width / 2,
        y: bounds.midY - layout.size.height / 2 + 1)
      return .text(layout, at: origin, color: KeyboardColors.text, traits: traitCollection)
    }
    let line = KeyboardColors.separator.resolvedColor(with: traitCollection).cgColor
    for x in [column, column * 2] {
      let rect = CGRect(x: x - 0.5, y: bounds.midY - 12, width: 1, height: 25)
      commands.append(
        .path(CGPath(rect: rect, transform: nil), fill: line, stroke: nil, lineWidth: 0))
    }
    return commands
  }
}
