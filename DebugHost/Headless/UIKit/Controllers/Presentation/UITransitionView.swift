import Foundation

/// A view that covers the window. The window's first transition view contains the root controller's
/// view, and each further one a presentation (T4.3.6, T4.3.7). A tab bar controller has its own.
final class UITransitionView: UIView {
  /// Whether touches outside the subviews reach the views below, as with an undimmed sheet.
  var letsTouchesThrough = false
  /// Called in each layout pass to place the views of the presentation.
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

/// The view that contains the view of a root controller, a sheet or a popover (T4.3.6).
final class UIDropShadowView: UIView {
  /// The safe area that the view keeps while it steps back behind a sheet.
  var keptSafeArea: UIEdgeInsets?

  override var safeAreaInsets: UIEdgeInsets { keptSafeArea ?? super.safeAreaInsets }

  /// Whether the view contains the view of a sheet or a popover, not that of the root controller.
  var isSheet: Bool { superview?.children.first !== self }
}

/// A view that dims the area around a sheet, an alert or a popover. If the view has a handler for
/// taps, it receives the touches in that area.
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
