import Foundation

/// The last layout that was requested. A text that is drawn in every frame is thus laid out only
/// once.
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

  private var last: (question: Question, layout: TextLayout)?

  mutating func layout(
    _ spans: [TextSpan], width: CGFloat = .infinity, lineLimit: Int = 0,
    breakMode: NSLineBreakMode = .byWordWrapping, alignment: NSTextAlignment? = nil
  ) -> TextLayout {
    let question = Question(
      spans: spans, width: width, lineLimit: lineLimit, breakMode: breakMode, alignment: alignment)
    if let last, last.question == question { return last.layout }
    let layout = TextLayout(
      spans: spans, width: width, lineLimit: lineLimit, breakMode: breakMode, alignment: alignment)
    // A paragraph style may be mutable and may have other values later, so such a layout is not
    // kept.
    if spans.allSatisfy({ $0.paragraph == nil }) { last = (question, layout) }
    return layout
  }
}
