internal import ResponderCore

/// A typed action with its payload, for the nearest responder of a type to execute.
///
/// A button deep in a cell tells the screen what the user chose, without a delegate for each level
/// in between:
///
/// ```swift
/// // Before: BlogCellDelegate, BlogListDelegate, BlogFlowDelegate, each passing one call on.
/// // After:
/// @MainActor protocol BlogEditing { func deleteBlog(id: Int) }
///
/// struct DeleteBlog: ResponderAction {
///   let id: Int
///   func execute(responder: any BlogEditing) { responder.deleteBlog(id: id) }
/// }
///
/// final class BlogFlowController: UIViewController, BlogEditing {
///   private(set) var deleted: [Int] = []
///   func deleteBlog(id: Int) { deleted.append(id) }
/// }
///
/// final class BlogCell: UIView {
///   var blogID = 0
///   func deleteTapped() { execute(action: DeleteBlog(id: blogID)) }
/// }
/// ```
///
/// The walk begins at the responder on which `execute(action:)` is called, including that
/// responder, and follows `next`. The nearest responder of the type receives the action, once. If
/// no responder takes it, the call returns nil, and the HUD and the journal report it. To pass an
/// action on, a handler calls `next?.execute(action:)`.
public protocol ResponderAction<Responder>: ResponderMatching {
  /// The type that handles the action, usually a protocol with one method.
  associatedtype Responder

  /// Executes the action on the responder that was found.
  @MainActor func execute(responder: Responder)
}

extension ResponderAction where Responder == Never {
  /// Never runs, because no responder is a `Never`. So an action that only closures of SwiftUI
  /// views handle needs no method of its own.
  @MainActor public func execute(responder: Never) {}
}

/// The handler of an action: a responder, or a closure attached to a SwiftUI view.
///
/// A closure passed to `responderAction(_:perform:when:)` is not an object of the action's
/// `Responder` type. A responder's `find(action:)`, and its `execute(action:)` for a
/// ``ResponderAction``, return such an object, so they return nil when a closure handles the
/// action. An `ActionHandler` covers both cases. A responder's `handler(of:)` returns it, and so do
/// `find(action:)` and `execute(action:)` of ``ResponderChain`` and ``ActionSender``. For an action
/// with an answer, `execute(action:)` returns the answer, whether a responder or a closure handled
/// the action.
public enum ActionHandler<Responder> {
  /// A responder, or the object that a responder named in its place.
  case responder(Responder)
  /// A closure attached to a SwiftUI view.
  case view

  /// The responder, or nil when a view's closure handles the action.
  public var responder: Responder? {
    if case .responder(let responder) = self { responder } else { nil }
  }
}

extension ActionHandler: CustomDebugStringConvertible, CustomReflectable {
  public var debugDescription: String {
    switch self {
    case .responder(let responder): "responder \(type(of: responder as Any))"
    case .view: "view"
    }
  }
  public var customMirror: Mirror { .withoutChildren(of: self) }
}
