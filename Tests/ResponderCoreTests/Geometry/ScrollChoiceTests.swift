import Foundation
import ResponderCore
import Testing

/// Tests which scroll view a modifier applies to. Most rows are about a phone of 390 × 844 points
/// with a safe area inset of 47 at the top and 34 at the bottom. The rows in landscape are about a
/// phone of 874 × 402 points.
@Suite struct ScrollChoiceTests {
  private typealias Candidate = ScrollCandidate

  private static let screen = rect(0, 0, 390, 844)
  private static let safe = rect(0, 47, 390, 763)

  private static func list(
    _ frame: CGRect, inner: CGRect? = nil, _ side: Candidate.Side = .before, steps: Int = 2,
    kind: Candidate.Kind = .list
  ) -> Candidate {
    Candidate(kind: kind, side: side, steps: steps, frame: frame, inner: inner ?? frame)
  }

  private static let whole = list(screen, inner: safe)

  struct Row: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let (place, candidates, choice): (CGRect, [ScrollCandidate], [Int])

    init(_ name: String, _ place: CGRect, _ all: [ScrollCandidate], _ choice: [Int]) {
      (testDescription, self.place, candidates, self.choice) = (name, place, all, choice)
    }
  }

  private static let rows: [Row] = [
    // There is no scroll view, or the scroll view is the modified view itself.
    Row("nothing", safe, [], []),
    Row("a list as large as its place", safe, [list(safe)], [0]),
    Row("a list larger by the safe areas", safe, [whole], [0]),
    Row(
      "T4.20.6 landscape, the keyboard up", rect(59, 32, 756, 150),
      [list(rect(0, 0, 874, 402), inner: rect(59, 32, 756, 150))], [0]),
    Row(
      "T4.20.9 … the list has no inset for the keyboard yet", rect(59, 32, 756, 150),
      [list(rect(0, 0, 874, 402), inner: rect(59, 32, 756, 349))], [0]),
    Row(
      "T4.20.9 … and the keyboard with its bar leaves little", rect(59, 32, 756, 45),
      [list(rect(0, 0, 874, 402), inner: rect(59, 32, 756, 349))], [0]),
    Row(
      "with a bar in the safe area of the list", safe,
      [list(screen, inner: rect(0, 47, 390, 700))], [0]),
    Row("nine tenths of a list's own place", rect(0, 97, 390, 713), [whole], [0]),
    Row("the insets leave no width", safe, [list(screen, inner: rect(195, 47, 0, 763))], [0]),
    Row("the insets leave nothing", safe, [list(screen, inner: rect(0, 47, 390, 0))], [0]),
    Row(
      "a carousel that is modified itself", rect(0, 300, 390, 120),
      [list(rect(0, 300, 390, 120), kind: .sideways)], [0]),
    // A text view is never chosen.
    Row("a text view", safe, [list(safe, kind: .text)], []),
    Row("a text view around", rect(0, 50, 100, 40), [list(safe, .around, kind: .text)], []),
    Row("a text view before a list", safe, [list(safe, kind: .text), whole], [1]),
    // The scroll view is a neighbour of the modified view.
    Row("a list above", rect(0, 400, 390, 410), [list(rect(0, 47, 390, 345))], []),
    Row("a list behind a panel", rect(100, 300, 200, 100), [whole], []),
    Row(
      "a list behind a panel with a list", rect(20, 200, 350, 500),
      [whole, list(rect(20, 200, 350, 500))], [1]),
    Row(
      "a feed behind a drawer with a list and a header", rect(0, 410, 390, 400),
      [whole, list(rect(0, 470, 390, 374), inner: rect(0, 470, 390, 340))], [1]),
    Row(
      "a feed behind a layer with a list under its search bar", safe,
      [whole, list(rect(0, 97, 390, 747), inner: rect(0, 97, 390, 713))], [1]),
    Row(
      "… and the keyboard is up", rect(0, 47, 390, 461),
      [
        list(screen, inner: rect(0, 47, 390, 461)),
        list(rect(0, 97, 390, 747), inner: rect(0, 97, 390, 411)),
      ], [1]),
    Row(
      "a list with suggestions over it", safe, [whole, list(rect(0, 97, 390, 240))], [0]),
    Row(
      "a feed behind a side menu with a list", rect(0, 47, 280, 763),
      [whole, list(rect(0, 147, 280, 697), inner: rect(0, 147, 280, 663))], [1]),
    Row("a feed behind a side menu of buttons", rect(0, 47, 280, 763), [whole], []),
    Row("a feed behind a card without a list", rect(0, 510, 390, 300), [whole], []),
    Row("a feed behind a card on one side", rect(0, 47, 200, 700), [whole], []),
    Row("a feed behind a card on the other side", rect(190, 47, 200, 700), [whole], []),
    Row("a feed behind a banner at its top", rect(0, 47, 390, 44), [whole], []),
    Row(
      "a side list behind a panel across the window", rect(0, 50, 1_024, 300),
      [list(rect(0, 50, 320, 718))], []),
    Row(
      "a feed behind a layer with a text view under its header", safe,
      [whole, list(rect(0, 97, 390, 747), inner: rect(0, 97, 390, 713), kind: .text)], [0]),
    Row(
      "a list under a header, behind the modified one", safe,
      [list(rect(0, 97, 390, 747), inner: rect(0, 97, 390, 713)), whole], [1]),
    Row(
      "a list under a header, in front of the modified one", safe,
      [whole, list(rect(0, 97, 390, 747), inner: rect(0, 97, 390, 713), .after)], [0]),
    Row(
      "a list under a header, further away", safe,
      [whole, list(rect(0, 97, 390, 747), inner: rect(0, 97, 390, 713), steps: 4)], [0]),
    Row(
      "a wide list over the list of a side menu", rect(0, 47, 280, 763),
      [
        list(rect(0, 47, 280, 763)),
        list(rect(0, 97, 390, 747), inner: rect(0, 97, 390, 713)),
      ], [0]),
    Row(
      "a list in front of the modified one", safe, [whole, list(screen, inner: safe, .after)],
      [0]),
    Row("only one in front, in the same place", safe, [list(screen, inner: safe, .after)], [0]),
    Row("a smaller one in front", safe, [list(rect(0, 300, 390, 400), .after)], []),
    // There are several scroll views, or the modified view is inside a scroll view.
    Row(
      "nearer of two in one place", safe,
      [list(screen, inner: safe, steps: 5), list(screen, inner: safe, steps: 2)], [1]),
    Row("two in one place, the one next to it", safe, [whole, whole], [1]),
    Row("two of the probe's own size", safe, [list(safe), list(safe), whole], [1]),
    Row(
      "two in front, in the same place", safe, [list(safe, .after), list(safe, .after)], [0]),
    Row(
      "its own list inside another", rect(0, 100, 390, 300),
      [list(rect(0, 100, 390, 300)), list(screen, inner: safe, .around, steps: 4)], [0]),
    Row(
      "the nearest around", rect(0, 100, 390, 40),
      [list(screen, .around, steps: 9), list(safe, .around, steps: 3)], [1]),
    Row(
      "around, though scrolled out of it", rect(0, -500, 390, 40),
      [list(screen, .around, steps: 3)], [0]),
    Row(
      "a carousel in what is modified, a list around", rect(0, 47, 390, 2_000),
      [list(rect(0, 47, 390, 120), kind: .sideways), list(screen, .around, steps: 3)], [1]),
    Row(
      "a small list in what is modified, another around", rect(0, 47, 390, 2_000),
      [list(rect(0, 47, 390, 200)), list(screen, .around, steps: 3)], [1]),
    // The scroll views are inside the modified view, or it is inside a pager.
    Row(
      "the only list inside", safe, [list(rect(0, 200, 390, 644), inner: rect(0, 200, 390, 610))],
      [0]),
    Row(
      "a small one inside", safe, [list(rect(0, 600, 390, 244), inner: rect(0, 600, 390, 210))],
      [0]),
    Row(
      "a carousel and a list inside", safe,
      [
        list(rect(0, 47, 390, 600), kind: .sideways),
        list(rect(0, 660, 390, 184), inner: rect(0, 660, 390, 150)),
      ],
      [1]),
    Row("a carousel alone inside", safe, [list(rect(0, 47, 390, 120), kind: .sideways)], []),
    Row(
      "a small list and a large one", safe,
      [list(rect(0, 47, 390, 150)), list(rect(0, 200, 390, 644), inner: rect(0, 200, 390, 610))],
      [1]),
    Row(
      "two lists of about one size", safe,
      [list(rect(0, 47, 390, 400)), list(rect(0, 447, 390, 397), inner: rect(0, 447, 390, 363))],
      [0, 1]),
    Row(
      "a list in a page of a pager", rect(0, 47, 390, 700),
      [list(rect(0, 200, 390, 500)), list(screen, .around, steps: 6, kind: .sideways)], [0]),
    Row(
      "a list under a header in a page as large as its pager", screen,
      [
        list(rect(0, 200, 390, 644), inner: rect(0, 200, 390, 610)),
        list(screen, .around, steps: 6, kind: .sideways),
      ], [0]),
    Row(
      "nothing but the pager", rect(0, 47, 390, 700),
      [list(screen, .around, steps: 6, kind: .sideways)], [0]),
    // The probe or the scroll view has no size.
    Row(
      "a probe without a size, in a list", rect(20, 100, 0, 0), [list(screen, .around, steps: 2)],
      [0]),
    Row("a list without a size", safe, [list(rect(0, 0, 0, 0))], []),
    Row("… inside the probe's place", safe, [list(rect(100, 100, 0, 0))], []),
  ]

  @Test("the modifier's own scroll view, the one around, inside, or none", arguments: rows)
  func choice(row: Row) {
    #expect(ScrollChoice.indices(for: row.place, among: row.candidates) == row.choice)
  }
}
