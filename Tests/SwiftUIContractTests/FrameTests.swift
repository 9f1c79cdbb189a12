import SwiftUI
import TestSupport
import Testing

/// Tests frames and safe areas, including the keyboard's (T4.20.4 to T4.20.6, T4.20.9).
@MainActor
@Suite struct FrameTests {
  private struct Rows: View {
    var body: some View {
      ForEach(0..<60) { TextField("row \($0)", text: .constant("")).frame(height: 44) }
    }
  }

  private static func scrolling(_ isList: Bool) -> AnyView {
    isList ? AnyView(List { Rows() }) : AnyView(ScrollView { VStack { Rows() } })
  }

  private func frame(_ view: UIView?) -> CGRect {
    view.map { $0.convert($0.bounds, to: nil) } ?? .null
  }

  private func field(_ name: String, _ stage: Stage) throws -> UITextField {
    try #require(stage.all(UITextField.self).first { $0.placeholder == name })
  }

  @Test(
    "what scrolls fills the screen, a probe keeps to the safe area",
    .fact("T4.20.5", "T4.20.6"),
    arguments: [false, true])
  func largerThanItsPlace(isList: Bool) throws {
    let stage = Stage(
      Self.scrolling(isList).overlay(LoggingView(log: Log()).allowsHitTesting(false)))
    stage.device.settle()
    let scrollView = try #require(stage.all(UIScrollView.self).first)
    let probe = try #require(stage.all(LoggingUIView.self).first)
    let window = try #require(stage.window)
    let safe = window.bounds.inset(by: window.safeAreaInsets)
    #expect(frame(scrollView) == window.bounds && frame(probe) == safe)
    #expect(frame(try field("row 0", stage)).minY >= safe.minY)

    stage.device.tap(try field("row 3", stage))
    stage.device.settle()
    let inset = scrollView.adjustedContentInset.bottom
    #expect(frame(scrollView) == window.bounds)
    #expect(inset > 250 && abs(frame(probe).maxY - (window.bounds.maxY - inset)) < 1)
    #expect(frame(probe).minY == safe.minY)
    stage.turn { _ = stage.window?.endEditing(true) }
    stage.device.settle()
    #expect(frame(probe) == safe && scrollView.adjustedContentInset.bottom < 40)
  }

  @Test("in landscape the list reaches under the notch, its rows not", .fact("T4.20.6"))
  func landscape() throws {
    let stage = Stage(List { Rows() }.overlay(LoggingView(log: Log()).allowsHitTesting(false)))
    stage.device.settle()
    #expect(stage.device.rotate(to: .landscapeLeft))
    stage.device.settle()
    stage.device.tap(try field("row 1", stage))
    stage.device.settle()
    let window = try #require(stage.window)
    let list = try #require(stage.all(UIScrollView.self).first)
    let probe = try #require(stage.all(LoggingUIView.self).first)
    #expect(frame(list) == window.bounds && window.safeAreaInsets.left > 0)
    #expect(frame(probe).minX == window.safeAreaInsets.left)
    #expect(frame(probe).height < window.bounds.height / 2)
    #expect(frame(try field("row 1", stage)).minX >= window.safeAreaInsets.left)
  }

  @Test("what does not scroll is shrunk, and the list above it", .fact("T4.20.5"))
  func stack() throws {
    let stage = Stage(
      VStack(spacing: 0) {
        ScrollView { VStack { Rows() } }
        TextField("message", text: .constant("")).frame(height: 44)
      })
    stage.device.settle()
    let scrollView = try #require(stage.all(UIScrollView.self).first)
    let window = try #require(stage.window)
    #expect(frame(scrollView).minY == 0 && frame(scrollView).maxY < window.bounds.maxY - 34)
    let before = frame(scrollView).height
    stage.device.tap(try field("message", stage))
    stage.device.settle()
    #expect(frame(scrollView).height < before - 250)
    #expect(scrollView.adjustedContentInset.bottom == 0)
  }

  @Test(
    "a subtree or a hosting view can ignore the keyboard's region", .fact("T4.20.4"),
    arguments: [false, true])
  func withoutKeyboard(isWhole: Bool) throws {
    let content = VStack {
      TextField("name", text: .constant(""))
      LoggingView(log: Log())
    }
    let stage = Stage(isWhole ? AnyView(content) : AnyView(content.ignoresSafeArea(.keyboard)))
    if isWhole { stage.turn { stage.controller.safeAreaRegions = .container } }
    stage.device.settle()
    let probe = try #require(stage.all(LoggingUIView.self).first)
    let before = frame(probe)
    #expect(before.maxY > 800 && before.maxY < 844)
    stage.device.tap(try field("name", stage))
    stage.device.settle()
    #expect(frame(probe) == before)
  }

  @Test("the inset follows will-show; the delegate hears of no new offset", .fact("T4.20.9"))
  func offset() throws {
    let stage = Stage(ScrollView { VStack { Rows() } })
    stage.device.settle()
    let scrollView = try #require(stage.all(UIScrollView.self).first)
    let (field, before) = (try field("row 10", stage), scrollView.contentOffset.y)
    var insetAtNotification: CGFloat?
    let token = NotificationCenter.default.addObserver(
      forName: UIResponder.keyboardWillShowNotification, object: nil, queue: nil
    ) { _ in
      MainActor.assumeIsolated { insetAtNotification = scrollView.adjustedContentInset.bottom }
    }
    defer { NotificationCenter.default.removeObserver(token) }
    let log = OffsetLog()
    scrollView.delegate = log
    stage.device.tap(field)
    stage.device.settle()
    #expect(insetAtNotification.map { $0 < 40 } ?? false)
    #expect(scrollView.adjustedContentInset.bottom > 250)
    #expect(frame(field).maxY <= 844 - scrollView.adjustedContentInset.bottom + 0.5)
    #expect(scrollView.contentOffset.y > before && log.count == 0)
  }

  @Test("moving the focus in a list scrolls its row into sight", .fact("T4.20.10"))
  func focusMoves() throws {
    struct Screen: View {
      @SwiftUI.FocusState private var focused: Int?
      var body: some View {
        VStack {
          Button("next") { focused = 6 }
          List {
            ForEach(0..<30, id: \.self) { row in
              TextField("row \(row)", text: .constant("")).frame(height: 44).padding(.vertical, 30)
                .focused($focused, equals: row)
            }
          }
          .frame(height: 400)
        }
      }
    }
    let stage = Stage(Screen())
    stage.device.settle()
    let list = try #require(stage.all(UICollectionView.self).first)
    let cell = try #require(list.visibleCells.max { $0.frame.maxY < $1.frame.maxY })
    let field = try #require(stage.all(UITextField.self, in: cell).first)
    stage.turn { list.contentOffset.y = 6 * cell.frame.height - list.bounds.height + 75 }
    stage.device.settle()
    let button = try #require(stage.all(UIControl.self).first { !($0 is UITextField) })
    stage.turn { button.sendActions(for: .touchUpInside) }
    let row = try self.field("row 6", stage)
    #expect(row.isFirstResponder && row !== field)
    let rowCell = try #require(list.visibleCells.first { row.isDescendant(of: $0) })
    #expect(rowCell.frame.maxY <= list.bounds.maxY - list.adjustedContentInset.bottom + 0.5)
  }

  private final class OffsetLog: NSObject, UIScrollViewDelegate {
    var count = 0
    func scrollViewDidScroll(_ scrollView: UIScrollView) { count += 1 }
  }
}
