#if canImport(SwiftUI)
  internal import ResponderCore
  public import SwiftUI

  extension View {
    /// Handles the actions of a type that come up the responder chain from inside this view.
    ///
    /// ```swift
    /// BlogList(blogs: store.blogs)
    ///   .responderAction(DeleteBlog.self) { action in store.delete(action.id) }
    /// ```
    ///
    /// It stands in the chain where the view stands in the tree. An action that is sent inside it, by a view of SwiftUI with
    /// ``ActionSender`` or ``ResponderChain``, or by a view of UIKit or AppKit that is shown in it, a cell or a field, comes to
    /// the handlers around the sender, the innermost first, then to the view of UIKit or AppKit that holds them, and on: to the
    /// hosting controller, the controllers around that one, the window, the application. A neighbour's handler is never asked.
    /// From a sheet an action goes on at the handlers around the view that presents it, unless it was sent by a responder in
    /// a sheet without handlers and readers, which follows `next`.
    ///
    /// An action that only views handle needs no protocol: its `Responder` is `Never`.
    ///
    /// - Parameters:
    ///   - type: The type of the actions.
    ///   - perform: What is done with the action.
    ///   - accepts: Whether it takes this one now; if not, the next one up the chain is asked. Change nothing here.
    ///   - file: Where this is written, for the journal.
    ///   - line: Where this is written, for the journal.
    public func responderAction<Action: ResponderAction>(
      _ type: Action.Type,
      perform: @escaping @MainActor (Action) -> Void,
      when accepts: @escaping @MainActor (Action) -> Bool = { _ in true },
      file: StaticString = #fileID, line: UInt = #line
    ) -> some View {
      handling(
        .closure(PlainActionClosure(accepts: accepts, body: perform)), at: file, line)
    }

    /// Handles the actions of a type that come up the responder chain from inside this view, with an answer.
    ///
    /// What the closure returns or throws, `execute(action:)` returns or throws. For the rest as with a ``ResponderAction``.
    public func responderAction<Action: AnsweringResponderAction>(
      _ type: Action.Type,
      perform: @escaping @MainActor (Action) throws(Action.Failure) -> Action.Output,
      when accepts: @escaping @MainActor (Action) -> Bool = { _ in true },
      file: StaticString = #fileID, line: UInt = #line
    ) -> some View {
      handling(
        .closure(AnsweringActionClosure(accepts: accepts, body: perform)), at: file, line)
    }

    /// Handles the actions of a type that come up the responder chain from inside this view, and takes its time.
    ///
    /// What the closure returns or throws, `execute(action:)` returns or throws. For the rest as with a ``ResponderAction``.
    public func responderAction<Action: AsyncResponderAction>(
      _ type: Action.Type,
      perform: @escaping @MainActor (Action) async throws(Action.Failure) -> Action.Output,
      when accepts: @escaping @MainActor (Action) -> Bool = { _ in true },
      file: StaticString = #fileID, line: UInt = #line
    ) -> some View {
      handling(
        .closure(AsyncActionClosure(accepts: accepts, body: perform)), at: file, line)
    }

    /// Has an object handle every action from inside this view whose `Responder` it is, as if it stood in the responder chain here.
    ///
    /// ```swift
    /// BlogList(blogs: store.blogs)
    ///   .responderActions(handledBy: store)  // a BlogEditing
    /// ```
    ///
    /// The object may be a ``ResponderActionRouter``. It is kept alive as long as the view has its place. Where this stands in
    /// the chain, `responderAction(_:perform:when:)` says.
    public func responderActions(
      handledBy object: AnyObject, file: StaticString = #fileID, line: UInt = #line
    ) -> some View {
      handling(.object(object), at: file, line)
    }

    private func handling(
      _ handler: ActionStationHandler, at file: StaticString, _ line: UInt
    ) -> some View {
      ActionPlaceView(
        identity: ResponderIdentity(className: "responderAction", identifier: "\(file):\(line)"),
        handler: handler, content: self)
    }
  }
#endif
