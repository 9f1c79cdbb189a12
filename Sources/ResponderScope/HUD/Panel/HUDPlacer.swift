#if (DEBUG || HUD) && canImport(UIKit) && (os(iOS) || os(Linux))
  internal import ResponderCore
  internal import ResponderKit
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
    private var isStale = false
    /// The situation in which the user opened the card. While the field being edited, its frame and
    /// the free area are the same as in that situation, the card may cover the field.
    private var insisted: Situation?
    /// The surroundings in which the user dragged the panel. While they are unchanged, the panel
    /// stays where the user dropped it.
    private var chosen: Surroundings?
    /// The height of the part of the window that the keyboard covers, in points.
    private var keyboardOverlap: CGFloat = 0

    /// The responder that the user edits, and its frame on the screen, in points.
    struct Edited: Equatable {
      var responder: ObjectIdentifier?
      var rect: CGRect?
    }

    /// The field being edited, and the other areas that the panel may have to avoid.
    private struct Surroundings: Equatable {
      var edited: Edited
      var obstacles: [HUDObstacle]
    }

    /// Everything besides the panel's size on which the panel's place depends.
    private struct Situation: Equatable {
      var area: CGRect
      var edited: Edited
      var obstacles: [HUDObstacle]
      var wish: HUDPlace
      var isPill: Bool
    }

    init(scene: UIWindowScene, window: HUDWindow, panel: HUDPanel) {
      self.scene = scene
      self.window = window
      self.panel = panel
    }

    /// Records that the panel may need another size.
    func panelWasResized() {
      isStale = true
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
      chosen = Surroundings(edited: edited, obstacles: obstacles(edited).filter { !$0.isKeyboard })
      placed = nil
    }

    /// Gives the panel the form and the frame that suit the situation, if the situation or the
    /// panel's size has changed. Returns whether the frame changes, or true if the user has just
    /// dropped the panel.
    ///
    /// - Parameters:
    ///   - wish: Where the user wants the panel.
    ///   - isPill: Whether the user wants only the pill.
    ///   - edited: The responder being edited. Pass nil during a scroll: the panel then avoids the
    ///     same areas as before, so that it does not move before the list has come to rest.
    ///   - isSnapping: Whether the user has just dropped the panel.
    func place(_ wish: HUDPlace, isPill: Bool, edited: Edited?, isSnapping: Bool) -> Bool {
      let isFirst = placed == nil && !isSnapping
      let now = situation(wish, isPill: isPill, edited: edited)
      guard isStale || now != placed else { return false }
      placed = now
      isStale = false
      var (form, frame) = fitting(now)
      if panel.take(form) {
        (form, frame) = fitting(now)
        _ = panel.take(form)
      }
      guard frame != panel.frame || isSnapping else { return false }
      HUDMotion.move(animated: !isFirst) { [panel, frame] in
        panel.frame = frame
        panel.layoutIfNeeded()
      }
      return true
    }

    private func situation(_ wish: HUDPlace, isPill: Bool, edited: Edited?) -> Situation {
      var now = Situation(
        area: area(), edited: Edited(), obstacles: [], wish: wish, isPill: isPill)
      guard let edited else {
        now.edited = placed?.edited ?? Edited()
        now.obstacles = placed?.obstacles ?? []
        return now
      }
      let obstacles = obstacles(edited)
      let others = obstacles.filter { !$0.isKeyboard }
      if chosen == Surroundings(edited: edited, obstacles: others) {
        now.obstacles = obstacles.filter(\.isKeyboard)
      } else {
        now.edited = edited
        now.obstacles = obstacles
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
      guard let insisted, insisted.edited == now.edited, insisted.area == now.area else {
        insisted = nil
        return false
      }
      return true
    }

    private func covers(_ frame: CGRect, _ now: Situation) -> Bool {
      inTheWay(now).contains { $0.isField && $0.covered.overlaps(frame) }
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
        obstacles.append(.keyboard(window.convert(keyboard.frame, from: screen)))
      }
      if let app = scene?.appWindow {
        if let presented = app.presentedFrame {
          obstacles.append(.presented(window.convert(presented, from: screen)))
        }
        let bars = app.barFrames + [app.windowButtons].compactMap { $0 }
        obstacles += bars.map { .bar(window.convert($0, from: app)) }
      }
      if let fold = window.fold { obstacles.append(.fold(fold)) }
      // A field in another window of the scene may be first responder. The panel must not cover it
      // either.
      if let view = FocusBook.shared.current as? UIView, ObjectIdentifier(view) != edited.responder,
        let host = view.window, host.windowScene === scene, host.windowLevel < window.windowLevel
      {
        obstacles.append(.field(window.convert(view.convert(view.bounds, to: host), from: host)))
      }
      return obstacles
    }

    private func inTheWay(_ now: Situation) -> [HUDObstacle] {
      let field = now.edited.rect.map { HUDObstacle.field(window.convert($0, from: screen)) }
      return now.obstacles + [field].compactMap { $0 }
    }

    /// Returns the panel's frame, with its origin rounded to pixels. Where the panel would cover
    /// the field being edited, this method places it above or below the field, if there is room for
    /// the least useful height. The panel is then less tall than usual if necessary. A panel that is
    /// too large to keep off a fold in the whole area is placed on one side of the fold.
    private func frame(in now: Situation, as form: HUDPanel.Form) -> CGRect {
      let obstacles = inTheWay(now)
      let isRightToLeft = window.effectiveUserInterfaceLayoutDirection == .rightToLeft
      func place(in area: CGRect) -> CGRect {
        HUDPlace.frame(
          preferring: now.wish, size: panel.size(in: area.size, as: form), in: area,
          avoiding: obstacles, isRightToLeft: isRightToLeft)
      }
      func fitted(in area: CGRect) -> CGRect {
        let frame = place(in: area)
        guard let field = obstacles.last(where: \.isField), field.cost(of: frame) > 0,
          let strip = field.freeStrip(of: area, least: panel.leastHeight(in: area.size, as: form))
        else { return frame }
        return place(in: strip)
      }
      var frame = fitted(in: now.area)
      if let fold = obstacles.first(where: \.isFold), fold.cost(of: frame) > 0 {
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
#endif
