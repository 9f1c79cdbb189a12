#if canImport(SwiftUI)
  public import SwiftUI

  extension View {
    /// Handles the actions of a type that come up the responder chain from inside this view.
    ///
    /// ```swift
    /// BlogList(blogs: store.blogs)
    ///   .responderAction(DeleteBlog.self) { action in store.delete(action.id) }
    /// ```
    ///
    /// The handler receives actions sent from inside the view: by a SwiftUI view with
    /// ``ActionSender`` or ``ResponderChain``, or by a UIKit or AppKit view shown inside, such as a
    /// cell or a field. An action goes to the handlers around the sender, the innermost first, then
    /// to the UIKit or AppKit view that contains them, then to the hosting controller, the
    /// controllers around it, the window and the application, never to those of sibling views.
    ///
    /// From a sheet or popover, an action continues at the handlers around the view that presents
    /// it. There is one exception: if a presentation contains no handlers and no readers, an action
    /// from a responder in it follows `next` instead. A pushed screen is not inside the screen that
    /// pushes it. To handle actions from both, apply the modifier to the navigation stack.
    ///
    /// If you apply the modifier to several views, such as a `Group`, a `ForEach` or a `Section`,
    /// it is one handler with all of them inside.
    ///
    /// The modifier adds two invisible UIKit or AppKit views to each view it is applied to. SwiftUI
    /// cannot show these in a `drawingGroup`, an `ImageRenderer` or a widget: apply the modifier
    /// outside of those.
    ///
    /// An action that only views handle needs no protocol and no method: its `Responder` is
    /// `Never`.
    ///
    /// - Parameters:
    ///   - type: The type of the actions.
    ///   - perform: The closure that executes an action.
    ///   - accepts: Whether the closure takes this action now. If it returns false, the walk asks
    ///     the next handler up the chain. Do not change any state in this closure.
    ///   - file: The file of the call, for the journal.
    ///   - line: The line of the call.
    public func responderAction<Action: ResponderAction>(
      _ type: Action.Type,
      perform: @escaping @MainActor (Action) -> Void,
      when accepts: @escaping @MainActor (Action) -> Bool = { _ in true },
      file: StaticString = #fileID, line: UInt = #line
    ) -> some View {
      handling(
        .closure(PlainActionClosure(accepts: accepts, body: perform)), at: file, line)
    }

    /// Handles the actions of a type that come up the responder chain from inside this view, and
    /// answers them.
    ///
    /// `execute(action:)` returns or throws what the closure returns or throws. Otherwise this
    /// works like the variant for a ``ResponderAction``. Swift infers `any Error` for a closure
    /// that throws. If the action's `Failure` is another type, write it in the closure:
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

    /// Handles the actions of a type that come up the responder chain from inside this view, with
    /// an asynchronous closure.
    ///
    /// `execute(action:)` returns or throws what the closure returns or throws. Otherwise this
    /// works like the variant for an ``AnsweringResponderAction``. If the action's `Failure` is not
    /// `any Error`, write it in the closure: `{ action async throws(LoadError) in … }`.
    public func responderAction<Action: AsyncResponderAction>(
      _ type: Action.Type,
      perform: @escaping @MainActor (Action) async throws(Action.Failure) -> Action.Output,
      when accepts: @escaping @MainActor (Action) -> Bool = { _ in true },
      file: StaticString = #fileID, line: UInt = #line
    ) -> some View {
      handling(
        .closure(AsyncActionClosure(accepts: accepts, body: perform)), at: file, line)
    }

    /// Makes an object handle actions from inside this view, as if the object were in the responder
    /// chain at this view's place.
    ///
    /// The object handles every action whose `Responder` type it has.
    ///
    /// ```swift
    /// @StateObject private var store = BlogStore()  // a BlogEditing
    ///
    /// var body: some View {
    ///   BlogList(blogs: store.blogs).responderActions(handledBy: store)
    /// }
    /// ```
    ///
    /// **The modifier does not keep the object alive**, like a delegate or a target. Keep it in a
    /// `@StateObject`, or in the coordinator or controller that shows the view. After the object is
    /// deallocated, actions continue up the chain.
    ///
    /// The object may be a ``ResponderActionRouter``. See `responderAction(_:perform:when:)` for
    /// its place in the chain.
    public func responderActions(
      handledBy object: AnyObject, file: StaticString = #fileID, line: UInt = #line
    ) -> some View {
      handling(.object(Weak(object: object)), at: file, line)
    }

    private func handling(
      _ handler: ActionPlace.Handler, at file: StaticString, _ line: UInt
    ) -> some View {
      ActionPlaceView(
        identity: ResponderIdentity(className: "responderAction", identifier: "\(file):\(line)"),
        handler: handler, content: self)
    }
  }
#endif
