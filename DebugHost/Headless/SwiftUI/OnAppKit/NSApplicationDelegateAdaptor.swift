/// Makes the app's delegate, and has SwiftUI's own object tell it what the application is told (T4.20.27).
///
/// There is no `App` here that would do so as it starts: the first question for the delegate does.
@propertyWrapper
public struct NSApplicationDelegateAdaptor<DelegateType>: DynamicProperty
where DelegateType: NSObject, DelegateType: NSApplicationDelegate {
  private let type: DelegateType.Type

  public nonisolated init(_ delegateType: DelegateType.Type = DelegateType.self) {
    type = delegateType
  }

  @MainActor @preconcurrency
  public var wrappedValue: DelegateType {
    let application = NSApplication.shared
    if let known = (application.delegate as? AppDelegate)?.delegate as? DelegateType {
      return known
    }
    let delegate = type.init()
    let own = AppDelegate(delegate)
    AppDelegate.current = own
    application.delegate = own
    return delegate
  }
}

/// The application's delegate in an app of SwiftUI, which is not the app's own one.
@MainActor
final class AppDelegate: NSObject, NSApplicationDelegate {
  /// The application does not keep it alive.
  static var current: AppDelegate?

  let delegate: any NSApplicationDelegate

  init(_ delegate: any NSApplicationDelegate) {
    self.delegate = delegate
  }

  func applicationDidFinishLaunching(_ notification: Notification) {
    delegate.applicationDidFinishLaunching(notification)
  }
}
