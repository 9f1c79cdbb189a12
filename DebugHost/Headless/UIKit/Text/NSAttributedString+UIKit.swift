import Foundation

extension NSAttributedString.Key {
  public static let font = NSAttributedString.Key(rawValue: "NSFont")
  public static let foregroundColor = NSAttributedString.Key(rawValue: "NSColor")
  public static let backgroundColor = NSAttributedString.Key(rawValue: "NSBackgroundColor")
  public static let paragraphStyle = NSAttributedString.Key(rawValue: "NSParagraphStyle")
  public static let kern = NSAttributedString.Key(rawValue: "NSKern")
  public static let underlineStyle = NSAttributedString.Key(rawValue: "NSUnderline")
  public static let strikethroughStyle = NSAttributedString.Key(rawValue: "NSStrikethrough")
}

public struct NSStringDrawingOptions: OptionSet, Hashable, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  public static let usesLineFragmentOrigin = NSStringDrawingOptions(rawValue: 1)
  public static let truncatesLastVisibleLine = NSStringDrawingOptions(rawValue: 32)
}

open class NSStringDrawingContext: NSObject {}

extension UIFont {
  /// The font in which text without a font is measured and drawn.
  fileprivate static let standard = UIFont.systemFont(ofSize: 12)
}

extension TextSpan {
  fileprivate static func boundingRect(
    of spans: [TextSpan], in size: CGSize, _ options: NSStringDrawingOptions
  ) -> CGRect {
    let wraps = options.contains(.usesLineFragmentOrigin)
    let layout = TextLayout(
      spans: spans, width: wraps && size.width > 0 ? size.width : .infinity,
      breakMode: wraps ? .byWordWrapping : .byClipping)
    let top = wraps ? 0 : -(layout.lines.first?.baseline ?? 0)
    var height = layout.size.height
    if wraps, options.contains(.truncatesLastVisibleLine), size.height > 0 {
      height = layout.lines.last { $0.frame.maxY <= size.height }?.frame.maxY ?? height
    }
    return CGRect(x: 0, y: top, width: layout.size.width, height: height)
  }
}

extension String {
  public func size(withAttributes attrs: [NSAttributedString.Key: Any]? = nil) -> CGSize {
    boundingRect(with: .zero, attributes: attrs, context: nil).size
  }

  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [],
    attributes: [NSAttributedString.Key: Any]? = nil, context: NSStringDrawingContext?
  ) -> CGRect {
    // Avoids an attributed string, because on Linux it leaks memory (`TextContent`) and lists
    // measure every row.
    let span = TextSpan(self, attributes: attributes ?? [:], font: .standard)
    return TextSpan.boundingRect(of: isEmpty ? [] : [span], in: size, options)
  }
}

extension NSString {
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [],
    attributes: [NSAttributedString.Key: Any]? = nil, context: NSStringDrawingContext?
  ) -> CGRect {
    String(self).boundingRect(
      with: size, options: options, attributes: attributes, context: context)
  }
}
