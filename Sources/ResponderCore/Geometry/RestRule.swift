package import Foundation

#if canImport(CoreGraphics)
  import CoreGraphics
#endif

/// Decides when to judge a first responder while no finger drags: once each time the responder has
/// moved and come to rest.
///
/// `DismissalWatch` passes the responder's place to the rule after each turn of the run loop, and
/// on every frame while something is pending. Its rules:
/// - A change of focus has to settle first. Until everything is at rest, all motion counts as a
///   consequence of the change (T4.12.1). So does a motion that begins within `typingDuration` of a
///   keystroke, or with which the caret has moved.
/// - Changes that a keyboard causes are not motion. From a keyboard notification until
///   `restDuration` after the end of the keyboard's movement, changes of the viewport's height, and
///   of the vertical extent of the part that enclosing views show, are attributed to the keyboard.
/// - Rest means: no finger, no coasting, no transition, no keyboard that moves or has just arrived,
///   and the same place for `restDuration` seconds.
/// - At rest, a responder is judged if its place differs from where it was last judged or had
///   settled. After the drag of `init(dragEndedAt:)` it is judged in any case. A responder that was
///   asked to resign and refused is asked again only after it moves again.
/// - A rotation hides the keyboard and shows it again halfway through (T4.13.29). If a keyboard
///   appears within `turnDuration` of a change of the viewport's width, it belongs to the rotation,
///   and the responder is judged once more.
package struct RestRule: Sendable {
  /// How long everything has to be still to count as rest, in seconds; longer than the interval
  /// between the steps of a scroll that an app performs in code.
  package static let restDuration: TimeInterval = 0.1

  /// How long after a keystroke a motion may begin and still count as its consequence, in seconds.
  package static let typingDuration: TimeInterval = 0.35

  /// How long after a change of the viewport's width a keyboard that appears still belongs to that
  /// change, in seconds.
  package static let turnDuration: TimeInterval = 1

  /// What the scroll views around the responder do when `look` is called.
  package enum Activity: Sendable {
    /// No finger holds one of the scroll views, and none of them moves by itself.
    case none
    /// A finger holds, drags or pinches one of the scroll views.
    case held
    /// One of the scroll views decelerates, or bounces back from a zoom.
    case coasting
    /// A transition or an animation moves what is around the scroll view. The place is where it
    /// ends, which the user may still prevent.
    case inTransition
  }

  /// The result of `look`.
  package enum Finding: Equatable, Sendable {
    /// Nothing to do now. Unless a scroll view coasts, the next change will cause another call of
    /// `look`.
    case rest
    /// Something is pending that may end without any event: call `look` again on the next frame.
    case lookAgain
    /// The focus has settled; `moved` says whether the responder has moved since it got the focus,
    /// or since the user typed.
    case settled(moved: Bool)
    /// Judge the responder, for this reason.
    case judge(DismissalCause)
  }

  private var settled: FieldPlace?
  private var last: FieldPlace?
  private var lastChange: TimeInterval = 0
  private var movedWhileSettling = false
  /// Until this time, in seconds, changes of the viewport's height and of the clip's vertical
  /// extent are attributed to the keyboard.
  private var keyboardActs: TimeInterval = 0
  /// By how many points the keyboard has reduced the viewport's height since the focus last began
  /// to settle; negative if the viewport grew.
  private var takenHeight: CGFloat = 0
  private var lastKeystroke: TimeInterval?
  /// The caret when it was last read, in the responder's coordinates; null if there was none.
  private var lastCaret: CGRect?
  private var wasFinger = false
  /// The reason to judge the responder even if it has not moved; nil if there is none.
  private var openCause: DismissalCause?
  /// When the viewport's width last changed, in seconds; nil if it has not changed, or if the
  /// responder was asked to resign after that change and did not.
  private var turnedAt: TimeInterval?
  /// Whether the responder has been asked to resign since it was last at rest and since the last
  /// drag began.
  package private(set) var hasAsked = false

  /// Creates a watch whose responder has just become first responder and has yet to settle.
  package init() {}

  /// Creates a watch whose responder has been first responder for some time, at this place.
  package init(settledAt place: FieldPlace) {
    settled = place
    last = place
  }

  /// Creates a watch that starts when a drag ends and judges the responder where that drag comes to
  /// rest, wherever that is.
  package init(dragEndedAt place: FieldPlace) {
    self.init(settledAt: place)
    wasFinger = true
    openCause = .restAfterDrag
  }

  /// Whether the focus has not settled yet.
  package var isSettling: Bool { settled == nil }

  /// By how many points the keyboard has reduced the viewport's height since the focus last began
  /// to settle; at least 0.
  package var keyboardRoom: CGFloat { max(0, takenHeight) }

  /// Records that the user typed into the responder at a time, in seconds.
  package mutating func typed(at time: TimeInterval) { (lastKeystroke, lastCaret) = (time, nil) }

  /// Returns whether the rule needs the caret before `look` at a place: if the responder has moved
  /// without a finger, and to learn where the caret is at first and after a keystroke.
  package func needsCaret(at place: FieldPlace) -> Bool {
    lastCaret == nil || !wasFinger && last.map { place.motion(since: $0) != nil } ?? true
  }

  /// Records the caret, in the responder's coordinates, before `look` at a place. If the caret has
  /// moved and the scroll has kept it in sight, the user has moved it, with keys that type nothing,
  /// or in an editor that announces nothing. A caret also moves where the viewport has got another
  /// width.
  package mutating func read(caret: CGRect?, at place: FieldPlace, time: TimeInterval) {
    if let lastCaret, !lastCaret.isNull, let caret, lastCaret != caret,
      case let y = place.rect.minY + caret.midY, y >= 0, y <= place.viewport.height,
      let last, !place.hasOtherWidth(than: last)
    {
      lastKeystroke = time
    }
    lastCaret = caret ?? .null
  }

  /// Returns whether anything at a place may lead to a judgement.
  package func isPending(at place: FieldPlace) -> Bool {
    guard let settled else { return true }
    return hasAsked || openCause != nil || place.motion(since: settled) != nil
  }

  /// Records that a keyboard movement begins, which ends at the given time, in seconds.
  package mutating func keyboardMoves(until time: TimeInterval) {
    keyboardActs = time + Self.restDuration
  }

  /// Records a notification that a keyboard movement has ended (did show, did hide or did change
  /// frame), at a time, in seconds.
  package mutating func keyboardArrived(at time: TimeInterval) {
    if !doesKeyboardAct(at: time + Self.restDuration) { keyboardMoves(until: time) }
  }

  /// Records the notification that the keyboard is about to appear or to get another width, at a
  /// time, in seconds.
  package mutating func keyboardComes(at time: TimeInterval) {
    guard !isSettling, let turnedAt, time - turnedAt <= Self.turnDuration else { return }
    openCause = .resize
  }

  /// Records that the responder did not resign when asked. The change of the viewport's width that
  /// led to the request is no reason to ask again.
  package mutating func refused() { turnedAt = nil }

  /// Records that the responder was asked to resign. Whether or not it did, the rule requests no
  /// judgement when the responder next comes to rest.
  package mutating func asked() {
    hasAsked = true
    refused()
  }

  /// Records that a drag has begun; the focus counts as settled from now on.
  package mutating func dragBegan(at place: FieldPlace) {
    wasFinger = true
    hasAsked = false
    if settled == nil { settled = last ?? place }
  }

  /// Records the responder's place at a time, in seconds, and returns what to do. If `decides` is
  /// false, the result is never `settled` or `judge`; `lookAgain` replaces them.
  package mutating func look(
    at place: FieldPlace, activity: Activity, time: TimeInterval, decides: Bool
  ) -> Finding {
    takeIn(place, at: time)
    guard activity == .none else {
      lastChange = time
      return activity == .inTransition ? .lookAgain : .rest
    }
    guard isPending(at: place) else {
      wasFinger = false
      return .rest
    }
    guard decides, isStill(at: time) else { return .lookAgain }
    let cause = settled.flatMap { place.motion(since: $0) }
    let finding: Finding =
      if isSettling {
        .settled(moved: movedWhileSettling)
      } else if hasAsked {
        .rest
      } else {
        .judge(wasFinger ? .restAfterDrag : cause ?? openCause ?? .restAfterDrag)
      }
    settled = place
    hasAsked = false
    wasFinger = false
    openCause = nil
    return finding
  }

  private mutating func takeIn(_ place: FieldPlace, at time: TimeInterval) {
    guard let earlier = last else {
      last = place
      lastChange = time
      return
    }
    guard place.motion(since: earlier) != nil else { return }
    last = place
    lastChange = time
    if doesKeyboardAct(at: time) {
      settled?.take(from: earlier, to: place)
      takenHeight += earlier.viewport.height - place.viewport.height
      guard place.motion(since: earlier, besidesKeyboard: true) != nil else { return }
    }
    if place.hasOtherWidth(than: earlier) { turnedAt = time }
    if !wasFinger, let lastKeystroke, time - lastKeystroke <= Self.typingDuration {
      settled = nil
      takenHeight = 0
    }
    movedWhileSettling = isSettling
  }

  /// Returns whether changes at a time, in seconds, are attributed to the keyboard.
  private func doesKeyboardAct(at time: TimeInterval) -> Bool { keyboardActs - time >= 1e-9 }

  private func isStill(at time: TimeInterval) -> Bool {
    !doesKeyboardAct(at: time) && time - lastChange >= Self.restDuration - 1e-9
  }
}
