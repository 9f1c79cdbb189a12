/// The application's delegate in an app of SwiftUI, which is not the app's own one (T4.20.27).
///
/// `UIApplicationDelegateAdaptor`, which makes it, is not there: Swift on Linux makes no object of a class that it knows only as a
/// subclass of `NSObject`.
@MainActor
package final class AppDelegate: NSObject, UIApplicationDelegate {
  private let delegate: any UIApplicationDelegate

  /// Does what an adaptor does as the app starts: the app's own delegate hears what the application tells SwiftUI's.
  package static func install(
    for delegate: any UIApplicationDelegate, in application: UIApplication
  ) {
    let own = AppDelegate(delegate)
    application.retainedDelegate = own
    application.delegate = own
  }

  private init(_ delegate: any UIApplicationDelegate) {
    self.delegate = delegate
  }

  package func application(
    _ application: UIApplication,
    willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    delegate.application(application, willFinishLaunchingWithOptions: launchOptions)
  }

  package func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    delegate.application(application, didFinishLaunchingWithOptions: launchOptions)
  }

  package func applicationDidBecomeActive(_ application: UIApplication) {
    delegate.applicationDidBecomeActive(application)
  }

  package func applicationWillResignActive(_ application: UIApplication) {
    delegate.applicationWillResignActive(application)
  }

  package func applicationDidEnterBackground(_ application: UIApplication) {
    delegate.applicationDidEnterBackground(application)
  }

  package func applicationWillEnterForeground(_ application: UIApplication) {
    delegate.applicationWillEnterForeground(application)
  }

  package func applicationWillTerminate(_ application: UIApplication) {
    delegate.applicationWillTerminate(application)
  }

  package func applicationDidReceiveMemoryWarning(_ application: UIApplication) {
    delegate.applicationDidReceiveMemoryWarning(application)
  }

  package func application(
    _ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?
  ) -> UIInterfaceOrientationMask {
    delegate.application(application, supportedInterfaceOrientationsFor: window)
  }
}
