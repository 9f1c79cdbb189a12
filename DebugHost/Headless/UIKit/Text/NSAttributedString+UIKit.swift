import Foundation

extension NSAttributedString.Key {
  public static let font = NSAttributedString.Key(rawValue: "NSFont")
  public static let foregroundColor = NSAttributedString.Key(rawValue: "NSColor")
  public static let backgroundColor = NSAttributedString.Key(rawValue: "NSBackgroundColor")
  public static let paragraphStyle = NSAttributedString.Key(rawValue: "NSParagraphStyle")
  public static let kern = NSAttributedString.Key(rawValue: "NSKern")
  public static let underlineStyle = NSAttributedString.Key(rawValue: "NSUnderline")
  public static let underlineColor = NSAttributedString.Key(rawValue: "NSUnderlineColor")
  public static let strikethroughStyle = NSAttributedString.Key(rawValue: "NSStrikethrough")
  public static let baselineOffset = NSAttributedString.Key(rawValue: "NSBaselineOffset")
}

public struct NSUnderlineStyle: OptionSet, Hashable, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  public static let single = NSUnderlineStyle(rawValue: 1)
  public static let thick = NSUnderlineStyle(rawValue: 2)
  public static let double = NSUnderlineStyle(rawValue: 9)
}

public struct NSStringDrawingOptions: OptionSet, Hashable, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  public static let usesLineFragmentOrigin = NSStringDrawingOptions(rawValue: 1)
  public static let usesFontLeading = NSStringDrawingOptions(rawValue: 2)
  public static let usesDeviceMetrics = NSStringDrawingOptions(rawValue: 8)
  public static let truncatesLastVisibleLine = NSStringDrawingOptions(rawValue: 32)
}

open class NSStringDrawingContext: NSObject {
  open var minimumScaleFactor: CGFloat = 0
  open var actualScaleFactor: CGFloat { 1 }
  open var totalBounds: CGRect { bounds }

  var bounds = CGRect.zero
}

extension NSAttributedString {
  /// The size in one line per paragraph, points, not rounded.
  public func size() -> CGSize { boundingRect(with: .zero, options: [], context: nil).size }

  /// Without `.usesLineFragmentOrigin` one line whose origin is the baseline; with it, wrapped in the size's width.
  /// A width or height of 0 is no limit.
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?
  ) -> CGRect {
    TextSpan.boundingRect(
      of: TextSpan.spans(of: self, font: .standard), in: size, options, context)
  }
}

extension UIFont {
  /// What text without a font is measured and drawn in.
  fileprivate static let standard = UIFont.systemFont(ofSize: 12)
}

extension TextSpan {
  fileprivate static func boundingRect(
    of spans: [TextSpan], in size: CGSize, _ options: NSStringDrawingOptions,
    _ context: NSStringDrawingContext?
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
    let box = CGRect(x: 0, y: top, width: layout.size.width, height: height)
    context?.bounds = box
    return box
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
    // Without an attributed string: on Linux it leaves bytes behind (`TextContent`), and lists measure every row.
    let span = TextSpan(self, attributes: attributes ?? [:], font: .standard)
    return TextSpan.boundingRect(of: isEmpty ? [] : [span], in: size, options, context)
  }
}

extension NSString {
  public func size(withAttributes attrs: [NSAttributedString.Key: Any]? = nil) -> CGSize {
    String(self).size(withAttributes: attrs)
  }

  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [],
    attributes: [NSAttributedString.Key: Any]? = nil, context: NSStringDrawingContext?
  ) -> CGRect {
    String(self).boundingRect(
      with: size, options: options, attributes: attributes, context: context)
  }
}
