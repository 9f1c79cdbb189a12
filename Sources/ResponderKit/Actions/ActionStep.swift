#if canImport(UIKit) || canImport(AppKit)
  internal import ResponderCore

  /// The step that the walk of an action takes after a responder.
  enum ActionStep {
    /// Continues at this responder; nil at the end of the chain.
    case to(PlatformResponder?)
    /// Ends the chain at a presentation.
    case stop
  }

  extension PlatformResponder {
    /// Returns this responder and those after it on a walk with `followNext`, including the places
    /// of SwiftUI views.
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
    /// responder that it leaves, and `stopping` when a presentation ends the chain.
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
    /// `ResponderActions.lastResponder` as a chain of its own. The walk does not continue at the
    /// `next` of that object.
    static var lastChains: [ChainSequence<AnyObject>] {
      alone([ResponderActions.lastResponder])
    }

    /// Returns one chain for each of these objects, which contains only that object.
    static func alone(_ objects: [AnyObject?]) -> [ChainSequence<AnyObject>] {
      objects.compactMap { $0 }.map { object in ChainSequence(first: object) { _ in nil } }
    }
  }
#endif
