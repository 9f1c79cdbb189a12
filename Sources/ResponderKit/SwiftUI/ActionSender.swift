#if canImport(SwiftUI)
  internal import ResponderCore
  public import SwiftUI
  #if canImport(UIKit)
    internal import UIKit
  #else
    internal import AppKit
  #endif

  extension EnvironmentValues {
    /// Sends typed actions up the responder chain from where it is read.
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

  /// Sends typed actions up the responder chain from a view of SwiftUI.
  ///
  /// A view of SwiftUI is no responder. An action starts at the innermost `responderAction(_:perform:when:)`,
  /// `responderActions(handledBy:)` or ``ResponderChainReader`` around the view that reads this from its environment, that one
  /// included, and goes up the chain from there, wherever the first responder is. (A ``ResponderChain`` begins at the first
  /// responder.) Where there is none of the three around the view, its place is not known: only
  /// ``ResponderActions/lastResponder`` is asked, on macOS also the application and its delegate, and the log says so.
  public struct ActionSender: Sendable {
    let place: ActionPlace?

    /// Who would take the action; nil if nobody would. Without effect, so a button may ask whether it is enabled.
    @MainActor
    public func find<Action: ResponderMatching>(
      action: Action
    ) -> ActionHandler<Action.Responder>? {
      start.handler(of: action)
    }

    /// Gives the action to the nearest that takes it, and says who that was; nil, and no effect, if nobody does.
    @MainActor @discardableResult
    public func execute<Action: ResponderAction>(
      action: Action
    ) -> ActionHandler<Action.Responder>? {
      start.walk(startingAt: nil, .followNext).execute(action)
    }

    /// Gives the action to the nearest that takes it, and returns its answer; nil if nobody takes it.
    @MainActor @discardableResult
    public func execute<Action: AnsweringResponderAction>(
      action: Action
    ) throws(Action.Failure) -> Action.Output? {
      try start.execute(action: action)
    }

    /// Gives the action to the nearest that takes it, and awaits its answer; nil if nobody takes it.
    @MainActor @discardableResult
    public func execute<Action: AsyncResponderAction>(
      action: Action
    ) async throws(Action.Failure) -> Action.Output? {
      try await start.execute(action: action)
    }

    @MainActor
    private var start: PlatformResponder { place?.front ?? UnplacedSender() }
  }

  // By its place in the code alone.
  extension ActionSender: CustomDebugStringConvertible, CustomReflectable {
    public var debugDescription: String { place == nil ? "without a place" : "at a place" }
    public var customMirror: Mirror { .withoutChildren(of: self) }
  }

  /// Stands for a sender whose place is not known: its chain is itself alone.
  final class UnplacedSender: PlatformResponder, ActionStation {
    var actionHandler: ActionStationHandler? { nil }
    var actionIdentity: ResponderIdentity { ResponderIdentity(className: "ActionSender") }

    override init() {
      super.init()
      ResponderLog.once("action.unplaced") {
        "An action was sent by a view without a place in the responder chain: write a ResponderChainReader or a "
          + "responderAction(_:perform:when:) around it."
      }
    }

    required init?(coder: NSCoder) { nil }
  }
#endif
