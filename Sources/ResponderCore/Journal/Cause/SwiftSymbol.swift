/// A mangled Swift symbol, read up to the name of the function: the module, the types around it, its own name.
///
/// The mangling is documented (`docs/ABI/Mangling.rst` of the compiler's repository). A symbol begins with the context, from the module
/// inwards, then the name; the signature behind them is not read, only passed over to find closures. A local function reads as
/// the function around it.
struct SwiftSymbol: Equatable {
  /// The module the code belongs to: of an extension, the one that extends.
  private(set) var module: String
  /// The types around it, the outermost first.
  private(set) var types: [String] = []
  /// The function, property or accessor; nil where only its types can be told.
  private(set) var member: String?
  /// Whether it is a closure inside the member.
  private(set) var isClosure = false
  /// Whether it only converts a call for another function.
  private(set) var isThunk = false

  /// `Outer.Inner.method`, `closure in Outer.method`.
  var name: String {
    let path = (types + (member.map { [$0] } ?? [])).joined(separator: ".")
    return (isClosure ? "closure in " : "") + (path.isEmpty ? module : path)
  }

  /// Reads a symbol that begins with `$s` or `$S`; nil where it names no context.
  init?(_ symbol: String) {
    var reader = MangledReader(symbol.utf8.dropFirst(2))
    module = ""
    guard readOutermost(&reader) else { return nil }
    while readContext(&reader) {}
    readSignature(reader)
  }

  /// The module, or a type that is named without one.
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

  /// A type, an extension or the member's name; false where that was the last.
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
    // The first thing that can be repeated is the module, whose name a type may have too.
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
      // What was read as its name is its first label.
      member = "init"
    } else if let member {
      guard !isClosure, let accessor = Self.accessors[String(end.suffix(2))] else { return }
      self.member = "\(member).\(accessor)"
    } else if end.hasSuffix("fD") || end.hasSuffix("fd") {
      member = "deinit"
    }
  }

  private static let accessors = [
    "vg": "getter", "vs": "setter", "vM": "modify", "vr": "read", "vw": "willSet", "vW": "didSet",
  ]
}
