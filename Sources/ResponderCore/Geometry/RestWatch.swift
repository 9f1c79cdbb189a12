package import Foundation

/// Tells when a first responder is to be judged although no drag has ended: once, at rest, if it has moved.
///
/// Fed with the responder's place after each turn of the run loop in which anything happened. Its rules:
/// - Focus settles first: whatever happens between the focus and the first rest after it, the keyboard's coming and the
///   scroll that shows the field (T4.12.1) above all, is the focus's own doing. The same goes for what moves within
///   `typingDuration` of a keystroke.
/// - A keyboard's own doing is no motion: from its notification until `restDuration` after it rests, or is told to, the
///   viewport's height and where the list stands up and down are the keyboard's (a list that ends at the layout guide, a
///   frame that is changed in will-show or did-show, suggestions that come later).
/// - At rest means: no finger, no coasting, no keyboard on its way or just arrived, and the same place for
///   `restDuration` seconds.
/// - At rest a responder is judged if it is seen elsewhere than where it was judged or had settled before. One that was
///   asked and refused is not asked again until it moves again.
/// - A turning screen hides the keyboard and shows it again half a turn later (T4.13.29), longer than a rest lasts. A
///   keyboard that comes within `turnDuration` of a change of the viewport's width belongs to it: the responder is judged
///   once more. A change of height or of the insets, as when a large title collapses, is no turn.
package struct RestWatch: Equatable, Sendable {
  /// How long nothing must move to count as rest, in seconds: longer than the steps in which apps scroll by themselves.
  package static let restDuration: TimeInterval = 0.1

  /// How long after a keystroke a motion may begin that counts as its doing, in seconds.
  package static let typingDuration: TimeInterval = 0.35

  /// How long after a change of width a keyboard that comes is still that change's doing, in seconds.
  package static let turnDuration: TimeInterval = 1

  /// What the scroll views do at the moment of a look.
  package enum Activity: Sendable {
    /// Nothing that they would tell.
    case none
    /// A finger is on one of them.
    case held
    /// One of them coasts, bounces or zooms by itself.
    case coasting
  }

  /// What a look comes to.
  package enum Finding: Equatable, Sendable {
    /// Nothing is open: the next change will be seen when it happens.
    case rest
    /// Something is open and will be decided by time alone: look again.
    case lookAgain
    /// Focus has settled here; it `moved` on the way, or did not.
    case settled(moved: Bool)
    /// To be judged, for this reason.
    case judge(DismissalCause)
  }

  private var settled: FieldPlace?
  private var last: FieldPlace?
  private var lastChange: TimeInterval = 0
  private var movedWhileSettling = false
  /// Until then what becomes of the list's frame is the keyboard's doing.
  private var keyboardActs: TimeInterval = 0
  /// The viewport's height that the keyboard has taken since focus began, points; negative where it gave more.
  private var takenHeight: CGFloat = 0
  private var lastKeystroke: TimeInterval?
  private var wasFinger = false
  /// Why the responder is to be judged even where it was.
  private var openCause: DismissalCause?
  /// When the scroll view last changed its width, unless the responder has been asked for it.
  private var turnedAt: TimeInterval?
  private var wasAsked = false

  /// A watch whose responder has just got the focus and is to settle.
  package init() {}

  /// A watch whose responder has had the focus for some time, seen at this place.
  package init(settledAt place: FieldPlace) {
    settled = place
    last = place
  }

  /// A watch that begins when a drag ends, and judges where that drag comes to rest wherever it is.
  package init(dragEndedAt place: FieldPlace) {
    self.init(settledAt: place)
    wasFinger = true
    openCause = .restAfterDrag
  }

  /// Whether focus has not settled yet.
  package var isSettling: Bool { settled == nil }

  /// How much lower the keyboard has made the viewport while focus settled, in points.
  package var keyboardRoom: CGFloat { max(0, takenHeight) }

  /// Whether the responder has been asked since the last rest.
  package var hasAsked: Bool { wasAsked }

  /// The responder was typed into at a time, in seconds.
  package mutating func typed(at time: TimeInterval) { lastKeystroke = time }

  /// A keyboard's motion begins that ends at this time, seconds.
  package mutating func keyboardMoves(until time: TimeInterval) {
    keyboardActs = time.isFinite ? time + Self.restDuration : 0
  }

  /// A keyboard has been told to have arrived, at a time, in seconds.
  package mutating func keyboardArrived(at time: TimeInterval) {
    if !doesKeyboardAct(at: time + Self.restDuration) { keyboardMoves(until: time) }
  }

  /// A keyboard that was away has been told to come, at a time, in seconds.
  package mutating func keyboardComes(at time: TimeInterval) {
    guard !isSettling, let turnedAt, abs(time - turnedAt) <= Self.turnDuration else { return }
    openCause = .resize
  }

  /// The responder has refused: what follows from the change of size that it was asked for is no reason to ask again.
  package mutating func refused() { turnedAt = nil }

  /// The responder has been asked to resign; whatever it said, it is not asked again at the next rest.
  package mutating func asked() { wasAsked = true }

  /// A drag has begun: focus has settled if it had not.
  package mutating func dragBegan(at place: FieldPlace) {
    wasFinger = true
    wasAsked = false
    if settled == nil { settled = last ?? place }
  }

  /// Takes in what there is to see at a time, in seconds; `decides` where a judgement may follow at once.
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

  /// No keyboard moves for seconds, and time does not go back: such a time is from another clock.
  private func doesKeyboardAct(at time: TimeInterval) -> Bool {
    let left = keyboardActs - time
    return left >= 1e-9 && left <= 5
  }

  private func isStill(at time: TimeInterval) -> Bool {
    guard !doesKeyboardAct(at: time) else { return false }
    return time < lastChange || time - lastChange >= Self.restDuration - 1e-9
  }
}
