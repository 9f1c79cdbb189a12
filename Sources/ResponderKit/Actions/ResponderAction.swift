/// Something for the nearest responder of a type to do, with its payload.
///
/// A button deep in a cell tells the screen what was chosen, without a delegate for each level in between:
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
/// The walk begins at the responder that `execute(action:)` is called on, that one included, and climbs `next`. The
/// nearest responder of the type gets the action, once. Nobody: the call returns nil, and the HUD and the journal say so.
/// To hand an action on, a handler calls `next?.execute(action:)`.
public protocol ResponderAction<Responder>: ResponderMatching {
  /// The type that handles it, usually a protocol with one method.
  associatedtype Responder

  /// Does it, on the responder that was found.
  @MainActor func execute(responder: Responder)
}

extension ResponderAction where Responder == Never {
  /// An action that only closures of views handle needs no method: no responder is a `Never`.
  @MainActor public func execute(responder: Never) {}
}
