/// Settings for the typed actions of the whole app.
@MainActor
public enum ResponderActions {
  /// The object that each walk asks last, about an action that no responder in the chain takes. It
  /// is held weakly.
  ///
  /// In a SwiftUI app this is usually the app delegate. There, `UIApplication.shared.delegate` and
  /// `NSApp.delegate` are SwiftUI's own object, which forwards selectors to the adaptor's delegate
  /// but does not have its type. The delegate registers itself:
  ///
  /// ```swift
  /// final class AppDelegate: NSObject, UIApplicationDelegate, BlogEditing {
  ///   func application(
  ///     _ application: UIApplication,
  ///     didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
  ///   ) -> Bool {
  ///     ResponderActions.lastResponder = self
  ///     return true
  ///   }
  ///
  ///   func deleteBlog(id: Int) {}
  /// }
  /// ```
  ///
  /// The object need not be a responder, and it may be a ``ResponderActionRouter``. If it is also
  /// in the chain, the walk asks it there and not again. A walk that ends at a presentation
  /// (``PresentationBoundary/stop``) or with a veto does not ask it.
  public static weak var lastResponder: AnyObject?
}
