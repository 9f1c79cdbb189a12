/// A linker symbol of a Swift function, an Objective-C method or a block, read as far as a
/// developer needs it: the function and its module. For any other symbol, the name is the symbol
/// itself.
struct CallSymbol: Equatable, Sendable {
  /// The module of a Swift function; `FLEX` for FLEX's Objective-C classes; otherwise nil.
  private(set) var module: String?
  /// The outermost type that contains a Swift function; nil for a free function, for any function
  /// that is not Swift's, and for a symbol that cannot be read.
  private(set) var type: String?
  /// The readable name; nil for a thunk, an outlined copy, and the program's entry point.
  private(set) var name: String?

  /// The entry points of programs in Swift and C, and in Xcode's debug builds.
  private static let entryPoints: Set<String> = [
    "$main", "main", "__debug_main_executable_dylib_entry_point",
  ]
  private static let tools: Set<String> = [
    "FLEX", "ResponderCore", "ResponderJournal", "ResponderKit", "ResponderScope",
    "ResponderScopeFLEX", "ResponderScopeLive",
  ]
  /// Modules of the system. Their generic code is compiled into the app's own file.
  private static let systems: Set<String> = [
    "AppKit", "Combine", "CoreFoundation", "CoreGraphics", "Dispatch", "Foundation",
    "FoundationEssentials", "ObjectiveC", "Observation", "QuartzCore", "Swift", "SwiftUI",
    "SwiftUICore", "Testing", "UIKit", "UIKitCore", "XCTest", "_Concurrency", "__C", "os",
  ]

  /// Whether the function belongs to this package or to FLEX.
  var isTool: Bool { module.map(Self.tools.contains) ?? false }
  /// Whether the function belongs to the system, although it is in the app's file.
  var isSystem: Bool { module.map(Self.systems.contains) ?? false }

  init(_ symbol: String) {
    let text = symbol.hasPrefix("_$") ? String(symbol.dropFirst()) : symbol
    if text.hasPrefix("$s") || text.hasPrefix("$S") {
      readSwift(text)
    } else if let block = text.firstIndex(of: "["), text.contains("_block_invoke") {
      readObjectiveC(text[block...], in: "block in ")
    } else if text.hasPrefix("-[") || text.hasPrefix("+[") {
      readObjectiveC(text.dropFirst(), in: "")
    } else if !Self.entryPoints.contains(text) {
      name = text
    }
  }

  /// Reads a symbol of Swift: `Outer.Inner.method`, `closure in Outer.method`. One that names no
  /// module is a thunk or an outlined copy. Where the context holds anything but modules, types and
  /// plain extensions, only what stands before it is read.
  private mutating func readSwift(_ text: String) {
    var reader = MangledReader(text.utf8.dropFirst(2))
    guard let first = reader.module() else { return }
    var home = first
    var types: [String] = []
    var function: String?
    while function == nil {
      let name = reader.identifier()
      // The first element to which a symbol can refer back is the module. So a type of that index
      // has the module's name.
      guard name != nil || reader.skip("AA") else { break }
      reader.skipDiscriminator()
      if reader.skipTypeKind() {
        types.append(name ?? first)
      } else if reader.skip("E") {
        // The module that contains the extension.
        home = name ?? home
      } else if let name {
        function = reader.skipOperatorMark() ? MangledReader.operatorName(name) : name
      } else {
        break
      }
    }
    // For an initialiser or a subscript, what was read as the name is the first label.
    var end = text.hasSuffix("To") ? text.dropLast(2) : text[...]
    if end.hasSuffix("fc") || end.hasSuffix("fC") { function = "init" }
    if end.hasSuffix("Z") { end.removeLast() }
    if end.dropLast().hasSuffix("ci") || end.dropLast().hasSuffix("lui") { function = "subscript" }
    (module, type) = (home, types.first)
    // A thunk only adapts a call to another function.
    if text.hasSuffix("TR") || text.hasSuffix("TW") { return }
    if let function, Self.entryPoints.contains(function) { return }
    let path = (types + [function].compactMap { $0 }).joined(separator: ".")
    name = (Self.isClosure(text) ? "closure in " : "") + (path.isEmpty ? home : path)
  }

  /// Returns whether a symbol of Swift is that of a closure inside a function.
  private static func isClosure(_ text: String) -> Bool {
    ["fU", "fu"].contains { mark in
      text.components(separatedBy: mark).dropFirst().contains {
        $0.drop { "0"..."9" ~= $0 }.first == "_"
      }
    }
  }

  /// Reads `[Class(Category) with:two:]`, which other text may follow. The name begins with
  /// `place`.
  private mutating func readObjectiveC(_ text: Substring, in place: String) {
    let words = text.dropFirst().prefix { $0 != "]" }.split(separator: " ", maxSplits: 1)
    guard words.count == 2 else {
      name = String(text)
      return
    }
    let type = words[0].prefix { $0 != "(" }
    if type.hasPrefix("FLEX") { module = "FLEX" }
    // In Swift's form, `tableView:didSelectRowAtIndexPath:` is
    // `tableView(_:didSelectRowAtIndexPath:)`.
    let parts = words[1].split(separator: ":", omittingEmptySubsequences: false)
    let labels = parts.dropFirst().dropLast().map { "\($0):" }.joined()
    name = "\(place)\(type).\(parts[0])" + (parts.count > 1 ? "(_:\(labels))" : "")
  }
}
