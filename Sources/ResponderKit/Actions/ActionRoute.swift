/// What a ``ResponderActionRouter`` wants to happen to an action that has come to it.
public enum ActionRoute<Responder> {
  /// What would happen without it: it handles the action if it has the type and can, else the next one is asked.
  case proceed
  /// It does not want this one, though it may have the type; the next one is asked.
  case pass
  /// This object gets the action in its place, if it can execute it; it need not be a responder.
  case forward(to: Responder)
  /// Nobody gets it: neither this responder nor anyone further up.
  case veto
}
