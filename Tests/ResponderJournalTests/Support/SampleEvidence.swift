import Foundation

@testable import ResponderJournal

/// Evidence that the rules accept, and evidence that narrowly fails to be a mistake. One file, because
/// the samples of one rule use the same makers as those of the next.
enum SampleEvidence {
  static let field = SampleJournal.field
  static let list = SampleJournal.list
  static let screen = rect(0, 0, 390, 844)

  static func keyboard(isLocal: Bool = true, isUp: Bool = true) -> KeyboardState {
    KeyboardState().applying(
      KeyboardEvent(
        kind: isUp ? .willShow : .willHide, beginFrame: .zero,
        endFrame: rect(0, isUp ? 508 : 844, 390, 336), duration: 0.25, curve: 7, isLocal: isLocal,
        screen: screen))
  }

  static func place(y: CGFloat) -> GeometryRecord {
    GeometryRecord(
      responder: field, rect: rect(20, y, 350, 44), window: screen.size,
      obscuredBy: rect(0, 508, 390, 336))
  }

  static func window(_ level: Double) -> WindowFact {
    WindowFact(window: ResponderIdentity(className: "UIWindow"), level: level)
  }

  static func windows(home: Double, key: Double, for time: Double) -> DiagnosisEvidence {
    .otherKeyWindow(
      responder: field, home: window(home), key: window(key), restedFor: time)
  }

  static func bottom(
    _ inset: CGFloat, safeArea: CGFloat = 34, frame: CGRect = screen
  ) -> ListChange.Bottom {
    ListChange.Bottom(inset: inset, safeArea: safeArea, frame: frame)
  }

  static func change(
    from before: CGFloat = 0, to now: ListChange.Bottom, isUp: Bool = true, isLocal: Bool = true
  ) -> ListChange {
    ListChange(
      list: list, before: bottom(before), now: now,
      keyboard: keyboard(isLocal: isLocal, isUp: isUp), covered: 336, hasLeft: !isUp)
  }

  /// A list that writers scroll, one after the other; each has an offset before and after, a name and
  /// a turn.
  static func jump(
    _ legs: (before: CGFloat, after: CGFloat, writer: String?, turn: Int)...
  ) -> DiagnosisEvidence {
    var move = ListMove(list: list)
    for leg in legs {
      move.note(
        .contentOffset, from: leg.before, to: leg.after, by: leg.writer, inTurn: leg.turn)
    }
    return .jump(move: move)
  }

  static func refused(_ reason: FocusRefusal) -> DiagnosisEvidence {
    .refusedFocus(responder: field, reason: reason, caller: "Login.retry", restedFor: 1)
  }

  static func action(_ handler: ResponderIdentity?) -> DiagnosisEvidence {
    .action(record: ActionRecord(action: "Save", sender: field, handler: handler, hops: 5))
  }

  static func resign(_ didResign: Bool, isForced: Bool = false) -> DiagnosisEvidence {
    .resign(record: ResignRecord(responder: field, isForced: isForced, didResign: didResign))
  }

  /// Returns the record of a caret 20 points high at `y`, in a scroll view of 844 points that is
  /// scrolled to `offset`, has a bottom inset of `room`, and is behind a keyboard of 336.
  static func caret(y: CGFloat, offset: CGFloat = 0, room: CGFloat = 0) -> GeometryRecord {
    let geometry = ScrollViewGeometry(
      viewport: screen.size, contentSize: CGSize(width: 390, height: 1_200),
      contentOffset: point(0, offset),
      inset: Insets(bottom: room))
    return GeometryRecord(
      responder: field, scrollView: list,
      decision: .decide(
        fieldRect: rect(20, y, 2, 20), geometry: geometry, restingOffset: point(0, offset),
        obscuredBy: rect(0, 508, 390, 336)))
  }

