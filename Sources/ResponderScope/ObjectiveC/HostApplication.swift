#if (DEBUG || HUD) && canImport(UIKit) && (os(iOS) || os(Linux))
  internal import ResponderKit
  internal import UIKit

  /// Whether the app object exists yet, and what waits for it.
  ///
  /// `UIApplicationMain` makes it. The initializer of a SwiftUI `App` runs before, and the debugger may stop a process even earlier.
  @MainActor
  package enum HostApplication {
    // `UIApplication.shared` is declared non-optional and is nil before `UIApplicationMain`: asked as a value, it may be nil.
    #if canImport(ObjectiveC)
      private static let key = #keyPath(UIApplication.shared)
    #else
      private static let key = "sharedApplication"
    #endif

    private static var waiting: [@MainActor () -> Void] = []
    private static var observer: (any NSObjectProtocol)?

    static var exists: Bool { UIApplication.value(forKeyPath: key) != nil }

    /// Does it now, or where there is no app object yet, at the end of the launch; where none ever comes, as in a test without a
    /// host, it stays undone, which the log says. What an app delegate edits before its launch has ended is not recorded then.
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

    /// Nothing waits any more.
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
