/// A mangled Swift symbol, read up to the function's name: the module, the enclosing types and the
/// name.
///
/// The mangling is documented (`docs/ABI/Mangling.rst` in the compiler's repository). A symbol
/// begins with the context, from the module inwards; the name follows. The type does not read the
/// signature after the name, but skips over it to find closures. A local function gets the name of
/// the function that contains it.
struct SwiftSymbol: Equatable {
  /// The module that the code belongs to; for an extension, the module that contains the extension.
  private(set) var module: String
  /// The enclosing types, the outermost first.
  private(set) var types: [String] = []
  /// The name of the function, property or accessor; nil if only its types can be read.
  private(set) var member: String?
  /// Whether the function is a closure inside `member`.
  private(set) var isClosure = false
  /// Whether the function only adapts a call to another function.
  private(set) var isThunk = false

  /// The readable name: `Outer.Inner.method`, `closure in Outer.method`.
  var name: String {
    let path = (types + (member.map { [$0] } ?? [])).joined(separator: ".")
    return (isClosure ? "closure in " : "") + (path.isEmpty ? module : path)
  }

  /// Reads a symbol that begins with `$s` or `$S`; nil if the symbol names no context.
  init?(_ symbol: String) {
    var reader = MangledReader(symbol.utf8.dropFirst(2))
    module = ""
    guard readOutermost(&reader) else { return nil }
    while readContext(&reader) {}
    readSignature(reader)
  }

  /// Reads the module, or a type that is named without a module.
  private mutating func readOutermost(_ reader: inout MangledReader) -> Bool {
    if let name = reader.identifier() {
      module = name
      return true
    }
    if reader.skip("So") {
      module = "__C"
    } else if reader.skip("s") {
      module = "Swift"
    } else if let type = reader.standardType() {
      module = "Swift"
      types = [type]
    } else {
      return false
    }
    return true
  }

  /// Reads a type, an extension or the member's name. Returns false when nothing more of the
  /// context follows.
  private mutating func readContext(_ reader: inout MangledReader) -> Bool {
    if let name = reader.identifier() {
      reader.skipDiscriminator()
      if reader.skipTypeKind() {
        types.append(name)
      } else if reader.skip("E") || !types.isEmpty && reader.skipConstraints() {
        module = name
      } else {
        member = name
        return false
      }
      return true
    }
    guard let number = reader.substitution() else { return false }
    reader.skipDiscriminator()
    // The first element to which a symbol can refer back is the module. So a type of index 0 has
    // the module's name.
    if number == 0, reader.skipTypeKind() {
      types.append(module)
      return true
    }
    return reader.skip("E") || reader.skipConstraints()
  }

  private mutating func readSignature(_ start: MangledReader) {
    var reader = start
    var isInitializer = false
    var isFunction = false
    while !reader.isAtEnd {
      if reader.skipClosure() {
        isClosure = true
      } else if reader.skip("fc") || reader.skip("fC") {
        isInitializer = isInitializer || !isFunction
      } else if reader.skip("F") {
        isFunction = true
      } else if reader.skip("TR") {
        isThunk = true
      } else {
        reader.skipToken()
      }
    }
    let end = start.ending
    if end.hasSuffix("TW") { isThunk = true }
    if isInitializer {
      // For an initialiser, what was read as the name is the first label.
      member = "init"
    } else if let member {
      // The accessor of a computed variable inside a function is code of that function.
      guard !isClosure, !isFunction, let accessor = Self.accessors[String(end.suffix(2))] else {
        return
      }
      self.member = "\(member).\(accessor)"
    } else if end.hasSuffix("fD") || end.hasSuffix("fd") {
      member = "deinit"
    }
  }

  private static let accessors = [
    "vg": "getter", "vs": "setter", "vM": "modify", "vr": "read", "vw": "willSet", "vW": "didSet",
  ]
}
