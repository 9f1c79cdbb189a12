#if (DEBUG || HUD) && canImport(UIKit) && (os(iOS) || os(Linux))
  internal import UIKit

  /// Looks up classes by name, because no public header declares them.
  enum RuntimeClass {
    #if canImport(ObjectiveC)
      static func named(_ name: String) -> AnyClass? { NSClassFromString(name) }
    #else
      static func named(_ name: String) -> AnyClass? { nil }
    #endif
  }
#endif
