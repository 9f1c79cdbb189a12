import DebugHostScreens
import HeadlessDriver
import ResponderKit
import Testing
import UIKit

@MainActor @Suite("The chat screen")
struct ChatScreenTests {
  @MainActor private struct Chat {
    let device: Device
    let table: UITableView
    /// The field in the bar, which is at the bottom of the screen or above the home indicator
    /// (T4.14.12). Tests tap it wherever it is.
    private let field: UIView

    init() throws {
      device = Device.boot(root: DemoScreen.chat.makeController())
      device.settle()
      table = try #require(
        device.windows.first.flatMap { Self.table(in: $0) }, "The screen has no table.")
      let bar = table.next.flatMap {
        sequence(first: $0, next: \.next).lazy.compactMap(\.inputAccessoryView).first { _ in true }
      }
      field = try #require(
        bar?.subviews.first { $0.accessibilityIdentifier == "message" }, "The bar has no field.")
    }

    private static func table(in view: UIView) -> UITableView? {
      if let table = view as? UITableView { return table }
      return view.subviews.lazy.compactMap { table(in: $0) }.first
    }

    /// Taps the bar's field, so that the keyboard appears below the bar.
    func open() {
      device.tap(field)
      device.settle()
    }

    /// Taps a message, so that the keyboard hides.
    func close() {
      device.tap(at: CGPoint(x: 200, y: 200))
      device.settle()
    }

    var isOpen: Bool { KeyboardMonitor.shared.overlap(in: table) > 300 }
  }

  @Test("keyboard opened and closed a hundred times: no drift at the bottom, no movement elsewhere")
  func hundredTimes() throws {
    let chat = try Chat()
    #expect(chat.table.isScrolledToBottom)
    let inset = chat.table.contentInset
    for round in 0..<100 {
      let isAtBottom = round % 4 == 0
      if isAtBottom {
        chat.table.scrollToBottom(animated: false)
      } else {
        chat.table.contentOffset.y = CGFloat(round * 7 % 500) + 1 / 3
      }
      chat.device.perform {}
      let before = chat.table.contentOffset
      chat.open()
      try #require(chat.isOpen)
      if isAtBottom {
        #expect(chat.table.isScrolledToBottom)
      } else {
        #expect(chat.table.contentOffset == before)
      }
      chat.close()
      try #require(!chat.isOpen)
      #expect(chat.table.contentOffset == before)
      #expect(chat.table.contentInset == inset)
    }
  }

  @Test("a message sent from the bottom stays at the bottom")
  func send() throws {
    let chat = try Chat()
    let rows = chat.table.numberOfRows(inSection: 0)
    chat.open()
    chat.device.type("On my way")
    chat.device.pressReturn()
    chat.device.settle()
    #expect(chat.table.numberOfRows(inSection: 0) == rows + 1)
    #expect(chat.table.isScrolledToBottom)
    #expect(chat.isOpen)
  }
}
