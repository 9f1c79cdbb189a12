#if (DEBUG || HUD) && canImport(UIKit) && (os(iOS) || os(Linux))
  internal import ResponderCore
  internal import UIKit

  /// A small tag at the edge of the visible area beyond which the field will come to rest. It shows
  /// where an invisible ghost is.
  final class HUDGhostTag: UILabel {
    private var edge: HUDGhostEdge?
    private var place = CGRect.null
    private var avoided = CGRect.null
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
      edge = nil
    }

    /// Shows how far beyond the visible area the ghost is, beside the panel. All rectangles are in
    /// the coordinates of the tag's superview.
    func show(ghost: CGRect?, visible: CGRect?, avoiding panel: CGRect) {
      guard let ghost, let visible, ghost.isFinite, visible.isFinite,
        let edge = HUDGhostEdge(ghost: ghost, visible: visible)
      else {
        if !isHidden { isHidden = true }
        self.edge = nil
        return
      }
      guard edge != self.edge || visible != place || panel != avoided else { return }
      if isHidden { isHidden = false }
      self.edge = edge
      place = visible
      avoided = panel
      let new = edge.text
      if text != new { text = new }
      // All digits have the same width.
      let length = new.utf8.count
      let natural = fitted.flatMap { $0.length == length ? $0.size : nil } ?? measure(length)
      let size = CGSize(
        width: min(natural.width.rounded(.up) + 20, visible.width),
        height: max(22, natural.height + 4))
      // If there is no free place, the card's headline says the same.
      guard let middle = Self.middle(for: size, edge, in: visible, avoiding: panel) else {
        isHidden = true
        return
      }
      center = middle
      if bounds.size != size { bounds.size = size }
    }

    /// Returns the middle of the tag: at the edge beyond which the ghost lies, beside the panel, or
    /// else above or below the panel, as near as possible; nil if the panel leaves no room.
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

  /// The edge of the visible area beyond which a ghost lies, and the distance to it. The
  /// initializer returns nil while part of the ghost is inside.
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
