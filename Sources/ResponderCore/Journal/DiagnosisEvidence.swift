public import Foundation

/// Everything that a diagnosis follows from, so that it can be made again anywhere from a line of the journal.
///
/// Times in seconds, lengths in points.
public indirect enum DiagnosisEvidence: Equatable, Codable, Sendable {
  /// The first responder's place, unchanged for so long; of what takes text also the caret's. `isScrolledByHand`: a finger has
  /// scrolled what is around since the caret was last moved.
  case place(
    geometry: GeometryRecord, caret: GeometryRecord? = nil, isScrolledByHand: Bool? = nil,
    restedFor: TimeInterval)
  /// A keyboard that stands while no responder in the app's windows is first.
  case strayKeyboard(keyboard: KeyboardState, restedFor: TimeInterval)
  /// A first responder in one window while another is key; `isCovered` where that one is what a touch there would reach.
  case otherKeyWindow(
    responder: ResponderIdentity, home: WindowFact, key: WindowFact, isCovered: Bool? = nil,
    restedFor: TimeInterval)
  /// A list while the keyboard covers it.
  case lift(list: ListChange, restedFor: TimeInterval)
  /// A list after the keyboard has left.
  case inset(list: ListChange, restedFor: TimeInterval)
  /// Where a scroll view was computed to rest when the finger left, and where it does; as exact as `tolerance`.
  case rest(
    scrollView: ResponderIdentity, predicted: CGPoint, actual: CGPoint, tolerance: CGFloat)
  /// A responder lost the focus to nobody.
  case lostFocus(responder: ResponderIdentity, heldFor: TimeInterval, loss: FocusLoss? = nil)
  /// A first responder was asked to resign.
  case resign(record: ResignRecord)
  /// An action went up the chain.
  case action(record: ActionRecord)
  /// A chain that leads back into itself.
  case cycle(origin: ResponderIdentity, start: ResponderIdentity, hops: Int)
  /// Views that share a tag, named by its description.
  case tag(name: String, views: Int)
  /// A tag that was asked for, named by its description, and what became of it; `isSearch` where it is that of a search field.
  case tagRequest(name: String, reason: TagFailureReason, isSearch: Bool)
  /// Scroll views inside a view with a modifier for one, of which none is by far the largest.
  case scrollViews(count: Int)
  /// A view around the first responder, while the keyboard stands or after it has left.
  case layout(change: LayoutChange, restedFor: TimeInterval)
  /// A view that a touch on the line that is edited would reach in place of the first responder; both rectangles in screen
  /// coordinates.
  case covered(
    responder: ResponderIdentity, line: CGRect, by: ResponderIdentity, frame: CGRect,
    keyboard: KeyboardState, restedFor: TimeInterval)
  /// A controller that could become first responder, and whose input accessory view has left the screen.
  case lostBar(controller: ResponderIdentity, bar: ResponderIdentity, restedFor: TimeInterval)
  /// A responder lost the focus to nobody, its row being shown by another cell; so long after it was typed into.
  case rowReload(responder: ResponderIdentity, list: ResponderIdentity, sinceTyped: TimeInterval)

  /// How long a mistake of place must stand to be one, seconds: longer than what sets itself right in a few frames, and
  /// off the grid of frames, so that the last bits of a clock decide nothing.
  public static let settleTime: TimeInterval = 0.245

  /// The same evidence, with what it holds of judgements made again from their inputs.
  func judgedAgain() -> DiagnosisEvidence {
    switch self {
    case .place(let geometry, let caret, let isScrolledByHand, let rested):
      .place(
        geometry: geometry.decidedAgain(), caret: caret?.decidedAgain(),
        isScrolledByHand: isScrolledByHand, restedFor: rested)
    case .action(let record): .action(record: record.decidedAgain() ?? record)
    default: self
    }
  }

  /// What is wrong; nil if nothing is. A pure function of the evidence.
  public var diagnosis: Diagnosis? {
    switch self {
    case .place(let geometry, let caret, let isScrolledByHand, let rested):
      guard rested >= Self.settleTime else { return nil }
      return .place(geometry, caret: caret, isScrolledByHand: isScrolledByHand == true, self)
    case .strayKeyboard(let keyboard, let rested):
      return rested >= Self.settleTime ? .keyboardWithoutResponder(keyboard, self) : nil
    case .otherKeyWindow(let responder, let home, let key, let isCovered, let rested):
      // What covers the field and takes the keys does so on purpose: a lock, a code.
      guard rested >= Self.settleTime, isCovered != true else { return nil }
      return key.level > home.level
        ? .overlayStoleKey(responder, home, key, self)
        : .responderOutsideKeyWindow(responder, home, key, self)
    case .lift(let list, let rested):
      return rested >= Self.settleTime ? .doubleLift(list, self) : nil
    case .inset(let list, let rested):
      return rested >= Self.settleTime ? .insetNotRestored(list, self) : nil
    case .rest(let scrollView, let predicted, let actual, let tolerance):
      return .predictionOverridden(scrollView, predicted, actual, tolerance, self)
    case .lostFocus(let responder, let heldFor, let loss):
      return .focusLostEarly(responder, heldFor, loss, self)
    case .resign(let record): return .resignRefused(record)
    case .action(let record): return .unhandledAction(record)
    case .cycle(let origin, let start, let hops):
      return .chainCycle(from: origin, backTo: start, hops: hops)
    case .tag(let name, let views): return .duplicateTag(named: name, views: views)
    case .tagRequest(let name, let reason, let isSearch):
      return .tagNotFocused(named: name, reason: reason, isSearch: isSearch)
    case .scrollViews(let count): return count > 1 ? .ambiguousScrollView(count: count) : nil
    case .layout(let change, let rested):
      guard rested >= Self.settleTime else { return nil }
      return .layoutNotRestored(change, self) ?? .needlessLift(change, self)
    case .covered(let responder, let line, let cover, let frame, let keyboard, let rested):
      return rested >= Self.settleTime
        ? .covered(responder, line, cover, frame, keyboard, self) : nil
    case .lostBar(let controller, let bar, let rested):
      return rested >= Self.settleTime ? .lostAccessoryBar(controller, bar, self) : nil
    case .rowReload(let responder, let list, let sinceTyped):
      return .rowReloaded(responder, list, sinceTyped, self)
    }
  }
}
