import Foundation

/// The view of a navigation or tab controller. The controller lays out the subviews.
final class UILayoutContainerView: UIView {
  var onLayout: (() -> Void)?

  override func layoutSubviews() {
    super.layoutSubviews()
    onLayout?()
  }
}

/// The view that contains the screens of a navigation controller.
final class UINavigationTransitionView: UIView {}

/// The view that contains the view of one child of a navigation or tab controller.
final class UIViewControllerWrapperView: UIView {
  init(holding view: UIView, frame: CGRect) {
    super.init(frame: frame)
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.frame = bounds
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(view)
  }

  required init?(coder: NSCoder) { nil }
}
