import Foundation
import ResponderKit
import TestSupport
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
    func code(_ lines: [Substring]) -> [String] {
      lines.map { $0.trimmingCharacters(in: CharacterSet(charactersIn: "/ ")) }
        .filter { !$0.isEmpty && !$0.hasPrefix("Before:") && !$0.hasPrefix("After:") }
    }
    let source = try Repository.text("Sources/ResponderKit/Actions/ResponderAction.swift")
      .split(separator: "\n")
    let fences = source.indices.filter { source[$0].contains("```") }
    try #require(fences.count == 2)
    let documented = code(Array(source[(fences[0] + 1)..<fences[1]]))
    let file = try Repository.text("Tests/ResponderKitTests/Actions/BlogExample.swift")
    // Takes only the lines inside the braces of the enum.
    let compiled = code(
      Array(file.split(separator: "\n").drop { !$0.hasPrefix("enum") }.dropFirst().dropLast()))
    #expect(documented.count > 10)
    #expect(compiled == documented)
  }
}