  /// Returns the evidence for a view as large as the screen that was raised by `raised`, and is now
  /// raised by `now`.
  static func layout(
    raised: CGFloat?, now: CGFloat, height: CGFloat = 844, width: CGFloat = 390,
    covered: CGFloat = 336, isUp: Bool = false, reachesBottom: Bool = true,
    raisedHeight: CGFloat = 844, hasLeft: Bool? = nil, isScreen: Bool = true,
    isRearranged: Bool = false
  ) -> DiagnosisEvidence {
    .layout(
      change: LayoutChange(
        view: list, before: screen, raised: raised.map { rect(0, -$0, 390, raisedHeight) },
        now: rect(0, -now, width, height), covered: covered, reachesBottom: reachesBottom,
        keyboard: keyboard(isUp: isUp), hasLeft: hasLeft ?? !isUp, isScreen: isScreen,
        isRearranged: isRearranged), restedFor: 1)
  }

  static let layoutChange = LayoutChange(
    view: list, before: screen, raised: rect(0, -336, 390, 844), now: rect(0, -300, 390, 844),
    covered: 336, reachesBottom: true, keyboard: keyboard(isUp: false), hasLeft: true,
    isScreen: true, isRearranged: false)

  /// Returns the evidence for a bar whose lower edge is `above` points above the top of the
  /// keyboard, with a caret's line of 20 points at `y`.
  static func bar(
    _ height: CGFloat = 56, above: CGFloat = 0, line y: CGFloat = 470, isUp: Bool = true,
    isStanding: Bool = false, for time: Double = 1
  ) -> DiagnosisEvidence {
    .covered(
      responder: field, line: rect(20, y, 2, 20), by: list,
      frame: rect(0, 508 - above - height, 390, height), isStanding: isStanding,
      keyboard: keyboard(isUp: isUp), restedFor: time)
  }

  /// Returns the evidence for a list with an inset, in a window with a home indicator and a tab bar.
  static func twice(
    _ now: CGFloat, from before: CGFloat = 0, safeArea: CGFloat = 34, isUp: Bool = true,
    tabBar: CGFloat = 0, accessory: CGFloat = 0, isTextView: Bool = false, edge: CGFloat = 844
  ) -> DiagnosisEvidence {
    var change = ListChange(
      list: list, before: bottom(before, safeArea: safeArea), now: bottom(now, safeArea: safeArea),
      keyboard: keyboard(isUp: isUp), covered: 336, hasLeft: !isUp)
    change.windowBottom = WindowBottom(
      edge: edge, safeArea: 34, tabBar: tabBar, accessory: accessory)
    if isTextView { change.isTextView = true }
    return isUp ? .lift(list: change, restedFor: 1) : .inset(list: change, restedFor: 1)
  }

  /// Returns the evidence for a bar of 52 points that was `bottom` points above the screen's bottom
  /// edge, and is `gap` points above the keyboard; or, after the keyboard, `left` points higher.
  static func barTwice(
    _ gap: CGFloat, above bottom: CGFloat = 34, height: CGFloat = 52, left: CGFloat? = nil,
    sheetRise: CGFloat? = nil
  ) -> DiagnosisEvidence {
    let old = rect(0, 844 - bottom - height, 390, height)
    var change = LayoutChange(
      view: list, before: old, raised: rect(0, 508 - height, 390, height),
      now: left.map { old.offsetBy(dx: 0, dy: -$0) } ?? rect(0, 508 - gap - height, 390, height),
      covered: 336 - bottom, reachesBottom: true, keyboard: keyboard(isUp: left == nil),
      hasLeft: left != nil, isScreen: false, isRearranged: false)
    change.windowBottom = WindowBottom(edge: 844, safeArea: 34, tabBar: 83, accessory: 45)
    if bottom < 83 { change.windowBottom = WindowBottom(edge: 844, safeArea: 34, accessory: 45) }
    change.sheetRise = sheetRise
    return .layout(change: change, restedFor: 1)
  }

