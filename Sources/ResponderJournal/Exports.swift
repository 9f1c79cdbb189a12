// The journal's public types contain the rules' values and Foundation's, so a client needs only
// `import ResponderJournal` to read one. The files of this module see the same modules.
@_exported public import Foundation
@_exported public import ResponderCore

#if canImport(CoreGraphics)
  @_exported public import CoreGraphics
#endif
