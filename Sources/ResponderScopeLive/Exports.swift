#if canImport(UIKit) && (os(iOS) || os(Linux))
  // `serve()` is a member of ResponderHUD, which ResponderScope declares.
  @_exported public import ResponderScope
#endif
