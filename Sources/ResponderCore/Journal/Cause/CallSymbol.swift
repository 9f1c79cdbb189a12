import Foundation

/// A linker symbol, read as far as a developer needs it: the function and its module.
///
/// The type understands symbols of Swift functions, Objective-C methods and blocks. For any other
/// symbol, the name is the symbol itself.
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
    "FLEX", "ResponderCore", "ResponderKit", "ResponderScope", "ResponderScopeFLEX",
    "ResponderScopeLive",
  ]
  /// Modules of the system. Their generic code is compiled into the app's own file.
  private static let systems: Set<String> = [
    "AppKit", "Combine", "CoreFoundation", "CoreGraphics", "Dispatch", "Foundation",
    "FoundationEssentials", "ObjectiveC", "Observation", "QuartzCore", "Swift", "SwiftUI",
    "SwiftUICore", "Testing", "UIKit", "UIKitCore", "XCTest", "_Concurrency", "__C", "os",
  ]

  /// Whether the function belongs to this package or to FLEX.
  private(set) var isTool = false
  /// Whether the function belongs to the system, although it is in the app's file.
  private(set) var isSystem = false

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
    isTool = module.map(Self.tools.contains) ?? false
    isSystem = module.map(Self.systems.contains) ?? false
  }

  private mutating func readSwift(_ text: String) {
    guard let swift = SwiftSymbol(text) else {
      // An unreadable symbol with one of these operators is a thunk or an outlined copy. Any other
      // is shown unchanged.
      name = text.contains("TR") || text.contains("WO") ? nil : text
      return
    }
    module = swift.module
    type = swift.types.first
    name = swift.isThunk || swift.member.map(Self.entryPoints.contains) == true ? nil : swift.name
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
    name = "\(place)\(type).\(Self.method(words[1]))"
  }

  /// Returns a selector in Swift's form: `tableView:didSelectRowAtIndexPath:` becomes
  /// `tableView(_:didSelectRowAtIndexPath:)`.
  private static func method(_ selector: Substring) -> String {
    let parts = selector.split(separator: ":", omittingEmptySubsequences: false)
    guard parts.count > 1 else { return String(selector) }
    let labels = parts[1..<(parts.count - 1)].map { "\($0):" }.joined()
    return "\(parts[0])(_:\(labels))"
  }
}
