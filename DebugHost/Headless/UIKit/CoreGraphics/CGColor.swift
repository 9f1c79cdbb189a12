import Foundation

/// A fixed colour in extended sRGB; components outside 0...1 are kept and clamped only when drawn.
public final class CGColor: Hashable, Sendable {
  package let red: CGFloat
  package let green: CGFloat
  package let blue: CGFloat
  public let alpha: CGFloat

  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = min(max(alpha, 0), 1)
  }

  public convenience init(srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(red: red, green: green, blue: blue, alpha: alpha)
  }

  public convenience init(gray: CGFloat, alpha: CGFloat) {
    self.init(red: gray, green: gray, blue: gray, alpha: alpha)
  }

  public var components: [CGFloat]? { [red, green, blue, alpha] }

  public var numberOfComponents: Int { 4 }

  public func copy(alpha: CGFloat) -> CGColor? {
    CGColor(red: red, green: green, blue: blue, alpha: alpha)
  }

  /// The colour `fraction` of the way to `other`, as an animation passes through it (alpha premultiplied).
  package func interpolated(to other: CGColor, fraction: CGFloat) -> CGColor {
    let alpha = self.alpha + (other.alpha - self.alpha) * fraction
    func mix(_ from: CGFloat, _ to: CGFloat) -> CGFloat {
      guard alpha > 0 else { return to }
      let start = from * self.alpha
      return (start + (to * other.alpha - start) * fraction) / alpha
    }
    return CGColor(
      red: mix(red, other.red), green: mix(green, other.green), blue: mix(blue, other.blue),
      alpha: alpha)
  }

  public static func == (lhs: CGColor, rhs: CGColor) -> Bool {
    lhs.red == rhs.red && lhs.green == rhs.green && lhs.blue == rhs.blue && lhs.alpha == rhs.alpha
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(red)
    hasher.combine(green)
    hasher.combine(blue)
    hasher.combine(alpha)
  }
}
