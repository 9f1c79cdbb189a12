#if (DEBUG || HUD) && canImport(UIKit) && (os(iOS) || os(Linux))
  internal import UIKit

  /// Whether the application object exists yet, and the work to do once it exists.
  ///
  /// `UIApplicationMain` creates the object. The initializer of a SwiftUI `App` runs earlier, and
  /// the debugger may stop a process earlier still.
  @MainActor
  package enum HostApplication {
    // `UIApplication.shared` is declared non-optional but is nil before `UIApplicationMain`. Read
    // through its Objective-C name, it may be nil. The compiler would warn about `#keyPath` in code
    // for app extensions.
    private static let key = "sharedApplication"

    private static var waiting: [@MainActor () -> Void] = []
    private static var observer: (any NSObjectProtocol)?

    static var exists: Bool {
      UIApplication.value(forKeyPath: key) != nil && UIApplication.host != nil
    }

    /// Whether a test bundle is loaded, which happens after the app's launch and which not every
    /// runner tells in the environment.
    static var hostsTests: Bool { NSClassFromString("XCTestCase") != nil }

    /// Runs the body now or, if there is no application object yet, when the app has finished
    /// launching or this method is called again; never if the app does not launch, as in a test
    /// without a host.
    ///
    /// The first time that a body has to wait, the log says so. An `install()` that waits also
    /// starts the journal no earlier, so that the journal lacks the focus changes of the launch.
    package static func whenLaunched(_ body: @escaping @MainActor () -> Void) {
      guard !exists else {
        doWhatWaits()
        return body()
      }
      waiting.append(body)
      guard observer == nil else { return }
      ResponderLog.once("hud.launch") { "the HUD waits for the app's launch" }
      observer = NotificationCenter.default.observe(UIApplication.didFinishLaunchingNotification) {
        _ in doWhatWaits()
      }
    }

    static func forget() {
      waiting = []
      observer.map(NotificationCenter.default.removeObserver)
      observer = nil
    }

    private static func doWhatWaits() {
      let bodies = waiting
      forget()
      for body in bodies { body() }
    }
  }
#endif
