#if canImport(UIKit) || canImport(AppKit)
  internal import ResponderCore

  /// Where an action goes from a responder.
  enum ActionStep {
    /// To this one; nil at the chain's end.
    case to(PlatformResponder?)
    /// Nowhere: a presentation was to end the walk.
    case stop
  }

  extension PlatformResponder {
    /// The responders from here on, with the places of SwiftUI views where they stand.
    func chain(_ sight: ActionSight) -> ChainSequence<PlatformResponder> {
      ChainSequence(first: self) { responder in
        guard case .to(let next) = PresentationBoundary.followNext.step(from: responder, sight)
        else { return nil }
        return next
      }
    }
  }

  extension PresentationBoundary {
    /// The chain of a walk that begins at a responder; `passing` hears of each that the walk leaves, `stopping` of a presentation that ends it.
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
