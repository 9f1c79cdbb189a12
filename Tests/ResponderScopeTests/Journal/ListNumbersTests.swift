import HeadlessDriver
import ResponderJournal
import Testing
import UIKit

@testable import ResponderScope

/// Tests which inset of a list counts as the one before a keyboard appeared.
@MainActor
struct ListNumbersTests {
  /// A list in a window, and its numbers.
  @MainActor
  private struct Stage {
    let window: UIWindow
    let root: UIView
    let list: UIScrollView
    var numbers = ListNumbers()

    init() throws {
      window = try #require(Device.boot(root: UIViewController()).windows.first)
      root = try #require(window.rootViewController?.view)
      list = UIScrollView(frame: window.bounds)
      list.contentInsetAdjustmentBehavior = .never
      root.addSubview(list)
    }

    mutating func note(_ inset: CGFloat, besides placement: KeyboardPlacement = .hidden) {
      list.contentInset.bottom = inset
      numbers.noteResting(besides: placement)
    }

    mutating func found(after placement: KeyboardPlacement = .hidden) -> [DiagnosisFacts.List] {
      numbers.beforeKeyboard(in: window, after: placement)
    }
  }

  /// A case. Before the keyboard appears, its placement is `stands`. The inset may have been noted
  /// earlier, with the placement at that time. When the test asks, the list has an inset of 300,
  /// and the test expects `inset` and `isCertain`.
  struct Row: Sendable {
    var noted: (inset: CGFloat, placement: KeyboardPlacement)?
    var stands: KeyboardPlacement
    var inset: CGFloat
    var isCertain: Bool
    /// Whether the list gets another size after the note.
    var isResized = false
  }

  @Test(
    "a note counts beside what it was made beside",
    arguments: [
      Row(noted: (20, .hidden), stands: .hidden, inset: 20, isCertain: true),
      Row(noted: (86, .accessoryOnly), stands: .accessoryOnly, inset: 86, isCertain: true),
      Row(noted: (20, .hidden), stands: .accessoryOnly, inset: 20, isCertain: false),
      Row(noted: (86, .accessoryOnly), stands: .hidden, inset: 300, isCertain: false),
      Row(noted: nil, stands: .hidden, inset: 300, isCertain: false),
      Row(noted: (20, .hidden), stands: .hidden, inset: 300, isCertain: false, isResized: true),
    ])
  func beforeKeyboard(row: Row) throws {
    var stage = try Stage()
    stage.numbers.search(stage.window)
    if let noted = row.noted { stage.note(noted.inset, besides: noted.placement) }
    stage.list.contentInset.bottom = 300
    if row.isResized { stage.list.frame.size.height -= 50 }
    let found = stage.found(after: row.stands)
    #expect(found.map(\.bottom.inset) == [row.inset])
    #expect(found.map(\.isCertain) == [row.isCertain])
  }

  @Test("a list in a resized window is another one")
  func resized() throws {
    var stage = try Stage()
    let before = stage.found().map(\.id)
    #expect(stage.found().map(\.id) == before && stage.numbers.known().map(\.id) == before)
    stage.window.frame.size.width -= 100
    #expect(stage.numbers.known().isEmpty, "the window lays everything out anew")
    let after = stage.found().map(\.id)
    #expect(before.count == 1 && after.count == 1 && after != before)
  }

  @Test("a list that was away keeps its note")
  func away() throws {
    var stage = try Stage()
    stage.numbers.search(stage.window)
    stage.note(20)
    stage.list.removeFromSuperview()
    stage.note(50)
    stage.root.addSubview(stage.list)
    let found = try #require(stage.found().first)
    #expect(found.wasAway && found.isCertain && found.bottom.inset == 20)
  }

  @Test("each list has its number, a text view none")
  func numbered() throws {
    var stage = try Stage()
    let beside = UIScrollView(frame: CGRect(x: 0, y: 0, width: 390, height: 400))
    stage.root.addSubview(UITextView(frame: beside.frame))
    stage.window.addSubview(beside)
    let found = stage.found()
    #expect(found.count == 2 && Set(found.map(\.id)).count == 2)
    for (list, top) in [(stage.list, stage.root.frame.minY), (beside, nil)] {
      let facts = try #require(found.first { stage.numbers.list($0.id) === list })
      #expect(facts.bottom.rootTop == top)
    }
  }
}
