// `import ResponderKit` is all that a client writes: the rules and values of ResponderCore stand in this module's
// signatures, and a client that turns MemberImportVisibility on, as new targets of Xcode 26 do, sees only the members
// of what its own file imports.
@_exported public import ResponderCore
