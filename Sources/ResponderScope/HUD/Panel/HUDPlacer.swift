#if (DEBUG || HUD) && canImport(UIKit) && (os(iOS) || os(Linux))
  internal import UIKit

  /// Decides on the place and the form of a scene's panel, so that the panel does not cover the
  /// field being edited and, where possible, avoids the keyboard, bars and sheets.
  @MainActor
  final class HUDPlacer {
    private weak var scene: UIWindowScene?
    private let window: HUDWindow
    private let panel: HUDPanel
    private var placed: Situation?
    /// Whether the panel has to be placed again even if the situation is unchanged, because its
    /// size or its form may have to change.
    var isStale = false
    /// The situation in which the user opened the card. While the field being edited, its frame and
    /// the free area are the same as in that situation, the card may cover the field.
    private var insisted: Situation?
    /// The field that was edited and the obstacles that there were when the user dragged the panel.
    /// While they are unchanged, the panel stays where the user dropped it.
    private var chosen: (edited: Edited, obstacles: [HUDObstacle])?
    /// The height of the part of the window that the keyboard covers, in points.
    private var keyboardOverlap: CGFloat = 0

    /// The responder that the user edits, and its frame on the screen, in points.
    struct Edited: Equatable {
      var responder: ObjectIdentifier?
      var rect: CGRect?
    }

    /// Everything besides the panel's size on which the panel's place depends.
    private struct Situation: Equatable {
      var area: CGRect
      /// The field being edited, and the other areas that the panel may have to avoid.
      var edited = Edited()
      var obstacles: [HUDObstacle] = []
      var wish: HUDPlace
      var isPill: Bool
    }

    init(scene: UIWindowScene, window: HUDWindow, panel: HUDPanel) {
      self.scene = scene
      self.window = window
      self.panel = panel
    }

    /// Records that the user opened the card. The panel stays a card, whatever it covers, until the
    /// field being edited, its frame or the free area changes.
    func insist() {
      insisted = placed
      isStale = true
    }

    /// Records that the user dragged the panel. The panel stays where the user dropped it, whatever
    /// it covers except the keyboard, until the field being edited, its frame or the other
    /// obstacles change.
    func choose(_ edited: Edited) {
      chosen = (edited, obstacles(edited).filter { $0.kind != .keyboard })
      placed = nil
    }

    /// Gives the panel the form and the frame that suit the situation, if that or the panel's size
    /// has changed. Returns whether the frame changes, or true if the user has just dropped the
    /// panel.
    ///
    /// - Parameters:
    ///   - wish: Where the user wants the panel.
    ///   - edited: The responder being edited. During a scroll, pass nil: the panel then avoids the
    ///     same areas as before, so that it does not move before the list has come to rest.
    func place(_ wish: HUDPlace, isPill: Bool, edited: Edited?, isSnapping: Bool) -> Bool {
      let isFirst = placed == nil && !isSnapping
      let now = situation(wish, isPill: isPill, edited: edited)
      guard isStale || now != placed else { return false }
      let isResizing = now == placed && panel.form == .card
      placed = now
      isStale = false
      var (form, frame) = fitting(now)
      if panel.take(form) {
        (form, frame) = fitting(now)
        _ = panel.take(form)
      }
      if isResizing, form == .card { frame = keepingTop(frame, now) }
      guard frame != panel.frame || isSnapping else { return false }
      let move = { [panel, frame] in
        panel.frame = frame
        panel.layoutIfNeeded()
      }
      if isFirst || UIAccessibility.isReduceMotionEnabled {
        UIView.performWithoutAnimation(move)
      } else {
        UIView.animate(
          withDuration: HUDStyle.duration, delay: 0, usingSpringWithDamping: 0.85,
          initialSpringVelocity: 0, options: HUDStyle.motion, animations: move)
      }
      return true
    }

    /// Returns the frame of a card whose content has changed with its tabs where they were, under
    /// the finger that may have tapped them, unless the card would cover more there or has been put
    /// at the bottom.
    private func keepingTop(_ frame: CGRect, _ now: Situation) -> CGRect {
      var kept = frame
      kept.origin.y = max(now.area.minY, min(panel.frame.minY, now.area.maxY - frame.height))
      let isAtBottom = now.wish.edge == .bottom || now.wish.position == 1
      return !isAtBottom && inTheWay(now).allSatisfy { $0.cost(of: kept) <= $0.cost(of: frame) }
        ? kept : frame
    }

    private func situation(_ wish: HUDPlace, isPill: Bool, edited: Edited?) -> Situation {
      var now = Situation(area: area(), wish: wish, isPill: isPill)
      guard let edited else {
        if let placed { (now.edited, now.obstacles) = (placed.edited, placed.obstacles) }
        return now
      }
      now.obstacles = obstacles(edited)
      if let chosen, chosen == (edited, now.obstacles.filter { $0.kind != .keyboard }) {
        now.obstacles.removeAll { $0.kind != .keyboard }
      } else {
        now.edited = edited
      }
      return now
    }

    /// Returns the largest wanted form that does not cover the field being edited, and its frame. A
    /// card that the user has opened in this situation may cover the field, and so may the smallest
    /// form, the glyph.
    private func fitting(_ now: Situation) -> (HUDPanel.Form, CGRect) {
      if !now.isPill {
        let card = frame(in: now, as: .card)
        if !covers(card, now) || insists(in: now) { return (.card, card) }
      }
      let pill = frame(in: now, as: .pill)
      return covers(pill, now) ? (.glyph, frame(in: now, as: .glyph)) : (.pill, pill)
    }

    private func insists(in now: Situation) -> Bool {
      if insisted?.edited != now.edited || insisted?.area != now.area { insisted = nil }
      return insisted != nil
    }

    private func covers(_ frame: CGRect, _ now: Situation) -> Bool {
      inTheWay(now).contains { $0.kind == .field && $0.covered.overlaps(frame) }
    }

    // MARK: Area and obstacles

    /// Returns the area in which the panel may be: the safe area inside a margin, less the part
    /// that the keyboard covers, in the coordinates of the HUD's window.
    ///
    /// A keyboard that is leaving counts as covering what it covered, until its movement has ended.
    func area() -> CGRect {
      let monitor = KeyboardMonitor.shared
      let state = scene?.keyWindow.map(monitor.covering) ?? monitor.state
      let isLeaving = state.placement == .hidden && monitor.isMoving
      if !isLeaving {
        keyboardOverlap = state.overlap(with: window.convert(window.bounds, to: screen))
      }
      let margin = HUDStyle.margin
      let safe = window.bounds.inset(by: window.safeAreaInsets).insetBy(dx: margin, dy: margin)
      let covered = max(0, keyboardOverlap - window.safeAreaInsets.bottom)
      guard !safe.isNull else { return .zero }
      return CGRect(
        x: safe.minX, y: safe.minY, width: safe.width, height: max(0, safe.height - covered))
    }

    private func obstacles(_ edited: Edited) -> [HUDObstacle] {
      var obstacles: [HUDObstacle] = []
      let keyboard = KeyboardMonitor.shared.state
      if keyboard.placement == .floating || keyboard.placement == .undocked {
        obstacles.append(HUDObstacle(.keyboard, window.convert(keyboard.frame, from: screen)))
      }
      if let app = scene?.appWindow {
        if let presented = app.presentedFrame {
          obstacles.append(HUDObstacle(.presented, window.convert(presented, from: screen)))
        }
        let bars = app.barFrames + [app.windowButtons].compactMap { $0 }
        obstacles += bars.map { HUDObstacle(.bar, window.convert($0, from: app)) }
      }
      if let fold = window.fold { obstacles.append(HUDObstacle(.fold, fold)) }
      // A field in another window of the scene may be first responder. The panel must not cover it
      // either.
      if let view = FirstResponderTracker.shared.current as? UIView,
        ObjectIdentifier(view) != edited.responder,
        let host = view.window, host.windowScene === scene, host.windowLevel < window.windowLevel
      {
        let frame = window.convert(view.convert(view.bounds, to: host), from: host)
        obstacles.append(HUDObstacle(.field, frame))
      }
      return obstacles
    }

    private func inTheWay(_ now: Situation) -> [HUDObstacle] {
      let field = now.edited.rect.map { HUDObstacle(.field, window.convert($0, from: screen)) }
      return now.obstacles + [field].compactMap { $0 }
    }

    /// Returns the panel's frame, with its origin rounded to pixels. Where the panel would cover
    /// the field being edited, this method places it above or below the field, if there is room for
    /// the least useful height. The panel is then less tall than usual if necessary. A panel that is
    /// too large to keep off a fold in the whole area is placed on one side of the fold.
    private func frame(in now: Situation, as form: HUDPanel.Form) -> CGRect {
      let obstacles = inTheWay(now)
      let isRightToLeft = window.isReversed
      func place(in area: CGRect) -> CGRect {
        HUDPlace.frame(
          preferring: now.wish, size: panel.size(in: area.size, as: form), in: area,
          avoiding: obstacles, isRightToLeft: isRightToLeft)
      }
      func fitted(in area: CGRect) -> CGRect {
        let frame = place(in: area)
        guard let field = obstacles.last(where: { $0.kind == .field }), field.cost(of: frame) > 0,
          let strip = field.freeStrip(of: area, least: panel.leastHeight(in: area.size, as: form))
        else { return frame }
        return place(in: strip)
      }
      var frame = fitted(in: now.area)
      if let fold = obstacles.first(where: { $0.kind == .fold }), fold.cost(of: frame) > 0 {
        let wish = now.wish.frame(size: frame.size, in: now.area, isRightToLeft: isRightToLeft)
        func rank(_ frame: CGRect) -> (cost: CGFloat, way: CGFloat) {
          let way = abs(frame.midX - wish.midX) + abs(frame.midY - wish.midY)
          return (obstacles.reduce(0) { $0 + $1.cost(of: frame) }, way)
        }
        frame = fold.sides(of: now.area).map(fitted).min { rank($0) < rank($1) } ?? frame
      }
      let scale = max(1, window.traitCollection.displayScale)
      frame.origin.x = (frame.minX * scale).rounded() / scale
      frame.origin.y = (frame.minY * scale).rounded() / scale
      return frame
    }

    private var screen: any UICoordinateSpace { window.screen.coordinateSpace }
  }

  /// An area that the panel should not cover, in the coordinates of the HUD's window, in points.
  struct HUDObstacle: Equatable {
    enum Kind {
      /// A keyboard that floats. It is in front of every window and would hide the panel, so the
      /// panel avoids it even where the user has dragged the panel.
      case keyboard
      /// A field that the user edits.
      case field
      /// The fold of a display, where a panel would be bent.
      case fold
      /// A bar of the app, which has controls to tap, or the buttons of an iPad window.
      case bar
      /// A sheet, an alert or a popover.
      case presented

      /// The cost of each covered square point, relative to other obstacles.
      fileprivate var weight: CGFloat {
        switch self {
        case .keyboard: 16
        case .field: 8
        case .fold: 4
        case .bar: 2
        case .presented: 1
        }
      }
    }

    let kind: Kind
    /// The frame without a margin.
    let covered: CGRect
    /// The frame that the panel should not cover: that of a field has a margin.
    var frame: CGRect { kind == .field ? covered.insetBy(dx: -8, dy: -8) : covered }

    init(_ kind: Kind, _ frame: CGRect) {
      self.kind = kind
      covered = frame
    }

    /// Returns the two parts of an area on both sides of the fold and of a margin along it, without
    /// those that are empty.
    @MainActor func sides(of area: CGRect) -> [CGRect] {
      let isUpright = frame.height > frame.width
      let frame = frame.insetBy(dx: -HUDStyle.margin, dy: -HUDStyle.margin)
      let parts =
        isUpright
        ? [
          (area.minX, area.minY, frame.minX - area.minX, area.height),
          (frame.maxX, area.minY, area.maxX - frame.maxX, area.height),
        ]
        : [
          (area.minX, area.minY, area.width, frame.minY - area.minY),
          (area.minX, frame.maxY, area.width, area.maxY - frame.maxY),
        ]
      return parts.filter { $0.2 > 0 && $0.3 > 0 }
        .map { CGRect(x: $0.0, y: $0.1, width: $0.2, height: $0.3) }
    }

    /// Returns the taller of the two parts of an area above and below the obstacle, if it is at
    /// least `least` points tall, or else nil.
    func freeStrip(of area: CGRect, least: CGFloat) -> CGRect? {
      // The distances between the edges are negative where the obstacle extends beyond the area.
      let (above, below) = (frame.minY - area.minY, area.maxY - frame.maxY)
      let height = max(above, below)
      guard height >= least, height.isFinite else { return nil }
      return CGRect(
        x: area.minX, y: above > below ? area.minY : frame.maxY, width: area.width, height: height)
    }

    /// Returns the area of the obstacle that a panel would cover, multiplied by the weight.
    func cost(of panel: CGRect) -> CGFloat {
      let common = panel.intersection(frame)
      return common.isNull ? 0 : common.width * common.height * kind.weight
    }
  }
#endif
