/// The application delegate of a SwiftUI app. It is SwiftUI's own object, and not the app's
/// delegate (T4.20.27).
///
/// The stand-in lacks `UIApplicationDelegateAdaptor`, which makes the app's delegate. Swift on
/// Linux cannot make an object of a class that it knows only as a subclass of `NSObject`.
@MainActor
package final class AppDelegate: NSObject, UIApplicationDelegate {
  private let delegate: any UIApplicationDelegate

  /// Installs SwiftUI's delegate, as an adaptor does when the app starts. SwiftUI's delegate
  /// forwards the application's calls to the app's own delegate.
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
