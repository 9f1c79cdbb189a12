import UIKit

/// Puts a bar on top of the guide, as a view without constraints does.
@MainActor
final class GuidedView: UIView {
  let bar = UIView()
  /// Seconds of the animation that the last layout was part of.
  private(set) var duration: TimeInterval = -1

  override func layoutSubviews() {
    super.layoutSubviews()
    duration = UIView.inheritedAnimationDuration
    if bar.superview == nil { addSubview(bar) }
    bar.frame = CGRect(
      x: 0, y: keyboardLayoutGuide.layoutFrame.minY - 40, width: bounds.width, height: 40)
  }
}
