import UIKit

/// A view that places a bar above the keyboard layout guide without constraints.
@MainActor
final class GuidedView: UIView {
  let bar = UIView()
  /// The duration of the animation around the last layout, in seconds.
  private(set) var duration: TimeInterval = -1

  override func layoutSubviews() {
    super.layoutSubviews()
    duration = UIView.inheritedAnimationDuration
    if bar.superview == nil { addSubview(bar) }
    bar.frame = CGRect(
      x: 0, y: keyboardLayoutGuide.layoutFrame.minY - 40, width: bounds.width, height: 40)
  }
}
