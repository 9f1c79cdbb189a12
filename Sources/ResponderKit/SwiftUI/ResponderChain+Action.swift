#if canImport(SwiftUI)
  #if canImport(UIKit)
    internal import UIKit
  #else
    internal import AppKit
  #endif

  /// Sends typed actions from the first responder, or from the chain's place in the view tree.
  ///
  /// These methods start at the first responder of the chain's window, or of a sheet or popover of
  /// that window, if that responder is inside the chain's ``ResponderChainReader``. Otherwise they
  /// start at the reader. If the chain is that of a window, they start at the window's first
  /// responder, or else at the window. The action then goes up the responder chain, including the
  /// handlers of SwiftUI views (see `responderAction(_:perform:when:)`). To start at a view's own
  /// place, wherever the focus is, read an ``ActionSender`` from the environment.
  @available(iOSApplicationExtension, unavailable)
  extension ResponderChain {
    /// Returns what would take the action now, a responder or a view's closure, or nil if nothing
    /// would. Has no effect.
    ///
    /// Call it in response to an event: in a button's action, or before a menu is shown. **Do not
    /// call it in a body**, where the reader may have no place yet.
    public func find<Action: ResponderMatching>(
      action: Action, atPresentation boundary: PresentationBoundary = .followNext
    ) -> ActionHandler<Action.Responder>? {
      actionStart.handler(of: action, atPresentation: boundary)
    }

    /// Gives the action to the nearest handler and returns that handler, or nil if there is none.
    @discardableResult
    public func execute<Action: ResponderAction>(
      action: Action, atPresentation boundary: PresentationBoundary = .followNext
    ) -> ActionHandler<Action.Responder>? {
      actionStart.walk(startingAt: nil, boundary).execute(action)
    }

    /// Gives the action to the nearest handler and returns its answer, or nil if there is no
    /// handler.
    @discardableResult
    public func execute<Action: AnsweringResponderAction>(
      action: Action, atPresentation boundary: PresentationBoundary = .followNext
    ) throws(Action.Failure) -> Action.Output? {
      try actionStart.walk(startingAt: nil, boundary).execute(action)
    }

    /// Gives the action to the nearest handler and awaits its answer; nil if there is no handler.
    @discardableResult
    public func execute<Action: AsyncResponderAction>(
      action: Action, atPresentation boundary: PresentationBoundary = .followNext
    ) async throws(Action.Failure) -> Action.Output? {
      // While this method awaits the answer, it keeps only the handler alive.
      let target = actionStart.walk(startingAt: nil, boundary).target(of: action)
      return try await target?.execute(action)
    }

    #if canImport(UIKit)
      /// Moves the focus to the next field of the screen, and returns whether it moved. Works like
      /// `UIResponder.focusNext()`.
      ///
      /// Call it, for example, when the user submits:
      /// `TextField("Name", text: $name).onSubmit { chain.focusNext() }`.
      @discardableResult
      public func focusNext() -> Bool { actionStart.focusNext() }

      /// Moves the focus to the previous field of the screen, and returns whether it moved.
      @discardableResult
      public func focusPrevious() -> Bool { actionStart.focusPrevious() }
    #endif

    private var actionStart: PlatformResponder {
      if let window = TagAdapter.shared.window(of: id) {
        return FirstResponderTracker.shared.firstResponder(in: window) ?? window
      }
      guard let place = ActionPlaces.all.first(where: { $0.chain == id }), let front = place.front
      else { return UnplacedSender() }
      // In AppKit a sheet is a window of its own, and so is a popover.
      let windows = [TagAdapter.shared.windowOfFirstResponder(of: id), front.window?.topSheet]
      for window in windows + [front.window] {
        guard let window, let first = FirstResponderTracker.shared.firstResponder(in: window) else {
          continue
        }
        let chain = first.chain(ActionSight())
        if chain.contains(where: { ($0 as? ActionProbe)?.place === place }) { return first }
      }
      return front
    }
  }
#endif
