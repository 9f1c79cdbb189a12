import Foundation

/// How tall a line is and where its baseline lies, points.
///
/// Room that a paragraph style adds goes above the text, as TextKit puts it.
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
