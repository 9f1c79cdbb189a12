import Foundation

/// A linker's symbol, read as far as a person wants it: which function of which module.
///
/// Swift, Objective-C and blocks are read; anything else is its own name.
struct CallSymbol: Equatable, Sendable {
  /// Of Swift code; FLEX's for FLEX's classes.
  private(set) var module: String?
  /// The outermost type it is a member of, if it is one.
  private(set) var type: String?
  /// What a person calls it; nil for a thunk, and for what starts the program.
  private(set) var name: String?

  /// What starts a program, in Swift and C, and in the debug builds of Xcode.
  private static let entryPoints: Set<String> = [
    "$main", "main", "__debug_main_executable_dylib_entry_point",
  ]
  private static let tools: Set<String> = [
    "FLEX", "ResponderCore", "ResponderKit", "ResponderScope", "ResponderScopeFLEX",
    "ResponderScopeLive",
  ]
  /// Generic code of these is compiled into the app's own file.
  private static let systems: Set<String> = [
    "AppKit", "Combine", "CoreFoundation", "CoreGraphics", "Dispatch", "Foundation",
    "FoundationEssentials", "ObjectiveC", "Observation", "QuartzCore", "Swift", "SwiftUI",
    "SwiftUICore", "Testing", "UIKit", "UIKitCore", "XCTest", "_Concurrency", "__C", "os",
  ]

  /// Whether it is this package's, or FLEX's.
  private(set) var isTool = false
  /// Whether it is the system's, although it is in the app's file.
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
      // Without a context it is a thunk or an outlined copy; any other is better told than kept back.
      name = text.contains("TR") || text.contains("WO") ? nil : text
      return
    }
    module = swift.module
    type = swift.types.first
    name = swift.isThunk || swift.member.map(Self.entryPoints.contains) == true ? nil : swift.name
  }

  /// `[Class(Category) with:two:]`, with what may follow it.
  private mutating func readObjectiveC(_ text: Substring, in place: String) {
    let words = text.dropFirst().prefix { $0 != "]" }.split(separator: " ", maxSplits: 1)
    guard words.count == 2 else {
      name = String(text)
      return
    }
    let type = words[0].prefix { $0 != "(" }
    if type.hasPrefix("FLEX") { module = "FLEX" }
    self.type = String(type)
    name = "\(place)\(type).\(Self.method(words[1]))"
  }

  /// `tableView:didSelectRowAtIndexPath:` as `tableView(_:didSelectRowAtIndexPath:)`.
  private static func method(_ selector: Substring) -> String {
    let parts = selector.split(separator: ":", omittingEmptySubsequences: false)
    guard parts.count > 1 else { return String(selector) }
    let labels = parts[1..<(parts.count - 1)].map { "\($0):" }.joined()
    return "\(parts[0])(_:\(labels))"
  }
}