  static func content(
    _ y: CGFloat, kind: CoveredContent.Kind = .field, hasWayOn: Bool = false, isLocal: Bool = true
  ) -> DiagnosisEvidence {
    .coveredContent(
      responder: field,
      content: CoveredContent(
        kind: kind, view: list, place: rect(20, y, 350, 44), edge: 844, hasWayOn: hasWayOn),
      keyboard: keyboard(isLocal: isLocal), restedFor: 1)
  }

  /// The state with a bar of 52 points alone above the home indicator, without a keyboard.
  static let barAlone = KeyboardState().applying(
    KeyboardEvent(
      kind: .willShow, beginFrame: .zero, endFrame: rect(0, 758, 390, 86), duration: 0.25, curve: 7,
      isLocal: true, screen: screen))

  /// Returns the change of a list with a bottom inset, behind a bar that stays after the keyboard
  /// has hidden.
  static func behindBar(
    _ inset: CGFloat, before: CGFloat = 86, covered: CGFloat = 336, frame: CGRect = screen,
    hasLeft: Bool = true
  ) -> ListChange {
    ListChange(
      list: list, before: bottom(before, safeArea: 0, frame: frame),
      now: bottom(inset, safeArea: 0, frame: frame), keyboard: barAlone, covered: covered,
      hasLeft: hasLeft)
  }

  /// Returns the evidence for a list that was moved up by the keyboard's height and also has a
  /// bottom inset for the keyboard, in a root view that was raised by `root` points. If `root` is
  /// nil, the evidence has no root view. If `hasLeft` is true, the keyboard has hidden since.
  static func raised(root: CGFloat?, hasLeft: Bool = false) -> DiagnosisEvidence {
    var (before, now) = (
      bottom(0), bottom(336, safeArea: 0, frame: screen.offsetBy(dx: 0, dy: -336))
    )
    (before.rootTop, now.rootTop) = (root.map { _ in 0 }, root.map { -$0 })
    return .lift(
      list: ListChange(
        list: list, before: before, now: now, keyboard: keyboard(isUp: !hasLeft), covered: 336,
        hasLeft: hasLeft), restedFor: 1)
  }

  /// Returns the evidence for a list after the keyboard, which covered `covered` points of it, has
  /// hidden.
  static func left(from before: CGFloat, to now: CGFloat, covered: CGFloat = 336)
    -> DiagnosisEvidence
  {
    .inset(
      list: ListChange(
        list: list, before: bottom(before), now: bottom(now), keyboard: keyboard(isUp: false),
        covered: covered, hasLeft: true), restedFor: 1)
  }

  /// Returns the evidence for a field at `y`, whose state has lasted for `time` seconds.
  static func placed(
    _ y: CGFloat, caret: GeometryRecord? = nil, isScrolledByHand: Bool = false,
    for time: Double = 1
  ) -> DiagnosisEvidence {
    .place(
      geometry: place(y: y), caret: caret, isScrolledByHand: isScrolledByHand, restedFor: time)
  }

  /// Returns the evidence for a list that had no inset of its own before the keyboard appeared.
  static func lifted(
    _ now: ListChange.Bottom, isUp: Bool = true, isLocal: Bool = true, for time: Double = 1
  ) -> DiagnosisEvidence {
    .lift(list: change(to: now, isUp: isUp, isLocal: isLocal), restedFor: time)
  }

  /// Returns the evidence for a list after the keyboard has hidden.
  static func kept(
    from before: CGFloat = 0, _ now: ListChange.Bottom, for time: Double = 1
  ) -> DiagnosisEvidence {
    .inset(list: change(from: before, to: now, isUp: false), restedFor: time)
  }

  /// Returns the evidence for a list behind a bar that stays after the keyboard has hidden.
  static func barLeft(
    _ inset: CGFloat, before: CGFloat = 86, covered: CGFloat = 336, frame: CGRect = screen,
    hasLeft: Bool = true
  ) -> DiagnosisEvidence {
    .inset(
      list: behindBar(inset, before: before, covered: covered, frame: frame, hasLeft: hasLeft),
      restedFor: 1)
  }

