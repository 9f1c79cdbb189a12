#if canImport(UIKit) && (os(iOS) || os(Linux))
  // `import ResponderScope` is all that a client writes to read a snapshot's values and to say `UIResponder.current`.
  @_exported public import ResponderKit
#endif
