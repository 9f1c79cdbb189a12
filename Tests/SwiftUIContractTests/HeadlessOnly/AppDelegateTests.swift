import HeadlessDriver
import SwiftUI
import TestSupport
import Testing

/// Tests the application delegate of a SwiftUI app. On an Apple system, these tests would need a
/// SwiftUI app around them, and could not choose its delegate.
@MainActor
@Suite struct AppDelegateTests {
  private final class Delegate: NSObject, UIApplicationDelegate {
    var warnings = 0
    func applicationDidReceiveMemoryWarning(_ application: UIApplication) { warnings += 1 }
  }

  @Test(
    "the application's delegate is SwiftUI's own: a cast to the app's fails, and it forwards the calls",
    .fact("T4.20.27")
  )
  func ownObject() throws {
    let application = Device.boot().application
    let delegate = Delegate()
    AppDelegate.install(for: delegate, in: application)
    let own = try #require(application.delegate)
    #expect(own !== delegate)
    #expect(own as? Delegate == nil)
    own.applicationDidReceiveMemoryWarning(application)
    #expect(delegate.warnings == 1)
    _ = Device.boot()
  }
}
