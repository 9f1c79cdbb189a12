#if canImport(UIKit) || canImport(AppKit)
  internal import ResponderCore

  @available(iOSApplicationExtension, unavailable)
  extension FirstResponderFeed.Change: CustomDebugStringConvertible, CustomReflectable {
    /// The class names of both responders. A responder that was deallocated reads as nobody.
    public var debugDescription: String {
      "\(previous.map { "\(type(of: $0))" } ?? "nobody") to "
        + "\(current.map { "\(type(of: $0))" } ?? "nobody")"
    }
    public var customMirror: Mirror { .withoutChildren(of: self) }
  }
#endif
