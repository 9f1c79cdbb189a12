#if canImport(UIKit)
  internal import ResponderCore
  internal import UIKit

  extension OffscreenDismissal: CustomDebugStringConvertible, CustomReflectable {
    public nonisolated var debugDescription: String { "\(rule), \(ending)" }
    public nonisolated var customMirror: Mirror { .withoutChildren(of: self) }
  }
#endif
