#if canImport(UIKit)
  internal import ResponderCore
  internal import UIKit

  /// First responders that were asked to resign and have not resigned yet. Each is reported when it
  /// has resigned or refused (T4.4.35).
  @MainActor
  final class LateResigns {
    private struct Question {
      weak var field: UIView?
      let identity: ResponderIdentity
      let isForced: Bool
      let watch: ResignWatch
    }

    private var questions: [Question] = []
    private let reminder = TurnReminder()

    var isEmpty: Bool { questions.isEmpty }

    /// Adds a field. If it was added before, the time in which it may still resign starts again.
    func add(_ field: UIView, isForced: Bool, at time: TimeInterval) {
      questions.removeAll { $0.field === field }
      questions.append(
        Question(
          field: field, identity: ResponderIdentity(field), isForced: isForced,
          watch: ResignWatch(askedAt: time)))
      look(at: time)
    }

    /// Reports the fields that have resigned or refused by a time, in seconds, and schedules a run
    /// loop turn for the others.
    func look(at time: TimeInterval) {
      var known: [(record: ResignRecord, field: UIView?)] = []
      var next: TimeInterval?
      questions.removeAll { question in
        let isFirst = question.field?.isFirstResponder ?? false
        let finding = question.watch.look(isFirstResponder: isFirst, at: time)
        if case .waits(let left) = finding {
          next = min(next ?? left, left)
          return false
        }
        let record = ResignRecord(
          responder: question.identity, isForced: question.isForced,
          didResign: finding == .resigned)
        known.append((record, question.field))
        return true
      }
      if let next { reminder.put(off: next) } else { reminder.drop() }
      for (record, field) in known { BehaviorReports.send(.resign(record), about: field) }
    }
  }
#endif
