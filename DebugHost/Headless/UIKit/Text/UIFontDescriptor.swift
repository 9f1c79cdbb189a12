import Foundation

/// The traits of a font, from which a changed font can be made. Only system faces exist here.
open class UIFontDescriptor: NSObject, NSCopying, @unchecked Sendable {
  let face: FontFace
  open var pointSize: CGFloat { size }
  private let size: CGFloat

  init(face: FontFace, size: CGFloat) {
    self.face = face
    self.size = size
  }

  public class func preferredFontDescriptor(
    withTextStyle style: UIFont.TextStyle
  ) -> UIFontDescriptor {
    UIFont.preferredFont(forTextStyle: style).fontDescriptor
  }

  open var postscriptName: String { face.postscriptName }

  open var symbolicTraits: SymbolicTraits {
    var traits = SymbolicTraits()
    if face.isItalic { traits.insert(.traitItalic) }
    if face.cssWeight >= 600 { traits.insert(.traitBold) }
    if face.isMonospaced { traits.insert(.traitMonoSpace) }
    return traits
  }

  open func withSymbolicTraits(_ symbolicTraits: SymbolicTraits) -> UIFontDescriptor? {
    var face = face
    face.isItalic = symbolicTraits.contains(.traitItalic)
    face.isMonospaced = symbolicTraits.contains(.traitMonoSpace)
    if symbolicTraits.contains(.traitBold) {
      face.weight = .bold
    } else if face.cssWeight >= 600 {
      face.weight = .regular
    }
    return UIFontDescriptor(face: face, size: size)
  }

  open func withDesign(_ design: SystemDesign) -> UIFontDescriptor? {
    var face = face
    face.isMonospaced = design == .monospaced
    return UIFontDescriptor(face: face, size: size)
  }

  open func withSize(_ newPointSize: CGFloat) -> UIFontDescriptor {
    UIFontDescriptor(face: face, size: newPointSize)
  }

  open func copy(with zone: NSZone? = nil) -> Any { self }

  public struct SymbolicTraits: OptionSet, Hashable, Sendable {
    public let rawValue: UInt32

    public init(rawValue: UInt32) {
      self.rawValue = rawValue
    }

    public static let traitItalic = SymbolicTraits(rawValue: 1)
    public static let traitBold = SymbolicTraits(rawValue: 2)
    public static let traitMonoSpace = SymbolicTraits(rawValue: 1 << 10)
  }

  public struct SystemDesign: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    public static let `default` = SystemDesign(rawValue: "NSCTFontUIFontDesignDefault")
    public static let rounded = SystemDesign(rawValue: "NSCTFontUIFontDesignRounded")
    public static let serif = SystemDesign(rawValue: "NSCTFontUIFontDesignSerif")
    public static let monospaced = SystemDesign(rawValue: "NSCTFontUIFontDesignMonospaced")
  }
}

extension UIFont {
  public var fontDescriptor: UIFontDescriptor { UIFontDescriptor(face: face, size: pointSize) }

  /// A size of 0 keeps the descriptor's.
  public convenience init(descriptor: UIFontDescriptor, size pointSize: CGFloat) {
    self.init(
      face: descriptor.face, size: pointSize > 0 ? pointSize : descriptor.pointSize)
  }

  /// Only the system's fonts are installed here, so no other name is found.
  public convenience init?(name fontName: String, size fontSize: CGFloat) {
    guard [".SFUI-Regular", ".AppleSystemUIFont"].contains(fontName) else { return nil }
    self.init(face: FontFace(), size: fontSize)
  }
}
