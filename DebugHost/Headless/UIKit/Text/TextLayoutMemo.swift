import Foundation

/// The last four layouts, so that a text that is drawn in every frame is laid out only once. There
/// are four, because a SwiftUI stack measures a text with three widths before it places it.
///
/// The key contains everything on which the layout depends, so no caller has to invalidate it.
struct TextLayoutMemo {
  private struct Question: Equatable {
    let text: String
    let font: UIFont
    let width: CGFloat
    let lineLimit: Int
    let alignment: NSTextAlignment
  }

  private static let limit = 4
  /// The layouts, the newest last.
  private var kept: [(question: Question, layout: TextLayout)] = []

  mutating func layout(
    _ text: String, font: UIFont, width: CGFloat = .infinity, lineLimit: Int = 0,
    alignment: NSTextAlignment = .natural
  ) -> TextLayout {
    let question = Question(
      text: text, font: font, width: width, lineLimit: lineLimit, alignment: alignment)
    if let known = kept.last(where: { $0.question == question }) { return known.layout }
    let layout = TextLayout(
      text, font: font, width: width, lineLimit: lineLimit, alignment: alignment)
    if kept.count == Self.limit { kept.removeFirst() }
    kept.append((question, layout))
    return layout
  }
}
