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
    /// From a sheet or popover an action goes on at the handlers around the view that presents it, unless it was sent by a responder in
    /// one without handlers and readers, which follows `next`. A screen that is pushed is not inside the screen that pushes it: write
    /// what both share around the navigation stack.
    ///
    /// Around several views, such as a `Group`, a `ForEach` or a `Section`, it is one handler with all of them inside.
    ///
    /// It adds two invisible views of UIKit or AppKit to each view that it is written on, which SwiftUI cannot show in a `drawingGroup`, an
    /// `ImageRenderer` or a widget: write it outside of those.
    ///
    /// An action that only views handle needs no protocol and no method: its `Responder` is `Never`.
    ///
    /// ```swift
    /// struct Choose: ResponderAction {
    ///   typealias Responder = Never
    ///   let row: Int
    /// }
    /// ```
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
    /// What the closure returns or throws, `execute(action:)` returns or throws. For the rest as with a ``ResponderAction``. Swift infers `any Error`
    /// for a closure that throws; where the action's `Failure` is another type, the closure says so:
    ///
    /// ```swift
    /// .responderAction(SaveDraft.self) { action throws(SaveError) in
    ///   guard let url = store.save(action.draft) else { throw SaveError.full }
    ///   return url
    /// }
    /// ```
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
    /// What the closure returns or throws, `execute(action:)` returns or throws. For the rest as with an ``AnsweringResponderAction``: a `Failure` of
    /// the action's own is written out, `{ action async throws(LoadError) in … }`.
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
    /// @StateObject private var store = BlogStore()  // a BlogEditing
    ///
    /// var body: some View {
    ///   BlogList(blogs: store.blogs).responderActions(handledBy: store)
    /// }
    /// ```
    ///
    /// **The object is not kept alive**, as no delegate or target is: a `@StateObject` keeps it, or the coordinator or controller that shows the
    /// view. With the object gone the actions pass by.
    ///
    /// The object may be a ``ResponderActionRouter``. Where this stands in the chain, `responderAction(_:perform:when:)` says.
    public func responderActions(
      handledBy object: AnyObject, file: StaticString = #fileID, line: UInt = #line
    ) -> some View {
      handling(.object(WeakActionHandler(object)), at: file, line)
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
