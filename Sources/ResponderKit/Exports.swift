// A client needs only `import ResponderKit`. The rules and values of ResponderCore occur in this
// module's signatures. A client with MemberImportVisibility, which new Xcode 26 targets turn on,
// sees only the members of the modules that each file imports.
@_exported public import ResponderCore
