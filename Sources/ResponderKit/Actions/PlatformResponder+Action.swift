#if canImport(UIKit) || canImport(AppKit)
  internal import ResponderCore
  #if canImport(UIKit)
    public import UIKit
  #else
    public import AppKit
  #endif

  extension PlatformResponder {
    /// The responder that `execute(action:)` would give the action to; nil if nobody up the chain takes it.
    ///
    /// Nothing is executed and nothing reported, so it may be asked as often as a menu or a button wants to know whether
    /// it is enabled. This responder is asked first, then each `next`; on macOS each `nextResponder`, then the application
    /// and its delegate, as with action messages. A chain that leads back into itself ends there.
    ///
    /// - Parameters:
    ///   - action: What is to be done; its `Responder` type and its `canExecute(responder:)` decide.
    ///   - start: A responder whose chain is asked before this one's, such as `.current`, the first responder.
    ///   - boundary: What to do where a controller was presented.
    public func find<Action: ResponderMatching>(
      action: Action, startingAt start: PlatformResponder? = nil,
      atPresentation boundary: PresentationBoundary = .followNext
    ) -> Action.Responder? {
      walk(startingAt: start, boundary).search(for: action).target
    }

    /// Gives the action to the nearest responder that takes it, and returns that; nil, and no effect, if nobody does.
    ///
    /// This responder is asked first, then each `next`; on macOS each `nextResponder`, then the application and its
    /// delegate. The one that is found gets the action in the same step, once, and nobody further up hears of it. An action
    /// that nobody takes is reported to the HUD and the journal.
    ///
    /// - Parameters:
    ///   - action: What is to be done.
    ///   - start: A responder whose chain is asked before this one's. Key commands and menus that belong to whatever is
    ///     being edited write `execute(action: Paste(), startingAt: .current)`; app extensions, which have no `.current`,
    ///     give a view's `firstResponderInside`.
    ///   - boundary: What to do where a controller was presented.
    @discardableResult
    public func execute<Action: ResponderAction>(
      action: Action, startingAt start: PlatformResponder? = nil,
      atPresentation boundary: PresentationBoundary = .followNext
    ) -> Action.Responder? {
      guard let responder = walk(startingAt: start, boundary).handler(of: action) else {
        return nil
      }
      action.execute(responder: responder)
      return responder
    }

    /// Gives the action to the nearest responder that takes it, and returns its answer; nil if nobody takes it.
    ///
    /// As `execute(action:startingAt:atPresentation:)` of a ``ResponderAction``, but throws what the handler throws.
    @discardableResult
    public func execute<Action: AnsweringResponderAction>(
      action: Action, startingAt start: PlatformResponder? = nil,
      atPresentation boundary: PresentationBoundary = .followNext
    ) throws(Action.Failure) -> Action.Output? {
      guard let responder = walk(startingAt: start, boundary).handler(of: action) else {
        return nil
      }
      return try action.execute(responder: responder)
    }

    /// Gives the action to the nearest responder that takes it, and awaits its answer; nil if nobody takes it.
    ///
    /// The handler is found before the first suspension and kept alive until it has answered.
    @discardableResult
    public func execute<Action: AsyncResponderAction>(
      action: Action, startingAt start: PlatformResponder? = nil,
      atPresentation boundary: PresentationBoundary = .followNext
    ) async throws(Action.Failure) -> Action.Output? {
      guard let responder = walk(startingAt: start, boundary).handler(of: action) else {
        return nil
      }
      return try await action.execute(responder: responder)
    }
  }
#endif
