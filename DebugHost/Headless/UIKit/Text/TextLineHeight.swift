import Foundation

/// The height of a line and the place of its baseline, in points.
///
/// The space that a paragraph style adds is above the text, as in TextKit.
struct TextLineHeight {
  let ascent: CGFloat
  let total: CGFloat

  init(fonts: [UIFont], style: NSParagraphStyle?) {
    let ascent = fonts.map(\.ascender).max() ?? 0
    let descent = fonts.map { -$0.descender }.max() ?? 0
    var total = ascent + descent
    if let style {
      if style.lineHeightMultiple > 0 { total *= style.lineHeightMultiple }
      total = max(total, style.minimumLineHeight)
      if style.maximumLineHeight > 0 { total = min(total, style.maximumLineHeight) }
    }
    self.total = total
    self.ascent = total - descent
  }
}
