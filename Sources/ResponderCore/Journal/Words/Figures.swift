package import Foundation

#if canImport(CoreGraphics)
  import CoreGraphics
#endif

/// Formats numbers for the web pages of the inspector and of DebugHost: at most one decimal for
/// lengths, a true minus sign, the unit after the number.
package enum Figures {
  /// Returns a length in points: `12 pt`, `−0.5 pt`.
  package static func points(_ value: CGFloat) -> String { bare(value) + " pt" }

  /// Returns an offset in points, without its horizontal component if that is 0: `y 1204.3 pt`.
  package static func offset(_ point: CGPoint) -> String {
    point.x == 0 ? "y " + points(point.y) : "x \(bare(point.x)), y \(points(point.y))"
  }

  /// Returns a rectangle in points: `0, 508, 390 × 336 pt`, or `none` for the null rectangle.
  package static func rect(_ rect: CGRect) -> String {
    if rect.isNull { return "none" }
    return "\(bare(rect.origin.x)), \(bare(rect.origin.y)), "
      + "\(bare(rect.size.width)) × \(points(rect.size.height))"
  }

  /// Returns a velocity in points per millisecond, as UIKit reports it to the delegate:
  /// `1.842 pt/ms`. If one component is 0, only the other is shown.
  package static func velocity(_ velocity: CGPoint) -> String {
    let component = velocity.x == 0 ? velocity.y : velocity.x
    let other = velocity.x != 0 && velocity.y != 0 ? ", \(decimal(velocity.y, 3))" : ""
    return "\(decimal(component, 3))\(other) pt/ms"
  }

  /// Returns a fraction as a whole percentage. Only 0 or less reads as `0 %`, and only 1 or more as
  /// `100 %`.
  package static func percent(_ fraction: CGFloat) -> String {
    guard !fraction.isNaN else { return "–" }
    guard fraction > 0 else { return "0 %" }
    guard fraction < 1 else { return "100 %" }
    return "\(min(99, max(1, Int((fraction * 100).rounded())))) %"
  }

  package static func seconds(_ value: TimeInterval) -> String { decimal(CGFloat(value), 3) + " s" }

  /// Returns a number with at most `digits` digits after the point and no trailing zeros, or a
  /// symbol if the value is not finite.
  package static func decimal(_ value: CGFloat, _ digits: Int) -> String {
    guard value.isFinite else { return value.isNaN ? "–" : value < 0 ? "−∞" : "∞" }
    var text = String(format: "%.\(digits)f", Double(value))
    if text.contains(".") {
      while text.last == "0" { text.removeLast() }
      if text.last == "." { text.removeLast() }
    }
    if text == "-0" { text = "0" }
    return trueMinus(text)
  }

  /// Returns seconds with three decimals, for columns: `1.250 s`.
  package static func clock(_ value: TimeInterval) -> String {
    trueMinus(String(format: "%.3f s", value))
  }

  private static func trueMinus(_ text: String) -> String {
    String(text.map { $0 == "-" ? "−" : $0 })
  }

  private static func bare(_ value: CGFloat) -> String { decimal(value, 1) }
}
