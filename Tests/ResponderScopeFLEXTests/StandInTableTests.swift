import Foundation
import TestSupport
import Testing

/// Compares the headless FLEX with the page that lists how the Swift importer spells FLEX (flex.md,
/// part 2), symbol by symbol, in both directions. `scripts/check oracle` compares the same spelling
/// with the importer itself, using the headers in scripts/oracle/flex.
@Suite("FLEX: the stand-in's spelling")
struct StandInTableTests {
  /// Members that UIKit's own classes require of a Swift subclass. They are not part of FLEX's API.
  private static let inherited = [
    "init?(coder: NSCoder)", "init(style: UITableViewCell.CellStyle, reuseIdentifier: String?)",
    "func loadView()", "func numberOfSections(in: UITableView) -> Int",
  ]

  @Test("every public symbol of the stand-in stands in the table, and every row in the stand-in")
  func standIn() throws {
    let declared = try Self.declarations()
    let known = Set(FLEXSymbol.table.map(\.testDescription))
    #expect(declared.count > 25)
    for symbol in declared.sorted() {
      #expect(known.contains(symbol), "not in the table: \(symbol)")
    }
    for symbol in known.sorted() {
      #expect(declared.contains(symbol), "not in the stand-in: \(symbol)")
    }
  }

  @Test(
    "the page says so",
    .enabled("the page is beside the repository", { Self.pageText() != nil }),
    arguments: FLEXSymbol.table)
  func pageSays(symbol: FLEXSymbol) throws {
    let page = try #require(Self.pageText())
    #expect(page.contains(symbol.page), "flex.md does not say: \(symbol.page)")
    if !symbol.owner.isEmpty { #expect(page.contains(symbol.owner)) }
  }

  @Test("the importer's header declares the same classes")
  func header() throws {
    let header = try Repository.text("scripts/oracle/flex/5.22.10/FLEX.h")
    for owner in Set(FLEXSymbol.table.map(\.owner)).sorted() where !owner.isEmpty {
      #expect(header.contains("@interface \(owner) :"), "the header lacks \(owner)")
    }
  }

  private static func pageText() -> String? {
    let shared = ProcessInfo.processInfo.environment["RESPONDERSCOPE_SHARED"]
    let folder = shared.map { URL(filePath: $0) } ?? Repository.url("../shared")
    return try? String(
      contentsOf: folder.appending(path: "reference/flex.md"), encoding: .utf8)
  }

  // MARK: Reading the headless FLEX

  /// Returns the public and open declarations as `owner spelling`, without internal parameter names
  /// and bodies.
  private static func declarations() throws -> Set<String> {
    let folder = Repository.url("DebugHost/Headless/FLEX")
    var found: Set<String> = []
    for file in try FileManager.default.contentsOfDirectory(atPath: folder.path()).sorted()
    where file.hasSuffix(".swift") {
      let text = try String(contentsOf: folder.appending(path: file), encoding: .utf8)
      var owner = ""
      for declaration in statements(text) {
        if let match = declaration.firstMatch(of: /^(?:.*\s)?class ([A-Z]\w+)\s*[:{]/) {
          owner = String(match.1)
        } else if declaration.hasPrefix("}") {
          owner = ""
        } else if let spelling = spelling(declaration), !inherited.contains(spelling),
          !spelling.hasPrefix("func tableView(")
        {
          found.insert("\(spelling.contains("kFLEX") ? "" : owner) \(spelling)")
        }
      }
    }
    return found
  }

  /// Returns the text with one declaration in each line. Parameter lists that are split over
  /// several lines are joined.
  private static func statements(_ text: String) -> [String] {
    var result: [String] = []
    for line in text.split(separator: "\n").map(String.init) {
      let open = result.last.map { $0.filter { $0 == "(" }.count > $0.filter { $0 == ")" }.count }
      let isContinued = line.trimmingCharacters(in: .whitespaces).hasPrefix("->")
      if open == true || isContinued {
        result[result.count - 1] += " " + line.trimmingCharacters(in: .whitespaces)
      } else {
        result.append(line)
      }
    }
    return result
  }

  private static func spelling(_ declaration: String) -> String? {
    let line = declaration.trimmingCharacters(in: .whitespaces)
    guard
      let match = line.firstMatch(
        of:
          /^(?:open|public)\s+(?:(?:override|required|final)\s+)*((?:class\s+)?(?:func|var|let|init[!?]?)\b.*)$/
      )
    else { return nil }
    var text = String(match.1)
    if let brace = text.range(of: " {") { text = String(text[..<brace.lowerBound]) }
    text = text.replacing(/\ = nil(?=\s*[,)])/, with: "")
    if let equals = text.range(of: " = ") { text = String(text[..<equals.lowerBound]) }
    // Removes the internal parameter names: `withName entryName: String` becomes `withName:
    // String`.
    text = text.replacing(/([(,]\s*)(\w+) \w+:/) { "\($0.1)\($0.2):" }
    return text.replacing(/\(\s+/, with: "(").replacing(/\s+\)/, with: ")")
      .replacing(/\s+/, with: " ")
  }
}
