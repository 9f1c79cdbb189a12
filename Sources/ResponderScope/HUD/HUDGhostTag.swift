#if DEBUG && canImport(UIKit)
  internal import ResponderCore
  internal import UIKit

  /// A small tag at the edge beyond which the field will come to rest, for a ghost that cannot be seen.
  final class HUDGhostTag: UILabel {
    override init(frame: CGRect) {
      super.init(frame: frame)
      isHidden = true
      font = HUDStyle.value
      textColor = .white
      textAlignment = .center
      backgroundColor = HUDStyle.prediction
      layer.cornerRadius = 11
      clipsToBounds = true
    }

    required init?(coder: NSCoder) {
      super.init(coder: coder)
    }

    /// Shows how far beyond the visible area the ghost is; both in the tag's superview's coordinates.
    func show(ghost: CGRect?, visible: CGRect?) {
      guard let ghost, let visible, let edge = HUDGhostEdge(ghost: ghost, visible: visible) else {
        isHidden = true
        return
      }
      isHidden = false
      text = edge.text
      let size = CGSize(width: sizeThatFits(visible.size).width.rounded(.up) + 20, height: 22)
      center = CGPoint(
        x: visible.midX,
        y: edge.isAbove ? visible.minY + 8 + size.height / 2 : visible.maxY - 8 - size.height / 2)
      bounds.size = size
    }
  }
#endif
