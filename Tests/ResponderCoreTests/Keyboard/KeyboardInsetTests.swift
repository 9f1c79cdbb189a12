import Foundation
import ResponderCore
import Testing

@Suite struct KeyboardInsetTests {
  static let rows: [(CGFloat, CGFloat, CGFloat, CGFloat, CGFloat)] = [
    // base, safe area, overlap; adjusted inset, content inset to set
    (0, 34, 0, 34, 0), (0, 34, 336, 336, 302), (12, 34, 336, 348, 314), (0, 0, 253, 253, 253),
    // a keyboard, or a bar, lower than the safe area
    (12, 34, 20, 46, 12), (0, 34, 34, 34, 0),
    // no numbers
    (0, 34, .nan, 34, 0), (0, .infinity, 100, 100, 100),
  ]

  @Test("the larger of safe area and keyboard, on top of the list's own", arguments: rows)
  func inset(
    base: CGFloat, safeArea: CGFloat, overlap: CGFloat, adjusted: CGFloat, content: CGFloat
  ) {
    let insets = (
      KeyboardInset.adjusted(base: base, safeArea: safeArea, overlap: overlap),
      KeyboardInset.content(base: base, safeArea: safeArea, overlap: overlap)
    )
    #expect(insets == (adjusted, content))
  }
}
