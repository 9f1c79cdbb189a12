import Foundation

/// The round clear button with an × at the end of a text field.
final class TextFieldClearButton: UIControl {
  private var action: (() -> Void)?

  convenience init(action: @escaping () -> Void) {
    self.init(frame: CGRect(x: 0, y: 0, width: 19, height: 19))
    self.action = action
    addAction(UIAction { [weak self] _ in self?.action?() }, for: .touchUpInside)
  }

  override func drawingCommands() -> [DrawingCommand] {
    let disc = bounds.insetBy(dx: 2, dy: 2)
    let cross = CGMutablePath()
    let arms = disc.insetBy(dx: 4.5, dy: 4.5)
    cross.addLines(between: [
      CGPoint(x: arms.minX, y: arms.minY), CGPoint(x: arms.maxX, y: arms.maxY),
    ])
    cross.addLines(between: [
      CGPoint(x: arms.minX, y: arms.maxY), CGPoint(x: arms.maxX, y: arms.minY),
    ])
    let traits = traitCollection
    return [
      .path(
        CGPath(ellipseIn: disc, transform: nil),
        fill: UIColor.systemGray3.resolvedColor(with: traits).cgColor, stroke: nil, lineWidth: 0),
      .path(
        cross, fill: nil, stroke: UIColor.systemBackground.resolvedColor(with: traits).cgColor,
        lineWidth: 1.5),
    ]
  }
}
