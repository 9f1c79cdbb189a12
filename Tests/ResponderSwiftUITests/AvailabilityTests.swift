import Foundation
import TestSupport
import Testing

/// Compares `Sources/ResponderKit/ResponderKit.docc/Availability.md` with the sources. A name in
/// the sources counts as Apple's if a headless framework declares it as public.
@Suite struct AvailabilityTests {
  /// The lowest systems that the package supports. Versions are compared part by part, so 10.7 is
  /// older than 10.15.
  private static let lowest = (iOS: [15], macOS: [12])

  private func sources(_ folder: String) throws -> [String] {
    try Repository.swiftFiles(in: folder).map { try Repository.text("\(folder)/\($0)") }
  }

  private func matches(_ pattern: String, in text: String) throws -> Set<String> {
    let expression = try NSRegularExpression(pattern: pattern)
    let whole = NSRange(text.startIndex..., in: text)
    return Set(
      expression.matches(in: text, range: whole).compactMap { match in
        Range(match.range(at: 1), in: text).map { String(text[$0]) }
      })
  }

  /// Returns the code of the package's files that import one of the frameworks, without comments,
  /// strings, imports, and lines with `#if` or `TagHub`.
  private func product(importing frameworks: String...) throws -> String {
    try sources("Sources").filter { text in frameworks.contains { text.contains("import \($0)\n") }
    }
    .flatMap { $0.split(separator: "\n") }
    .map { line in
      let code = line.range(of: "//").map { line[..<$0.lowerBound] } ?? line
      return code.replacingOccurrences(
        of: "\"[^\"]*\"", with: "\"\"", options: .regularExpression)
    }
    .filter { !$0.contains("import ") && !$0.contains("#if") && !$0.contains("TagHub") }
    .joined(separator: "\n")
  }

  /// Returns the rows of the tables that have this many columns. The key is the symbol without its
  /// arguments, and the value contains the other cells.
  private func table(columns: Int) throws -> [String: [String]] {
    let text = try Repository.text("Sources/ResponderKit/ResponderKit.docc/Availability.md")
    var table: [String: [String]] = [:]
    for line in text.split(separator: "\n") where line.hasPrefix("| `") {
      let cells = line.split(separator: "|", omittingEmptySubsequences: false).dropFirst()
        .dropLast()
        .map { $0.trimmingCharacters(in: .whitespaces) }
      guard cells.count == columns else { continue }
      let name = cells[0].trimmingCharacters(in: CharacterSet(charactersIn: "`"))
      table[name.split(separator: "(").first.map(String.init) ?? name] = Array(cells.dropFirst())
    }
    return table
  }

  /// Returns whether a symbol is as old as the package's lowest system. A dash means that the
  /// system does not have the symbol.
  private func isOldEnough(_ cell: String, _ lowest: [Int]) -> Bool {
    if cell == "–" { return true }
    let version = cell.split(separator: ".").compactMap { Int($0) }
    return !version.isEmpty && !lowest.lexicographicallyPrecedes(version)
  }

  /// The names of Combine to look for. On Linux, OpenCombine replaces Combine, and its sources are
  /// not in the repository.
  private static let combine: (types: Set<String>, methods: Set<String>) = (
    [
      "AnyCancellable", "AnyPublisher", "Cancellable", "CurrentValueSubject", "Deferred", "Future",
      "Just", "ObservableObject", "ObservableObjectPublisher", "PassthroughSubject", "Published",
      "Publisher", "Publishers", "Subject", "Subscriber", "Subscribers", "Subscription",
    ],
    [
      "assign", "autoconnect", "combineLatest", "debounce", "eraseToAnyPublisher",
      "handleEvents", "merge", "multicast", "prepend", "receive", "removeDuplicates",
      "replaceError", "scan", "share", "sink", "subscribe", "switchToLatest", "throttle", "zip",
    ]
  )

  @Test(
    "Every symbol of SwiftUI and Combine in Sources is listed, and is as old as iOS 15 and macOS 12"
  )
  func listed() throws {
    let standIn = try sources("DebugHost/Headless/SwiftUI").joined(separator: "\n")
    let types = try matches(
      "public (?:final )?(?:struct|class|enum|protocol|typealias) ([A-Z][A-Za-z]+)", in: standIn
    ).union(Self.combine.types)
    let methods = try matches("public func ([a-z][A-Za-z]+)", in: standIn)
      .union(Self.combine.methods)
    let code = try product(importing: "SwiftUI", "Combine")
    let usedTypes = try matches("\\b([A-Z][A-Za-z]+)\\b", in: code).intersection(types)
    let calls = try matches("(?:^|[^A-Za-z_.])\\.?([a-z][A-Za-z]+) ?[({]", in: code)
      .union(try matches("\\.([a-z][A-Za-z]+) ?[({]", in: code))
    // The package's own code or Swift's standard library also declares these names, so they are not
    // counted.
    let others: Set = [
      "send", "map", "filter", "first", "cancel", "hash", "update", "dropFirst", "compactMap",
      "padding", "id", "frame", "offset", "store", "makeCoordinator", "dismantleUIView",
      "makeUIView", "updateUIView", "makeNSView", "updateNSView", "dismantleNSView", "sizeThatFits",
      "modifier",
    ]
    let usedMethods = calls.intersection(methods).subtracting(others)
    let table = try table(columns: 4)
    // These names are associated types, generic parameters, or types of Swift itself.
    let used = usedTypes.subtracting([
      "Context", "Content", "Body", "Output", "Failure", "Set", "Value",
    ])
    .union(usedMethods.map { "." + $0 })
    #expect(used.subtracting(table.keys).sorted() == [])
    #expect(Set(table.keys).subtracting(used).sorted() == [])
    for (name, cells) in table.sorted(by: { $0.key < $1.key }) {
      #expect(isOldEnough(cells[1], Self.lowest.iOS), "\(name)")
      #expect(isOldEnough(cells[2], Self.lowest.macOS), "\(name)")
    }
  }

  @Test("Every symbol of AppKit in Sources is listed, and is as old as macOS 12")
  func appKit() throws {
    let standIn = try sources("DebugHost/Headless/AppKit").joined(separator: "\n")
    let types = try matches(
      "(?:public|open) (?:final )?(?:struct|class|enum|protocol) (NS[A-Za-z]+)", in: standIn)
    let members = try matches(
      "(?:public|open)(?: [a-z()]+)* (?:var|let|func) ([a-z][A-Za-z]+)", in: standIn)
    let code = try product(importing: "AppKit")
    // The package's own code or Swift's standard library also declares these names, so they are not
    // counted.
    let others: Set = [
      "cancel", "rawValue", "stop", "tag", "target", "windows", "becomeFirstResponder", "main",
      "start", "default", "frame",
    ]
    let used = try matches("\\b(NS[A-Za-z]+)\\b", in: code).intersection(types)
      .union(
        try matches("\\.([a-z][A-Za-z]+)", in: code)
          .union(matches("override (?:func|var) ([a-z][A-Za-z]+)", in: code))
          .union(matches("\\b(acceptsFirstResponder|nextResponder|window)\\b", in: code))
          .intersection(members).subtracting(others).map { "." + $0 })
    let table = try table(columns: 3)
    #expect(used.subtracting(table.keys).sorted() == [])
    #expect(Set(table.keys).subtracting(used).sorted() == [])
    for (name, cells) in table.sorted(by: { $0.key < $1.key }) {
      #expect(isOldEnough(cells[1], Self.lowest.macOS), "\(name)")
    }
  }
}
