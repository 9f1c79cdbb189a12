import Foundation
import Testing

/// Holds `Sources/ResponderKit/ResponderKit.docc/Availability.md` against the sources, with the stand-ins' public names as the list of what may be used.
@Suite struct AvailabilityTests {
  private static let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
  /// The lowest iOS of the package.
  private static let lowest = 15.0

  private func sources(_ folder: String) throws -> [String] {
    let folder = Self.root.appendingPathComponent(folder)
    let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
    return try (files?.compactMap { $0 as? URL } ?? [])
      .filter { $0.pathExtension == "swift" }.sorted { $0.path < $1.path }
      .map { try String(contentsOf: $0, encoding: .utf8) }
  }

  private func matches(_ pattern: String, in text: String) throws -> Set<String> {
    let expression = try NSRegularExpression(pattern: pattern)
    let whole = NSRange(text.startIndex..., in: text)
    return Set(
      expression.matches(in: text, range: whole).compactMap { match in
        Range(match.range(at: 1), in: text).map { String(text[$0]) }
      })
  }

  /// The code of the product that imports SwiftUI or Combine, without comments and strings.
  private func product() throws -> String {
    try sources("Sources").filter { $0.contains("import SwiftUI") || $0.contains("import Combine") }
      .flatMap { $0.split(separator: "\n") }
      .map { line in
        let code = line.range(of: "//").map { line[..<$0.lowerBound] } ?? line
        return code.replacingOccurrences(
          of: "\"[^\"]*\"", with: "\"\"", options: .regularExpression)
      }
      .filter { !$0.contains("import ") && !$0.contains("#if") && !$0.contains("TagHub") }
      .joined(separator: "\n")
  }

  private func table() throws -> [String: Double] {
    let text = try String(
      contentsOf: Self.root.appendingPathComponent(
        "Sources/ResponderKit/ResponderKit.docc/Availability.md"), encoding: .utf8)
    var table: [String: Double] = [:]
    for line in text.split(separator: "\n") where line.hasPrefix("| `") {
      let cells = line.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
      let name = cells[0].trimmingCharacters(in: CharacterSet(charactersIn: "`"))
      table[name.split(separator: "(").first.map(String.init) ?? name] = Double(cells[2])
    }
    return table
  }

  @Test("Every symbol of SwiftUI and Combine in Sources is listed, and is as old as iOS 15")
  func listed() throws {
    let standIn = try
      (sources("DebugHost/Headless/SwiftUI") + sources("DebugHost/Headless/Combine"))
      .joined(separator: "\n")
    let types = try matches(
      "public (?:final )?(?:struct|class|enum|protocol|typealias) ([A-Z][A-Za-z]+)", in: standIn)
    let methods = try matches("public func ([a-z][A-Za-z]+)", in: standIn)
    let code = try product()
    let usedTypes = try matches("\\b([A-Z][A-Za-z]+)\\b", in: code).intersection(types)
    let calls = try matches("(?:^|[^A-Za-z_.])\\.?([a-z][A-Za-z]+) ?[({]", in: code)
      .union(try matches("\\.([a-z][A-Za-z]+) ?[({]", in: code))
    // Names that are also ours, or Swift's.
    let others: Set = [
      "send", "map", "filter", "first", "cancel", "hash", "update", "dropFirst", "compactMap",
      "padding", "id", "frame", "offset", "store", "makeCoordinator", "dismantleUIView",
      "makeUIView", "updateUIView", "sizeThatFits", "modifier",
    ]
    let usedMethods = calls.intersection(methods).subtracting(others)
    let table = try table()
    // What representables are told stands under their own name; `Row` and the like are not Apple's.
    let used = usedTypes.subtracting([
      "Context", "Content", "Body", "Output", "Failure", "Set", "Value",
    ])
    .union(usedMethods.map { "." + $0 })
    #expect(used.subtracting(table.keys).sorted() == [])
    #expect(Set(table.keys).subtracting(used).sorted() == [])
    for (name, since) in table.sorted(by: { $0.key < $1.key }) {
      #expect(since <= Self.lowest, "\(name)")
    }
  }
}
