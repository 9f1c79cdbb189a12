import Foundation

/// The view of one key: a raised rounded rectangle with a letter, a word or a symbol.
final class UIKBKeyView: UIView {
  let key: KeyboardKey
  /// The appearance of a key at one moment. The same key looks different while shift is on.
  struct Look: Equatable {
    var title: String?
    /// The small letters below the title.
    var caption: String?
    var symbol: String?
    var fontSize: CGFloat = 16
    var style = Style.function
    var isDimmed = false
    var isPressed = false
  }

  enum Style {
    case letter, function, prominent
    /// The symbol alone, without a key cap around it.
    case bare
  }

  var look = Look() { didSet { if look != oldValue { lookDidChange() } } }

  init(key: KeyboardKey) {
    self.key = key
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    layer.cornerRadius = 5
    layer.cornerCurve = .continuous
    layer.shadowOffset = CGSize(width: 0, height: 1)
    layer.shadowRadius = 0
    lookDidChange()
  }

  required init?(coder: NSCoder) { nil }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    lookDidChange()
  }

  private func lookDidChange() {
    switch look.style {
    case .letter:
      backgroundColor = look.isPressed ? KeyboardColors.functionKey : KeyboardColors.letterKey
    case .function:
      backgroundColor = look.isPressed ? KeyboardColors.letterKey : KeyboardColors.functionKey
    case .prominent:
      backgroundColor = look.isPressed ? KeyboardColors.letterKey : .systemBlue
    case .bare: backgroundColor = nil
    }
    layer.shadowColor = KeyboardColors.shadow.resolvedColor(with: traitCollection).cgColor
    layer.shadowOpacity = look.style == .bare ? 0 : 1
    setNeedsDisplay()
  }

  private var color: UIColor {
    if look.isDimmed { return .tertiaryLabel }
    if look.style == .prominent { return look.isPressed ? .label : .white }
    return look.style == .bare ? KeyboardColors.icon : KeyboardColors.text
  }

  override func drawingCommands() -> [DrawingCommand] {
    if let name = look.symbol, let glyph = SymbolCatalog.glyph(named: name) {
      let unit = SymbolGlyph.unit(pointSize: look.fontSize)
      let side = 24 * unit
      let rect = CGRect(
        x: bounds.midX - side / 2, y: bounds.midY - side / 2, width: side, height: side)
      return [
        .symbol(
          glyph, in: rect, color: color.resolvedColor(with: traitCollection).cgColor,
          lineWidth: 1.6)
      ]
    }
    guard let title = look.title else { return [] }
    let lift: CGFloat = look.caption == nil ? 0 : 5
    let titleCommand = text(title, size: look.fontSize, y: bounds.midY - lift)
    guard let caption = look.caption else { return [titleCommand] }
    return [titleCommand, text(caption, size: 10, y: bounds.midY + 13)]
  }

  /// Returns a command that draws a text in the middle of the key's width. The text is centred
  /// vertically on `y`.
  private func text(_ text: String, size: CGFloat, y: CGFloat) -> DrawingCommand {
    let weight: UIFont.Weight = size > 12 ? .regular : .bold
    let layout = TextLayout(text, font: .systemFont(ofSize: size, weight: weight))
    let origin = CGPoint(
      x: bounds.midX - layout.size.width / 2, y: y - layout.size.height / 2)
    return .text(layout, at: origin, color: color, traits: traitCollection)
  }
}
