import Foundation

/// Scales custom fonts and lengths as a text style scales, and rounds them to the pixel.
open class UIFontMetrics: NSObject, @unchecked Sendable {
  private let style: UIFont.TextStyle

  public init(forTextStyle textStyle: UIFont.TextStyle) {
    style = textStyle
  }

  open func scaledValue(
    for value: CGFloat, compatibleWith traitCollection: UITraitCollection?
  ) -> CGFloat {
    // Traits that are unspecified have their current values.
    let traits = UITraitCollection(traitsFrom: [.current, traitCollection ?? .current])
    let factor = style.size(in: traits.preferredContentSizeCategory) / style.size(in: .large)
    let scale = traits.displayScale > 0 ? traits.displayScale : 1
    return (value * factor * scale).rounded() / scale
  }

  open func scaledFont(
    for font: UIFont, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont {
    scaledFont(for: font, maximumPointSize: 0, compatibleWith: traitCollection)
  }

  /// Returns the font with its size scaled, up to a maximum. A maximum of 0 means that there is no
  /// maximum.
  open func scaledFont(
    for font: UIFont, maximumPointSize: CGFloat, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont {
    let size = scaledValue(for: font.pointSize, compatibleWith: traitCollection)
    return font.withSize(maximumPointSize > 0 ? min(size, maximumPointSize) : size)
  }
}
