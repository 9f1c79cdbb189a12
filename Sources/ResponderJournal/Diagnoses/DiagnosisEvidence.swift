/// The evidence from which a diagnosis follows. A line of the journal holds all of it, so that the
/// diagnosis can be made again on any machine.
///
/// Times are in seconds, lengths in points. `restedFor` is the time for which the state had lasted
/// when it was judged.
public indirect enum DiagnosisEvidence: Equatable, Codable, Sendable {
  /// The place of a first responder, and the place of its caret if it takes text and reports a
  /// caret. `isScrolledByHand` is true if the user has scrolled around the responder, by a finger
  /// or by a tap on the status bar, since the caret last moved to another line.
  case place(
    geometry: GeometryRecord, caret: GeometryRecord? = nil, isScrolledByHand: Bool = false,
    restedFor: TimeInterval)
  /// A keyboard that is up, according to its notifications, while no responder in the app's windows
  /// is first responder. `field` is the SwiftUI field that lost the focus when its screen left; nil
  /// if the focus was lost otherwise.
  case strayKeyboard(
    keyboard: KeyboardState, field: ResponderIdentity? = nil, restedFor: TimeInterval)
  /// The keyboard layout guide of a view. `top` is the guide's upper edge, and `rest` the edge at
  /// which the guide stands without a keyboard, both in screen coordinates.
  case guide(
    view: ResponderIdentity, top: CGFloat, rest: CGFloat, keyboard: KeyboardState,
    restedFor: TimeInterval)
  /// A first responder in one window while another window is key. `isCovered` is true if a touch at
  /// the responder's place would reach the key window.
  case otherKeyWindow(
    responder: ResponderIdentity, home: WindowFact, key: WindowFact, isCovered: Bool = false,
    restedFor: TimeInterval)
  /// A list while the keyboard is up.
  case lift(list: ListChange, restedFor: TimeInterval)
  /// A list after the keyboard has left.
  case inset(list: ListChange, restedFor: TimeInterval)
  /// A responder lost the focus, after it had held it for `heldFor` seconds, and no other responder
  /// gained it. `loss` is what was observed then.
  case lostFocus(responder: ResponderIdentity, heldFor: TimeInterval, loss: FocusLoss? = nil)
  /// A first responder was asked to resign.
  case resign(record: ResignRecord)
  /// An action was sent up the responder chain.
  case action(record: ActionRecord)
  /// A responder chain that leads back into itself. The walk began at `origin`, came to `start` for
  /// the second time, and asked `hops` responders in all.
  case cycle(origin: ResponderIdentity, start: ResponderIdentity, hops: Int)
  /// Several views with one tag; `name` is the tag's description.
  case tag(name: String, views: Int)
  /// A requested tag whose view did not become first responder, and the reason; `name` is the tag's
  /// description. `isSearch` is true for the tag of a search field.
  case tagRequest(name: String, reason: TagFailureReason, isSearch: Bool)
  /// Several scroll views, none of them by far the largest, inside a view whose modifier is meant
  /// for one scroll view.
  case scrollViews(count: Int)
  /// A view that encloses the first responder, while the keyboard is up or after it has left.
  case layout(change: LayoutChange, restedFor: TimeInterval)
  /// A view that a touch on the edited line would reach instead of the first responder, or the bar
  /// on the keyboard that contains that view. `line` is the rectangle of the line, as wide as the
  /// responder, and `frame` that of the view, both in screen coordinates. `isStanding` is true if
  /// the view hides what is behind it and was there when the keyboard came to rest; nil in journals
  /// of versions that did not record it.
  case covered(
    responder: ResponderIdentity, line: CGRect, by: ResponderIdentity, frame: CGRect,
    isStanding: Bool? = nil, keyboard: KeyboardState, restedFor: TimeInterval)
  /// What the user needs while a responder is edited, behind a keyboard.
  case coveredContent(
    responder: ResponderIdentity, content: CoveredContent, keyboard: KeyboardState,
    restedFor: TimeInterval)
  /// A controller that could become first responder, and whose input accessory view has left the
  /// screen.
  case lostBar(controller: ResponderIdentity, bar: ResponderIdentity, restedFor: TimeInterval)
  /// A responder lost the focus because `list` reloaded its row, and no other responder gained it;
  /// `sinceTyped` is the time since the user last typed.
  case rowReload(responder: ResponderIdentity, list: ResponderIdentity, sinceTyped: TimeInterval)
  /// A text control that was asked to become first responder, and did not, for `reason`. `caller` is
  /// the app's function that asked.
  case refusedFocus(
    responder: ResponderIdentity, reason: FocusRefusal, caller: String, restedFor: TimeInterval)
  /// A list that was scrolled while the keyboard moved.
  case jump(move: ListMove)
  /// A first responder whose keyboard has no return key, on a screen with nothing that could dismiss
  /// it.
  case noExit(responder: ResponderIdentity)
  /// A responder left its window and lost the focus, and a view of the same class and with the same
  /// text took its place. It had held the focus for `heldFor` seconds, and the user had last typed
  /// `sinceTyped` seconds ago; nil if the user had not typed.
  case replacement(responder: ResponderIdentity, heldFor: TimeInterval, sinceTyped: TimeInterval?)
  /// A first responder that is inside a view with `navigateFields(_:)` but not in that view's
  /// order. `reason` says why, and `fields` is the number of fields in the order.
  case unlistedField(responder: ResponderIdentity, reason: FieldOmission, fields: Int)
  /// Fields that have the same place in the app's own order; `place` is the tag that gives them the
  /// place.
  case fieldPlaces(place: Int, fields: [ResponderIdentity])

  /// How long a wrong state must last before it counts as a mistake, in seconds. States that
  /// correct themselves do so within a few frames, which is less. The value does not fall on a
  /// frame boundary, so that rounding errors of the clock make no difference.
  public static let settleTime: TimeInterval = 0.245

  /// Returns the same evidence, with the decisions in it made again from their inputs.
  func judgedAgain() -> DiagnosisEvidence {
    switch self {
    case .place(let geometry, let caret, let isScrolledByHand, let rested):
      .place(
        geometry: geometry.with(geometry.decision.decidedAgain()),
        caret: caret.map { $0.with($0.decision.decidedAgain()) },
        isScrolledByHand: isScrolledByHand, restedFor: rested)
    case .action(let record): .action(record: record.decidedAgain() ?? record)
    default: self
    }
  }

  /// The mistake that follows from the evidence alone; nil if there is none.
  public var diagnosis: Diagnosis? {
    if let restedFor, !(restedFor >= Self.settleTime) { return nil }
    var found = mistake
    found?.evidence = self
    return found
  }

  /// How long the state had lasted, in seconds; nil for evidence of an event.
  private var restedFor: TimeInterval? {
    switch self {
    case .place(_, _, _, let time), .strayKeyboard(_, _, let time), .guide(_, _, _, _, let time),
      .otherKeyWindow(_, _, _, _, let time), .lift(_, let time), .inset(_, let time),
      .layout(_, let time), .refusedFocus(_, _, _, let time),
      .covered(_, _, _, _, _, _, let time), .coveredContent(_, _, _, let time),
      .lostBar(_, _, let time):
      time
    default: nil
    }
  }

  /// Returns a state of windows, bars or guides after it has lasted for `time` seconds.
  func lasting(_ time: TimeInterval) -> DiagnosisEvidence {
    switch self {
    case .guide(let view, let top, let rest, let keyboard, _):
      .guide(view: view, top: top, rest: rest, keyboard: keyboard, restedFor: time)
    case .otherKeyWindow(let responder, let home, let key, let isCovered, _):
      .otherKeyWindow(
        responder: responder, home: home, key: key, isCovered: isCovered, restedFor: time)
    case .lostBar(let controller, let bar, _):
      .lostBar(controller: controller, bar: bar, restedFor: time)
    case .refusedFocus(let responder, let reason, let caller, _):
      .refusedFocus(responder: responder, reason: reason, caller: caller, restedFor: time)
    default: self
    }
  }

  /// The mistake, without its evidence, if a state has lasted long enough.
  private var mistake: Diagnosis? {
    switch self {
    case .place(let geometry, let caret, let isScrolledByHand, _):
      .place(geometry, caret: caret, isScrolledByHand: isScrolledByHand)
    case .strayKeyboard(let keyboard, let field, _): .keyboardWithoutResponder(keyboard, field)
    case .guide(let view, let top, let rest, let keyboard, _):
      .layoutGuideBelowKeyboard(view, top, rest: rest, keyboard)
    // A window that covers the field and becomes key does so on purpose, for example a lock screen.
    case .otherKeyWindow(let responder, let home, let key, let isCovered, _):
      isCovered ? nil : .responderOutsideKeyWindow(responder, home, key)
    case .lift(let list, _): .countedTwice(list) ?? .doubleLift(list) ?? .needlessLift(list)
    case .inset(let list, _): .insetNotRestored(list)
    case .lostFocus(let responder, let heldFor, let loss):
      .focusLostEarly(responder, heldFor, loss)
    case .resign(let record): .resignRefused(record)
    case .action(let record): .unhandledAction(record)
    case .cycle(let origin, let start, let hops):
      .chainCycle(from: origin, backTo: start, hops: hops)
    case .tag(let name, let views): .duplicateTag(named: name, views: views)
    case .tagRequest(let name, let reason, let isSearch):
      .tagNotFocused(named: name, reason: reason, isSearch: isSearch)
    case .scrollViews(let count): count > 1 ? .ambiguousScrollView(count: count) : nil
    case .layout(let change, _):
      .layoutNotRestored(change) ?? .countedTwice(change) ?? .needlessLift(change)
    case .covered(let responder, let line, let cover, let frame, let isStanding, let keyboard, _):
      .covered(responder, line, cover, frame, isStanding: isStanding == true, keyboard)
    case .coveredContent(let responder, let content, let keyboard, _):
      .contentBehindKeyboard(responder, content, keyboard)
    case .lostBar(let controller, let bar, _): .lostAccessoryBar(controller, bar)
    case .rowReload(let responder, let list, let sinceTyped):
      .rowReloaded(responder, list, sinceTyped)
    case .refusedFocus(let responder, let reason, let caller, _):
      .focusRefused(responder, reason, caller)
    case .jump(let move): .listJumped(move)
    case .noExit(let responder): .keyboardCannotBeDismissed(responder)
    case .replacement(let responder, let heldFor, let sinceTyped):
      .fieldReplaced(responder, heldFor, sinceTyped)
    case .unlistedField(let responder, let reason, let fields):
      .fieldNotInOrder(responder, reason, fields)
    case .fieldPlaces(let place, let fields): .sharedPlace(place, fields)
    }
  }
}

