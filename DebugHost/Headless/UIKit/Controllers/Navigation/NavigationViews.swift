import Foundation

/// The view of a navigation or tab controller: lays out through its controller.
final class UILayoutContainerView: UIView {
  var onLayout: (() -> Void)?

  override func layoutSubviews() {
    super.layoutSubviews()
    onLayout?()
  }
}

/// Holds what a navigation controller shows.
final class UINavigationTransitionView: UIView {}

/// Holds one child's view inside a navigation or tab controller.
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
