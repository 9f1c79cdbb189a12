extension Diagnosis {
  /// Diagnoses a responder chain that leads back into itself. The walk that found the cycle began
  /// at `origin`.
  public static func chainCycle(
    from origin: ResponderIdentity, backTo start: ResponderIdentity, hops: Int
  ) -> Diagnosis {
    Diagnosis(
      id: .chainCycle,
      sentence: "The responder chain of \(origin) leads back to \(start) and never ends; "
        + "the walk ended there.",
      numbers: [Number("responders asked", Double(hops), unit: "")],
      fix: "Look for an override of next that leads down, to a child or to the responder itself.",
      evidence: .cycle(origin: origin, start: start, hops: hops))
  }

  /// Diagnoses an action that was sent to a type that every responder has. Such a type singles out
  /// no handler, so no responder receives the action.
  public static func undirectedAction(
    _ action: String, responder type: String, sender: ResponderIdentity
  ) -> Diagnosis {
    Diagnosis(
      id: .unhandledAction,
      sentence: "\(action) was sent from \(sender) to the nearest \(type), but every responder "
        + "is one, so no responder received it.",
      numbers: [],
      fix: "Give the action a Responder type that only its handlers have: a protocol of your own.")
  }
}
