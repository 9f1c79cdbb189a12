/// An event or a decision, with its time; one line of the journal.
///
/// An entry records a decision together with its inputs, so that `Replay` can make the decision
/// again without the earlier entries. Entries name responders by class and identifier, and never
/// contain text that the app shows or the user types.
public struct JournalEntry: Equatable, Sendable {
  /// The version of the format that this module writes and reads.
  public static let currentVersion = 2

  /// The kind of an entry. The entry's line contains the raw value.
  public enum Kind: String, Codable, Sendable, CaseIterable, DebugDescribed {
    /// The first responder changed.
    case focus
    /// The state of a scroll view at one moment.
    case scroll
    /// A finger left a scroll view.
    case dragEnd
    /// A keyboard event.
    case keyboard
    /// The decision about whether a first responder may keep the keyboard.
    case dismissal
    /// A first responder was asked to resign.
    case resign
    /// The decision about where an anchored list scrolls.
    case anchor
    /// An action was sent up the responder chain.
    case action
    /// The HUD was shown or hidden.
    case hud
    /// A mistake was recognised.
    case diagnosis
    /// The place of the first responder.
    case geometry
    /// The app's window came to a screen of another size.
    case screen
    /// A list was scrolled, or its bottom inset changed, while the keyboard moved.
    case listMove
  }

  /// What happened, with its values.
  public enum Event: Equatable, Sendable {
    /// The first responder changed.
    case focus(FocusChange)
    /// The state of a scroll view at one moment.
    case scroll(ScrollSample)
    /// A finger left a scroll view.
    case dragEnd(DragEnd)
    /// A keyboard event.
    case keyboard(KeyboardChange)
    /// The decision about whether a first responder may keep the keyboard.
    case dismissal(DismissalRecord)
    /// A first responder was asked to resign.
    case resign(ResignRecord)
    /// The decision about where an anchored list scrolls.
    case anchor(AnchorRecord)
    /// An action was sent up the responder chain.
    case action(ActionRecord)
    /// The HUD was shown or hidden.
    case hud(HUDChange)
    /// A mistake was recognised.
    case diagnosis(Diagnosis)
    /// The place of the first responder.
    case geometry(GeometryRecord)
    /// The app's window came to a screen of another size.
    case screen(ScreenChange)
    /// A list was scrolled, or its bottom inset changed, while the keyboard moved.
    case listMove(ListMove)
  }

  /// The time in seconds on a monotonic clock with an arbitrary start.
  public let time: TimeInterval
  /// What happened.
  public let event: Event

  /// Creates an entry; `time` is in seconds. A time that is not finite becomes 0.
  public init(time: TimeInterval, event: Event) {
    self.time = time.isFinite ? time : 0
    self.event = event
  }

  /// The kind of the event.
  public var kind: Kind {
    switch event {
    case .focus: .focus
    case .scroll: .scroll
    case .dragEnd: .dragEnd
    case .keyboard: .keyboard
    case .dismissal: .dismissal
    case .resign: .resign
    case .anchor: .anchor
    case .action: .action
    case .hud: .hud
    case .diagnosis: .diagnosis
    case .geometry: .geometry
    case .screen: .screen
    case .listMove: .listMove
    }
  }

  /// Whether the entry records a prediction, a decision or a diagnosis of the package, as opposed
  /// to an observation.
  ///
  /// The place of the keyboard or of a field, and the handler of an action, follow from what was
  /// observed and do not count as decisions here. `Replay` still computes them again; see
  /// `isRecomputed`.
  public var isDecision: Bool {
    switch kind {
    case .dragEnd, .dismissal, .anchor, .diagnosis: true
    case .focus, .scroll, .keyboard, .resign, .action, .hud, .geometry, .screen, .listMove: false
    }
  }

  /// Whether `Replay` can compute the entry's result again from its inputs. `Replay` counts such
  /// entries as decisions.
  public var isRecomputed: Bool { Replay.recomputed(event) != nil }

  /// The event in one line of words and numbers.
  public var summary: String { event.record.description }

  /// The event in full: the summary or, for a change of focus whose cause was recorded, the change
  /// and its cause, with the call stack (`FocusChange.account`).
  public var account: String {
    guard case .focus(let change) = event else { return summary }
    return change.account
  }
}

extension JournalEntry.Event {
  /// The event's values.
  var record: any Encodable & CustomStringConvertible {
    switch self {
    case .focus(let change): change
    case .scroll(let sample): sample
    case .dragEnd(let end): end
    case .keyboard(let change): change
    case .dismissal(let record): record
    case .resign(let record): record
    case .anchor(let record): record
    case .action(let record): record
    case .hud(let change): change
    case .diagnosis(let diagnosis): diagnosis
    case .geometry(let record): record
    case .screen(let change): change
    case .listMove(let move): move
    }
  }
}

extension JournalEntry: CustomStringConvertible, DebugDescribed {
  /// Time, kind and summary: `1.250 s focus none to UITextField`.
  public var description: String {
    "\(Wording.seconds(time)) \(kind.rawValue) \(summary)"
  }
}

/// Records the decision about where an anchored list scrolls.
public struct AnchorRecord: Equatable, Codable, Sendable {
  /// The list.
  public let scrollView: ResponderIdentity
  /// The decision with its inputs.
  public internal(set) var decision: AnchorDecision
}

extension AnchorRecord: CustomStringConvertible, DebugDescribed {
  /// One line for logs: the list and the decision.
  public var description: String { "\(scrollView): \(decision)" }
}

/// Records that a first responder was asked to resign.
public struct ResignRecord: Equatable, Codable, Sendable {
  /// The responder that was asked.
  public let responder: ResponderIdentity
  /// Whether the resignation was forced, so that a delegate could not refuse it.
  public let isForced: Bool
  /// Whether the responder resigned.
  public let didResign: Bool
}

extension ResignRecord: CustomStringConvertible, DebugDescribed {
  /// One line for logs: `UITextField "email" resigned`.
  public var description: String {
    "\(responder) \(didResign ? "resigned" : "refused to resign")\(isForced ? ", forced" : "")"
  }
}

/// Records that the HUD was shown or hidden.
public struct HUDChange: Equatable, Codable, Sendable {
  /// Whether the HUD is on the screen now.
  public let isShown: Bool

  /// Creates the record.
  public init(isShown: Bool) {
    self.isShown = isShown
  }
}

extension HUDChange: CustomStringConvertible, DebugDescribed {
  /// `shown` or `hidden`.
  public var description: String { isShown ? "shown" : "hidden" }
}