  static let rows = states + places + surroundings + gaps + limits

  private static let gaps: [(DiagnosisEvidence, Diagnosis.ID?)] = [
    // The list ends above the keyboard by nothing, the safe area, half a point more, a point more, the
    // accessory view, or the tab bar; by an inset that it had before; or by the usual margin.
    (twice(302), nil), (twice(336), .doubleLift), (twice(336.5), .doubleLift), (twice(337), nil),
    (twice(336 + 45, safeArea: 0, accessory: 45), .doubleLift),
    (twice(336 + 45, safeArea: 0), nil),
    (twice(336, safeArea: 83, tabBar: 83), .doubleLift),
    (twice(336 - 34, safeArea: 83, tabBar: 83), .doubleLift),
    (twice(370, from: 34, safeArea: 0), nil),
    (twice(356, safeArea: 0, accessory: 20), nil),
    // The text view is only judged for the whole height of a keyboard that is not in its window.
    (twice(336, isTextView: true), nil), (twice(672, isTextView: true), nil),
    (twice(336, isTextView: true, edge: 508), .needlessLift),
    (twice(300, isTextView: true, edge: 508), nil),
    (twice(336, safeArea: 0, edge: 600), .needlessLift),
    // After the keyboard, the list keeps the safe area, the accessory's height, or something else.
    (twice(34, isUp: false), .insetNotRestored), (twice(40, isUp: false), nil),
    (twice(45, isUp: false, accessory: 45), .insetNotRestored), (twice(45, isUp: false), nil),
    // A bar is above the keyboard by nothing, the safe area, something else, the accessory's height,
    // the tab bar, or as it was before above the safe area. A tall view moved as a whole.
    (barTwice(0), nil), (barTwice(34), .needlessLift), (barTwice(36), nil),
    (barTwice(45), .needlessLift), (barTwice(83, above: 83), .needlessLift),
    (barTwice(49, above: 83), .needlessLift), (barTwice(34, above: 68), nil),
    (barTwice(34, height: 500), nil), (barTwice(34, sheetRise: 302), nil),
    (barTwice(200, sheetRise: 302), .needlessLift),
    // After the keyboard, the bar is higher by the safe area, lower by it, or higher by something.
    (barTwice(0, left: 34), .layoutNotRestored), (barTwice(0, left: -34), nil),
    (barTwice(0, left: 40), nil),
    // A view that hides the caret's line floats above the keyboard, or only some of the line is
    // hidden, or the view came later, or reaches up to the top.
    (bar(above: 16, line: 460, isStanding: true), .fieldBehindBar),
    (bar(above: 100, line: 370, isStanding: true), .fieldBehindBar),
    (bar(above: 100, line: 400, isStanding: true), nil), (bar(above: 100, line: 370), nil),
    (bar(336, above: 100, line: 300, isStanding: true), nil),
    // The next field is behind the keyboard, looks out, is below the window, or another app has the
    // keyboard.
    (content(600), .contentBehindKeyboard), (content(600, hasWayOn: true), .contentBehindKeyboard),
    (content(600, kind: .button), .contentBehindKeyboard),
    (content(600, kind: .lastRow), .contentBehindKeyboard), (content(490), nil),
    (content(820), nil), (content(600, isLocal: false), nil),
  ]

