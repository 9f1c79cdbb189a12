import Foundation

/// The system symbols that exist here, by name.
package enum SymbolCatalog {
  /// Every name that `UIImage(systemName:)` knows here, sorted.
  package static var names: [String] { glyphs.keys.sorted() }

  static func glyph(named name: String) -> SymbolGlyph? { glyphs[name] }

  private static let glyphs = Dictionary(
    (keysAndArrows + signs + things).map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
}
