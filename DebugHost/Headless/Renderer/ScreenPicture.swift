package import UIKit

/// A screen at one moment, layer by layer: what `SVGRenderer.svg(of:touches:)` writes, before it is text.
package struct ScreenPicture {
  /// What the picture shows: points, screen coordinates.
  package let box: CGRect
  /// What the layers refer to, by id.
  package let definitions: [String: String]
  /// From back to front: the device, its screen with all windows, what lies over it, the fingers.
  package let roots: [LayerPicture]

  /// The font that text without one is drawn in.
  ///
  /// Text is fitted to UIKit's widths. A renderer that ignores `textLength` draws it as wide as the font is: the last two are
  /// about as narrow as Apple's, and keep words apart.
  package static let fonts =
    "-apple-system, 'SF Pro Text', Inter, 'Helvetica Neue', Arial, 'Liberation Sans', "
    + "'DejaVu Sans Condensed', sans-serif"
}
