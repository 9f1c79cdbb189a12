import Foundation

extension SymbolCatalog {
  /// Symbols that show keyboard keys, chevrons or arrows.
  static let keysAndArrows: [SymbolGlyph] = [
    SymbolGlyph(
      "keyboard", box: (1.1, 4.6, 21.8, 14.8),
      stroke: "M4.5 5.5h15a2.5 2.5 0 0 1 2.5 2.5v8a2.5 2.5 0 0 1-2.5 2.5h-15a2.5 2.5 0 0"
        + " 1-2.5-2.5v-8a2.5 2.5 0 0 1 2.5-2.5zM6 9.3h.01M9 9.3h.01M12 9.3h.01M15 9.3"
        + "h.01M18 9.3h.01M6 12.2h.01M9 12.2h.01M12 12.2h.01M15 12.2h.01M18 12.2h.01M8"
        + " 15.2h8"),
    SymbolGlyph(
      "keyboard.chevron.compact.down", box: (1.1, 2.1, 21.8, 19.8),
      stroke: "M4.4 3h15.2a2.4 2.4 0 0 1 2.4 2.4v7.2a2.4 2.4 0 0 1-2.4 2.4h-15.2a2.4 2.4 0"
        + " 0 1-2.4-2.4v-7.2a2.4 2.4 0 0 1 2.4-2.4zM6 6.4h.01M9 6.4h.01M12 6.4h.01M15"
        + " 6.4h.01M18 6.4h.01M6 9.1h.01M9 9.1h.01M12 9.1h.01M15 9.1h.01M18 9.1h.01"
        + "M8.5 11.8h7M9 19l3 2 3-2"),
    SymbolGlyph(
      "delete.left", box: (0.5, 4.1, 22.1, 15.8),
      stroke: "M8.2 5h11.3a2.2 2.2 0 0 1 2.2 2.2v9.6a2.2 2.2 0 0 1-2.2 2.2h-11.3c-.65"
        + " 0-1.2-.25-1.6-.7l-4.9-5.5a1.2 1.2 0 0 1 0-1.6l4.9-5.5c.4-.45.95-.7 1.6-.7z"
        + "M11 9.2l5.6 5.6M16.6 9.2l-5.6 5.6"),
    SymbolGlyph(
      "delete.left.fill", box: (1.4, 5, 20.3, 14),
      fill: "M8.2 5h11.3a2.2 2.2 0 0 1 2.2 2.2v9.6a2.2 2.2 0 0 1-2.2 2.2h-11.3c-.65"
        + " 0-1.2-.25-1.6-.7l-4.9-5.5a1.2 1.2 0 0 1 0-1.6l4.9-5.5c.4-.45.95-.7 1.6-.7z"
        + "M10.9 8L13.8 10.9 16.7 8 17.8 9.1 14.9 12 17.8 14.9 16.7 16 13.8 13.1 10.9"
        + " 16 9.8 14.9 12.7 12 9.8 9.1z"),
    SymbolGlyph(
      "shift", box: (2.3, 2.3, 19.3, 18.5),
      stroke: "M12 3.2l8.8 9h-4.6v6.6a1.2 1.2 0 0 1-1.2 1.2h-6a1.2 1.2 0 0 1-1.2-1.2v-6.6"
        + "h-4.6z"),
    SymbolGlyph(
      "shift.fill", box: (3.2, 3.2, 17.6, 16.8),
      fill: "M12 3.2l8.8 9h-4.6v6.6a1.2 1.2 0 0 1-1.2 1.2h-6a1.2 1.2 0 0 1-1.2-1.2v-6.6"
        + "h-4.6z"),
    SymbolGlyph(
      "return", box: (3.3, 4.6, 17.6, 13.9),
      stroke: "M20 5.5v4.5a3.2 3.2 0 0 1-3.2 3.2h-12.6M8.7 8.7l-4.5 4.5 4.5 4.5"),
    SymbolGlyph(
      "globe", box: (1.6, 1.6, 20.8, 20.8),
      stroke: "M21.5 12a9.5 9.5 0 1 1-19 0a9.5 9.5 0 1 1 19 0zM2.5 12h19M12 2.5c-4.9"
        + " 5.2-4.9 13.8 0 19c4.9-5.2 4.9-13.8 0-19zM4.7 6.6c4.4 2.3 10.2 2.3 14.6 0"
        + "M4.7 17.4c4.4-2.3 10.2-2.3 14.6 0"),
    SymbolGlyph(
      "face.smiling", box: (1.6, 1.6, 20.8, 20.8),
      stroke: "M21.5 12a9.5 9.5 0 1 1-19 0a9.5 9.5 0 1 1 19 0zM7.6 14.2c1 1.8 2.6 2.7 4.4"
        + " 2.7s3.4-.9 4.4-2.7M9 8.8v1M15 8.8v1"),
    SymbolGlyph(
      "mic", box: (4.6, 1.6, 14.8, 20.8),
      stroke: "M12 2.5a3.3 3.3 0 0 1 3.3 3.3v5.6a3.3 3.3 0 0 1-6.6 0v-5.6a3.3 3.3 0 0 1"
        + " 3.3-3.3zM5.5 10.3v1.1a6.5 6.5 0 0 0 13 0v-1.1M12 18v3.5M8.5 21.5h7"),
    SymbolGlyph(
      "mic.fill", box: (4.6, 1.8, 14.8, 20.6),
      stroke: "M5.5 10.3v1.1a6.5 6.5 0 0 0 13 0v-1.1M12 18v3.5M8.5 21.5h7",
      fill: "M12 1.8a4 4 0 0 1 4 4v5.6a4 4 0 0 1-8 0v-5.6a4 4 0 0 1 4-4z"),
    SymbolGlyph(
      "textformat", box: (1.6, 4.6, 20.8, 14.8),
      stroke: "M2.5 18.5l5-13 5 13M4.3 14h6.4M21.5 10.5v8M21.5 14.5a3.4 4 0 1 1-6.8 0a3.4"
        + " 4 0 1 1 6.8 0z"),
    SymbolGlyph(
      "character.cursor.ibeam", box: (2.1, 2.1, 19.2, 19.8),
      stroke: "M3 18l4.5-12 4.5 12M4.6 14h5.8M15.5 3c1.2 0 2 .4 2.5 1.2.5-.8 1.3-1.2"
        + " 2.5-1.2M15.5 21c1.2 0 2-.4 2.5-1.2.5.8 1.3 1.2 2.5 1.2M18 4.2v15.6"),
    SymbolGlyph(
      "command", box: (2.9, 2.9, 18.1, 18.1),
      stroke: "M9 9h6v6h-6zM9 9h-2.2a2.6 2.6 0 1 1 2.2-2.6zM15 9v-2.6a2.6 2.6 0 1 1 2.6"
        + " 2.6zM15 15h2.6a2.6 2.6 0 1 1-2.6 2.6zM9 15v2.6a2.6 2.6 0 1 1-2.6-2.6z"),
    SymbolGlyph(
      "chevron.up", box: (3.1, 7.1, 17.8, 9.8),
      stroke: "M4 16l8-8 8 8"),
    SymbolGlyph(
      "chevron.down", box: (3.1, 7.1, 17.8, 9.8),
      stroke: "M4 8l8 8 8-8"),
    SymbolGlyph(
      "chevron.left", box: (6.4, 2.9, 9.9, 18.1),
      stroke: "M15.5 3.8l-8.2 8.2 8.2 8.2"),
    SymbolGlyph(
      "chevron.right", box: (7.6, 2.9, 9.9, 18.1),
      stroke: "M8.5 3.8l8.2 8.2-8.2 8.2"),
    SymbolGlyph(
      "chevron.compact.down", box: (3.6, 9.1, 16.8, 5.3),
      stroke: "M4.5 10l7.5 3.6 7.5-3.6"),
    SymbolGlyph(
      "chevron.compact.up", box: (3.6, 9.1, 16.8, 5.3),
      stroke: "M4.5 13.6l7.5-3.6 7.5 3.6"),
    SymbolGlyph(
      "chevron.up.chevron.down", box: (5.1, 2.1, 13.8, 19.8),
      stroke: "M6 9l6-6 6 6M6 15l6 6 6-6"),
    SymbolGlyph(
      "arrow.up", box: (4.1, 2.1, 15.8, 19.8),
      stroke: "M12 21v-18M5 10l7-7 7 7"),
    SymbolGlyph(
      "arrow.down", box: (4.1, 2.1, 15.8, 19.8),
      stroke: "M12 3v18M5 14l7 7 7-7"),
    SymbolGlyph(
      "arrow.left", box: (2.1, 4.1, 19.8, 15.8),
      stroke: "M21 12h-18M10 5l-7 7 7 7"),
    SymbolGlyph(
      "arrow.right", box: (2.1, 4.1, 19.8, 15.8),
      stroke: "M3 12h18M14 5l7 7-7 7"),
    SymbolGlyph(
      "arrow.down.to.line", box: (3.6, 2.1, 16.8, 19.6),
      stroke: "M12 3v13.2M6.4 10.8l5.6 5.6 5.6-5.6M4.5 20.8h15"),
    SymbolGlyph(
      "arrow.up.to.line", box: (3.6, 2.3, 16.8, 19.6),
      stroke: "M12 21v-13.2M6.4 13.2l5.6-5.6 5.6 5.6M4.5 3.2h15"),
    SymbolGlyph(
      "arrow.up.circle.fill", box: (2, 2, 20, 20),
      fill: "M22 12a10 10 0 1 1-20 0a10 10 0 1 1 20 0zM12 6L16.9 11 15.6 12.3 12.95"
        + " 9.6V17.8H11.05V9.6L8.4 12.3 7.1 11z"),
    SymbolGlyph(
      "arrow.clockwise", box: (3.6, 1.6, 16.8, 18.7),
      stroke: "M19.5 12a7.5 7.5 0 1 1-2.6-5.7M13.6 6.7l3.6-.2-.2-4"),
    SymbolGlyph(
      "arrow.counterclockwise", box: (3.6, 1.6, 16.8, 18.7),
      stroke: "M4.5 12a7.5 7.5 0 1 0 2.6-5.7M10.4 6.7l-3.6-.2.2-4"),
    SymbolGlyph(
      "arrow.turn.down.right", box: (4.1, 3.1, 16.8, 16.8),
      stroke: "M5 4v6.5a3.5 3.5 0 0 0 3.5 3.5h11.5M15 9l5 5-5 5"),
    SymbolGlyph(
      "square.and.arrow.up", box: (3.9, 1.1, 16.1, 20.9),
      stroke: "M8.5 9h-1.8a1.9 1.9 0 0 0-1.9 1.9v8.4a1.9 1.9 0 0 0 1.9 1.9h10.6a1.9 1.9 0"
        + " 0 0 1.9-1.9v-8.4a1.9 1.9 0 0 0-1.9-1.9h-1.8M12 14.8v-12.6M8.2 5.8l3.8-3.8"
        + " 3.8 3.8"),
    SymbolGlyph(
      "square.and.arrow.down", box: (3.9, 1.3, 16.1, 20.8),
      stroke: "M8.5 9h-1.8a1.9 1.9 0 0 0-1.9 1.9v8.4a1.9 1.9 0 0 0 1.9 1.9h10.6a1.9 1.9 0"
        + " 0 0 1.9-1.9v-8.4a1.9 1.9 0 0 0-1.9-1.9h-1.8M12 2.2v12.6M8.2 11.2l3.8 3.8"
        + " 3.8-3.8"),
  ]
}
