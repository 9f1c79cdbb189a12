#if canImport(UIKit) && (os(iOS) || os(Linux))
  // Exports ResponderKit, so that a client needs only `import ResponderScope` to read a snapshot's
  // values and to use `UIResponder.current`.
  @_exported public import ResponderKit
#endif
