#if canImport(UIKit) || canImport(AppKit)
  internal import ResponderCore

  /// Where an action goes from a responder.
  enum ActionStep {
    /// To this one; nil at the chain's end.
    case to(PlatformResponder?)
    /// Nowhere: a presentation was to end the walk.
    case stop
  }

  extension ActionWalk {
    /// The last responder, alone: whom it would lead to is not asked.
    static var lastChains: [ChainSequence<AnyObject>] {
      alone([ResponderActions.lastResponder])
    }

    /// Each of these objects as a chain of its own.
    static func alone(_ objects: [AnyObject?]) -> [ChainSequence<AnyObject>] {
      objects.compactMap { $0 }.map { object in ChainSequence(first: object) { _ in nil } }
    }
  }
#endif
