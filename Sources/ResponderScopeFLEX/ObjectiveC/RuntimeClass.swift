#if (DEBUG || HUD) && canImport(UIKit) && (os(iOS) || os(Linux))
  internal import UIKit

  /// Classes that no header names.
  enum RuntimeClass {
    #if canImport(ObjectiveC)
      static func named(_ name: String) -> AnyClass? { NSClassFromString(name) }
    #else
      static func named(_ name: String) -> AnyClass? { nil }
    #endif
  }
#endif