/// What was observed when a first responder lost the focus and no other responder gained it.
public enum FocusLoss: String, Codable, Sendable, CaseIterable, DebugDescribed {
  /// The responder's view left the window, although its screen is still shown.
  case leftWindow
  /// The user may have ended editing.
  ///
  /// A finger was on the screen when editing ended, the user had typed, the focus had come from
  /// another field, or UIKit posts no notification when editing of this responder ends.
  case byHand
  /// The responder's screen has disappeared, is in a transition, or is covered by another screen.
  case screenGone
  /// Nothing was observed that explains the loss.
  case unexplained
}

/// Why a text control did not become first responder when the app asked it.
public enum FocusRefusal: String, Codable, Sendable, CaseIterable, DebugDescribed {
  /// The control was in no window. UIKit remembers the request until the control is in one.
  case noWindow
  /// The control was disabled or took no touches, or a text view was neither editable nor selectable.
  case disabled
  /// The control's delegate may have refused that editing begins.
  case delegate
  /// The former first responder, whose delegate may refuse to end editing, kept the focus.
  case otherKept
  /// Nothing was observed that explains the refusal.
  case unexplained
}

/// The facts about a window that a diagnosis needs.
public struct WindowFact: Equatable, Codable, Sendable {
  /// The window's class and identifier.
  public let window: ResponderIdentity
  /// The window's level. The level of an app's usual window is 0, that of alerts 2,000.
  public let level: Double

  /// Creates the value.
  public init(window: ResponderIdentity, level: Double) {
    self.window = window
    self.level = level
  }
}
