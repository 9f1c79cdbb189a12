#if canImport(UIKit) || canImport(AppKit)
  #if canImport(UIKit)
    public import UIKit
  #else
    public import AppKit
  #endif

  extension PlatformResponder {
    /// The responder that `execute(action:)` would give the action to; nil if it would give it to no *responder*: to the closure of a
    /// SwiftUI view, or to nothing.
    ///
    /// To ask whether a command is enabled, use ``handler(of:startingAt:atPresentation:)``, which counts closures too: with
    /// this one, a `responderAction(_:perform:when:)` anywhere on the way looks like no handler at all.
    ///
    /// Nothing is executed and nothing reported. This responder is asked first, then each `next`, with the handlers of SwiftUI views where they stand
    /// (see `responderAction(_:perform:when:)`); on macOS as action messages go: each `nextResponder`, the window's
    /// delegate and document, the same of the main window, the application and its delegate. At last
    /// ``ResponderActions/lastResponder`` is asked. A chain that leads back into itself ends there.
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

    /// Who would take the action, a responder or the closure of a SwiftUI view; nil if `execute(action:)` would have no effect.
    ///
    /// ```swift
    /// pasteItem.isEnabled = handler(of: Paste(), startingAt: .current) != nil
    /// ```
    ///
    /// The way is that of `find(action:startingAt:atPresentation:)`. Nothing is executed and nothing reported, so a menu may ask as often as it
    /// likes.
    public func handler<Action: ResponderMatching>(
      of action: Action, startingAt start: PlatformResponder? = nil,
      atPresentation boundary: PresentationBoundary = .followNext
    ) -> ActionHandler<Action.Responder>? {
      walk(startingAt: start, boundary).search(for: action).target?.handler
    }

    /// Gives the action to the nearest that takes it, and returns the responder that did; nil if no *responder* took it: the closure
    /// of a SwiftUI view may have.
    ///
    /// So a nil does not say that nothing happened. Code that does something else where nothing takes the action asks
    /// ``handler(of:startingAt:atPresentation:)`` first.
    ///
    /// Who is asked, and in which order, `find(action:startingAt:atPresentation:)` says. The one that is found gets the
    /// action in the same step, once, and nothing further up hears of it. An action that nothing takes is reported to the HUD
    /// and the journal.
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

    /// Gives the action to the nearest that takes it, a responder or the closure of a SwiftUI view, and returns its answer; nil if
    /// neither takes it.
    ///
    /// As `execute(action:startingAt:atPresentation:)` of a ``ResponderAction``, but throws what the handler throws.
    @discardableResult
    public func execute<Action: AnsweringResponderAction>(
      action: Action, startingAt start: PlatformResponder? = nil,
      atPresentation boundary: PresentationBoundary = .followNext
    ) throws(Action.Failure) -> Action.Output? {
      try walk(startingAt: start, boundary).execute(action)
    }

    /// Gives the action to the nearest that takes it, a responder or the closure of a SwiftUI view, and awaits its answer; nil if
    /// neither takes it.
    ///
    /// The handler is found before the first suspension and kept alive until it has answered; what lies on the way to it is not.
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
