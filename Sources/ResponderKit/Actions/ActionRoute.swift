/// What a ``ResponderActionRouter`` decides about an action that reaches it.
public enum ActionRoute<Responder> {
  /// Proceeds as without a router: the router handles the action if it has the type and can, and
  /// otherwise the walk continues.
  case proceed
  /// Passes the action on to the next responder, even if the router has the type.
  case pass
  /// Gives the action to this object if it can execute the action. The object need not be a
  /// responder.
  case forward(to: Responder)
  /// Ends the walk. Neither this responder nor any responder further up gets the action.
  case veto
}