  private static let places: [(DiagnosisEvidence, Diagnosis.ID?)] = [
    // A field is an orphan only if nothing of it is visible, so half a point in view suffices. A
    // field of which the keyboard hides only half a point is not behind the keyboard. The last
    // field is beside the screen.
    (placed(-44), .orphanAtRest), (placed(-43.5), nil), (placed(508 - 43.5), nil),
    (
      .place(
        geometry: GeometryRecord(
          responder: field, rect: rect(390, 10, 350, 44), window: screen.size, obscuredBy: nil),
        restedFor: 1), .orphanAtRest
    ),
    // The view reports no caret and is larger than the free area.
    (
      .place(
        geometry: GeometryRecord(
          responder: field, rect: screen, window: screen.size,
          obscuredBy: rect(0, 508, 390, 336)), restedFor: 1), nil
    ),
    // In order: the caret is stuck behind the keyboard; the caret is in view and the rest of the
    // field is not; a finger scrolled the caret behind the keyboard, with and without room to
    // scroll back; the caret is outside its viewport.
    (placed(100, caret: caret(y: 700)), .fieldBehindKeyboard),
    (.place(geometry: place(y: 600), caret: caret(y: 300), restedFor: 1), nil),
    (placed(100, caret: caret(y: 700, room: 336), isScrolledByHand: true), nil),
    (
      placed(100, caret: caret(y: 1_150, offset: 356), isScrolledByHand: true), .fieldBehindKeyboard
    ),
    (placed(100, caret: caret(y: 1_100)), nil),
    // The key window is another window that covers the app.
    (
      .otherKeyWindow(
        responder: field, home: window(0), key: window(2_001), isCovered: true, restedFor: 1), nil
    ),
  ]

