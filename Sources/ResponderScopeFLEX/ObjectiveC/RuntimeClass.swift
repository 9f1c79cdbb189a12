#if DEBUG && canImport(UIKit)
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
