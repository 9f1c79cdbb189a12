#if canImport(UIKit) || canImport(AppKit)
  #if canImport(UIKit)
    public import UIKit
  #else
    public import AppKit
  #endif

  extension PlatformResponder {
    /// Returns the responder that would receive the action, or nil if no *responder* would.
    ///
    /// A nil result can also mean that the closure of a SwiftUI view would handle the action. To
    /// ask whether a command is enabled, use ``handler(of:startingAt:atPresentation:)``, which also
    /// counts closures.
    ///
    /// This method executes and reports nothing. It asks this responder first, then each `next`,
    /// and the handlers of SwiftUI views at their places in the chain, and
    /// ``ResponderActions/lastResponder`` at the very end (<doc:SendingActions>; on macOS,
    /// <doc:OnTheMac>). The walk asks no responder twice, even if a chain leads back into itself.
    ///
    /// - Parameters:
    ///   - action: The action to find a responder for.
    ///   - start: A responder whose chain the walk asks before this one's, such as `.current`.
    ///   - boundary: How the walk continues at a presented controller.
    public func find<Action: ResponderMatching>(
      action: Action, startingAt start: PlatformResponder? = nil,
      atPresentation boundary: PresentationBoundary = .followNext
    ) -> Action.Responder? {
      walk(startingAt: start, boundary).search(for: action).target?.handler.responder
    }

    /// Returns what would take the action, a responder or the closure of a SwiftUI view, or nil if
    /// `execute(action:)` would have no effect.
    ///
    /// ```swift
    /// pasteItem.isEnabled = handler(of: Paste(), startingAt: .current) != nil
    /// ```
    ///
    /// The walk is the one that `find(action:startingAt:atPresentation:)` describes. This method
    /// executes and reports nothing, so a menu may call it often.
    public func handler<Action: ResponderMatching>(
      of action: Action, startingAt start: PlatformResponder? = nil,
      atPresentation boundary: PresentationBoundary = .followNext
    ) -> ActionHandler<Action.Responder>? {
      walk(startingAt: start, boundary).search(for: action).target?.handler
    }

    /// Gives the action to the nearest handler and returns the responder that took it, or nil if no
    /// *responder* did.
    ///
    /// The result is also nil when the closure of a SwiftUI view took the action.
    ///
    /// The walk is the one that `find(action:startingAt:atPresentation:)` describes. The handler
    /// receives the action once, before this method returns.
    ///
    /// - Parameters:
    ///   - action: The action to execute.
    ///   - start: A responder whose chain the walk asks before this one's. Key commands and menus
    ///     that act on what the user edits call `execute(action: Paste(), startingAt: .current)`.
    ///     App extensions, which have no `.current`, pass a view's `firstResponderInside`.
    ///   - boundary: How the walk continues at a presented controller.
    @discardableResult
    public func execute<Action: ResponderAction>(
      action: Action, startingAt start: PlatformResponder? = nil,
      atPresentation boundary: PresentationBoundary = .followNext
    ) -> Action.Responder? {
      walk(startingAt: start, boundary).execute(action)?.responder
    }

    /// Gives the action to the nearest handler, a responder or the closure of a SwiftUI view, and
    /// returns its answer, or nil if there is no handler.
    ///
    /// Throws what the handler throws.
    @discardableResult
    public func execute<Action: AnsweringResponderAction>(
      action: Action, startingAt start: PlatformResponder? = nil,
      atPresentation boundary: PresentationBoundary = .followNext
    ) throws(Action.Failure) -> Action.Output? {
      try walk(startingAt: start, boundary).execute(action)
    }

    /// Gives the action to the nearest handler, a responder or the closure of a SwiftUI view, and
    /// awaits its answer; nil if there is no handler.
    ///
    /// The walk finds the handler before the first suspension and keeps it alive until it has
    /// answered. It does not keep the responders on the way alive.
    @discardableResult
    public func execute<Action: AsyncResponderAction>(
      action: Action, startingAt start: PlatformResponder? = nil,
      atPresentation boundary: PresentationBoundary = .followNext
    ) async throws(Action.Failure) -> Action.Output? {
      let target = walk(startingAt: start, boundary).target(of: action)
      return try await target?.execute(action)
    }
  }
#endif
