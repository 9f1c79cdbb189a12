public import Foundation

/// Something that happened, or was decided, at a time; one line of the journal.
///
/// An entry stands for itself: a decision carries its inputs, so that it can be recomputed without the entries before it.
/// Entries name responders by class and identifier and never hold a text.
public struct JournalEntry: Equatable, Sendable {
  /// The version of the format that this module writes, and the newest it reads.
  public static let currentVersion = 2

  /// What an entry is about; the word in its line.
  public enum Kind: String, Codable, Sendable, CaseIterable {
    /// The first responder changed.
    case focus
    /// A scroll view at one moment.
    case scroll
    /// A finger left a scroll view.
    case dragEnd
    /// A keyboard event.
    case keyboard
    /// Whether a first responder may keep the keyboard.
    case dismissal
    /// A first responder was asked to resign.
    case resign
    /// Where a list goes while its inset changes.
    case anchor
    /// An action went up the chain.
    case action
    /// The overlay was shown or hidden.
    case hud
    /// A mistake was recognised.
    case diagnosis
    /// Where the first responder is seen.
    case geometry
  }

  /// What happened, with its values.
  public enum Event: Equatable, Sendable {
    /// The first responder changed.
    case focus(FocusChange)
    /// A scroll view at one moment.
    case scroll(ScrollSample)
    /// A finger left a scroll view.
    case dragEnd(DragEnd)
    /// A keyboard event.
    case keyboard(KeyboardChange)
    /// Whether a first responder may keep the keyboard.
    case dismissal(DismissalRecord)
    /// A first responder was asked to resign.
    case resign(ResignRecord)
    /// Where a list goes while its inset changes.
    case anchor(AnchorRecord)
    /// An action went up the chain.
    case action(ActionRecord)
    /// The overlay was shown or hidden.
    case hud(HUDChange)
    /// A mistake was recognised.
    case diagnosis(Diagnosis)
    /// Where the first responder is seen.
    case geometry(GeometryRecord)
  }

  /// Seconds on a clock that only runs forward, from a start of its own.
  public let time: TimeInterval
  /// What happened.
  public let event: Event

  /// Makes an entry; `time` in seconds, 0 where it is no number.
  public init(time: TimeInterval, event: Event) {
    self.time = time.isFinite ? time : 0
    self.event = event
  }

  /// What it is about.
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
    }
  }

  /// Whether it says what was decided to be done, or to be told, and not what was seen.
  ///
  /// Where the keyboard and a field stand, and who handles an action, follows from what was seen; `Replay` makes these
  /// again as well (`isRecomputed`).
  public var isDecision: Bool {
    switch kind {
    case .dragEnd, .dismissal, .anchor, .diagnosis: true
    case .focus, .scroll, .keyboard, .resign, .action, .hud, .geometry: false
    }
  }

  /// Whether `Replay` can make it again from what it holds: it counts these as decisions.
  public var isRecomputed: Bool { Replay.recomputed(event) != nil }

  /// What happened, in a line of words and numbers.
  public var summary: String {
    switch event {
    case .focus(let change): change.description
    case .scroll(let sample): sample.description
    case .dragEnd(let end): end.description
    case .keyboard(let change): change.description
    case .dismissal(let record): record.description
    case .resign(let record): record.description
    case .anchor(let record): record.description
    case .action(let record): record.description
    case .hud(let change): change.description
    case .diagnosis(let diagnosis): diagnosis.description
    case .geometry(let record): record.description
    }
  }

  /// What happened in as many lines as it takes: the summary, and of a change of focus the call stack that caused it.
  public var account: String {
    guard case .focus(let change) = event else { return summary }
    return change.account
  }
}

extension JournalEntry: CustomStringConvertible {
  /// Time, kind and summary: `1.250 s focus nobody to UITextField`.
  public var description: String {
    "\(Wording.seconds(time)) \(kind.rawValue) \(summary)"
  }
}
