import Foundation

/// Every decision of a journal recomputed from its recorded inputs, and the first that comes out differently.
///
/// A journal from a phone is replayed anywhere: results are made by arithmetic that gives the same bits on every machine,
/// and are compared exactly. (The one logarithm only answers whether a target is nearer than a pixel.)
public struct Replay: Equatable, Sendable {
  /// A decision that differs.
  public struct Difference: Equatable, Sendable {
    /// The place of the entry among the entries, from 0.
    public let index: Int
    /// The entry as it was recorded.
    public let recorded: JournalEntry
    /// The entry with the decision as it is made now.
    public let recomputed: JournalEntry
  }

  /// How many decisions were recomputed.
  public let decisions: Int
  /// The first that differs; nil if none does.
  public let firstDifference: Difference?

  /// Recomputes the decisions, up to the first that differs.
  public init(_ entries: [JournalEntry]) {
    var decisions = 0
    var difference: Difference?
    for (index, entry) in entries.enumerated() {
      guard let again = Self.recomputed(entry.event) else { continue }
      decisions += 1
      guard !Self.agree(entry.event, again) else { continue }
      difference = Difference(
        index: index, recorded: entry,
        recomputed: JournalEntry(time: entry.time, event: again))
      break
    }
    self.decisions = decisions
    firstDifference = difference
  }

  /// The event with its decision made again; nil where nothing was decided.
  private static func recomputed(_ event: JournalEntry.Event) -> JournalEntry.Event? {
    switch event {
    case .dragEnd(let end):
      .dragEnd(
        DragEnd(
          scrollView: end.scrollView, projection: end.projection.decidedAgain(),
          fieldRect: end.fieldRect, obscured: end.obscured))
    case .keyboard(let change):
      .keyboard(change.appliedAgain())
    case .dismissal(let record):
      .dismissal(
        DismissalRecord(
          scrollView: record.scrollView, responder: record.responder,
          decision: record.decision.decidedAgain(), cause: record.cause))
    case .anchor(let record):
      .anchor(
        AnchorRecord(scrollView: record.scrollView, decision: record.decision.decidedAgain()))
    case .geometry(let record):
      .geometry(
        GeometryRecord(
          responder: record.responder, scrollView: record.scrollView,
          decision: record.decision.decidedAgain()))
    case .diagnosis(let diagnosis):
      // A rule that finds nothing any more: the evidence itself is the answer that differs.
      diagnosis.evidence.map { .diagnosis($0.diagnosis ?? .none(from: $0, diagnosis.id)) }
    case .focus, .scroll, .resign, .action, .hud:
      nil
    }
  }

  /// Compares what was decided, not what went in: an input may hold a number that is none, and differs from itself.
  private static func agree(_ one: JournalEntry.Event, _ other: JournalEntry.Event) -> Bool {
    switch (one, other) {
    case (.dragEnd(let one), .dragEnd(let other)):
      return one.projection.restingOffset == other.projection.restingOffset
    case (.keyboard(let one), .keyboard(let other)):
      return one.after == other.after
    case (.dismissal(let one), .dismissal(let other)):
      return agree(one.decision, other.decision)
    case (.geometry(let one), .geometry(let other)):
      return agree(one.decision, other.decision)
    case (.diagnosis(let one), .diagnosis(let other)):
      return one.id == other.id && one.sentence == other.sentence && one.fix == other.fix
        && one.numbers.map(\.description) == other.numbers.map(\.description)
    case (.anchor(let one), .anchor(let other)):
      let (one, other) = (one.decision.offset, other.decision.offset)
      return (one.x == other.x || one.x.isNaN && other.x.isNaN)
        && (one.y == other.y || one.y.isNaN && other.y.isNaN)
    default:
      return false
    }
  }

  private static func agree(_ one: DismissalDecision, _ other: DismissalDecision) -> Bool {
    one.verdict == other.verdict && one.visibilityNow == other.visibilityNow
      && one.visibilityAtRest == other.visibilityAtRest && one.bestFraction == other.bestFraction
  }
}

extension Diagnosis {
  /// What stands for "nothing is wrong" where a journal says that something was.
  fileprivate static func none(from evidence: DiagnosisEvidence, _ id: ID) -> Diagnosis {
    Diagnosis(id: id, sentence: "nothing is wrong", numbers: [], fix: "", evidence: evidence)
  }
}

extension Replay: CustomStringConvertible {
  /// One line for people: how many decisions came out the same, or which one did not.
  public var description: String {
    guard let firstDifference else {
      return "\(decisions) decision\(decisions == 1 ? "" : "s") recomputed, all the same"
    }
    return firstDifference.description
  }
}

extension Replay.Difference: CustomStringConvertible {
  /// One line for people: the entry, what was recorded and what comes out now.
  public var description: String {
    "entry \(index + 1) (\(recorded.kind.rawValue) at \(Wording.seconds(recorded.time))): "
      + "recorded \"\(recorded.summary)\", recomputed \"\(recomputed.summary)\""
  }
}
