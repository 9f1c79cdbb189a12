// This module exports ResponderCore, whose rules and values occur in this module's signatures. So a
// client needs only `import ResponderKit`, even with MemberImportVisibility, which new Xcode 26
// targets turn on. With this feature, a file sees only the members of the modules that it imports.
@_exported public import ResponderCore
