import Foundation

extension UIImage {
  public enum SymbolScale: Int, Sendable {
    case `default` = -1
    case unspecified, small, medium, large
  }

  public enum SymbolWeight: Int, Sendable {
    case unspecified, ultraLight, thin, light, regular, medium, semibold, bold, heavy, black
  }

  open class Configuration: NSObject, @unchecked Sendable {}

  /// The point size, weight, scale and colour of a symbol. A value that is not set comes from the
  /// configuration to which this one is applied, or else from the default: 17 points, regular
  /// weight, medium scale and the tint colour.
  public final class SymbolConfiguration: Configuration, @unchecked Sendable {
    private let pointSize: CGFloat?
    private let weight: SymbolWeight
    private let scale: SymbolScale
    let color: UIColor?

    private init(
      size: CGFloat?, weight: SymbolWeight, scale: SymbolScale, color: UIColor?
    ) {
      pointSize = size.flatMap { $0.isFinite && $0 > 0 ? $0 : nil }
      self.weight = weight
      self.scale = scale
      self.color = color
    }

    public class var unspecified: SymbolConfiguration {
      SymbolConfiguration(size: nil, weight: .unspecified, scale: .unspecified, color: nil)
    }

    public convenience init(pointSize: CGFloat) {
      self.init(size: pointSize, weight: .unspecified, scale: .unspecified, color: nil)
    }

    public convenience init(pointSize: CGFloat, weight: SymbolWeight) {
      self.init(size: pointSize, weight: weight, scale: .unspecified, color: nil)
    }

    /// Returns a configuration in which the values of `other` take precedence.
    public func applying(_ other: Configuration?) -> SymbolConfiguration {
      guard let other = other as? SymbolConfiguration else { return self }
      return SymbolConfiguration(
        size: other.pointSize ?? pointSize,
        weight: other.weight == .unspecified ? weight : other.weight,
        scale: other.scale == .unspecified ? scale : other.scale, color: other.color ?? color)
    }

    var resolvedWeight: SymbolWeight { weight == .unspecified ? .regular : weight }

    /// The length of a unit of the symbol's grid, in points.
    var unit: CGFloat {
      let factor: CGFloat =
        switch scale {
        case .small: 0.8
        case .large: 1.28
        case .default, .unspecified, .medium: 1
        }
      return SymbolGlyph.unit(pointSize: pointSize ?? 17) * factor
    }
  }
}
