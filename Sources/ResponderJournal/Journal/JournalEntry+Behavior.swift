extension JournalEntry.Event {
  /// What the journal records of an event; nil for a mistake, which the recorder reports.
  package init?(_ event: BehaviorEvent) {
    switch event {
    case .dragEnded(let projection, let scrollView, let fieldRect, let obscured):
      self = .dragEnd(
        DragEnd(
          scrollView: scrollView, projection: projection, fieldRect: fieldRect,
          obscured: obscured))
    case .judged(let decision, let cause, let field, let scrollView):
      self = .dismissal(
        DismissalRecord(
          scrollView: scrollView, responder: field, decision: decision, cause: cause))
    case .askedToResign(let responder, let isForced, let didResign):
      self = .resign(
        ResignRecord(responder: responder, isForced: isForced, didResign: didResign))
    case .anchored(let decision, let list):
      self = .anchor(AnchorRecord(scrollView: list, decision: decision))
    case .sentAction(let action, let sender, let handler, let steps, let isOptional):
      // Without its many answers, a line of the journal stays short.
      let asked = steps.map { step in
        ActionHop(responder: step.responder, answer: .init(step.answer), delegate: step.delegate)
      }
      self = .action(
        ActionRecord(
          action: action, sender: sender, handler: handler, hops: steps.count,
          asked: asked.count > ActionRecord.mostAsked ? nil : asked,
          isOptional: isOptional ? true : nil))
    case .mistake: return nil
    }
  }
}

extension ActionHop.Answer {
  fileprivate init(_ answer: BehaviorEvent.ActionAnswer) {
    self =
      switch answer {
      case .pass: .pass
      case .take: .take
      case .forward: .forward
      case .veto: .veto
      }
  }
}

extension Diagnosis {
  /// The diagnosis of a mistake that a behaviour saw; nil for a request that another replaced.
  package static func of(_ mistake: BehaviorEvent.Mistake) -> Diagnosis? {
    switch mistake {
    case .chainCycle(let origin, let start, let hops):
      chainCycle(from: origin, backTo: start, hops: hops)
    case .undirectedAction(let action, let responder, let sender):
      undirectedAction(action, responder: responder, sender: sender)
    case .ambiguousScrollView(let count): ambiguousScrollView(count: count)
    case .duplicateTag(let name, let views): duplicateTag(named: name, views: views)
    case .tagNotFocused(let name, let reason, let isSearch):
      tagNotFocused(named: name, reason: reason, isSearch: isSearch)
    }
  }
}
