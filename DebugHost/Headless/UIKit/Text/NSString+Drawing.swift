import Foundation

extension NSAttributedString.Key {
  public static let font = NSAttributedString.Key(rawValue: "NSFont")
}

public struct NSStringDrawingOptions: OptionSet, Hashable, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  public static let usesLineFragmentOrigin = NSStringDrawingOptions(rawValue: 1)
}

open class NSStringDrawingContext: NSObject {}

extension NSString {
  /// Returns the box of the text, which has several lines only with `usesLineFragmentOrigin`. Only
  /// the font of the attributes counts; without one it has 12 points.
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [],
    attributes: [NSAttributedString.Key: Any]? = nil, context: NSStringDrawingContext?
  ) -> CGRect {
    let wraps = options.contains(.usesLineFragmentOrigin)
    let layout = TextLayout(
      String(self), font: attributes?[.font] as? UIFont ?? .systemFont(ofSize: 12),
      width: wraps && size.width > 0 ? size.width : .infinity)
    let top = wraps ? 0 : -layout.lines[0].baseline
    return CGRect(x: 0, y: top, width: layout.size.width, height: layout.size.height)
  }
}
