import Foundation

/// Covers the window: the first one holds the root controller's view, each further one a presentation (T4.3.6, T4.3.7).
final class UITransitionView: UIView {
  /// Whether touches beside the subviews go to what lies below: an undimmed sheet.
  var letsTouchesThrough = false
  /// Runs at each layout, with the presentation's views still to be placed.
  var onLayout: (() -> Void)?

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let hit = super.hitTest(point, with: event)
    return hit === self && letsTouchesThrough ? nil : hit
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    onLayout?()
  }
}

/// Holds a root's or a sheet's view (T4.3.6).
final class UIDropShadowView: UIView {
  /// The safe area to go on with while this stands back behind a sheet.
  var keptSafeArea: UIEdgeInsets?

  override var safeAreaInsets: UIEdgeInsets { keptSafeArea ?? super.safeAreaInsets }

  /// Whether it holds a sheet's view, not the root's.
  var isSheet: Bool { superview?.children.first !== self }
}

/// Darkens what a sheet or an alert leaves visible, and takes the taps beside it.
final class UIDimmingView: UIView {
  var onTap: (() -> Void)? {
    didSet { isUserInteractionEnabled = onTap != nil }
  }
  private var tapAction: GestureAction?

  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = UIColor { traits in
      UIColor(white: 0, alpha: traits.userInterfaceStyle == .dark ? 0.48 : 0.2)
    }
    isUserInteractionEnabled = false
    let tap = UITapGestureRecognizer()
    tapAction = GestureAction(tap) { [weak self] _ in self?.onTap?() }
    addGestureRecognizer(tap)
  }

  required init?(coder: NSCoder) { nil }
}
