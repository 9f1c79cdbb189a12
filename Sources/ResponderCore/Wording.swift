import Foundation

#if canImport(CoreGraphics)
  import CoreGraphics
#endif

/// Formats numbers, geometry and names for this module's sentences.
///
/// A length below 10¹² points has at most one decimal. The formats do not depend on the locale, and
/// no value can crash them.
enum Wording {
  /// Returns a length in points, rounded to a tenth: `12`, `12.3`, `−0.5`.
  static func points(_ value: CGFloat) -> String {
    guard value.isFinite else { return unmeasured(value) }
    let tenths = (value * 10).rounded() / 10
    // Tenths mean nothing for a value of this magnitude, and a much larger value would overflow
    // Int.
    guard abs(tenths) < 1e12 else { return signed("\(Double(value))") }
    return signed(tenths == tenths.rounded() ? "\(Int(tenths))" : "\(Double(tenths))")
  }

  /// Returns the number with a true minus sign, as the HUD and the pages show it.
  private static func signed(_ number: String) -> String {
    number.first == "-" ? "−" + number.dropFirst() : number
  }

  /// Returns the symbol for a value that is not finite.
  private static func unmeasured(_ value: CGFloat) -> String {
    value.isNaN ? "–" : value < 0 ? "−∞" : "∞"
  }

  /// Returns a time with three decimals: `1.250 s`; `no time` if it is not finite, or 10¹² s or
  /// longer.
  static func seconds(_ value: TimeInterval) -> String {
    guard abs(value) < 1e12 else { return "no time" }
    let milliseconds = Int((abs(value) * 1000).rounded())
    let decimals = String(1000 + milliseconds % 1000).dropFirst()
    return "\(value < 0 && milliseconds > 0 ? "−" : "")\(milliseconds / 1000).\(decimals) s"
  }

  /// Returns a fraction as a whole percentage. Only 0 or less reads as `0 %`, and only 1 or more as
  /// `100 %`.
  static func percent(_ fraction: CGFloat) -> String {
    guard fraction.isFinite else { return unmeasured(fraction) }
    let clamped = min(max(fraction, 0), 1)
    if clamped == 0 { return "0 %" }
    if clamped == 1 { return "100 %" }
    return "\(Int(min(max((clamped * 100).rounded(), 1), 99))) %"
  }

  /// Returns a point: `(0, 5443.3)`.
  static func point(_ value: CGPoint) -> String {
    "(\(points(value.x)), \(points(value.y)))"
  }

  /// Returns a size: `390 × 844`.
  static func size(_ value: CGSize) -> String {
    "\(points(value.width)) × \(points(value.height))"
  }

  /// Returns a name that an app gave, safe to print in a terminal.
  ///
  /// Question marks replace control characters, which a terminal would interpret, and characters
  /// that are invisible or have no meaning.
  static func name(_ text: String) -> String {
    if text.utf8.allSatisfy({ $0 >= 0x20 && $0 < 0x7F }) { return text }
    return String(
      String.UnicodeScalarView(
        text.unicodeScalars.map { scalar in
          switch scalar.properties.generalCategory {
          case .control, .format, .surrogate, .privateUse, .unassigned, .lineSeparator,
            .paragraphSeparator:
            "?"
          default: scalar
          }
        }))
  }

  /// Returns a rectangle: `(0, 508) 390 × 336`, or `none` for the null rectangle.
  static func rect(_ value: CGRect) -> String {
    value.isNull ? "none" : "\(point(value.origin)) \(size(value.size))"
  }
}

extension CGFloat {
  /// The value, or 0 where it is not a finite number.
  var finiteOrZero: CGFloat { isFinite ? self : 0 }
}

extension Mirror {
  /// Returns a mirror without children, so that `po` prints a value's debug description and no
  /// storage under it.
  package static func withoutChildren<Value>(of value: Value) -> Mirror {
    Mirror(value, children: EmptyCollection<Child>())
  }
}
