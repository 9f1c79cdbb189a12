#if canImport(UIKit) && (os(iOS) || os(Linux))
  // A client needs only `import ResponderScope` to read a snapshot or the journal, and to use
  // `UIResponder.current`. The files of this module see these modules, too.
  @_exported public import ResponderJournal
  @_exported public import ResponderKit
#endif
