/// Makes the app's delegate, and has SwiftUI's own object tell it what the application is told (T4.20.27).
///
/// There is no `App` here that would do so as it starts: the first question for the delegate does.
@propertyWrapper
public struct UIApplicationDelegateAdaptor<DelegateType>: DynamicProperty
where DelegateType: NSObject, DelegateType: UIApplicationDelegate {
  private let type: DelegateType.Type

  public nonisolated init(_ delegateType: DelegateType.Type = DelegateType.self) {
    type = delegateType
  }

  @MainActor @preconcurrency
  public var wrappedValue: DelegateType {
    let application = UIApplication.shared
    if let known = (application.delegate as? AppDelegate)?.delegate as? DelegateType {
      return known
    }
    let delegate = type.init()
    let own = AppDelegate(delegate)
    application.retainedDelegate = own
    application.delegate = own
    return delegate
  }
}

/// The application's delegate in an app of SwiftUI, which is not the app's own one.
@MainActor
final class AppDelegate: NSObject, UIApplicationDelegate {
  let delegate: any UIApplicationDelegate

  init(_ delegate: any UIApplicationDelegate) {
    self.delegate = delegate
  }

  func application(
    _ application: UIApplication,
    willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    delegate.application(application, willFinishLaunchingWithOptions: launchOptions)
  }

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    delegate.application(application, didFinishLaunchingWithOptions: launchOptions)
  }

  func applicationDidBecomeActive(_ application: UIApplication) {
    delegate.applicationDidBecomeActive(application)
  }

  func applicationWillResignActive(_ application: UIApplication) {
    delegate.applicationWillResignActive(application)
  }

  func applicationDidEnterBackground(_ application: UIApplication) {
    delegate.applicationDidEnterBackground(application)
  }

  func applicationWillEnterForeground(_ application: UIApplication) {
    delegate.applicationWillEnterForeground(application)
  }

  func applicationWillTerminate(_ application: UIApplication) {
    delegate.applicationWillTerminate(application)
  }

  func applicationDidReceiveMemoryWarning(_ application: UIApplication) {
    delegate.applicationDidReceiveMemoryWarning(application)
  }

  func application(
    _ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?
  ) -> UIInterfaceOrientationMask {
    delegate.application(application, supportedInterfaceOrientationsFor: window)
  }
}
