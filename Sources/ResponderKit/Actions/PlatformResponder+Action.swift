#if canImport(UIKit) || canImport(AppKit)
  #if canImport(UIKit)
    public import UIKit
  #else
    public import AppKit
  #endif

  extension PlatformResponder {
    /// The responder that `execute(action:)` would give the action to; nil if no responder up the chain takes it.
    ///
    /// Nothing is executed and nothing reported, so it may be asked as often as a menu or a button wants to know whether
    /// it is enabled. This responder is asked first, then each `next`, with the handlers of SwiftUI views where they stand
    /// (see `responderAction(_:perform:when:)`); on macOS as action messages go: each `nextResponder`, the window's
    /// delegate and document, the same of the main window, the application and its delegate. At last
    /// ``ResponderActions/lastResponder`` is asked. A chain that leads back into itself ends there.
    ///
    /// Nil as well where the closure of a SwiftUI view would take it: ``handler(of:startingAt:atPresentation:)`` tells.
    ///
    /// - Parameters:
    ///   - action: What is to be done; its `Responder` type and its `canExecute(responder:)` decide.
    ///   - start: A responder whose chain is asked before this one's, such as `.current`, the first responder.
    ///   - boundary: What to do where a controller was presented.
    public func find<Action: ResponderMatching>(
      action: Action, startingAt start: PlatformResponder? = nil,
      atPresentation boundary: PresentationBoundary = .followNext
    ) -> Action.Responder? {
      walk(startingAt: start, boundary).search(for: action).target?.responder
    }

    /// Who would take the action, the closure of a SwiftUI view included; nil if nobody up the chain does.
    ///
    /// As `find(action:startingAt:atPresentation:)`, without effect.
    public func handler<Action: ResponderMatching>(
      of action: Action, startingAt start: PlatformResponder? = nil,
      atPresentation boundary: PresentationBoundary = .followNext
    ) -> ActionHandler<Action.Responder>? {
      walk(startingAt: start, boundary).search(for: action).target?.handler
    }

    /// Gives the action to the nearest that takes it, and returns the responder that did; nil, and no effect, if nobody does.
    ///
    /// Who is asked, and in which order, `find(action:startingAt:atPresentation:)` says. The one that is found gets the
    /// action in the same step, once, and nobody further up hears of it. An action that nobody takes is reported to the HUD
    /// and the journal. Where the closure of a SwiftUI view took the action, no responder did, and the result is nil.
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
      walk(startingAt: start, boundary).execute(action)?.responder
    }

    /// Gives the action to the nearest that takes it, and returns its answer; nil if nobody takes it.
    ///
    /// As `execute(action:startingAt:atPresentation:)` of a ``ResponderAction``, but throws what the handler throws.
    @discardableResult
    public func execute<Action: AnsweringResponderAction>(
      action: Action, startingAt start: PlatformResponder? = nil,
      atPresentation boundary: PresentationBoundary = .followNext
    ) throws(Action.Failure) -> Action.Output? {
      try walk(startingAt: start, boundary).execute(action)
    }

    /// Gives the action to the nearest that takes it, and awaits its answer; nil if nobody takes it.
    ///
    /// The handler is found before the first suspension and kept alive until it has answered.
    @discardableResult
    public func execute<Action: AsyncResponderAction>(
      action: Action, startingAt start: PlatformResponder? = nil,
      atPresentation boundary: PresentationBoundary = .followNext
    ) async throws(Action.Failure) -> Action.Output? {
      try await walk(startingAt: start, boundary).execute(action)
    }
  }
#endif
