#if DEBUG && canImport(UIKit)
  internal import UIKit

  /// A small tag at the edge beyond which the field will come to rest, for a ghost that cannot be seen.
  final class HUDGhostTag: UILabel {
    private var edge: HUDGhostEdge?
    private var place = CGRect.null

    override init(frame: CGRect) {
      super.init(frame: frame)
      isHidden = true
      textColor = .white
      textAlignment = .center
      backgroundColor = HUDStyle.prediction
      layer.cornerRadius = 11
      clipsToBounds = true
      isAccessibilityElement = false
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
      guard edge != self.edge || visible != place else { return }
      self.edge = edge
      place = visible
      font = HUDFonts(traitCollection).value
      text = edge.text
      let limit = CGSize(width: CGFloat.greatestFiniteMagnitude, height: .greatestFiniteMagnitude)
      let natural = sizeThatFits(limit)
      let size = CGSize(
        width: min(natural.width.rounded(.up) + 20, visible.width),
        height: max(22, natural.height + 4))
      center = CGPoint(
        x: visible.midX,
        y: edge.isAbove ? visible.minY + 8 + size.height / 2 : visible.maxY - 8 - size.height / 2)
      bounds.size = size
    }
  }
#endif
