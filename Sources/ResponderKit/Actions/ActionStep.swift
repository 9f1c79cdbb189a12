#if canImport(UIKit) || canImport(AppKit)
  internal import ResponderCore

  /// What the walk of an action does after a responder.
  enum ActionStep {
    /// Continues at this responder; nil at the end of the chain.
    case to(PlatformResponder?)
    /// Ends the walk at a presentation.
    case stop
  }

  extension PlatformResponder {
    /// The responders from here on, with the places of SwiftUI views between them.
    func chain(_ sight: ActionSight) -> ChainSequence<PlatformResponder> {
      ChainSequence(first: self) { responder in
        guard case .to(let next) = PresentationBoundary.followNext.step(from: responder, sight)
        else { return nil }
        return next
      }
    }
  }

  extension PresentationBoundary {
    /// Returns the chain of a walk that begins at a responder. The walk calls `passing` with each
    /// responder that it leaves, and `stopping` when a presentation ends it.
    @MainActor
    func chain(
      from first: PlatformResponder, _ sight: ActionSight,
      passing: @escaping (PlatformResponder) -> Void = { _ in }, stopping: @escaping () -> Void
    ) -> ChainSequence<AnyObject> {
      ChainSequence(first: first) { node in
        guard let responder = node as? PlatformResponder else { return nil }
        passing(responder)
        switch step(from: responder, sight) {
        case .to(let next): return next
        case .stop:
          stopping()
          return nil
        }
      }
    }
  }

  extension ActionWalk {
    /// The last responder as a chain of its own. The walk does not continue at its next responder.
    static var lastChains: [ChainSequence<AnyObject>] {
      alone([ResponderActions.lastResponder])
    }

    /// Each of these objects as a chain of its own.
    static func alone(_ objects: [AnyObject?]) -> [ChainSequence<AnyObject>] {
      objects.compactMap { $0 }.map { object in ChainSequence(first: object) { _ in nil } }
    }
  }
#endif
