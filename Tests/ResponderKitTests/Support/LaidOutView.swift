import UIKit

/// A view that runs a closure once, in its next layout.
@MainActor
final class LaidOutView: UIView {
  var onLayout: (() -> Void)?

  override func layoutSubviews() {
    super.layoutSubviews()
    let work = onLayout
    onLayout = nil
    work?()
  }
}
