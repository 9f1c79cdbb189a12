#if canImport(SwiftUI)
  internal import ResponderCore

  extension ResponderTag: CustomDebugStringConvertible, CustomReflectable {
    public var debugDescription: String { description }
    public var customMirror: Mirror { .withoutChildren(of: self) }
  }

  extension ResponderTagFailure: CustomDebugStringConvertible, CustomReflectable {
    public var debugDescription: String { description }
    public var customMirror: Mirror { .withoutChildren(of: self) }
  }

  @available(iOSApplicationExtension, unavailable)
  extension ResponderChainReader.ReloadContent: CustomDebugStringConvertible, CustomReflectable {
    public var debugDescription: String {
      switch self {
      case .eachChange: "eachChange"
      case .onlyInitialValue: "onlyInitialValue"
      }
    }
    public var customMirror: Mirror { .withoutChildren(of: self) }
  }
#endif
