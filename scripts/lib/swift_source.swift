// swift-source FOLDER QUESTION,... FILE...
//
// Answers questions about Swift files with the compiler's own parser, and writes each answer to
// FOLDER/QUESTION. The function swift_source of scripts/lib/common.sh compiles this file and runs it.

import Foundation
import SwiftOperators
import SwiftParser
import SwiftSyntax

struct Source {
  let path: String
  let text: String
  let tree: SourceFileSyntax

  init(path: String) {
    guard let text = try? String(contentsOfFile: path, encoding: .utf8) else {
      fail("cannot read \(path)")
    }
    (self.path, self.text, tree) = (path, text, Parser.parse(source: text))
  }

  func line(of node: some SyntaxProtocol) -> Int {
    node.startLocation(converter: SourceLocationConverter(fileName: path, tree: tree)).line
  }
}

/// The questions. Each answers with lines.
let questions: [String: @Sendable (Source) -> [String]] = [
  // FILE:LINE:TEXT for each line that has code, with spaces in place of the comments.
  "code": { source in
    var bytes = Array(source.text.utf8)
    for token in source.tree.tokens(viewMode: .sourceAccurate) {
      for (start, trivia) in [
        (token.position, token.leadingTrivia),
        (token.endPositionBeforeTrailingTrivia, token.trailingTrivia),
      ] {
        var offset = start.utf8Offset
        for piece in trivia {
          let end = offset + piece.sourceLength.utf8Length
          if piece.isComment {
            for index in offset..<end where bytes[index] != .newline { bytes[index] = .space }
          }
          offset = end
        }
      }
    }
    return bytes.split(separator: .newline, omittingEmptySubsequences: false).enumerated()
      .compactMap { index, line in
        guard let last = line.lastIndex(where: { $0 != .space }) else { return nil }
        return "\(source.path):\(index + 1):\(String(decoding: line[...last], as: UTF8.self))"
      }
  },
  // FILE:MODULE for each import.
  "imports": { source in
    source.tree.all(ImportDeclSyntax.self).compactMap(\.path.first).map {
      "\(source.path):\($0.name.text)"
    }
  },
  // FILE:CONDITION if one #if without an #else encloses the whole file.
  "wrapped": { source in
    let items = source.tree.statements.map { $0.item.as(IfConfigDeclSyntax.self) }
    guard items.count == 1, let arms = items[0]?.clauses, arms.count == 1 else { return [] }
    return arms.compactMap(\.condition).map { "\(source.path):\($0.trimmedDescription)" }
  },
  // FILE:CONFIGURATION:NAME for each public static member of ResponderHUD that the configuration, debug
  // or release, compiles.
  "facade": { source in
    guard source.text.contains("ResponderHUD") else { return [] }
    let members = source.tree.all(DeclSyntax.self).filter { member in
      Set(["public", "static"]).isSubset(of: member.modifiers)
        && member.ancestors.contains { $0.as(DeclSyntax.self)?.names == ["ResponderHUD"] }
    }
    return [("debug", true), ("release", false)].flatMap { configuration, debug in
      members.filter { $0.compiles(debug: debug) }.flatMap(\.names).map {
        "\(source.path):\(configuration):\($0)"
      }
    }
  },
  // FILE:LINE:NAMES for each #if canImport(ObjectiveC) with a second arm: the names that not every arm
  // declares. Leaves out what is private, what is for Objective-C, and what is local to a function.
  "seams": { source in
    source.tree.all(IfConfigDeclSyntax.self).filter { seam in
      seam.clauses.count > 1
        && seam.clauses.first?.condition?.description.contains("canImport(ObjectiveC)") ?? false
    }
    .map { seam in
      let arms = seam.clauses.map { $0.all(DeclSyntax.self).filter(\.isShared).flatMap(\.names) }
      let odd = Set(arms.joined()).filter { name in !arms.allSatisfy { $0.contains(name) } }
      return "\(source.path):\(source.line(of: seam)):\(odd.sorted().joined(separator: " "))"
    }
  },
  // The string literals: each line of a part between interpolations, up to its first escape.
  "texts": { source in
    source.tree.all(StringSegmentSyntax.self).map {
      String($0.content.text.prefix { $0 != "\\" && !$0.isNewline })
    }
  },
]

extension UInt8 {
  static let newline = UInt8(ascii: "\n")
  static let space = UInt8(ascii: " ")
}

