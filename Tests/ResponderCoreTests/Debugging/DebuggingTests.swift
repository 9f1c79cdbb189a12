import Foundation
import ResponderCore
import Testing

/// Tests `po`, `p` and the variables view in the debugger: every public value describes itself in
/// words and does not show its storage.
@Suite("Values in the debugger")
struct DebuggingTests {
  private static let repository = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  /// A public struct or enum of a module. Its name includes the enclosing types, as in
  /// `Journal.Entry`.
  struct Value: Sendable, CustomTestStringConvertible {
    let name: String
    let isStruct: Bool
    var testDescription: String { name }
  }

  @Test(
    "every public value has a debug description and an empty mirror",
    arguments: ["ResponderCore", "ResponderKit"])
  func complete(module: String) throws {
    let source = try Self.source(of: module)
    let values = Self.values(in: source)
    #expect(values.count > (module == "ResponderCore" ? 50 : 4), "the sources were not read")
    for value in values {
      let name = NSRegularExpression.escapedPattern(for: value.name)
      let pattern =
        "extension \(name): CustomDebugStringConvertible, CustomReflectable \\{"
      #expect(
        source.range(of: pattern, options: .regularExpression) != nil,
        "\(value.name) has none: add it to a +Debugging.swift file")
    }
  }

  @Test("every public struct of Core has a summary in scripts/lldb/responder.py, one line each")
  func summaries() throws {
    let script = try String(
      contentsOf: Self.repository.appending(path: "scripts/lldb/responder.py"), encoding: .utf8)
    let structs = Self.values(in: try Self.source(of: "ResponderCore")).filter(\.isStruct)
    #expect(structs.count > 25)
    for value in structs {
      // The name of a generic type differs with its parameters, but an LLDB summary matches one
      // name only.
      guard
        !["ChainSearch", "ChainSequence", "ChainSequence.Iterator"].contains(value.name)
      else { continue }
      #expect(
        script.contains("    \"ResponderCore.\(value.name)\": \""), "\(value.name) has no summary")
    }
  }

  @Test("what a value says to a debugger, and that its mirror is empty")
  func words() {
    for row in ValueWords.all {
      #expect(row.value.debugDescription == row.words)
      #expect(!row.words.hasSuffix(" ") && !row.words.contains(" \n"))
      #expect(row.value.customMirror.children.isEmpty)
      #expect("\(Mirror(reflecting: row.value).subjectType)" == "\(type(of: row.value))")
    }
  }

  @Test("every public value of Core is among those whose words are known")
  func known() throws {
    let names = Set(ValueWords.all.map(\.typeName))
    for value in Self.values(in: try Self.source(of: "ResponderCore")) {
      #expect(names.contains(value.name), "\(value.name) is not")
    }
  }

  @Test("an iterator counts what is to come and is not used up by it")
  func iterator() {
    var left = 3
    var walk = ChainSequence<Node>(first: Node()) { _ in
      left -= 1
      return left > 0 ? Node() : nil
    }.makeIterator()
    _ = walk.next()
    #expect(walk.debugDescription == "2 still to come")
  }

  private final class Node {}

  // MARK: Reading the sources

  private static func source(of module: String) throws -> String {
    let folder = repository.appending(path: "Sources/\(module)")
    let files = try #require(
      FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil))
    return try files.compactMap { $0 as? URL }.filter { $0.pathExtension == "swift" }
      .map { try String(contentsOf: $0, encoding: .utf8) }.joined(separator: "\n")
  }

  /// Returns the public structs and enums that can have a value. An enum without cases is a
  /// namespace.
  private static func values(in source: String) -> [Value] {
    let lines = source.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    var around: [(name: String, indent: Int)] = []
    var result: [Value] = []
    for (index, line) in lines.enumerated() {
      let indent = line.prefix { $0 == " " }.count
      while let last = around.last, !line.isEmpty, indent <= last.indent { around.removeLast() }
      guard
        let match = line.firstMatch(
          of:
            /^ *(?:@\w+(?:\([^)]*\))? )*(public )?(?:final )?(?:indirect )?(struct|enum|class|extension) ([\w.]+)/
        )
      else { continue }
      let name = (around.map(\.name) + [String(match.3)]).joined(separator: ".")
      around.append((String(match.3), indent))
      // Skips views. SwiftUI reads them, and developers do not print them in the debugger.
      guard match.1 != nil, match.2 == "struct" || match.2 == "enum", !line.hasSuffix(": View {")
      else { continue }
      let body = lines[(index + 1)...].prefix {
        $0.isEmpty || $0.prefix { $0 == " " }.count > indent
      }
      let hasCases = body.contains { $0.contains(/^ *case \w/) && !$0.hasSuffix(":") }
      if match.2 == "struct" || (hasCases && !line.hasSuffix("{}")) {
        result.append(Value(name: name, isStruct: match.2 == "struct"))
      }
    }
    return result
  }
}