  private static let surroundings: [(DiagnosisEvidence, Diagnosis.ID?)] = [
    // After the keyboard has hidden, the inset is larger by what the keyboard covered, larger by
    // less, gone, or smaller. In the last row, the keyboard had covered nothing of the list.
    (left(from: 0, to: 336), .insetNotRestored), (left(from: 52, to: 118), nil),
    (left(from: 80, to: 0), .insetNotRestored), (left(from: 80, to: 54), nil),
    (left(from: 0, to: 336, covered: 0), nil),
    // After the keyboard, a view around the field is back in place, too high, too low, too small,
    // or elsewhere. In other rows, it is rotated or was not raised for the keyboard, the keyboard
    // covered nothing, or a number is invalid.
    (layout(raised: 336, now: 0), nil), (layout(raised: 336, now: 36), .layoutNotRestored),
    (layout(raised: 336, now: 336), .layoutNotRestored),
    (layout(raised: 336, now: -10), .layoutNotRestored),
    (layout(raised: 336, now: 0.5), nil), (layout(raised: nil, now: 336), nil),
    (layout(raised: 4, now: 336), nil), (layout(raised: 336, now: 336, covered: 0), nil),
    (layout(raised: 336, now: 336, width: 844), nil),
    (layout(raised: 0, now: 0, height: 508, raisedHeight: 508), .layoutNotRestored),
    (layout(raised: 0, now: 0, height: 600, raisedHeight: 508), nil),
    (layout(raised: 336, now: 10, height: 864), nil), (layout(raised: 336, now: .nan), nil),
    (layout(raised: 336, now: -700, height: -.infinity), nil),
    (layout(raised: 336, now: -10, height: .infinity), nil),
    // A view around the field is raised without need, by what the keyboard covers, by too much, or
    // as a card. In other rows, it is raised only a little, by 40 % or 24 points too much and no
    // more, in a window that has rotated, or by an infinite number. In the last row, it has only
    // just stopped moving.
    (layout(raised: nil, now: 300, covered: 0, isUp: true), .needlessLift),
    (layout(raised: nil, now: 336, isUp: true), nil),
    (layout(raised: nil, now: 672, isUp: true), .needlessLift),
    (layout(raised: nil, now: 300, covered: 0, isUp: true, reachesBottom: false), nil),
    (layout(raised: nil, now: 10, covered: 0, isUp: true), nil),
    (layout(raised: nil, now: 24, covered: 0, isUp: true), .needlessLift),
    (layout(raised: nil, now: 470, isUp: true), nil),
    (layout(raised: nil, now: 54, covered: 30, isUp: true), nil),
    (layout(raised: nil, now: 672, width: 844, isUp: true), nil),
    (layout(raised: nil, now: .infinity, isUp: true), nil),
    (.layout(change: layoutChange, restedFor: 0), nil),
    // The view of a controller, or another view, keeps a tenth, half, or all of its lift. In some
    // rows, a neighbouring view has changed.
    (layout(raised: 300, now: 30, isScreen: true, isRearranged: false), .layoutNotRestored),
    (layout(raised: 300, now: 30, isScreen: false, isRearranged: false), nil),
    (layout(raised: 300, now: 150, isScreen: false, isRearranged: false), .layoutNotRestored),
    (layout(raised: 300, now: 150, isScreen: true, isRearranged: true), nil),
    (layout(raised: 300, now: 300, isScreen: false, isRearranged: true), .layoutNotRestored),
    // The keyboard has hidden and its bar stays, or a bar appears alone.
    (layout(raised: 336, now: 336, isUp: true, hasLeft: true), .layoutNotRestored),
    (layout(raised: nil, now: 672, isUp: true, hasLeft: true), nil),
    (layout(raised: nil, now: 672, isUp: true, hasLeft: false), .needlessLift),
    (barLeft(336), .insetNotRestored), (barLeft(86), nil), (barLeft(336, hasLeft: false), nil),
    // The bar is lower when it returns. The list keeps an inset for the bar, ends above the bar, or
    // has no inset although it ends below the bar.
    (barLeft(86, before: 120, covered: 120), nil),
    (barLeft(0, before: 17, covered: 242, frame: rect(0, 0, 390, 750)), nil),
    (barLeft(0, before: 120, covered: 120), .insetNotRestored),
    // The keyboard has hidden, and its bar stays. The keyboard covered hardly more than the bar,
    // and the list keeps that much; or it covered more, and the list keeps all of it.
    (barLeft(86, before: 0, covered: 90), nil),
    (barLeft(180, before: 0, covered: 180), .insetNotRestored),
    // There was no bar before. The list leaves a margin above the bar, or adds the bar's height to
    // an inset of its own. In the last row, the inset is larger than the bar's height and the
    // list's own inset together.
    (barLeft(102, before: 0, covered: 86), nil), (barLeft(126, before: 40, covered: 86), nil),
    (barLeft(126, before: 40), nil), (barLeft(126, before: 40, covered: 146), nil),
    (barLeft(146, before: 40, covered: 146), .insetNotRestored),
    // Before, the list's inset was as high as the bar or half a point lower. It now keeps the
    // keyboard's inset, or a part of it. In the last two rows, the evidence is of a lift.
    (barLeft(336, before: 85.5), .insetNotRestored), (barLeft(240, before: 85.5), nil),
    (barLeft(270, before: 85.5), .insetNotRestored), (barLeft(270, before: 86), .insetNotRestored),
    (.lift(list: behindBar(336), restedFor: 1), nil),
    (.lift(list: behindBar(336, hasLeft: false), restedFor: 1), nil),
    // The bar covers the caret's line, is below the line, is not directly above the keyboard, or
    // covers much of the screen. In other rows, there is no keyboard, the bar has only just
    // appeared, or its height is not a number.
    (bar(), .fieldBehindBar), (bar(line: 420), nil), (bar(line: 432.5), nil),
    (bar(above: 40, line: 430), nil), (bar(500), nil), (bar(408, above: -336), .orphanAtRest),
    (bar(400), .orphanAtRest), (bar(400, line: 95), nil), (bar(isUp: false), nil),
    (bar(408, above: -336, isUp: false), nil), (bar(for: 0), nil), (bar(.nan), nil),
    // The bar has lost its place on the screen.
    (.lostBar(controller: field, bar: list, restedFor: 1), .lostAccessoryBar),
    (.lostBar(controller: field, bar: list, restedFor: 0), nil),
    // The app reloads a row while the user types, or long afterwards. In the last row, the time
    // since the user last typed is negative.
    (.rowReload(responder: field, list: list, sinceTyped: 0.3), .rowReloaded),
    (.rowReload(responder: field, list: list, sinceTyped: 2), nil),
    (.rowReload(responder: field, list: list, sinceTyped: -1), nil),
    // A new field took the place of one that was typed into, that has just become first responder, or
    // that has been first responder for long.
    (.replacement(responder: field, heldFor: 9, sinceTyped: 0.1), .fieldReplaced),
    (.replacement(responder: field, heldFor: 0.5, sinceTyped: nil), .fieldReplaced),
    (.replacement(responder: field, heldFor: 9, sinceTyped: nil), nil),
    (.replacement(responder: field, heldFor: 9, sinceTyped: 2), nil),
    // A field that the app asked to become first responder; in the last row, only just now.
    (refused(.disabled), .focusRefused),
    (refused(.delegate), .focusRefused), (refused(.noWindow), .focusRefused),
    (refused(.otherKept), .focusRefused), (refused(.unexplained), .focusRefused),
    (.refusedFocus(responder: field, reason: .noWindow, caller: "The app", restedFor: 0), nil),
    (.noExit(responder: field), .keyboardCannotBeDismissed),
    // A list goes there and back in two turns and by two writers; then in one turn, by one writer,
    // on one way, or by little.
    (jump((0, 120, "A", 0), (120, 60, nil, 1)), .listJumped),
    (jump((0, 60, "A", 0), (60, 120, "A", 1), (120, 60, nil, 2)), .listJumped),
    (jump((0, 120, "A", 0), (120, 60, nil, 0)), nil),
    (jump((0, 120, "A", 0), (120, 60, "A", 1)), nil),
    (jump((0, 120, "A", 0), (120, 160, nil, 1)), nil),
    (jump((0, 120, "A", 0), (120, 112, nil, 1)), nil),
    // A list made room inside a root view that the app raised, raised only slightly, or moved down
    // under a sheet, or that UIKit raised as a sheet.
    (raised(root: 336), .doubleLift), (raised(root: 20), nil), (raised(root: -54), nil),
    (raised(root: nil), nil),
    // The app's order leaves out a field, once for each reason. Two fields have the same place, or
    // one field is alone at its place.
    (.unlistedField(responder: field, reason: .notListed, fields: 3), .fieldNotInOrder),
    (.unlistedField(responder: field, reason: .noArea, fields: 3), .fieldNotInOrder),
    (.unlistedField(responder: field, reason: .outOfReach, fields: 3), .fieldNotInOrder),
    (.unlistedField(responder: field, reason: .cannotTakeFocus, fields: 3), nil),
    (.fieldPlaces(place: 4, fields: [field, list]), .fieldNotInOrder),
    (.fieldPlaces(place: 4, fields: [field]), nil),
    // The field lost the focus when it left its window, for an unknown reason, because of the user,
    // or together with its screen.
    (.lostFocus(responder: field, heldFor: 0.3, loss: .leftWindow), .focusLostEarly),
    (.lostFocus(responder: field, heldFor: 0.3, loss: .unexplained), .focusLostEarly),
    (.lostFocus(responder: field, heldFor: 0.3, loss: .byHand), nil),
    (.lostFocus(responder: field, heldFor: 0.3, loss: .screenGone), nil),
    // Some actions may stay unhandled.
    (
      .action(
        record: ActionRecord(
          action: "Save", sender: field, handler: nil, hops: 2, isOptional: true)), nil
    ),
  ]

