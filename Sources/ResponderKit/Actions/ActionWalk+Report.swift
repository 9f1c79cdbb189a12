#if canImport(UIKit) || canImport(AppKit)
  internal import ResponderCore

  extension ActionWalk {
    /// Finds the handler and reports the outcome before the handler runs, so that the handler's
    /// effects follow the report in the journal.
    func target<Action: ResponderMatching>(of action: Action) -> ActionTarget<Action>? {
      // The report also contains the responders' answers, unless there are too many. The search
      // collects the answers only while a handler for reports is registered.
      var asked: [ActionHop] = []
      let search =
        BehaviorReports.isHeard
        ? search(for: action) { node, answer, delegate in
          asked.append(
            ActionHop(
              responder: identity(of: node), answer: answer,
              delegate: delegate.map { identity(of: $0) }))
        } : search(for: action)
      // The report names the action's type. It never includes the payload, which may hold text that
      // a user typed.
      let name = String(describing: Action.self)
      let sender = origin
      let origin = identity(of: sender)
      BehaviorReports.send(
        .action(
          ActionRecord(
            action: name, sender: origin, handler: search.target.map { identity(of: $0) },
            hops: search.hops, asked: search.hops <= ActionRecord.mostAsked ? asked : nil,
            isOptional: action.isOptional ? true : nil)),
        about: sender)
      if case .cycle(let start) = search.end {
        BehaviorReports.send(
          .diagnosis(
            .chainCycle(from: origin, backTo: identity(of: start), hops: search.hops)),
          about: sender)
      }
      if !isDirected(action) {
        let type = String(describing: Action.Responder.self)
        let diagnosis = Diagnosis.undirectedAction(name, responder: type, sender: origin)
        ResponderLog.once("undirectedAction \(name)") {
          let told = SharedNames.diagnosis(diagnosis)
          return "\(told.sentence) \(told.fix)"
        }
        BehaviorReports.send(.diagnosis(diagnosis), about: sender)
      }
      return search.target
    }

    private func identity<Action>(of target: ActionTarget<Action>) -> ResponderIdentity {
      switch target {
      case .responder(let responder): identity(of: responder as Any)
      case .closure(_, let identity): identity
      }
    }

    /// Returns the identity of a responder or a station, or only the class name of any other
    /// object.
    private func identity(of object: Any) -> ResponderIdentity {
      if let station = object as? any ActionStation { return station.actionIdentity }
      if let responder = object as? PlatformResponder { return ResponderIdentity(responder) }
      return ResponderIdentity(className: ResponderIdentity.className(of: object))
    }
  }
#endif
