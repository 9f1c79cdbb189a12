import ResponderKit
import UIKit

/// Checks that a visible field is never dismissed, and that no field stays first responder out of
/// view at rest while a dismissal is attached.
@MainActor
struct FocusChecks {
  private unowned let world: SoakWorld
  /// The field of the form that had the focus before the step.
  private weak var before: UIView?
  private var nameBefore: String?
  /// The last place of the form's first responder, in its window, that was not suspicious: the
  /// field was visible, had just taken the focus, refused to end editing, or was not subject to a
  /// dismissal, or the keyboard covered the whole list.
  ///
  /// A field may keep the focus out of view in three cases and is then not an orphan. In
  /// the first, the field has not moved from this place: no scroll took it away, but the keyboard
  /// covered it or the app focused it out of view. In the second, the field refuses to end editing,
  /// and the default dismissal respects that. In the third, the keyboard covers the whole list.
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

  /// Checks that a field that was dismissed is out of view at rest. Skips the field if a second
  /// finger came down after the dismissal, because the place where the list would have come to rest
  /// is then not known.
  private func dismissals(after step: Step) -> Failure? {
    for dismissed in world.dismissed {
      if case .twoDrags = step, dismissed.time < world.lastTouch { continue }
      // The field may belong to another row by now. Besides, when the table removes a row whose
      // cell has the focus, the cell keeps its name, and the row gets a second cell. So check only
      // a name that exactly one field has.
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

  /// Checks that a field does not lose the focus in a step that should not change the focus, unless
  /// the dismissal reports that it ended editing, or another field now has the focus.
  private func loss(after step: Step) -> Failure? {
    guard Self.leavesFocus(step), let before, !before.isFirstResponder, before.window != nil,
      before.accessibilityIdentifier == nameBefore,
      // A finger that comes down on another field may focus that field, and the dismissal may then
      // end the editing of that field.
      world.dismissed.isEmpty,
      !SoakRows.inputs(in: world.window).contains(where: \.isFirstResponder)
    else { return nil }
    return Failure(
      promise: .visibleIsKept,
      detail: "\(nameBefore ?? "?") lost the focus at \(PlainGeometry.place(of: before))")
  }

  private static func leavesFocus(_ step: Step) -> Bool {
    switch step {
    // A drag in the chat may hide the keyboard interactively.
    case .fling(let list, _, _, _, _), .drag(let list, _, _, _, _), .twoDrags(let list, _, _, _, _):
      list != .chat
    case .offset, .scrollToTop, .insertRow, .refuse, .cancelDismissal,
      .registerDismissal, .cancelAnchor, .registerAnchor, .rotate, .resize, .leaveApp, .deactivate,
      .hardwareKeyboard, .predictions, .otherKeyboard, .posture, .dragKeyboard, .foreign, .pause,
      .slideOver, .viewport, .barHeight, .language, .cancelPasswordSheet, .moveFocus,
      .navigateFields, .endNavigation:
      true
    default: false
    }
  }

  /// Checks that a field that the list has moved out of view keeps the focus only if it refuses to
  /// resign, or if the keyboard covers the whole list.
  private mutating func orphan() -> Failure? {
    guard world.isInFront(world.screen), world.dismissal?.isActive == true, let field,
      field === before, field.accessibilityIdentifier == nameBefore,
      !world.screen.guardian.refuses, let settled
    else {
      // While a sheet is in front, the field is not at the place that it will have later.
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
