/// What holds for the typed actions of the whole app.
@MainActor
public enum ResponderActions {
  /// Who is asked about an action that nobody in the chain takes, at the very end of each walk; not kept alive.
  ///
  /// For an app of SwiftUI, usually its delegate: there `UIApplication.shared.delegate` and `NSApp.delegate` are
  /// SwiftUI's own object, which hands selectors on to the delegate of the adaptor but is not of its type. The delegate
  /// registers itself:
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
  /// It need not be a responder, and may be a ``ResponderActionRouter``. One that stands in the chain as well is asked
  /// there and not again. It is not asked where a walk ends at a presentation (``PresentationBoundary/stop``) or by a veto.
  public static weak var lastResponder: AnyObject?
}
