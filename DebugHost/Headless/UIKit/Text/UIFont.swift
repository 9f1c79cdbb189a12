import Foundation

/// A font of the system's family. It is immutable, so any thread can use it.
///
/// The metrics are those of San Francisco: in thousandths of the size, ascender 952, descender
/// -241.
open class UIFont: NSObject, NSCopying, @unchecked Sendable {
  package let face: FontFace
  open var pointSize: CGFloat { size }
  /// The text style for which the font was made; nil for any other font. A view needs it to adapt
  /// the font to the content size category.
  package let textStyle: TextStyle?
  private let size: CGFloat

  package init(face: FontFace, size: CGFloat, textStyle: TextStyle? = nil) {
    self.face = face
    self.size = size.isFinite && size > 0 ? size : UIFont.systemFontSize
    self.textStyle = textStyle
  }

  // MARK: Metrics in points

  open var ascender: CGFloat { size * 1950 / 2048 }
  open var descender: CGFloat { size * -494 / 2048 }
  open var lineHeight: CGFloat { size * 2444 / 2048 }

  /// Returns the advance of a character, including tracking, in points.
  package func advance(of character: Character) -> CGFloat { face.advance(of: character, at: size) }

  // MARK: Identity

  open var familyName: String { face.familyName }
  open func withSize(_ fontSize: CGFloat) -> UIFont { UIFont(face: face, size: fontSize) }
  open func copy(with zone: NSZone? = nil) -> Any { self }

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIFont else { return false }
    return face == other.face && size == other.size && textStyle == other.textStyle
  }

  open override var hash: Int {
    var hasher = Hasher()
    hasher.combine(face)
    hasher.combine(size)
    return hasher.finalize()
  }

  open override var description: String {
    "<UICTFont> font-family: \"\(familyName)\"; font-weight: \(face.cssWeight); font-size: \(size)pt"
  }
}

extension UIFont {
  public class func systemFont(ofSize fontSize: CGFloat) -> UIFont {
    UIFont(face: FontFace(), size: fontSize)
  }

  public class func systemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    UIFont(face: FontFace(weight: weight), size: fontSize)
  }

  public class func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    systemFont(ofSize: fontSize, weight: .bold)
  }

  public class func monospacedDigitSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    UIFont(face: FontFace(weight: weight, hasTabularDigits: true), size: fontSize)
  }

  public class func monospacedSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    UIFont(face: FontFace(weight: weight, isMonospaced: true), size: fontSize)
  }

  public class var labelFontSize: CGFloat { 17 }
  public class var systemFontSize: CGFloat { 14 }

  /// The weight of the strokes, from -1 to 1. The regular weight is 0.
  public struct Weight: RawRepresentable, Hashable, Sendable {
    public let rawValue: CGFloat

    public init(rawValue: CGFloat) {
      self.rawValue = rawValue
    }

    public init(_ rawValue: CGFloat) {
      self.rawValue = rawValue
    }

    public static let regular = Weight(0)
    public static let medium = Weight(0.23)
    public static let semibold = Weight(0.3)
    public static let bold = Weight(0.4)
  }
}
