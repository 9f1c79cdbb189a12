import SwiftUI
import TestSupport
import Testing

/// Tests which UIKit views SwiftUI uses for lists, forms, editors and scroll views, and what a drag
/// in them does to the keyboard.
@MainActor
@Suite struct KeyboardDismissalTests {
  enum Kind: CaseIterable {
    case list, form, scrollView, editor
  }

  private static func view(_ kind: Kind) -> AnyView {
    let rows = ForEach(0..<60) { row in
      TextField("row \(row)", text: .constant("")).frame(height: 44)
    }
    return switch kind {
    case .list: AnyView(List { rows })
    case .form: AnyView(Form { rows })
    case .scrollView: AnyView(ScrollView { VStack { rows } })
    case .editor: AnyView(TextEditor(text: .constant(String(repeating: "line\n", count: 100))))
    }
  }

  @Test("a list and a form are a collection view of cells", .fact("T4.20.12"))
  func collection() throws {
    for kind in [Kind.list, .form] {
      let stage = Stage(Self.view(kind))
      stage.device.settle()
      let list = try #require(stage.all(UICollectionView.self).first, "\(kind)")
      let cells = list.visibleCells
      #expect(cells.count > 10 && stage.all(UITextField.self, in: list).count >= cells.count)
      for cell in cells {
        let fields = stage.all(UITextField.self, in: cell.contentView)
        #expect(fields.count == 1, "\(kind)")
      }
    }
  }

  @Test(
    "the modes are UIKit's; automatic is the kind's own",
    .fact("T4.20.3", "T4.20.1", "C5.19"),
    arguments: Kind.allCases)
  func modes(_ kind: Kind) throws {
    let automatic: UIScrollView.KeyboardDismissMode =
      switch kind {
      case .list, .form: .onDrag
      case .editor: .interactive
      case .scrollView: .none
      }
    let modes: [(ScrollDismissesKeyboardMode?, UIScrollView.KeyboardDismissMode)] = [
      (nil, automatic), (.automatic, automatic), (.immediately, .onDrag),
      (.interactively, .interactive), (.never, .none),
    ]
    for (mode, expected) in modes {
      let view = Self.view(kind)
      let stage = Stage(mode.map { AnyView(view.scrollDismissesKeyboard($0)) } ?? view)
      let scrollView = try #require(stage.all(UIScrollView.self).first)
      #expect(scrollView.keyboardDismissMode == expected, "\(mode as Any)")
    }
  }

  @Test("another mode is taken over", .fact("T4.20.3"))
  func changes() throws {
    struct Screen: View {
      @ObservedObject var model: Model
      var body: some View {
        List { Text("row") }.scrollDismissesKeyboard(model.isOn ? .interactively : .never)
      }
    }
    let model = Model()
    let stage = Stage(Screen(model: model))
    let list = try #require(stage.all(UICollectionView.self).first)
    #expect(list.keyboardDismissMode == .none)
    stage.turn { model.isOn = true }
    stage.device.settle()
    #expect(list.keyboardDismissMode == .interactive)
  }

  @Test(
    "a drag ends a list's field, not a scroll view's",
    .fact("T4.20.1", "T4.20.2"),
    arguments: [(Kind.list, false, false), (.list, true, true), (.scrollView, false, true)])
  func drag(_ kind: Kind, _ isNever: Bool, _ stays: Bool) throws {
    let view = Self.view(kind)
    let stage = Stage(isNever ? AnyView(view.scrollDismissesKeyboard(.never)) : view)
    stage.device.settle()
    let field = try #require(
      stage.all(UITextField.self).first { $0.placeholder == "row 2" })
    stage.device.tap(field)
    stage.device.settle()
    #expect(field.isFirstResponder)
    let finger = stage.device.press(
      from: CGPoint(x: 200, y: 400), to: CGPoint(x: 200, y: 370))
    #expect(field.isFirstResponder == stays)
    stage.device.touchUp(finger)
    stage.device.settle()
    #expect(field.isFirstResponder == stays)
  }
}
