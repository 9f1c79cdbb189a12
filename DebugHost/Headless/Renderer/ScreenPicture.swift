package import UIKit

/// A screen at one moment, layer by layer. `SVGRenderer.svg(of:touches:)` writes it as text.
package struct ScreenPicture {
  /// The area that the picture shows, in screen coordinates, in points.
  package let box: CGRect
  /// The definitions to which the layers refer, by identifier.
  package let definitions: [String: String]
  /// The layers from back to front: the device, its screen with all windows, the hardware in front
  /// of the screen, and the fingers.
  package let roots: [LayerPicture]

  /// The fonts for text that does not set its own.
  ///
  /// Text is fitted to UIKit's widths. A renderer that ignores `textLength` draws text as wide as
  /// the font makes it. The last two fonts are about as narrow as Apple's, so the words stay apart.
  package static let fonts =
    "-apple-system, 'SF Pro Text', Inter, 'Helvetica Neue', Arial, 'Liberation Sans', "
    + "'DejaVu Sans Condensed', sans-serif"
}
