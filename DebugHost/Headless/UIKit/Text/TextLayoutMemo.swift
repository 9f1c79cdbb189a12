import Foundation

/// The last layouts that were requested. A text that is drawn in every frame is thus laid out only
/// once, although a stack measures its texts with three widths before it places them.
///
/// The key contains everything on which the layout depends, so no caller has to invalidate it.
struct TextLayoutMemo {
  private struct Question: Equatable {
    let spans: [TextSpan]
    let width: CGFloat
    let lineLimit: Int
    let breakMode: NSLineBreakMode
    let alignment: NSTextAlignment?
  }

  private static let limit = 4
  /// The layouts, the newest last.
  private var kept: [(question: Question, layout: TextLayout)] = []

  mutating func layout(
    _ spans: [TextSpan], width: CGFloat = .infinity, lineLimit: Int = 0,
    breakMode: NSLineBreakMode = .byWordWrapping, alignment: NSTextAlignment? = nil
  ) -> TextLayout {
    let question = Question(
      spans: spans, width: width, lineLimit: lineLimit, breakMode: breakMode, alignment: alignment)
    if let known = kept.last(where: { $0.question == question }) { return known.layout }
    let layout = TextLayout(
      spans: spans, width: width, lineLimit: lineLimit, breakMode: breakMode, alignment: alignment)
    // A paragraph style may be mutable and may have other values later, so such a layout is not
    // kept.
    if spans.allSatisfy({ $0.paragraph == nil }) {
      if kept.count == Self.limit { kept.removeFirst() }
      kept.append((question, layout))
    }
    return layout
  }
}
