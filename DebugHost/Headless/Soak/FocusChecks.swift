import ResponderKit
import UIKit

/// A visible field was never dismissed; no orphan at rest while a dismissal is attached.
@MainActor
struct FocusChecks {
  private unowned let world: SoakWorld
  /// The field of the form that had the focus before the step.
  private weak var before: UIView?
  private var nameBefore: String?
  /// Where that field was last left in peace, in its window: seen, just focused, or after it refused.
  ///
  /// Three things keep the focus out of sight by rule 2 and are no orphans. A field that has not moved from there: no
  /// scroll took it away, the keyboard came over it or the app focused it out of sight. One that refuses to end: the
  /// default ending is polite and respects that. And one in a list that the keyboard covers whole.
  private var settled: CGRect?

  init(_ world: SoakWorld) {
    self.world = world
    willPlay(.pause(0))
  }

  private var field: UIView? {
    SoakRows.inputs(in: world.screen.form).first { $0.isFirstResponder }
  }

  mutating func willPlay(_ step: Step) {
    before = field
    nameBefore = before?.accessibilityIdentifier
  }

  mutating func failure(after step: Step) -> Failure? {
    dismissals(after: step) ?? loss(after: step) ?? orphan()
  }

  /// A field that was dismissed is truly out of sight at rest. Where a second finger came down later, the place where
  /// the list would have come to rest is not known.
  private func dismissals(after step: Step) -> Failure? {
    for dismissed in world.dismissed {
      if case .twoDrags = step, dismissed.time < world.lastTouch { continue }
      // The field's object may serve another row by now. A cell that was put away with the focus keeps its name, and the row
      // has a second cell.
      guard world.inputs(named: dismissed.name).count == 1,
        let field = world.input(named: dismissed.name),
        PlainGeometry.isSurelyVisible(field, keyboard: dismissed.keyboard)
      else { continue }
      return Failure(
        promise: .visibleIsKept,
        detail: "\(dismissed.name ?? "?") at \(PlainGeometry.place(of: field)), "
          + "opening \(PlainGeometry.opening(around: field, keyboard: dismissed.keyboard))")
    }
    return nil
  }

  /// A step that should leave the focus alone leaves it, unless the product reports a dismissal.
  private func loss(after step: Step) -> Failure? {
    guard Self.leavesFocus(step), let before, !before.isFirstResponder, before.window != nil,
      before.accessibilityIdentifier == nameBefore,
      // A finger that comes down on another field may give that one the focus, and the next one end it.
      world.dismissed.isEmpty,
      !SoakRows.inputs(in: world.window).contains(where: \.isFirstResponder)
    else { return nil }
    return Failure(
      promise: .visibleIsKept,
      detail: "\(nameBefore ?? "?") lost the focus at \(PlainGeometry.place(of: before))")
  }

  private static func leavesFocus(_ step: Step) -> Bool {
    switch step {
    // The chat's drags may take the keyboard along.
    case .fling(let list, _, _, _, _), .drag(let list, _, _, _, _), .twoDrags(let list, _, _, _, _):
      list != .chat
    case .offset, .scrollToTop, .insertRow, .refuse, .addViews, .cancelDismissal,
      .registerDismissal, .cancelAnchor, .registerAnchor, .rotate, .resize, .leaveApp, .deactivate,
      .hardwareKeyboard, .predictions, .otherKeyboard, .posture, .dragKeyboard, .foreign, .pause,
      .slideOver, .viewport, .barHeight, .language, .cancelPasswordSheet, .moveFocus,
      .navigateFields, .endNavigation:
      true
    default: false
    }
  }

  /// A field that the list has moved out of sight keeps the focus only by refusing to resign.
  private mutating func orphan() -> Failure? {
    guard world.isInFront(world.screen), world.dismissal?.isActive == true, let field,
      field === before, field.accessibilityIdentifier == nameBefore,
      !world.screen.guardian.refuses, let settled
    else {
      // Behind a sheet it stands elsewhere than it will.
      settled =
        world.isInFront(world.screen) ? field.map { PlainGeometry.place(of: $0) } : nil
      return nil
    }
    let (now, keyboard) = (PlainGeometry.place(of: field), world.keyboard)
    guard PlainGeometry.isSurelyHidden(field, keyboard: keyboard),
      !PlainGeometry.isNothingFree(around: field, keyboard: keyboard)
    else {
      self.settled = now
      return nil
    }
    let way = (x: abs(now.midX - settled.midX), y: abs(now.midY - settled.midY))
    guard max(way.x, way.y) > PlainGeometry.pixel(of: field) else { return nil }
    return Failure(
      promise: .noOrphan,
      detail: "\(nameBefore ?? "?") went from \(settled) to \(now), "
        + "opening \(PlainGeometry.opening(around: field, keyboard: keyboard))")
  }
}
