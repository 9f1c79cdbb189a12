/// The one format for each kind of number, and for names: in sentences, on the HUD and on the
/// inspector's pages.
///
/// The formats do not depend on the locale, and no value can crash them. A minus sign is a true one.
package enum Wording {
  /// Returns a length in points, rounded to a tenth: `12`, `12.3`, `−0.5`.
  package static func points(_ value: CGFloat) -> String { decimal(value, 1) }

  /// Returns a number with at most `digits` digits after the point and no trailing zeros, or a
  /// symbol if the value is not finite.
  package static func decimal(_ value: CGFloat, _ digits: Int) -> String {
    guard value.isFinite else { return unmeasured(value) }
    let scale = (0..<digits).reduce(CGFloat(1)) { scale, _ in scale * 10 }
    let scaled = (abs(value) * scale).rounded()
    // Decimals mean nothing for a value of this magnitude, and a much larger one would overflow Int.
    guard scaled < 1e13 else { return (value < 0 ? "−" : "") + "\(Double(abs(value)))" }
    let (whole, rest) = Int(scaled).quotientAndRemainder(dividingBy: Int(scale))
    var decimals = String(Int(scale) + rest).dropFirst()
    while decimals.last == "0" { decimals.removeLast() }
    return (value < 0 && scaled > 0 ? "−" : "") + "\(whole)"
      + (decimals.isEmpty ? "" : ".\(decimals)")
  }

  /// Returns the symbol for a value that is not finite.
  private static func unmeasured(_ value: CGFloat) -> String {
    value.isNaN ? "–" : value < 0 ? "−∞" : "∞"
  }

  /// Returns a time with three decimals: `1.250 s`; `no time` if it is not finite, or 10¹² s or
  /// longer.
  package static func seconds(_ value: TimeInterval) -> String {
    guard abs(value) < 1e12 else { return "no time" }
    let milliseconds = Int((abs(value) * 1000).rounded())
    let decimals = String(1000 + milliseconds % 1000).dropFirst()
    return "\(value < 0 && milliseconds > 0 ? "−" : "")\(milliseconds / 1000).\(decimals) s"
  }

  /// Returns a fraction as a whole percentage. Only 0 or less reads as `0 %`, and only 1 or more as
  /// `100 %`.
  package static func percent(_ fraction: CGFloat) -> String {
    guard fraction.isFinite else { return unmeasured(fraction) }
    if fraction <= 0 { return "0 %" }
    if fraction >= 1 { return "100 %" }
    return "\(Int(min(max((fraction * 100).rounded(), 1), 99))) %"
  }

  /// Returns a point: `(0, 5443.3)`.
  package static func point(_ value: CGPoint) -> String {
    "(\(points(value.x)), \(points(value.y)))"
  }

  /// Returns a velocity in points per millisecond, as UIKit reports it to the delegate:
  /// `1.842 pt/ms`. If one component is 0, only the other is shown.
  static func velocity(_ velocity: CGPoint) -> String {
    let component = velocity.x == 0 ? velocity.y : velocity.x
    let other = velocity.x != 0 && velocity.y != 0 ? ", \(decimal(velocity.y, 3))" : ""
    return "\(decimal(component, 3))\(other) pt/ms"
  }

  /// Returns a size: `390 × 844`.
  package static func size(_ value: CGSize) -> String {
    "\(points(value.width)) × \(points(value.height))"
  }

  /// Returns a rectangle: `(0, 508) 390 × 336`, or `none` for the null rectangle.
  package static func rect(_ value: CGRect) -> String {
    value.isNull ? "none" : "\(point(value.origin)) \(size(value.size))"
  }

  // MARK: Names

  /// Returns a name that an app gave, or a text from a hostile file, safe to print on one line of a
  /// terminal. Question marks replace control characters, which a terminal would interpret, and
  /// characters that are invisible or have no meaning.
  package static func name(_ text: String) -> String {
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

  /// Returns the app's first type in a full type name, without its module: `ProfileView` for
  /// `SwiftUI.UIHostingController<Shop.ProfileView>`.
  package static func appType(in name: String) -> String? {
    // A local or private type has its context in parentheses.
    let parts = name.components(separatedBy: "(unknown context at ")
    let plain =
      parts[0] + parts.dropFirst().map { $0.drop { $0 != ")" }.dropFirst(2) }.joined()
    for type in plain.split(whereSeparator: { "<>(), ".contains($0) }) {
      let names = type.split(separator: ".", maxSplits: 1)
      if names.count == 2, !frameworks.contains(names[0]) { return String(names[1]) }
    }
    return nil
  }

  private static let frameworks: Set<Substring> = [
    "Foundation", "ResponderKit", "ResponderScope", "Swift", "SwiftUI", "SwiftUICore", "UIKit",
    "UIKitCore", "__C",
  ]

  /// Returns the text as `name(_:)` does, cut off after `most` Unicode scalars.
  package static func line(_ text: String, most: Int = 240) -> String {
    let safe = name(String(String.UnicodeScalarView(text.unicodeScalars.prefix(most + 1))))
    return text.unicodeScalars.count > most ? String(safe.dropLast()) + "…" : safe
  }
}
