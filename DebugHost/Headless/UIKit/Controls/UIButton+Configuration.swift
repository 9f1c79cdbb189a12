import Foundation

extension UIButton {
  /// The look of a button, as a value. The measurements are those of a medium button on iOS 15 and
  /// later (K).
  @MainActor
  public struct Configuration {
    public enum CornerStyle: Int, Sendable {
      case fixed = -1
      case dynamic, small, medium, large, capsule
    }

    enum Style {
      case plain, tinted, gray, filled
    }

    let style: Style
    public var title: String?
    public var image: UIImage?
    /// The space between the image and the title, in points.
    public var imagePadding: CGFloat = 0
    public var contentInsets = NSDirectionalEdgeInsets(top: 7, leading: 12, bottom: 7, trailing: 12)
    public var baseForegroundColor: UIColor?
    public var baseBackgroundColor: UIColor?
    public var cornerStyle = CornerStyle.dynamic

    public static func gray() -> Configuration { Configuration(style: .gray) }
    public static func filled() -> Configuration { Configuration(style: .filled) }

    private init(style: Style) {
      self.style = style
    }

    func foreground(tint: UIColor, state: UIControl.State) -> UIColor {
      if state.contains(.disabled) { return .tertiaryLabel }
      let color = baseForegroundColor ?? (style == .filled ? .white : tint)
      let dims = style != .filled && state.contains(.highlighted)
      return dims ? color.withAlphaComponent(0.75) : color
    }

    func background(tint: UIColor, state: UIControl.State) -> UIColor? {
      let isDown = state.contains(.highlighted)
      switch style {
      case .plain:
        return baseBackgroundColor
      case .gray:
        return baseBackgroundColor ?? (isDown ? .tertiarySystemFill : .secondarySystemFill)
      case .tinted:
        if state.contains(.disabled) { return .tertiarySystemFill }
        return (baseBackgroundColor ?? tint).withAlphaComponent(isDown ? 0.12 : 0.18)
      case .filled:
        if state.contains(.disabled) { return .tertiarySystemFill }
        let color = baseBackgroundColor ?? tint
        return isDown ? color.withAlphaComponent(0.75) : color
      }
    }

    func cornerRadius(height: CGFloat) -> CGFloat {
      switch cornerStyle {
      case .fixed, .dynamic: 5.95
      case .small: 5
      case .medium: 8
      case .large: 14
      case .capsule: height / 2
      }
    }
  }
}
