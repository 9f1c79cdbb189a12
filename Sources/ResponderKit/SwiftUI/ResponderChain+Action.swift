#if canImport(SwiftUI)
  internal import ResponderCore
  #if canImport(UIKit)
    internal import UIKit
  #else
    internal import AppKit
  #endif

  /// Typed actions, from the first responder or from the chain's place.
  ///
  /// All four begin at the first responder of the chain's window, or of a sheet on it, where that stands inside the chain's
  /// ``ResponderChainReader``, else at the reader itself; the chain of a window begins at its first responder, else at the window. From there they go up the responder
  /// chain, handlers of SwiftUI views included (see `responderAction(_:perform:when:)`). To begin where a view stands, whatever has the
  /// focus, read an ``ActionSender`` from its environment.
  @available(iOSApplicationExtension, unavailable)
  extension ResponderChain {
    /// Who would take the action now, a responder or a view's closure; nil if nothing would. Without effect.
    ///
    /// Ask it where something happens, in a button's action or before a menu is shown, and **not in a body**: when the reader's content is first
    /// evaluated, the reader has no place yet and the answer is nil, and nothing evaluates the content again when the answer changes.
    ///
    /// - Parameters:
    ///   - action: What is to be done.
    ///   - boundary: What to do where a controller was presented.
    public func find<Action: ResponderMatching>(
      action: Action, atPresentation boundary: PresentationBoundary = .followNext
    ) -> ActionHandler<Action.Responder>? {
      actionStart.handler(of: action, atPresentation: boundary)
    }

    /// Gives the action to the nearest that takes it, and says who that was; nil, and no effect, if nothing does.
    @discardableResult
    public func execute<Action: ResponderAction>(
      action: Action, atPresentation boundary: PresentationBoundary = .followNext
    ) -> ActionHandler<Action.Responder>? {
      actionStart.walk(startingAt: nil, boundary).execute(action)
    }

    /// Gives the action to the nearest that takes it, and returns its answer; nil if nothing takes it.
    @discardableResult
    public func execute<Action: AnsweringResponderAction>(
      action: Action, atPresentation boundary: PresentationBoundary = .followNext
    ) throws(Action.Failure) -> Action.Output? {
      try actionStart.walk(startingAt: nil, boundary).execute(action)
    }

    /// Gives the action to the nearest that takes it, and awaits its answer; nil if nothing takes it.
    @discardableResult
    public func execute<Action: AsyncResponderAction>(
      action: Action, atPresentation boundary: PresentationBoundary = .followNext
    ) async throws(Action.Failure) -> Action.Output? {
      // The handler alone is kept while it is awaited.
      let target = actionStart.walk(startingAt: nil, boundary).target(of: action)
      return try await target?.execute(action)
    }

    private var actionStart: PlatformResponder {
      if let window = TagHub.shared.window(of: id) {
        return FocusBook.shared.firstResponder(in: window) ?? window
      }
      guard let place = ActionPlaces.all.first(where: { $0.chain == id }), let front = place.front
      else { return UnplacedSender() }
      // A sheet of AppKit is a window of its own, and so is a popover.
      let windows = [TagHub.shared.windowOfFirstResponder(of: id), front.window?.topSheet]
      for window in windows + [front.window] {
        guard let window, let first = FocusBook.shared.firstResponder(in: window) else { continue }
        let chain = first.chain(ActionSight())
        if chain.contains(where: { ($0 as? ActionProbe)?.place === place }) { return first }
      }
      return front
    }
  }
#endif
