public import Foundation

/// Every decision of a journal recomputed from its recorded inputs, and the first that comes out differently.
///
/// It is for our own regressions and for explaining a decision; it does not play a session again. A journal from a phone is replayed
/// anywhere: results are made by arithmetic that gives the same bits on every machine, and are compared exactly. (The one logarithm
/// only answers whether a target is nearer than a pixel.) What an action's decision rests on are the answers of the responders that
/// were asked: they are recorded, and who handles it is made of them again. Of a diagnosis the numbers are compared, and whether it
/// still is one: its sentence and its fix may be worded better. A change of focus, a scroll sample and a responder's refusal are
/// observations, and are not compared.
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
  /// Whether the end was reached, or a difference found, before it was told to stop.
  public let isComplete: Bool

  /// Recomputes the decisions, up to the first that differs.
  public init(_ entries: [JournalEntry]) { self.init(entries) { true } }

  /// Recomputes the decisions beside the caller's actor, up to the first that differs, for so many seconds at most.
  public static func made(
    of entries: [JournalEntry], within seconds: TimeInterval = 10
  ) async -> Replay {
    await Task.detached {
      let end = ProcessInfo.processInfo.systemUptime + seconds
      return Replay(entries) { ProcessInfo.processInfo.systemUptime < end }
    }.value
  }

  /// Recomputes the decisions, up to the first that differs, and as long as `goesOn` says so.
  package init(_ entries: [JournalEntry], while goesOn: () -> Bool) {
    var decisions = 0
    var difference: Difference?
    var isComplete = true
    for (index, entry) in entries.enumerated() {
      guard goesOn() else {
        isComplete = false
        break
      }
      guard let (event, agrees) = Self.recomputed(entry.event) else { continue }
      decisions += 1
      guard !agrees else { continue }
      difference = Difference(
        index: index, recorded: entry,
        recomputed: JournalEntry(time: entry.time, event: event))
      break
    }
    self.decisions = decisions
    firstDifference = difference
    self.isComplete = isComplete
  }

  /// The event with its decision made again, and whether that came out as recorded; nil where nothing was decided.
  ///
  /// What was decided is compared, not what went in: an input may hold a number that is none, and differs from itself.
  static func recomputed(
    _ event: JournalEntry.Event
  ) -> (event: JournalEntry.Event, agrees: Bool)? {
    switch event {
    case .dragEnd(let end):
      let again = end.projection.decidedAgain()
      let record = DragEnd(
        scrollView: end.scrollView, projection: again, fieldRect: end.fieldRect,
        obscured: end.obscured)
      return (.dragEnd(record), again.restingOffset == end.projection.restingOffset)
    case .keyboard(let change):
      let again = change.appliedAgain()
      return (.keyboard(again), again.agrees(with: change))
    case .dismissal(let record):
      let again = DismissalRecord(
        scrollView: record.scrollView, responder: record.responder,
        decision: record.decision.decidedAgain(), cause: record.cause)
      return (.dismissal(again), agree(record.decision, again.decision))
    case .anchor(let record):
      let again = AnchorRecord(
        scrollView: record.scrollView, decision: record.decision.decidedAgain())
      return (.anchor(again), agree(record.decision.offset, again.decision.offset))
    case .geometry(let record):
      let again = GeometryRecord(
        responder: record.responder, scrollView: record.scrollView,
        decision: record.decision.decidedAgain())
      return (.geometry(again), agree(record.decision, again.decision))
    case .diagnosis(let diagnosis):
      guard let evidence = diagnosis.evidence else { return nil }
      let judged = evidence.judgedAgain()
      // A rule that finds nothing any more: the evidence itself is the answer that differs.
      guard let again = judged.diagnosis?.found(at: diagnosis.site) else {
        return (.diagnosis(.none(from: judged, diagnosis.id)), false)
      }
      return (.diagnosis(again), agree(diagnosis, again) && agree(evidence, judged))
    case .action(let record):
      guard let again = record.decidedAgain() else { return nil }
      return (.action(again), again.handler == record.handler && again.hops == record.hops)
    case .focus, .scroll, .resign, .hud:
      return nil
    }
  }

  private static func agree(_ one: CGPoint, _ other: CGPoint) -> Bool {
    (one.x == other.x || one.x.isNaN && other.x.isNaN)
      && (one.y == other.y || one.y.isNaN && other.y.isNaN)
  }

  private static func agree(_ one: Diagnosis, _ other: Diagnosis) -> Bool {
    // Words may get better from version to version; what was decided, and its numbers, stay.
    one.id == other.id && one.numbers.map(\.description) == other.numbers.map(\.description)
  }

  /// Evidence that holds a judgement rests on that one too.
  private static func agree(_ one: DiagnosisEvidence, _ other: DiagnosisEvidence) -> Bool {
    switch (one, other) {
    case (.place(let one, let caret, _, _), .place(let other, let again, _, _)):
      agree(one.decision, other.decision)
        && (caret.map { old in again.map { agree(old.decision, $0.decision) } ?? false } ?? true)
    case (.action(let one), .action(let other)):
      one.handler == other.handler && one.hops == other.hops
    default: true
    }
  }

  private static func agree(_ one: DismissalDecision, _ other: DismissalDecision) -> Bool {
    one.verdict == other.verdict && one.visibilityNow == other.visibilityNow
      && one.visibilityAtRest == other.visibilityAtRest && one.bestFraction == other.bestFraction
      && agree(one.restingOffset, other.restingOffset)
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
        + (isComplete ? "" : "; stopped before the end")
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
