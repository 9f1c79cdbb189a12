#if canImport(SwiftUI)
  internal import ResponderCore
  #if canImport(UIKit)
    internal import UIKit
  #else
    internal import AppKit
  #endif

  /// Typed actions, from the first responder or from the chain's place.
  ///
  /// All four begin at the first responder of the chain's window where that stands inside the chain's ``ResponderChainReader``, else at
  /// the reader itself; the chain of a window begins at its first responder, else at the window. From there they go up the responder
  /// chain, handlers of SwiftUI views included (see `responderAction(_:perform:when:)`). To begin where a view stands, whatever has the
  /// focus, read an ``ActionSender`` from its environment.
  @available(iOSApplicationExtension, unavailable)
  extension ResponderChain {
    /// Who would take the action; nil if nobody would. Without effect, so a button may ask whether it is enabled.
    public func find<Action: ResponderMatching>(
      action: Action
    ) -> ActionHandler<Action.Responder>? {
      actionStart.handler(of: action)
    }

    /// Gives the action to the nearest that takes it, and says who that was; nil, and no effect, if nobody does.
    @discardableResult
    public func execute<Action: ResponderAction>(
      action: Action
    ) -> ActionHandler<Action.Responder>? {
      actionStart.walk(startingAt: nil, .followNext).execute(action)
    }

    /// Gives the action to the nearest that takes it, and returns its answer; nil if nobody takes it.
    @discardableResult
    public func execute<Action: AnsweringResponderAction>(
      action: Action
    ) throws(Action.Failure) -> Action.Output? {
      try actionStart.execute(action: action)
    }

    /// Gives the action to the nearest that takes it, and awaits its answer; nil if nobody takes it.
    @discardableResult
    public func execute<Action: AsyncResponderAction>(
      action: Action
    ) async throws(Action.Failure) -> Action.Output? {
      try await actionStart.execute(action: action)
    }

    private var actionStart: PlatformResponder {
      if let window = TagHub.shared.window(of: id) {
        return FocusBook.shared.firstResponder(in: window) ?? window
      }
      guard let front = ActionPlaces.all.first(where: { $0.chain == id })?.front else {
        return UnplacedSender()
      }
      guard let window = front.window,
        let first = FocusBook.shared.firstResponder(in: window),
        first.chainWithPlaces.contains(where: { $0 === front })
      else { return front }
      return first
    }
  }
#endif
