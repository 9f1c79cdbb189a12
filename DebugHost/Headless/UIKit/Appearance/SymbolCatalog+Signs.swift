import Foundation

extension SymbolCatalog {
  /// Symbols that show marks, circles, lines or simple shapes.
  static let signs: [SymbolGlyph] = [
    SymbolGlyph(
      "checkmark", box: (3.6, 4.6, 16.8, 15.2),
      stroke: "M4.5 13.2l5 5.8 10-13.5"),
    SymbolGlyph(
      "checkmark.circle", box: (1.6, 1.6, 20.8, 20.8),
      stroke: "M21.5 12a9.5 9.5 0 1 1-19 0a9.5 9.5 0 1 1 19 0zM7.8 12.6l3 3.4 5.6-7.6"),
    SymbolGlyph(
      "checkmark.circle.fill", box: (2, 2, 20, 20),
      fill: "M22 12a10 10 0 1 1-20 0a10 10 0 1 1 20 0zM10.75 17.2L6.6 12.6 8 11.4 10.65"
        + " 14.3 15.7 7.5 17.3 8.6z"),
    SymbolGlyph(
      "xmark", box: (4.1, 4.1, 15.8, 15.8),
      stroke: "M5 5l14 14M19 5l-14 14"),
    SymbolGlyph(
      "xmark.circle", box: (1.6, 1.6, 20.8, 20.8),
      stroke: "M21.5 12a9.5 9.5 0 1 1-19 0a9.5 9.5 0 1 1 19 0zM8.3 8.3l7.4 7.4M15.7 8.3"
        + "l-7.4 7.4"),
    SymbolGlyph(
      "xmark.circle.fill", box: (2, 2, 20, 20),
      fill: "M22 12a10 10 0 1 1-20 0a10 10 0 1 1 20 0zM8.6 7.4L12 10.8 15.4 7.4 16.6 8.6"
        + " 13.2 12 16.6 15.4 15.4 16.6 12 13.2 8.6 16.6 7.4 15.4 10.8 12 7.4 8.6z"),
    SymbolGlyph(
      "plus", box: (2.6, 2.6, 18.8, 18.8),
      stroke: "M12 3.5v17M3.5 12h17"),
    SymbolGlyph(
      "minus", box: (2.6, 11.1, 18.8, 1.8),
      stroke: "M3.5 12h17"),
    SymbolGlyph(
      "plus.circle", box: (1.6, 1.6, 20.8, 20.8),
      stroke: "M21.5 12a9.5 9.5 0 1 1-19 0a9.5 9.5 0 1 1 19 0zM12 7.4v9.2M7.4 12h9.2"),
    SymbolGlyph(
      "plus.circle.fill", box: (2, 2, 20, 20),
      fill: "M22 12a10 10 0 1 1-20 0a10 10 0 1 1 20 0zM11.1 7h1.8v4.1h4.1v1.8h-4.1v4.1"
        + "h-1.8v-4.1h-4.1v-1.8h4.1z"),
    SymbolGlyph(
      "minus.circle", box: (1.6, 1.6, 20.8, 20.8),
      stroke: "M21.5 12a9.5 9.5 0 1 1-19 0a9.5 9.5 0 1 1 19 0zM7.4 12h9.2"),
    SymbolGlyph(
      "minus.circle.fill", box: (2, 2, 20, 20),
      fill: "M22 12a10 10 0 1 1-20 0a10 10 0 1 1 20 0zM7 11.1h10v1.8h-10z"),
    SymbolGlyph(
      "exclamationmark.triangle", box: (1.4, 2.5, 21.2, 19.1),
      stroke: "M12 3.4c.75 0 1.35.35 1.75 1l7.7 13.3c.8 1.35-.15 3-1.75 3h-15.4c-1.6"
        + " 0-2.55-1.65-1.75-3l7.7-13.3c.4-.65 1-1 1.75-1zM12 9.2v5M12 17.4v.01"),
    SymbolGlyph(
      "exclamationmark.triangle.fill", box: (2.3, 3.4, 19.5, 17.3),
      fill: "M12 3.4c.75 0 1.35.35 1.75 1l7.7 13.3c.8 1.35-.15 3-1.75 3h-15.4c-1.6"
        + " 0-2.55-1.65-1.75-3l7.7-13.3c.4-.65 1-1 1.75-1zM10.9 8.6h2.2l-.35 6h-1.5z"
        + "M13.1 17.2a1.1 1.1 0 1 1-2.2 0a1.1 1.1 0 1 1 2.2 0z"),
    SymbolGlyph(
      "exclamationmark.circle", box: (1.6, 1.6, 20.8, 20.8),
      stroke: "M21.5 12a9.5 9.5 0 1 1-19 0a9.5 9.5 0 1 1 19 0zM12 7v6M12 16.6v.01"),
    SymbolGlyph(
      "exclamationmark.circle.fill", box: (2, 2, 20, 20),
      fill: "M22 12a10 10 0 1 1-20 0a10 10 0 1 1 20 0zM10.9 6.4h2.2l-.3 7.2h-1.6zM13.1"
        + " 16.6a1.1 1.1 0 1 1-2.2 0a1.1 1.1 0 1 1 2.2 0z"),
    SymbolGlyph(
      "questionmark.circle", box: (1.6, 1.6, 20.8, 20.8),
      stroke: "M21.5 12a9.5 9.5 0 1 1-19 0a9.5 9.5 0 1 1 19 0zM9.2 9.2a2.8 2.8 0 1 1 4.3"
        + " 2.4c-.9.6-1.5 1.1-1.5 2.1v.2M12 17.2v.01"),
    SymbolGlyph(
      "info.circle", box: (1.6, 1.6, 20.8, 20.8),
      stroke: "M21.5 12a9.5 9.5 0 1 1-19 0a9.5 9.5 0 1 1 19 0zM10.4 11h1.8v6M10.2 17h3.8"
        + "M12 7.4v.01"),
    SymbolGlyph(
      "info.circle.fill", box: (2, 2, 20, 20),
      fill: "M22 12a10 10 0 1 1-20 0a10 10 0 1 1 20 0zM10 10.2h3v6h1.4v1.5h-4.8v-1.5h1.5"
        + "v-4.5h-1.1zM13.2 7.2a1.2 1.2 0 1 1-2.4 0a1.2 1.2 0 1 1 2.4 0z"),
    SymbolGlyph(
      "circle", box: (1.6, 1.6, 20.8, 20.8),
      stroke: "M21.5 12a9.5 9.5 0 1 1-19 0a9.5 9.5 0 1 1 19 0z"),
    SymbolGlyph(
      "circle.fill", box: (2, 2, 20, 20),
      fill: "M22 12a10 10 0 1 1-20 0a10 10 0 1 1 20 0z"),
    SymbolGlyph(
      "circle.dashed", box: (1.6, 1.8, 20.8, 20.5),
      stroke: "M13.8 2.7a9.5 9.5 0 0 1 4.2 1.9M20.2 7.2a9.5 9.5 0 0 1 1.3 4.4M20.9 15.3"
        + "a9.5 9.5 0 0 1-2.6 3.8M14.6 21.1a9.5 9.5 0 0 1-4.6.2M6.3 19.6a9.5 9.5 0 0"
        + " 1-3-3.6M2.5 12a9.5 9.5 0 0 1 1.1-4.5M5.9 4.7a9.5 9.5 0 0 1 4-2"),
    SymbolGlyph(
      "ellipsis", box: (2.5, 10, 19, 4),
      fill: "M6.5 12a2 2 0 1 1-4 0a2 2 0 1 1 4 0zM14 12a2 2 0 1 1-4 0a2 2 0 1 1 4 0z"
        + "M21.5 12a2 2 0 1 1-4 0a2 2 0 1 1 4 0z"),
    SymbolGlyph(
      "ellipsis.circle", box: (1.6, 1.6, 20.8, 20.8),
      stroke: "M21.5 12a9.5 9.5 0 1 1-19 0a9.5 9.5 0 1 1 19 0zM7.5 12h.01M12 12h.01M16.5"
        + " 12h.01"),
    SymbolGlyph(
      "eye", box: (1.1, 4.9, 21.8, 14.1),
      stroke: "M2 12c2.3-4 5.8-6.2 10-6.2s7.7 2.2 10 6.2c-2.3 4-5.8 6.2-10"
        + " 6.2s-7.7-2.2-10-6.2zM15.2 12a3.2 3.2 0 1 1-6.4 0a3.2 3.2 0 1 1 6.4 0z"),
    SymbolGlyph(
      "eye.slash", box: (1.1, 3.3, 21.8, 17.4),
      stroke: "M2 12c2.3-4 5.8-6.2 10-6.2s7.7 2.2 10 6.2c-2.3 4-5.8 6.2-10"
        + " 6.2s-7.7-2.2-10-6.2zM15.2 12a3.2 3.2 0 1 1-6.4 0a3.2 3.2 0 1 1 6.4 0zM4.5"
        + " 4.2l15 15.6"),
    SymbolGlyph(
      "scope", box: (0.6, 0.6, 22.8, 22.8),
      stroke: "M20 12a8 8 0 1 1-16 0a8 8 0 1 1 16 0zM12 1.5v6.5M12 16v6.5M1.5 12h6.5M16 12"
        + "h6.5"),
    SymbolGlyph(
      "magnifyingglass", box: (2.3, 2.3, 19.6, 19.6),
      stroke: "M17.2 10.2a7 7 0 1 1-14 0a7 7 0 1 1 14 0zM15.3 15.3l5.7 5.7"),
    SymbolGlyph(
      "line.3.horizontal", box: (2.1, 5.6, 19.8, 12.8),
      stroke: "M3 6.5h18M3 12h18M3 17.5h18"),
    SymbolGlyph(
      "list.bullet", box: (2.9, 5.1, 18.9, 13.8),
      stroke: "M8.5 6h12.5M8.5 12h12.5M8.5 18h12.5M3.8 6h.01M3.8 12h.01M3.8 18h.01"),
    SymbolGlyph(
      "star", box: (1.7, 1.9, 20.6, 19.6),
      stroke: "M12 2.8l2.8 6.1 6.6.7-4.9 4.5 1.4 6.6-5.9-3.4-5.9 3.4 1.4-6.6-4.9-4.5"
        + " 6.6-.7z"),
    SymbolGlyph(
      "star.fill", box: (2.6, 2.8, 18.8, 17.9),
      fill: "M12 2.8l2.8 6.1 6.6.7-4.9 4.5 1.4 6.6-5.9-3.4-5.9 3.4 1.4-6.6-4.9-4.5"
        + " 6.6-.7z"),
  ]
}
