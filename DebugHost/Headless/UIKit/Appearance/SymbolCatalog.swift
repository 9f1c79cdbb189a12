import Foundation

/// The system symbols that the stand-in can draw, by name, as `symbols.json` lists them.
package enum SymbolCatalog {
  static func glyph(named name: String) -> SymbolGlyph? { glyphs[name] }

  private static let glyphs: [String: SymbolGlyph] = {
    guard
      let list = try? JSONDecoder().decode(
        [SymbolGlyph].self, from: Data(PackageResources.symbols_json))
    else { preconditionFailure("symbols.json is not a list of symbols") }
    return Dictionary(uniqueKeysWithValues: list.map { ($0.name, $0) })
  }()
}
