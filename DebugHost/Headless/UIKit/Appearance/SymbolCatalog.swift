import Foundation

/// The system symbols that the stand-in can draw, by name.
package enum SymbolCatalog {
  static func glyph(named name: String) -> SymbolGlyph? { glyphs[name] }

  private static let glyphs = Dictionary(
    (keysAndArrows + signs + things).map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
}
