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
  }

  @Test(
    "a note counts beside what it was made beside; without a bar's room it is at least a lower bound",
    arguments: [
      Row(noted: (20, .hidden), stands: .hidden, inset: 20, isCertain: true),
      Row(noted: (86, .accessoryOnly), stands: .accessoryOnly, inset: 86, isCertain: true),
      Row(noted: (20, .hidden), stands: .accessoryOnly, inset: 20, isCertain: false),
      Row(noted: (86, .accessoryOnly), stands: .hidden, inset: 300, isCertain: false),
      Row(noted: nil, stands: .hidden, inset: 300, isCertain: false),
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
}
