import Foundation

/// The keyboard's own window, above all other windows (T4.7.3, T4.7.4). It never becomes key, and
/// touches outside its views fall through to the windows below.
final class UIRemoteKeyboardWindow: UIWindow {
  override var canBecomeKey: Bool { false }
  /// Called when the window's traits have changed.
  var onTraits: () -> Void = {}
  /// The display on which the window is, without a scene.
  var display: UIScreen

  init(screen: UIScreen) {
    display = screen
    super.init(frame: screen.bounds)
    windowLevel = UIWindow.Level(10_000_000)
  }

  required init?(coder: NSCoder) {
    display = .main
    super.init(coder: coder)
  }

  override var screen: UIScreen { display }

  override func traitCollectionDidChange(_ previous: UITraitCollection?) {
    super.traitCollectionDidChange(previous)
    onTraits()
  }

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let hit = super.hitTest(point, with: event)
    return hit === self || hit is UIInputSetContainerView ? nil : hit
  }
}

/// The container of the keyboard and the accessory view. It covers the screen.
final class UIInputSetContainerView: UIView {
  var onLayout: () -> Void = {}

  override func layoutSubviews() {
    super.layoutSubviews()
    onLayout()
  }
}