  private static let states: [(DiagnosisEvidence, Diagnosis.ID?)] = [
    // The field is off the screen for long enough or not quite, behind the keyboard, in view, or at
    // an invalid place.
    (placed(-100, for: 0.25), .orphanAtRest), (placed(-100, for: 0.24), nil),
    (placed(600), .fieldBehindKeyboard), (placed(100), nil), (placed(.nan), nil),
    // A keyboard is on the screen without a first responder: this app's, another app's, none, or
    // one that has just appeared.
    (.strayKeyboard(keyboard: keyboard(), restedFor: 1), .keyboardWithoutResponder),
    (.strayKeyboard(keyboard: keyboard(isLocal: false), restedFor: 1), nil),
    (.strayKeyboard(keyboard: keyboard(isUp: false), restedFor: 1), nil),
    (.strayKeyboard(keyboard: keyboard(), restedFor: 0.1), nil),
    // The first responder is in another window than the key window, at the same level, below it or
    // above it. In the last row, this state has only just begun.
    (windows(home: 0, key: 0, for: 1), .responderOutsideKeyWindow),
    (windows(home: 0, key: 2_001, for: 1), .responderOutsideKeyWindow),
    (windows(home: 2_001, key: 0, for: 1), .responderOutsideKeyWindow),
    (windows(home: 0, key: 0, for: 0), nil),
    // The list made room for a keyboard of 336 once, with a margin, twice, twice but only just now,
    // by inset and by frame, or by frame alone.
    (lifted(bottom(302)), nil), (lifted(bottom(350)), nil), (lifted(bottom(672)), .doubleLift),
    (lifted(bottom(672), for: 0), nil), (lifted(bottom(672), isLocal: false), nil),
    (lifted(bottom(302, frame: rect(0, 0, 390, 508))), .doubleLift),
    (lifted(bottom(0, frame: rect(0, 0, 390, 508))), nil),
    // The list is above a composer of 120 points, and rises together with it.
    (
      .lift(
        list: ListChange(
          list: list, before: bottom(0, safeArea: 0, frame: rect(0, 100, 390, 590)),
          now: bottom(0, safeArea: 0, frame: rect(0, 100, 390, 288)), keyboard: keyboard(),
          covered: 182, hasLeft: false), restedFor: 1), nil
    ),
    // A sheet moved up together with its list.
    (lifted(bottom(34, frame: rect(0, -300, 390, 844))), nil),
    // The inset is infinite, or the keyboard has hidden.
    (lifted(bottom(.infinity)), nil), (lifted(bottom(672), isUp: false), nil),
    // After the keyboard has hidden, the inset is kept, removed, off by a point, kept but only just
    // now, invalid, or belongs to another size. In one row, the keyboard is still up.
    (kept(bottom(336)), .insetNotRestored), (kept(from: 20, bottom(0)), .insetNotRestored),
    (kept(bottom(1)), nil), (kept(bottom(336), for: 0.2), nil),
    (.inset(list: change(to: bottom(336)), restedFor: 1), nil), (kept(bottom(.nan)), nil),
    (kept(bottom(336, frame: rect(0, 0, 844, 390))), nil),
    // The field lost the focus soon, late, or after a negative or invalid time.
    (.lostFocus(responder: field, heldFor: 0.3), .focusLostEarly),
    (.lostFocus(responder: field, heldFor: 0), .focusLostEarly),
    (.lostFocus(responder: field, heldFor: 1), nil),
    (.lostFocus(responder: field, heldFor: -1), nil),
    (.lostFocus(responder: field, heldFor: .nan), nil),
    // The evidence comes from other parts of the package.
    (resign(false), .resignRefused), (resign(false, isForced: true), .resignRefused),
    (resign(true), nil), (action(nil), .unhandledAction), (action(list), nil),
    (.cycle(origin: field, start: list, hops: 3), .chainCycle),
    (.tag(name: "\"name\"", views: 2), .duplicateTag),
    (.scrollViews(count: 2), .ambiguousScrollView), (.scrollViews(count: 1), nil),
    (.tagRequest(name: "\"name\"", reason: .unknown, isSearch: false), .tagNotFocused),
    (.tagRequest(name: "\"name\"", reason: .late, isSearch: false), .tagNotFocused),
    (.tagRequest(name: "\"name\"", reason: .late, isSearch: true), .tagNotFocused),
    (.tagRequest(name: "\"name\"", reason: .refused, isSearch: true), .tagNotFocused),
  ]
}
