import Foundation

/// The last four layouts, so that a text that is drawn in every frame is laid out only once. There
/// are four, because a SwiftUI stack measures a text with three widths before it places it.
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
    // A paragraph style may be mutable and have other values later, so the memo does not keep a
    // layout that contains one.
    if spans.allSatisfy({ $0.paragraph == nil }) {
      if kept.count == Self.limit { kept.removeFirst() }
      kept.append((question, layout))
    }
    return layout
  }
}