extension SyntaxProtocol {
  var ancestors: some Sequence<Syntax> { sequence(first: Syntax(self), next: \.parent).dropFirst() }

  /// The nodes of a type below this one, in the order of the source.
  func all<Node: SyntaxProtocol>(_ type: Node.Type) -> [Node] {
    children(viewMode: .sourceAccurate).flatMap { child in
      (child.as(type).map { [$0] } ?? []) + child.all(type)
    }
  }

  var modifiers: Set<String> {
    Set(asProtocol((any WithModifiersSyntax).self)?.modifiers.map(\.name.text) ?? [])
  }

  var attributes: [String] {
    asProtocol((any WithAttributesSyntax).self)?.attributes.map(\.trimmedDescription) ?? []
  }
}

extension DeclSyntax {
  /// The names that the declaration introduces, or the name of the type that it extends.
  var names: [String] {
    if let type = self.as(ExtensionDeclSyntax.self)?.extendedType {
      return [type.trimmedDescription]
    }
    if let variable = self.as(VariableDeclSyntax.self) {
      return variable.bindings.map(\.pattern.trimmedDescription)
    }
    return asProtocol((any NamedDeclSyntax).self).map { [$0.name.text] } ?? []
  }

  var isShared: Bool {
    !self.is(ExtensionDeclSyntax.self) && modifiers.isDisjoint(with: ["private", "fileprivate"])
      && !attributes.contains { $0.hasPrefix("@objc") } && !names.contains { $0.hasPrefix("rk_") }
      && !ancestors.contains {
        $0.is(CodeBlockSyntax.self) || $0.is(AccessorBlockSyntax.self)
          || $0.is(ClosureExprSyntax.self)
      }
  }

  /// Whether no #if around the declaration is off, as far as DEBUG says.
  func compiles(debug: Bool) -> Bool {
    ancestors.compactMap { $0.as(IfConfigClauseSyntax.self) }.allSatisfy { arm in
      let arms = arm.parent?.as(IfConfigClauseListSyntax.self) ?? []
      return arm.condition?.holds(debug: debug) != false
        && arms.prefix { $0 != arm }.allSatisfy { $0.condition?.holds(debug: debug) != true }
    }
  }
}

extension ExprSyntax {
  /// Whether the condition of an #if is true without the trait HUD; nil if DEBUG does not decide it.
  func holds(debug: Bool) -> Bool? {
    let folded = (try? OperatorTable.standardOperators.foldAll(self).as(ExprSyntax.self)) ?? self
    if let name = folded.as(DeclReferenceExprSyntax.self) {
      return ["DEBUG": debug, "HUD": false][name.baseName.text]
    }
    if let group = folded.as(TupleExprSyntax.self) {
      return group.elements.first?.expression.holds(debug: debug)
    }
    if let negation = folded.as(PrefixOperatorExprSyntax.self) {
      return negation.expression.holds(debug: debug).map { !$0 }
    }
    guard let both = folded.as(InfixOperatorExprSyntax.self) else { return nil }
    let sides = [both.leftOperand.holds(debug: debug), both.rightOperand.holds(debug: debug)]
    let decisive = both.operator.trimmedDescription == "||"
    return sides.contains(decisive) ? decisive : sides.contains(nil) ? nil : !decisive
  }
}

func fail(_ message: String) -> Never {
  FileHandle.standardError.write(Data("swift-source: \(message)\n".utf8))
  exit(1)
}

let arguments = CommandLine.arguments.dropFirst()
guard let folder = arguments.first, let asked = arguments.dropFirst().first?.split(separator: ",")
else { fail("it needs a folder and a question") }
let asking: [@Sendable (Source) -> [String]] = asked.map { name in
  questions[String(name)] ?? { _ in fail("there is no question '\(name)'") }
}
let paths = Array(arguments.dropFirst(2))
// For each file, its answer to each question.
var answers = Array(repeating: [[String]](), count: paths.count)
await withTaskGroup(of: (Int, [[String]]).self) { group in
  for (index, path) in paths.enumerated() {
    group.addTask { [asking] in
      let source = Source(path: path)
      return (index, asking.map { $0(source) })
    }
  }
  for await (index, answer) in group { answers[index] = answer }
}
for (index, name) in asked.enumerated() {
  let lines = answers.flatMap { $0[index] }.map { $0 + "\n" }.joined()
  do { try lines.write(toFile: "\(folder)/\(name)", atomically: false, encoding: .utf8) } catch {
    fail("cannot write \(folder)/\(name): \(error)")
  }
}
