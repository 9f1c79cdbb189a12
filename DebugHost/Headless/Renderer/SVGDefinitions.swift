import UIKit

/// The definitions to which the markup of a picture refers: clips, filters and symbols. Each is
/// written once.
///
/// The identifier of a definition is derived from its content or, for a symbol, from its name,
/// never from a counter. Pictures of two moments therefore share their definitions and can be on
/// one page.
struct SVGDefinitions {
  /// The definitions by identifier.
  private(set) var entries: [String: String]

  init(_ entries: [String: String] = [:]) {
    self.entries = entries
  }

  /// Adds the definition if it does not exist yet, and returns a reference to it.
  mutating func reference(_ id: String, _ markup: @autoclosure () -> String) -> String {
    if entries[id] == nil { entries[id] = markup() }
    return "url(#\(id))"
  }

  mutating func clip(to shape: RoundedShape) -> String {
    let element = shape.element("")
    return reference(
      Self.id("c", for: element),
      "<clipPath id=\"\(Self.id("c", for: element))\">\(element)</clipPath>")
  }

  mutating func clip(to path: CGPath) -> String {
    let element = "<path d=\"\(SVGFormat.path(path))\"/>"
    return reference(
      Self.id("c", for: element),
      "<clipPath id=\"\(Self.id("c", for: element))\">\(element)</clipPath>")
  }

  /// Returns a reference to a filter that blurs a shape with the given bounding box, in points. The
  /// filter's region is as large as the blur, so that thin shapes keep their whole shadow.
  mutating func blur(radius: CGFloat, box: CGRect) -> String {
    let region = box.insetBy(dx: -3 * radius, dy: -3 * radius)
    let n = { SVGFormat.number($0) }
    let content =
      " filterUnits=\"userSpaceOnUse\" x=\"\(n(region.minX))\" y=\"\(n(region.minY))\""
      + " width=\"\(n(region.width))\" height=\"\(n(region.height))\">"
      + "<feGaussianBlur stdDeviation=\"\(n(radius))\"/></filter>"
    let id = Self.id("b", for: content)
    return reference(id, "<filter id=\"\(id)\"" + content)
  }

  /// Defines the symbol and returns its id.
  mutating func symbol(_ glyph: SymbolGlyph) -> String {
    let id = "s-" + glyph.name.replacingOccurrences(of: ".", with: "-")
    guard entries[id] == nil else { return id }
    let box = [glyph.box.minX, glyph.box.minY, glyph.box.width, glyph.box.height]
    var paths = ""
    if let fill = glyph.fill {
      paths += "<path fill=\"currentColor\" fill-rule=\"evenodd\" d=\"\(fill)\"/>"
    }
    if let stroke = glyph.stroke {
      paths +=
        "<path fill=\"none\" stroke=\"currentColor\" stroke-linecap=\"round\""
        + " stroke-linejoin=\"round\" d=\"\(stroke)\"/>"
    }
    entries[id] =
      "<symbol id=\"\(id)\" overflow=\"visible\" preserveAspectRatio=\"none\""
      + " viewBox=\"\(box.map { SVGFormat.number($0) }.joined(separator: " "))\">\(paths)</symbol>"
    return id
  }

  /// All definitions as markup, sorted by identifier.
  var markup: String {
    guard !entries.isEmpty else { return "" }
    return "<defs>" + entries.sorted { $0.key < $1.key }.map(\.value).joined() + "</defs>"
  }

  /// Returns a short identifier derived from the content (FNV-1a), the same in every run.
  private static func id(_ prefix: String, for content: String) -> String {
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    for byte in content.utf8 {
      hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3
    }
    return prefix + String(hash & 0xffff_ffff, radix: 36)
  }
}
