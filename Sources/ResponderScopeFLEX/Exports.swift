#if canImport(UIKit) && (os(iOS) || os(Linux))
  // `installInFLEX()` is a member of ResponderHUD, which ResponderScope declares.
  @_exported public import ResponderScope
#endif
