import Foundation
import Testing

@Suite struct PlatformsTests {
  private static let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  private func text(_ path: String) throws -> String {
    try String(contentsOf: Self.root.appendingPathComponent(path), encoding: .utf8)
  }

  @Test(
    "no system is declared whose UIKit has no views, and no branch is written for one: not watchOS",
    .flaw("2.4.10")
  )
  func watch() throws {
    let manifest = try text("Package.swift")
    let list = try #require(manifest.components(separatedBy: "platforms: [").dropFirst().first)
    let declared = list.prefix { $0 != "]" }.split(separator: ",").compactMap {
      $0.split(whereSeparator: { ".( \n".contains($0) }).first.map(String.init)
    }
    #expect(Set(declared) == ["iOS", "macCatalyst", "macOS", "tvOS", "visionOS"])
    let sources = Self.root.appendingPathComponent("Sources/ResponderKit")
    let files = try #require(
      FileManager.default.enumerator(at: sources, includingPropertiesForKeys: nil))
    var count = 0
    for case let file as URL in files where file.pathExtension == "swift" {
      count += 1
      let source = try String(contentsOf: file, encoding: .utf8)
      #expect(!source.contains("watchOS"), "\(file.lastPathComponent)")
    }
    #expect(count > 20)
  }
}
