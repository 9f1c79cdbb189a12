import Foundation
import ResponderKit
import Testing
import UIKit

@MainActor @Suite("ResponderAction: the example of its documentation")
struct ActionExampleTests {
  @Test("the documentation's example works")
  func works() {
    let flow = BlogExample.BlogFlowController()
    let cell = BlogExample.BlogCell()
    cell.blogID = 42
    flow.view.addSubview(cell)
    cell.deleteTapped()
    #expect(flow.deleted == [42])
  }

  @Test("the example in the documentation is the code below, line by line")
  func isCurrent() throws {
    func text(_ path: String) throws -> String {
      let package = URL(fileURLWithPath: #filePath).pathComponents.dropLast(4)
      let url = package.dropFirst().reduce(URL(fileURLWithPath: "/")) {
        $0.appendingPathComponent($1)
      }
      return try String(contentsOf: url.appendingPathComponent(path), encoding: .utf8)
    }
    func code(_ lines: [Substring]) -> [String] {
      lines.map { $0.trimmingCharacters(in: CharacterSet(charactersIn: "/ ")) }
        .filter { !$0.isEmpty && !$0.hasPrefix("Before:") && !$0.hasPrefix("After:") }
    }
    let source = try text("Sources/ResponderKit/Actions/ResponderAction.swift")
      .split(separator: "\n")
    let fences = source.indices.filter { source[$0].contains("```") }
    try #require(fences.count == 2)
    let documented = code(Array(source[(fences[0] + 1)..<fences[1]]))
    let file = try text("Tests/ResponderKitTests/Actions/BlogExample.swift")
    // Compares the lines between the opening and the closing line of the enum.
    let compiled = code(
      Array(file.split(separator: "\n").drop { !$0.hasPrefix("enum") }.dropFirst().dropLast()))
    #expect(documented.count > 10)
    #expect(compiled == documented)
  }
}
