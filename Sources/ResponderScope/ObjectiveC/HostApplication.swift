#if DEBUG && canImport(UIKit) && (os(iOS) || os(Linux))
  internal import UIKit

  /// Whether the app object exists yet; the debugger may stop a process that has none.
  @MainActor
  enum HostApplication {
    #if canImport(ObjectiveC)
      // `UIApplication.shared` is declared non-optional and is nil before `UIApplicationMain`: asked as a value, it may be nil.
      static var hasLaunched: Bool {
        UIApplication.value(forKeyPath: #keyPath(UIApplication.shared)) != nil
      }
    #else
      static var hasLaunched: Bool { true }
    #endif
  }
#endif
