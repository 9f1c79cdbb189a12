import HeadlessDriver
import ResponderCore
import Testing
import UIKit

@testable import ResponderScope

/// Tests which inset of a list counts as the one before a keyboard appeared.
@MainActor
struct ListNumbersTests {
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
    "a note counts beside what it was made beside; without a bar's room it is at least a lower bound",
    arguments: [
      Row(noted: (20, .hidden), stands: .hidden, inset: 20, isCertain: true),
      Row(noted: (86, .accessoryOnly), stands: .accessoryOnly, inset: 86, isCertain: true),
      Row(noted: (20, .hidden), stands: .accessoryOnly, inset: 20, isCertain: false),
      Row(noted: (86, .accessoryOnly), stands: .hidden, inset: 300, isCertain: false),
      Row(noted: nil, stands: .hidden, inset: 300, isCertain: false),
      Row(noted: (20, .hidden), stands: .hidden, inset: 300, isCertain: false, isResized: true),
    ])
  func beforeKeyboard(row: Row) throws {
    let device = Device.boot(root: UIViewController())
    let window = try #require(device.windows.first)
    let list = UIScrollView(frame: window.bounds)
    list.contentInsetAdjustmentBehavior = .never
    window.rootViewController?.view.addSubview(list)
    var numbers = ListNumbers()
    numbers.search(window)
    if let noted = row.noted {
      list.contentInset.bottom = noted.inset
      numbers.noteResting(besides: noted.placement)
    }
    list.contentInset.bottom = 300
    if row.isResized { list.frame.size.height -= 50 }
    let found = numbers.beforeKeyboard(in: window, after: row.stands)
    #expect(found.map(\.bottom.inset) == [row.inset])
    #expect(found.map(\.isCertain) == [row.isCertain])
  }

  @Test("a list in a window that has changed its size is another one")
  func resized() throws {
    let device = Device.boot(root: UIViewController())
    let window = try #require(device.windows.first)
    let list = UIScrollView(frame: window.bounds)
    window.rootViewController?.view.addSubview(list)
    var numbers = ListNumbers()
    let before = numbers.beforeKeyboard(in: window, after: .hidden).map(\.id)
    #expect(numbers.beforeKeyboard(in: window, after: .hidden).map(\.id) == before)
    #expect(numbers.known.map(\.id) == before)
    window.frame.size.width -= 100
    #expect(numbers.known.isEmpty, "the window lays everything out anew")
    let after = numbers.beforeKeyboard(in: window, after: .hidden).map(\.id)
    #expect(before.count == 1 && after.count == 1 && after != before)
  }

  @Test("a list that another screen has replaced keeps its note, and is marked as having been away")
  func away() throws {
    let device = Device.boot(root: UIViewController())
    let window = try #require(device.windows.first)
    let root = try #require(window.rootViewController?.view)
    let list = UIScrollView(frame: window.bounds)
    list.contentInsetAdjustmentBehavior = .never
    root.addSubview(list)
    var numbers = ListNumbers()
    numbers.search(window)
    list.contentInset.bottom = 20
    numbers.noteResting(besides: .hidden)
    list.removeFromSuperview()
    list.contentInset.bottom = 50
    numbers.noteResting(besides: .hidden)
    root.addSubview(list)
    let found = try #require(numbers.beforeKeyboard(in: window, after: .hidden).first)
    #expect(found.wasAway && found.isCertain && found.bottom.inset == 20)
  }

  @Test("each list has its own number, a text view none; a list outside the root has no top of it")
  func numbered() throws {
    let device = Device.boot(root: UIViewController())
    let window = try #require(device.windows.first)
    let root = try #require(window.rootViewController?.view)
    let half = CGRect(x: 0, y: 0, width: 390, height: 400)
    let (inside, beside) = (UIScrollView(frame: half), UIScrollView(frame: half))
    root.addSubview(inside)
    root.addSubview(UITextView(frame: half))
    window.addSubview(beside)
    var numbers = ListNumbers()
    let found = numbers.beforeKeyboard(in: window, after: .hidden)
    #expect(found.count == 2 && Set(found.map(\.id)).count == 2)
    for list in [inside, beside] {
      let same = found.first { numbers.list($0.id) === list }
      let facts = try #require(same)
      #expect(facts.bottom.rootTop == (list === inside ? root.frame.minY : nil))
    }
  }
}
