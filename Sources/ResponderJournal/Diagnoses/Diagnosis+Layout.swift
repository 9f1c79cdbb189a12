/// The rules about the views around the first responder. Each rule is a pure function of its
/// evidence.
extension Diagnosis {
  /// The smallest rise that `needlessLift` reports, in points. If the keyboard covers part of the
  /// view, the rise must exceed the covered height by more than this, and by more than 40 % of that
  /// height.
  private static let leastLift: CGFloat = 24
  /// The largest distance, in points, between a bar and the keyboard's upper edge at which the bar
  /// counts as standing on the keyboard.
  static let leastGap: CGFloat = 12

  /// A view whose top is nearer to the top of the screen than this, in points, counts as covering
  /// the whole screen.
  static let leastHead: CGFloat = 100

  static func layoutNotRestored(_ change: LayoutChange) -> Diagnosis? {
    // The rule judges only a view that the keyboard covered and that rose for it. Other movements
    // are the app's own decision.
    guard change.hasLeft, change.hasSameWidth, change.covered > 0, change.lift >= 8 else {
      return nil
    }
    let left = change.isStillShrunk ? -change.rise : change.displacement
    guard abs(left) > 1, change.isLeftByKeyboard(left) else { return nil }
    let part = change.leftPart(left).map { ", exactly the \($0)" } ?? ""
    let what = change.isStillShrunk ? "the bottom edge of \(change.view)" : "\(change.view)"
    let direction = left < 0 ? "higher" : "lower"
    return Diagnosis(
      id: .layoutNotRestored,
      sentence: "The keyboard has left, but \(what) is \(Wording.points(abs(left))) pt "
        + "\(direction) than before the keyboard appeared\(part).",
      numbers: [Number("left behind", Double(abs(left)), unit: "pt")],
      fix:
        "On keyboardWillHide, put the view back where it was before the keyboard appeared, or tie it "
        + "to the keyboardLayoutGuide, which in betas of iOS 27 may stay at the bottom.")
  }

  static func needlessLift(_ change: LayoutChange) -> Diagnosis? {
    // UIKit may change the height of a sheet, but not where the view in it begins.
    let rise = change.sheetRise == nil ? change.rise : change.before.minY - change.now.minY
    let need = change.covered
    let sheet = change.sheetRise.map {
      "UIKit raised the sheet by \(Wording.points($0)) pt, and a keyboard handler then raised its "
        + "view: "
    }
    guard !change.hasLeft, change.reachesBottom, change.hasSameWidth,
      rise.isFinite, rise >= leastLift, need < 1 || rise > need + max(leastLift, need * 0.4)
    else { return nil }
    return Diagnosis(
      id: .needlessLift,
      sentence: (sheet ?? "")
        + "\(change.view) rose \(Wording.points(rise)) pt for a keyboard that "
        + (need < 1 ? "covers nothing of it." : "asks for \(Wording.points(need)) pt."),
      numbers: [
        Number("covered", Double(need), unit: "pt"), Number("risen", Double(rise), unit: "pt"),
      ],
      fix:
        "Raise a view until its bottom edge is at the keyboard's upper edge, by "
        + "KeyboardMonitor.shared.overlap(in:), and no farther.")
  }

  /// Diagnoses a view that covers the line that is edited: a bar that stands on the keyboard, or a
  /// view that is shown over the first responder. `place` is the rectangle of that line, or of the
  /// whole responder if it reports no caret, and `frame` that of the covering view. Both are in
  /// screen coordinates, in points. Returns nil unless the keyboard is docked.
  static func covered(
    _ responder: ResponderIdentity, _ place: CGRect, _ cover: ResponderIdentity,
    _ frame: CGRect, isStanding: Bool, _ keyboard: KeyboardState
  ) -> Diagnosis? {
    let covered = min(place.maxY, frame.maxY) - max(place.minY, frame.minY)
    guard keyboard.placement == .docked, place.overlaps(frame), covered > 1, covered.isFinite
    else { return nil }
    let (gap, isLow) = (
      keyboard.frame.minY - frame.maxY, frame.height <= keyboard.frame.height
    )
    // A button or a pill that floats higher, and that was there before the line came under it.
    let floats = isStanding && isLow && gap > leastGap && frame.minY >= leastHead
    guard abs(gap) <= leastGap && isLow || floats && covered >= place.height - 1 else {
      // A sheet of the app's own comes up from below and covers the whole line. A view that reaches
      // up to the top of the screen does not count: it may dim the screen while the app is busy.
      guard covered >= place.height - 1, frame.maxY >= keyboard.frame.minY - leastGap,
        frame.minY >= leastHead
      else { return nil }
      return Diagnosis(
        id: .orphanAtRest,
        sentence: "\(responder) is first responder, but \(cover) covers the line that is edited.",
        numbers: [Number("visible", 0, unit: "%")],
        fix: "Resign the first responder when something is shown over it.")
    }
    return Diagnosis(
      id: .fieldBehindBar,
      sentence:
        "\(responder) is first responder, but \(cover), which "
        + (floats ? "floats \(Wording.points(gap)) pt above" : "stands on")
        + " the keyboard, covers "
        + "\(Wording.points(covered)) pt of the line that is edited.",
      numbers: [Number("covered", Double(covered), unit: "pt")],
      fix: floats
        ? "Add the view's height and its distance from the keyboard to the room that the list makes."
        : "Make the bar the inputAccessoryView, which before iOS 26 the keyboard's frame includes, or "
          + "add its height to the room that the list makes for the keyboard; from iOS 26, do both."
    )
  }

  /// Diagnoses a guide that did not follow the docked keyboard. A guide that is only a little off
  /// is not the guide's fault: iOS 26 has reported wrong frames of the keyboard (truth T4.13.68).
  static func layoutGuideBelowKeyboard(
    _ view: ResponderIdentity, _ top: CGFloat, rest: CGFloat, _ keyboard: KeyboardState
  ) -> Diagnosis? {
    let distance = top - keyboard.frame.minY
    guard keyboard.placement == .docked, keyboard.isLocal, top >= rest - 1, distance.isFinite,
      distance > leastGap
    else { return nil }
    return Diagnosis(
      id: .layoutGuideBelowKeyboard,
      sentence: "The keyboard layout guide of \(view) is \(Wording.points(distance)) pt below the "
        + "keyboard's top: it has not followed the keyboard.",
      numbers: [Number("below", Double(distance), unit: "pt")],
      fix:
        "Use the guide in viewDidLoad, before the keyboard appears. If it still stays down, as in "
        + "betas of iOS 27, move the view by KeyboardMonitor.shared.overlap(in:) instead.")
  }
}
