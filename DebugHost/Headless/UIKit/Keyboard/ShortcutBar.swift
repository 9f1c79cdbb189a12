import Foundation

/// The bar at the bottom of an iPad's screen while a hardware keyboard is attached (T4.13.38,
/// T4.14.10).
final class ShortcutBar: UIView {
  private let bar = PredictionBar(frame: .zero)

  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = KeyboardColors.backdrop
    bar.hasShortcuts = true
    bar.words = Suggestions.words(for: "")
    addSubview(bar)
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    bar.frame = CGRect(x: 0, y: 0, width: bounds.width, height: min(bounds.height, 46))
  }
}
