#if canImport(UIKit)
  package import UIKit

  extension UIApplication {
    /// The application object; nil before `UIApplicationMain` has made it, and in app extensions,
    /// where an object may exist that is not the app's.
    ///
    /// `shared` is declared non-optional, and code that is compiled for app extensions cannot name
    /// it. Xcode has compiled packages that way when an extension links them. Read through its key
    /// path, the property may be nil.
    package static var host: UIApplication? {
      if isExtension { return nil }
      #if canImport(ObjectiveC)
        return value(forKeyPath: #keyPath(UIApplication.shared)) as? UIApplication
      #else
        return value(forKeyPath: "sharedApplication") as? UIApplication
      #endif
    }

    private static let isExtension = Bundle.main.bundleURL.pathExtension == "appex"

    /// The connected scenes with windows, including those in the background; empty without an
    /// application object.
    package static var windowScenes: [UIWindowScene] {
      host?.connectedScenes.compactMap { $0 as? UIWindowScene } ?? []
    }
  }
#endif
