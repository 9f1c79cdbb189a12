import Foundation

/// An image: a system symbol, or nothing. It is immutable, so any thread can use it.
open class UIImage: NSObject, @unchecked Sendable {
  package let glyph: SymbolGlyph?
  public let symbolConfiguration: SymbolConfiguration?
  public let renderingMode: RenderingMode
  package let ownTint: UIColor?

  public enum RenderingMode: Int, Sendable {
    case automatic, alwaysOriginal, alwaysTemplate
  }

  private init(
    glyph: SymbolGlyph?, configuration: SymbolConfiguration?, mode: RenderingMode, tint: UIColor?
  ) {
    self.glyph = glyph
    symbolConfiguration = configuration
    renderingMode = mode
    ownTint = tint
  }

  public convenience override init() {
    self.init(glyph: nil, configuration: nil, mode: .automatic, tint: nil)
  }

  /// Creates the image of a system symbol; nil if the symbol is not in the catalogue.
  public convenience init?(systemName name: String) {
    self.init(systemName: name, withConfiguration: nil)
  }

  public convenience init?(
    systemName name: String, withConfiguration configuration: UIImage.Configuration?
  ) {
    guard let glyph = SymbolCatalog.glyph(named: name) else { return nil }
    self.init(
      glyph: glyph, configuration: configuration as? SymbolConfiguration ?? .unspecified,
      mode: .automatic, tint: nil)
  }

  /// The size in points, rounded to the pixels of a screen with a scale of 3.
  open var size: CGSize {
    guard let glyph else { return .zero }
    let unit = (symbolConfiguration ?? .unspecified).unit
    return CGSize(
      width: (glyph.box.width * unit * 3).rounded() / 3,
      height: (glyph.box.height * unit * 3).rounded() / 3)
  }

  open func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage {
    UIImage(glyph: glyph, configuration: symbolConfiguration, mode: renderingMode, tint: ownTint)
  }

  /// Returns the image with a tint colour and with the same rendering mode. An image view draws the
  /// symbol in this colour only if the mode is `.alwaysOriginal`.
  open func withTintColor(_ color: UIColor) -> UIImage {
    UIImage(glyph: glyph, configuration: symbolConfiguration, mode: renderingMode, tint: color)
  }

  open func withTintColor(_ color: UIColor, renderingMode: RenderingMode) -> UIImage {
    UIImage(glyph: glyph, configuration: symbolConfiguration, mode: renderingMode, tint: color)
  }

  open func withConfiguration(_ configuration: UIImage.Configuration) -> UIImage {
    UIImage(
      glyph: glyph, configuration: configuration as? SymbolConfiguration ?? symbolConfiguration,
      mode: renderingMode, tint: ownTint)
  }

  /// Returns the command that draws the symbol in a rectangle, or nil if there is nothing to draw.
  /// In the mode `.alwaysOriginal`, the symbol has the colour from `withTintColor(_:)` or, without
  /// one, the label colour. Otherwise it has the colour of its configuration or, without one, the
  /// given tint.
  package func drawing(
    in rect: CGRect, tint: UIColor, traits: UITraitCollection
  ) -> DrawingCommand? {
    guard let glyph, rect.width > 0, rect.height > 0 else { return nil }
    let configuration = symbolConfiguration ?? .unspecified
    let color =
      renderingMode == .alwaysOriginal
      ? ownTint ?? .label : configuration.color ?? tint
    return .symbol(
      glyph, in: rect, color: color.resolvedColor(with: traits).cgColor,
      lineWidth: SymbolGlyph.lineWidth(for: configuration.resolvedWeight))
  }
}
