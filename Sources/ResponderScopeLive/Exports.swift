#if canImport(UIKit) && (os(iOS) || os(Linux))
  // `serve()` is a member of ResponderHUD, which ResponderScope declares. The files of this module
  // see that module, too, and what it exports: the journal, ResponderKit and Foundation.
  @_exported public import ResponderScope
#endif
