#if (DEBUG || HUD) && canImport(UIKit) && (os(iOS) || os(Linux))
  internal import ResponderCore
  internal import UIKit

  /// A small tag for a field that will come to rest above or below the visible area, where its
  /// ghost (the outline of its place at rest) cannot be seen. The tag is at that edge of the area
  /// or, where the panel is in the way, beside the panel, and says how far away the field will be.
  final class HUDGhostTag: UILabel {
    private var fitted: (length: Int, size: CGSize)?

    override init(frame: CGRect) {
      super.init(frame: frame)
      isHidden = true
      textColor = .white
      textAlignment = .center
      backgroundColor = HUDStyle.prediction
      layer.cornerRadius = 11
      clipsToBounds = true
      isAccessibilityElement = false
      accessibilityIdentifier = "ResponderScope.HUD.tag"
    }

    required init?(coder: NSCoder) {
      super.init(coder: coder)
    }

    /// Sets the font for the user's text size.
    func style(_ font: UIFont) {
      self.font = font
      fitted = nil
    }

    /// Shows how far above or below the visible area the ghost is, at a place that the panel does
    /// not cover. Hides the tag if there is no ghost or no visible area, if the ghost is neither
    /// above nor below the area, or if the panel leaves no room. All rectangles are in the
    /// coordinates of the tag's superview.
    func show(ghost: CGRect?, visible: CGRect?, avoiding panel: CGRect) {
      guard let ghost, let visible, ghost.isFinite, visible.isFinite,
        let edge = HUDGhostEdge(ghost: ghost, visible: visible)
      else {
        if !isHidden { isHidden = true }
        return
      }
      let new = edge.text
      if text != new { text = new }
      // All digits have the same width, so a text of the same length is taken to have the same
      // size.
      let length = new.utf8.count
      let natural = fitted.flatMap { $0.length == length ? $0.size : nil } ?? measure(length)
      let size = CGSize(
        width: min(natural.width.rounded(.up) + 20, visible.width),
        height: max(22, natural.height + 4))
      // If the panel leaves no room for the tag, the tag is hidden. The card's headline also says
      // on which side the field will be.
      guard let middle = Self.middle(for: size, edge, in: visible, avoiding: panel) else {
        if !isHidden { isHidden = true }
        return
      }
      center = middle
      if bounds.size != size { bounds.size = size }
      if isHidden { isHidden = false }
    }

    /// Returns a centre at which the tag does not overlap the panel: at the edge beyond which the
    /// ghost lies, or else directly below or above the panel; nil if there is no room at any of
    /// these places.
    private static func middle(
      for size: CGSize, _ edge: HUDGhostEdge, in visible: CGRect, avoiding panel: CGRect
    ) -> CGPoint? {
      let reach = CGSize(width: size.width / 2 + 8, height: size.height / 2 + 8)
      let xs = [visible.midX, visible.minX + reach.width, visible.maxX - reach.width]
      let besides = [panel.maxY + reach.height, panel.minY - reach.height]
      let ys =
        edge.isAbove
        ? [visible.minY + reach.height] + besides
        : [visible.maxY - reach.height] + besides.reversed()
      let taken = panel.insetBy(dx: -4, dy: -4)
      for y in ys {
        for x in xs {
          let frame = CGRect(
            x: x - size.width / 2, y: y - size.height / 2, width: size.width, height: size.height)
          if !taken.overlaps(frame), frame.minY >= visible.minY, frame.maxY <= visible.maxY {
            return CGPoint(x: x, y: y)
          }
        }
      }
      return nil
    }

    private func measure(_ length: Int) -> CGSize {
      let limit = CGSize(width: CGFloat.greatestFiniteMagnitude, height: .greatestFiniteMagnitude)
      let size = sizeThatFits(limit)
      fitted = (length, size)
      return size
    }
  }

  /// The upper or lower edge of the visible area, if a ghost lies beyond it, and the distance
  /// between them. The initializer returns nil unless the whole ghost is above or below the area.
  struct HUDGhostEdge: Equatable {
    var isAbove: Bool
    /// The distance from the edge to the near side of the ghost, in whole points.
    var distance: CGFloat

    init?(ghost: CGRect, visible: CGRect) {
      if ghost.maxY <= visible.minY {
        isAbove = true
        distance = (visible.minY - ghost.maxY).rounded()
      } else if ghost.minY >= visible.maxY {
        isAbove = false
        distance = (ghost.minY - visible.maxY).rounded()
      } else {
        return nil
      }
    }

    /// The tag's text.
    var text: String {
      "\(isAbove ? "↑" : "↓") at rest \(HUDNumbers.whole(distance)) pt \(isAbove ? "above" : "below")"
    }
  }
#endif
