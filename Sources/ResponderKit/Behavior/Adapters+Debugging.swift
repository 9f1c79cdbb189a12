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

  @available(iOSApplicationExtension, unavailable)
  extension FirstResponderFeed.Change: CustomDebugStringConvertible, CustomReflectable {
    /// The classes; somebody who is gone reads as nobody.
    public var debugDescription: String {
      "\(previous.map { "\(type(of: $0))" } ?? "nobody") to "
        + "\(current.map { "\(type(of: $0))" } ?? "nobody")"
    }
    public var customMirror: Mirror { .withoutChildren(of: self) }
  }
#endif
