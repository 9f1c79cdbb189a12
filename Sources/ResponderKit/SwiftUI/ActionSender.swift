#if canImport(SwiftUI)
  public import SwiftUI
  #if canImport(UIKit)
    internal import UIKit
  #else
    internal import AppKit
  #endif

  extension EnvironmentValues {
    /// Sends typed actions up the responder chain from the view that reads this value.
    ///
    /// ```swift
    /// struct BlogRow: View {
    ///   let id: Int
    ///   @Environment(\.actionSender) private var sender
    ///
    ///   var body: some View {
    ///     Button("Delete") { sender.execute(action: DeleteBlog(id: id)) }
    ///   }
    /// }
    /// ```
    public var actionSender: ActionSender { ActionSender(place: actionPlace) }
  }

  /// Sends typed actions up the responder chain from a SwiftUI view.
  ///
  /// A SwiftUI view is not a responder. An action starts at the innermost
  /// `responderAction(_:perform:when:)`, `responderActions(handledBy:)` or ``ResponderChainReader``
  /// around the view that reads this value from its environment. The walk first asks the handler at
  /// that place, if there is one, and then goes up the chain, wherever the first responder is. (A
  /// ``ResponderChain`` starts at the first responder.)
  ///
  /// If none of the three is around the view, the view's place in the chain is unknown. Then the
  /// walk asks only ``ResponderActions/lastResponder``, on macOS after the application and its
  /// delegate, and executing an action logs a message.
  ///
  /// Send actions in response to the user, from `task`, or later. In `onAppear` the view is not in
  /// its window yet, and the walk does not reach the hosting controller.
  public struct ActionSender: Sendable {
    let place: ActionPlace?

    /// Returns what would take the action now, a responder or a view's closure, or nil if nothing
    /// would. Has no effect.
    ///
    /// Call it in response to an event. **Do not call it in a body**: when SwiftUI first evaluates
    /// the body, the view has no place yet and the answer is nil, and SwiftUI does not evaluate the
    /// body again when the answer changes. To disable a button, read the value that the handler's
    /// `when:` uses.
    ///
    /// - Parameters:
    ///   - action: The action to look for.
    ///   - boundary: How the walk continues at a presented controller.
    @MainActor
    public func find<Action: ResponderMatching>(
      action: Action, atPresentation boundary: PresentationBoundary = .followNext
    ) -> ActionHandler<Action.Responder>? {
      start.handler(of: action, atPresentation: boundary)
    }

    /// Gives the action to the nearest handler and returns that handler, or nil if there is none.
    @MainActor @discardableResult
    public func execute<Action: ResponderAction>(
      action: Action, atPresentation boundary: PresentationBoundary = .followNext
    ) -> ActionHandler<Action.Responder>? {
      remind(of: Action.self)
      return start.walk(startingAt: nil, boundary).execute(action)
    }

    /// Gives the action to the nearest handler and returns its answer, or nil if there is no
    /// handler.
    @MainActor @discardableResult
    public func execute<Action: AnsweringResponderAction>(
      action: Action, atPresentation boundary: PresentationBoundary = .followNext
    ) throws(Action.Failure) -> Action.Output? {
      remind(of: Action.self)
      return try start.walk(startingAt: nil, boundary).execute(action)
    }

    /// Gives the action to the nearest handler and awaits its answer; nil if there is no handler.
    @MainActor @discardableResult
    public func execute<Action: AsyncResponderAction>(
      action: Action, atPresentation boundary: PresentationBoundary = .followNext
    ) async throws(Action.Failure) -> Action.Output? {
      remind(of: Action.self)
      // While this method awaits the answer, it keeps only the handler alive.
      let target = start.walk(startingAt: nil, boundary).target(of: action)
      return try await target?.execute(action)
    }

    @MainActor
    private var start: PlatformResponder { place?.front ?? UnplacedSender() }

    @MainActor
    private func remind(of type: Any.Type) {
      guard place == nil else { return }
      ResponderLog.once("action.unplaced \(type)") {
        "\(type) was sent by a view that has no place in the responder chain. Wrap the view in a "
          + "ResponderChainReader or a responderAction(_:perform:when:), in the same hosting view."
      }
    }
  }

  extension ActionSender: CustomDebugStringConvertible, CustomReflectable {
    public var debugDescription: String { place == nil ? "without a place" : "at a place" }
    public var customMirror: Mirror { .withoutChildren(of: self) }
  }

  /// Stands in for a sender whose place is unknown or not in the hierarchy yet.
  final class UnplacedSender: PlatformResponder {}
#endif
