package import Foundation

/// Decides when to judge a first responder without a drag: once, at rest, if it has moved.
///
/// It receives the responder's place after each turn of the run loop in which anything happened.
/// Its rules:
/// - Focus settles first. Everything between the focus and the first rest after it is a consequence
///   of the focus, above all the keyboard's arrival and the scroll that shows the field (T4.12.1).
///   The same goes for what moves within `typingDuration` of a keystroke.
/// - Changes that a keyboard causes are not motion. From a keyboard notification until
///   `restDuration` after the keyboard's movement ends, the keyboard accounts for the viewport's
///   height and the list's vertical position: a list that ends at the layout guide, a frame that
///   the app changes in will-show or did-show, suggestions that come later.
/// - Rest means: no finger, no coasting, no keyboard that moves or has just arrived, and the same
///   place for `restDuration` seconds.
/// - At rest, a responder is judged if its place differs from where it was last judged or had
///   settled. A responder that was asked to resign and refused is asked again only after it moves
///   again.
/// - A rotation hides the keyboard and shows it again halfway through (T4.13.29), which takes
///   longer than a rest. A keyboard that comes within `turnDuration` of a change of the viewport's
///   width belongs to the rotation, and the responder is judged once more. A change of height or of
///   the insets, as when a large title collapses, is not a rotation.
package struct RestWatch: Equatable, Sendable {
  /// How long nothing may move before it counts as rest, in seconds; longer than the steps in which
  /// apps scroll by themselves.
  package static let restDuration: TimeInterval = 0.1

  /// How long after a keystroke a motion may begin and still count as its consequence, in seconds.
  package static let typingDuration: TimeInterval = 0.35

  /// How long after a change of width a keyboard still belongs to that change, in seconds.
  package static let turnDuration: TimeInterval = 1

  /// What the scroll views do at the moment of a look.
  package enum Activity: Sendable {
    /// They report no activity.
    case none
    /// A finger is on one of them.
    case held
    /// One of them coasts, bounces or zooms by itself.
    case coasting
  }

  /// The result of a look.
  package enum Finding: Equatable, Sendable {
    /// Nothing is pending: the next change will be noticed when it happens.
    case rest
    /// Something is pending that time alone decides: look again.
    case lookAgain
    /// Focus has settled here; `moved` says whether the responder moved on the way.
    case settled(moved: Bool)
    /// Judge the responder, for this reason.
    case judge(DismissalCause)
  }

  private var settled: FieldPlace?
  private var last: FieldPlace?
  private var lastChange: TimeInterval = 0
  private var movedWhileSettling = false
  /// Until this time, changes of the list's frame count as the keyboard's.
  private var keyboardActs: TimeInterval = 0
  /// By how many points the keyboard has reduced the viewport's height since focus began; negative
  /// if the viewport grew.
  private var takenHeight: CGFloat = 0
  private var lastKeystroke: TimeInterval?
  private var wasFinger = false
  /// The reason to judge the responder even if it has not moved.
  private var openCause: DismissalCause?
  /// When the scroll view's width last changed; nil once the responder has refused to resign after
  /// that change.
  private var turnedAt: TimeInterval?
  private var wasAsked = false

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

  /// Whether focus has not settled yet.
  package var isSettling: Bool { settled == nil }

  /// By how many points the keyboard reduced the viewport's height while focus settled.
  package var keyboardRoom: CGFloat { max(0, takenHeight) }

  /// Whether the responder has been asked to resign since the last rest.
  package var hasAsked: Bool { wasAsked }

  /// Records that the user typed into the responder at a time, in seconds.
  package mutating func typed(at time: TimeInterval) { lastKeystroke = time }

  /// Records that a keyboard movement begins, which ends at the given time, in seconds.
  package mutating func keyboardMoves(until time: TimeInterval) {
    keyboardActs = time.isFinite ? time + Self.restDuration : 0
  }

  /// Records the notification that a keyboard has arrived, at a time, in seconds.
  package mutating func keyboardArrived(at time: TimeInterval) {
    if !doesKeyboardAct(at: time + Self.restDuration) { keyboardMoves(until: time) }
  }

  /// Records the notification that a hidden keyboard is about to show, at a time, in seconds.
  package mutating func keyboardComes(at time: TimeInterval) {
    guard !isSettling, let turnedAt, abs(time - turnedAt) <= Self.turnDuration else { return }
    openCause = .resize
  }

  /// Records that the responder refused to resign. The change of size that led to the request is no
  /// reason to ask again.
  package mutating func refused() { turnedAt = nil }

  /// Records that the responder was asked to resign. Whatever it answered, it is not asked again at
  /// the next rest.
  package mutating func asked() { wasAsked = true }

  /// Records that a drag has begun; focus counts as settled from now on.
  package mutating func dragBegan(at place: FieldPlace) {
    wasFinger = true
    wasAsked = false
    if settled == nil { settled = last ?? place }
  }

  /// Looks at the responder at a time, in seconds; `decides` says whether a judgement may follow at
  /// once.
  package mutating func look(
    at place: FieldPlace, activity: Activity, time: TimeInterval, decides: Bool
  ) -> Finding {
    takeIn(place, at: time)
    guard activity == .none else {
      lastChange = time
      return .rest
    }
    let cause = settled.flatMap { place.motion(since: $0) }
    guard isSettling || cause != nil || wasAsked || openCause != nil else {
      wasFinger = false
      return .rest
    }
    guard decides, isStill(at: time) else { return .lookAgain }
    let finding: Finding =
      if isSettling {
        .settled(moved: movedWhileSettling)
      } else if wasAsked {
        .rest
      } else {
        .judge(wasFinger ? .restAfterDrag : cause ?? openCause ?? .restAfterDrag)
      }
    settled = place
    movedWhileSettling = false
    wasAsked = false
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
    if !wasFinger, let lastKeystroke, abs(time - lastKeystroke) <= Self.typingDuration {
      settled = nil
      takenHeight = 0
    }
    movedWhileSettling = movedWhileSettling || isSettling
  }

  /// Returns whether the keyboard accounts for changes at a time, in seconds. No keyboard moves for
  /// longer than five seconds, so an end that is further away comes from another clock.
  private func doesKeyboardAct(at time: TimeInterval) -> Bool {
    let left = keyboardActs - time
    return left >= 1e-9 && left <= 5
  }

  private func isStill(at time: TimeInterval) -> Bool {
    guard !doesKeyboardAct(at: time) else { return false }
    return time < lastChange || time - lastChange >= Self.restDuration - 1e-9
  }
}
