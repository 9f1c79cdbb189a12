import Foundation

@preconcurrency @MainActor
open class UIVisualEffect: NSObject, NSCopying {
  open nonisolated func copy(with zone: NSZone? = nil) -> Any { self }
}

/// A blur of the content behind a view.
///
/// The stand-in does not blur. Instead, it covers the content with the material's colour, and more
/// densely than a phone does. Behind a blur, only a hint of the content's colours is visible, but
/// without the blur its text would be legible.
open class UIBlurEffect: UIVisualEffect {
  public enum Style: Int, Sendable {
    case extraLight, light, dark
    case regular = 4
    case prominent
    case systemUltraThinMaterial, systemThinMaterial, systemMaterial, systemThickMaterial
    case systemChromeMaterial
    case systemUltraThinMaterialLight, systemThinMaterialLight, systemMaterialLight
    case systemThickMaterialLight, systemChromeMaterialLight
    case systemUltraThinMaterialDark, systemThinMaterialDark, systemMaterialDark
    case systemThickMaterialDark, systemChromeMaterialDark
  }

  let style: Style

  public init(style: Style) {
    self.style = style
  }

  func color(isDark: Bool) -> CGColor {
    let alpha: CGFloat =
      switch style {
      case .systemUltraThinMaterial, .systemUltraThinMaterialLight, .systemUltraThinMaterialDark:
        0.86
      case .light, .systemThinMaterial, .systemThinMaterialLight, .systemThinMaterialDark: 0.92
      case .systemThickMaterial, .systemThickMaterialLight, .systemThickMaterialDark: 0.98
      default: 0.96
      }
    let isDark =
      switch style {
      case .extraLight, .light: false
      case .systemUltraThinMaterialLight, .systemThinMaterialLight, .systemMaterialLight: false
      case .systemThickMaterialLight, .systemChromeMaterialLight: false
      case .dark, .systemUltraThinMaterialDark, .systemThinMaterialDark: true
      case .systemMaterialDark, .systemThickMaterialDark, .systemChromeMaterialDark: true
      default: isDark
      }
    return isDark
      ? CGColor(red: 37 / 255, green: 37 / 255, blue: 39 / 255, alpha: alpha)
      : CGColor(red: 248 / 255, green: 248 / 255, blue: 250 / 255, alpha: alpha)
  }
}

/// A view that shows a material. Its subviews belong in its `contentView`.
@preconcurrency @MainActor
open class UIVisualEffectView: UIView {
  public let contentView = UIView()

  open var effect: UIVisualEffect? { didSet { setNeedsDisplay() } }

  public init(effect: UIVisualEffect?) {
    self.effect = effect
    super.init(frame: .zero)
    addContentView()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    addContentView()
  }

  private func addContentView() {
    contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    contentView.frame = bounds
    addSubview(contentView)
  }

  package override func drawingCommands() -> [DrawingCommand] {
    guard let blur = effect as? UIBlurEffect else { return [] }
    let color = blur.color(isDark: traitCollection.userInterfaceStyle == .dark)
    let radius = layer.presentedState(at: HeadlessLoop.main.now).cornerRadius
    let path = CGPath(
      roundedRect: bounds, cornerWidth: radius, cornerHeight: radius, transform: nil)
    return [.path(path, fill: color, stroke: nil, lineWidth: 0)]
  }
}
