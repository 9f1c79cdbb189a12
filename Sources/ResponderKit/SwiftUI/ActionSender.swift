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
  /// ``ResponderActions/lastResponder`` is asked, and the log says so when an action is executed. On macOS the application and its delegate
  /// are asked before; on iOS a window leads to the application, and app extensions, which share this code, have none.
  ///
  /// Send from what a user does, from `task`, or later. In `onAppear` the view is not in its window yet (truth T4.18.4): then the handlers of SwiftUI
  /// around it are asked and ``ResponderActions/lastResponder``, the hosting controller and what is around it are not.
  public struct ActionSender: Sendable {
    let place: ActionPlace?

    /// Who would take the action now, a responder or a view's closure; nil if nothing would. Without effect.
    ///
    /// Ask it where something happens: in a button's action, before a menu is shown. **Not in a body**: when it is first evaluated, the view has no
    /// place yet and the answer is nil, and nothing evaluates it again when the answer changes. What a button is disabled by is a value that the
    /// body reads, such as the one that the handler's `when:` decides by.
    ///
    /// - Parameters:
    ///   - action: What is to be done.
    ///   - boundary: What to do where a controller was presented.
    @MainActor
    public func find<Action: ResponderMatching>(
      action: Action, atPresentation boundary: PresentationBoundary = .followNext
    ) -> ActionHandler<Action.Responder>? {
      start.handler(of: action, atPresentation: boundary)
    }

    /// Gives the action to the nearest that takes it, and says who that was; nil, and no effect, if nothing does.
    @MainActor @discardableResult
    public func execute<Action: ResponderAction>(
      action: Action, atPresentation boundary: PresentationBoundary = .followNext
    ) -> ActionHandler<Action.Responder>? {
      remind(of: Action.self)
      return start.walk(startingAt: nil, boundary).execute(action)
    }

    /// Gives the action to the nearest that takes it, and returns its answer; nil if nothing takes it.
    @MainActor @discardableResult
    public func execute<Action: AnsweringResponderAction>(
      action: Action, atPresentation boundary: PresentationBoundary = .followNext
    ) throws(Action.Failure) -> Action.Output? {
      remind(of: Action.self)
      return try start.walk(startingAt: nil, boundary).execute(action)
    }

    /// Gives the action to the nearest that takes it, and awaits its answer; nil if nothing takes it.
    @MainActor @discardableResult
    public func execute<Action: AsyncResponderAction>(
      action: Action, atPresentation boundary: PresentationBoundary = .followNext
    ) async throws(Action.Failure) -> Action.Output? {
      remind(of: Action.self)
      // The handler alone is kept while it is awaited.
      let target = start.walk(startingAt: nil, boundary).target(of: action)
      return try await target?.execute(action)
    }

    @MainActor
    private var start: PlatformResponder { place?.front ?? UnplacedSender() }

    @MainActor
    private func remind(of type: Any.Type) {
      guard place == nil else { return }
      ResponderLog.once("action.unplaced \(type)") {
        "\(type) was sent by a view without a place in the responder chain: write a ResponderChainReader or a "
          + "responderAction(_:perform:when:) around it, in the same hosting view."
      }
    }
  }

  // By its place in the code alone.
  extension ActionSender: CustomDebugStringConvertible, CustomReflectable {
    public var debugDescription: String { place == nil ? "without a place" : "at a place" }
    public var customMirror: Mirror { .withoutChildren(of: self) }
  }

  /// Stands for a sender whose place is not known, or not there yet: its chain is itself alone.
  final class UnplacedSender: PlatformResponder, ActionStation {
    var actionHandler: ActionStationHandler? { nil }
    var actionIdentity: ResponderIdentity { ResponderIdentity(className: "ActionSender") }

    override init() { super.init() }

    required init?(coder: NSCoder) { nil }
  }
#endif
