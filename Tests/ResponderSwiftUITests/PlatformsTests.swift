import Foundation
import TestSupport
import Testing

@Suite struct PlatformsTests {
  @Test("no branch for watchOS, whose UIKit has no views", .flaw("2.4.10"))
  func watch() throws {
    let manifest = try Repository.text("Package.swift")
    let list = try #require(manifest.components(separatedBy: "platforms: [").dropFirst().first)
    let declared = list.prefix { $0 != "]" }.split(separator: ",").compactMap {
      $0.split(whereSeparator: { ".( \n".contains($0) }).first.map(String.init)
    }
    #expect(Set(declared) == ["iOS", "macCatalyst", "macOS", "tvOS", "visionOS"])
    let files = Repository.swiftFiles(in: "Sources/ResponderKit")
    for file in files {
      #expect(!(try Repository.text("Sources/ResponderKit/\(file)")).contains("watchOS"), "\(file)")
    }
    #expect(files.count > 20)
  }
}
