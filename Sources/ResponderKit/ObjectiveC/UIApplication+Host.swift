#if canImport(UIKit)
  package import UIKit

  extension UIApplication {
    /// The application object; nil before `UIApplicationMain` has made it, and in app extensions.
    ///
    /// `shared` is declared non-optional, and code that app extensions compile cannot name it.
    /// Xcode compiles a package for extensions, too, as soon as one of them links it. Read through
    /// its key path, the property may be nil.
    package static var host: UIApplication? {
      #if canImport(ObjectiveC)
        value(forKeyPath: #keyPath(UIApplication.shared)) as? UIApplication
      #else
        value(forKeyPath: "sharedApplication") as? UIApplication
      #endif
    }

    /// The connected scenes with windows, including those in the background; empty without an
    /// application object.
    package static var windowScenes: [UIWindowScene] {
      host?.connectedScenes.compactMap { $0 as? UIWindowScene } ?? []
    }
  }
#endif
