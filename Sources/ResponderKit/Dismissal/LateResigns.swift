#if canImport(UIKit)
  internal import ResponderCore
  internal import UIKit

  /// First responders that were asked to resign and have not resigned yet. Each is reported when it
  /// has resigned or refused.
  ///
  /// Some libraries refuse a request to resign and let the responder resign later (T4.4.35). A
  /// responder that is still first responder `patience` seconds after the request counts as having
  /// refused.
  @MainActor
  final class LateResigns {
    /// How long a resignation may take, in seconds: longer than the animations for which libraries
    /// postpone it.
    private static let patience: TimeInterval = 0.5

    private struct Question {
      weak var field: UIView?
      let identity: ResponderIdentity
      let isForced: Bool
      let time: TimeInterval
    }

    private var questions: [Question] = []
    private let reminder = TurnReminder()

    var isEmpty: Bool { questions.isEmpty }

    /// Adds a field. If it was added before, the time in which it may still resign starts again.
    func add(_ field: UIView, isForced: Bool, at time: TimeInterval) {
      questions.removeAll { $0.field === field }
      questions.append(
        Question(
          field: field, identity: ResponderIdentity(field), isForced: isForced, time: time))
      look(at: time)
    }

    /// Reports the fields that have resigned or refused by a time, in seconds, and schedules a run
    /// loop turn for the others.
    func look(at time: TimeInterval) {
      var known: [(question: Question, didResign: Bool)] = []
      var next: TimeInterval?
      questions.removeAll { question in
        let isFirst = question.field?.isFirstResponder ?? false
        let left = Self.patience - (time - question.time)
        if isFirst, left > 1e-9 {
          next = min(next ?? left, left)
          return false
        }
        known.append((question, !isFirst))
        return true
      }
      if let next { reminder.put(off: next) } else { reminder.drop() }
      for (question, didResign) in known {
        BehaviorReports.send(
          .askedToResign(
            question.identity, isForced: question.isForced, didResign: didResign),
          about: question.field)
      }
    }
  }
#endif
