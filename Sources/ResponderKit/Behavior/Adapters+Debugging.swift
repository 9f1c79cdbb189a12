#if canImport(UIKit)
  internal import ResponderCore
  internal import UIKit

  extension OffscreenDismissal.Ending: CustomDebugStringConvertible, CustomReflectable {
    public var debugDescription: String {
      switch self {
      case .polite: "polite"
      case .forced: "forced"
      }
    }
    public var customMirror: Mirror { .withoutChildren(of: self) }
  }

  extension OffscreenDismissal: CustomDebugStringConvertible, CustomReflectable {
    public nonisolated var debugDescription: String { "\(rule), \(ending)" }
    public nonisolated var customMirror: Mirror { .withoutChildren(of: self) }
  }
#endif
