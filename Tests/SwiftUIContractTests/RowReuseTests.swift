import SwiftUI
import TestSupport
import Testing

/// Tests rows that leave the screen.
@MainActor
@Suite struct RowReuseTests {
  private struct Piece: UIViewRepresentable {
    let log: Log
    let row: Int

    func makeCoordinator() -> (Log, Int) { (log, row) }
    func makeUIView(context: Context) -> LoggingUIView { LoggingUIView() }
    func updateUIView(_ view: LoggingUIView, context: Context) {}

    static func dismantleUIView(_ view: LoggingUIView, coordinator: (Log, Int)) {
      coordinator.0.add("dismantle \(coordinator.1)")
    }
  }

  private struct Screen: View {
    @ObservedObject var model: Model
    let log: Log

    var body: some View {
      List {
        // When the small rows leave the screen, the following rows are large, so that most cells
        // are not reused at once.
        ForEach(0..<(model.isOn ? 5 : 22), id: \.self) { row in
          Piece(log: log, row: row).frame(height: row < 20 ? 44 : 700)
            .onAppear { log.add("appear \(row)") }
            .onDisappear { log.add("disappear \(row)") }
        }
      }
    }
  }

  @MainActor private final class Box {
    var proxy: ScrollViewProxy?
  }

  private struct Numbers: View {
    let box: Box
    let isList: Bool

    var body: some View {
      ScrollViewReader { proxy in
        let _ = { box.proxy = proxy }()
        if isList {
          // With its padding, a row is as high as the list estimates.
          List(0..<100, id: \.self) { Text("\($0)").frame(height: 32) }
        } else {
          ScrollView {
            VStack(spacing: 0) { ForEach(0..<100) { Text("\($0)").frame(height: 44) } }
          }
        }
      }
    }
  }

  @Test(
    "a proxy scrolls to a row: to an anchor, or as little as necessary", .fact("T4.20.35"),
    arguments: [false, true])
  func proxy(isList: Bool) throws {
    let box = Box()
    let stage = Stage(Numbers(box: box, isList: isList))
    let view = try #require(stage.all(UIScrollView.self).first)
    let proxy = try #require(box.proxy)
    var area: CGRect { view.bounds.inset(by: view.adjustedContentInset) }
    stage.turn { proxy.scrollTo(40, anchor: .top) }
    #expect(abs(area.minY - 40 * 44) < 1)
    stage.turn { proxy.scrollTo(40, anchor: .bottom) }
    #expect(abs(area.maxY - 41 * 44) < 1)
    stage.turn { proxy.scrollTo(40) }
    #expect(abs(area.maxY - 41 * 44) < 1)
    stage.turn { proxy.scrollTo(0) }
    #expect(abs(area.minY) < 1)
    stage.turn { withAnimation { proxy.scrollTo(40, anchor: .center) } }
    #expect(area.midY < 30 * 44)
    stage.device.settle()
    #expect(abs(area.midY - 40.5 * 44) < 1)
  }

  @Test("a row that scrolls away keeps its platform views", .fact("T4.20.19"))
  func kept() throws {
    let (log, model) = (Log(), Model())
    let stage = Stage(Screen(model: model, log: log))
    stage.device.settle()
    let list = try #require(stage.all(UICollectionView.self).first)
    let before = list.visibleCells.count
    #expect(before > 10)
    _ = log.take()
    stage.turn { list.contentOffset.y = 1_300 }
    stage.device.settle()
    let lines = log.take()
    let dismantled = lines.filter { $0.hasPrefix("dismantle") }.count
    #expect(lines.filter { $0.hasPrefix("disappear") }.count >= before)
    #expect(dismantled < 6)
    let resting = stage.all(LoggingUIView.self).filter { view in
      sequence(first: view as UIView, next: \.superview).contains { $0.isHidden }
    }
    #expect(resting.count >= before - 6 && resting.allSatisfy { $0.window != nil })
    stage.turn { list.contentOffset.y = 0 }
    stage.device.settle()
    #expect(log.take().contains("appear 0"))
  }

  @Test("rows that are gone, alone or with their list, are dismantled", .fact("T4.20.19"))
  func gone() throws {
    let (log, model) = (Log(), Model())
    let stage = Stage(Screen(model: model, log: log))
    stage.device.settle()
    let list = try #require(stage.all(UICollectionView.self).first)
    stage.turn { list.contentOffset.y = 300 }
    stage.device.settle()
    _ = log.take()
    stage.turn { model.isOn = true }
    stage.device.settle()
    #expect(log.take().filter { $0.hasPrefix("dismantle") }.count > 5)
    #expect(stage.all(LoggingUIView.self).count == 5)
    stage.turn { stage.controller.rootView = AnyView(EmptyView()) }
    stage.device.settle()
    #expect(log.take().filter { $0.hasPrefix("dismantle") }.count == 5)
  }

  @Test("rows of a lazy stack leave the window, and lose their focus", .fact("T4.20.19"))
  func lazyStack() throws {
    let stage = Stage(
      ScrollView {
        LazyVStack {
          ForEach(0..<200) { TextField("\($0)", text: .constant("")).frame(height: 44) }
        }
      })
    stage.device.settle()
    let made = stage.all(UITextField.self)
    #expect(made.count < 40)
    stage.turn { made[0].becomeFirstResponder() }
    #expect(made[0].isFirstResponder)
    let scroll = try #require(stage.all(UIScrollView.self).first)
    stage.turn { scroll.contentOffset.y = 4000 }
    stage.device.settle()
    #expect(!made[0].isFirstResponder)
    #expect(made[0].window == nil)
  }
}
