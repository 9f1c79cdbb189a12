/// The result of making a journal's decisions again from their recorded inputs: the number of
/// decisions, and the first one that now has another result.
///
/// A replay finds regressions of this package and explains decisions; it does not play back a
/// session. A journal from a phone can be replayed on any machine: the arithmetic gives the same
/// bits everywhere, and results are compared exactly. The sentence and the fix of a diagnosis, and
/// observations such as changes of focus, are not compared.
public struct Replay: Equatable, Sendable {
  /// A decision that differs.
  public struct Difference: Equatable, Sendable {
    /// The index of the entry among the entries, from 0.
    public let index: Int
    /// The entry as it was recorded.
    public let recorded: JournalEntry
    /// The entry with the decision as it is made now.
    public let recomputed: JournalEntry
  }

  /// How many decisions were made again.
  public private(set) var decisions = 0
  /// The first decision that differs; nil if none does.
  public private(set) var firstDifference: Difference?
  /// Whether the replay reached the end or found a difference before it was stopped.
  public private(set) var isComplete = true

  /// Makes the decisions again, up to the first that differs.
  public init(_ entries: [JournalEntry]) { self.init(entries) { true } }

  /// Makes the decisions again outside the caller's actor, up to the first that differs. It stops
  /// after `seconds` seconds, or when the caller's task is cancelled.
  public static func made(
    of entries: [JournalEntry], within seconds: TimeInterval = 10
  ) async -> Replay {
    // A caller that is already cancelled must not wait for the handler below.
    let isCancelled = Task.isCancelled
    let replay = Task.detached {
      // Not `systemUptime`, for which an app has to give Apple a reason in its privacy manifest.
      let end = DispatchTime.now() + seconds
      return Replay(entries) { !isCancelled && !Task.isCancelled && DispatchTime.now() < end }
    }
    return await withTaskCancellationHandler {
      await replay.value
    } onCancel: {
      replay.cancel()
    }
  }

  /// Makes the decisions again, up to the first that differs, while `goesOn` returns true.
  package init(_ entries: [JournalEntry], while goesOn: () -> Bool) {
    for (index, entry) in entries.enumerated() {
      guard goesOn() else {
        isComplete = false
        return
      }
      guard let (event, agrees) = Self.recomputed(entry.event) else { continue }
      decisions += 1
      guard !agrees else { continue }
      firstDifference = Difference(
        index: index, recorded: entry,
        recomputed: JournalEntry(time: entry.time, event: event))
      return
    }
  }

  /// Returns the event with its decision made again, and whether the result agrees with the
  /// recorded one; nil if the event holds no decision, or lacks the decision's inputs.
  ///
  /// Inputs are not compared. One of them may be NaN, which differs from itself.
  static func recomputed(
    _ event: JournalEntry.Event
  ) -> (event: JournalEntry.Event, agrees: Bool)? {
    switch event {
    case .dragEnd(var end):
      let old = end.projection
      end.projection = old.decidedAgain()
      return (.dragEnd(end), end.projection.restingOffset == old.restingOffset)
    case .keyboard(let change):
      let again = change.appliedAgain()
      return (.keyboard(again), again.after == change.after)
    case .dismissal(var record):
      let old = record.decision
      record.decision = old.decidedAgain()
      return (.dismissal(record), agree(old, record.decision))
    case .anchor(var record):
      let old = record.decision
      record.decision = old.decidedAgain()
      return (.anchor(record), agree(old.offset, record.decision.offset))
    case .geometry(let record):
      let again = record.with(record.decision.decidedAgain())
      return (.geometry(again), agree(record.decision, again.decision))
    case .diagnosis(let diagnosis):
      guard let evidence = diagnosis.evidence else { return nil }
      let judged = evidence.judgedAgain()
      // If the rule finds no mistake any more, the result is a placeholder, which differs from the
      // recorded diagnosis.
      guard let again = judged.diagnosis?.found(at: diagnosis.site) else {
        let none = Diagnosis(
          id: diagnosis.id, sentence: "nothing is wrong", numbers: [], fix: "", evidence: judged)
        return (.diagnosis(none), false)
      }
      return (.diagnosis(again), agree(diagnosis, again) && agree(evidence, judged))
    case .action(let record):
      guard let again = record.decidedAgain() else { return nil }
      return (.action(again), again.handler == record.handler && again.hops == record.hops)
    case .focus, .scroll, .resign, .hud, .screen, .listMove:
      return nil
    }
  }

  private static func agree(_ one: CGPoint, _ other: CGPoint) -> Bool {
    (one.x == other.x || one.x.isNaN && other.x.isNaN)
      && (one.y == other.y || one.y.isNaN && other.y.isNaN)
  }

  private static func agree(_ one: Diagnosis, _ other: Diagnosis) -> Bool {
    // The wording may improve from version to version, so only the kind and the numbers are
    // compared.
    one.id == other.id && one.numbers.map(\.description) == other.numbers.map(\.description)
  }

  /// Returns whether the decisions inside the evidence agree.
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

extension Replay: CustomStringConvertible, DebugDescribed {
  /// One line for people: how many decisions agree, or the first one that differs.
  public var description: String {
    guard let firstDifference else {
      return "\(decisions) decision\(decisions == 1 ? "" : "s") recomputed, all the same"
        + (isComplete ? "" : "; stopped before the end")
    }
    return firstDifference.description
  }
}

extension Replay.Difference: CustomStringConvertible, DebugDescribed {
  /// One line for people: the entry, the recorded result and the new one.
  public var description: String {
    "entry \(index + 1) (\(recorded.kind.rawValue) at \(Wording.seconds(recorded.time))): "
      + "recorded \"\(recorded.summary)\", recomputed \"\(recomputed.summary)\""
  }
}
