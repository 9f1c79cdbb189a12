import SwiftUI
import TestSupport
import Testing

/// Tests the UIKit views of a SwiftUI hierarchy: the types of the fields, the hosts and containers
/// around the views, and the frame of a view that collapses.
@MainActor
@Suite struct HostTests {
  private func firstCommonAncestor(_ one: UIView, _ other: UIView) -> UIView? {
    sequence(first: one, next: \.superview).first { other.isDescendant(of: $0) }
  }

  @Test(
    "a scroll view's content is one container, in which the representables stand", .fact("T4.20.11")
  )
  func container() throws {
    let log = Log()
    let stage = Stage(
      ScrollView {
        VStack {
          LoggingView(log: log).frame(height: 900)
          LoggingView(log: log).frame(height: 900)
        }
      })
    let scrollView = try #require(stage.all(UIScrollView.self).first)
    let views = stage.all(LoggingUIView.self)
    #expect(views.count == 2)
    let inside = scrollView.subviews.filter { child in views.contains { $0.isDescendant(of: child) }
    }
    #expect(inside.count == 1)
    let container = try #require(inside.first)
    #expect(container.bounds.size == scrollView.contentSize && scrollView.contentSize.height > 1800)
    #expect(views.allSatisfy { $0.superview?.superview === container })
    stage.turn { scrollView.contentOffset.y = 300 }
    #expect(scrollView.contentOffset.y == 300)
  }

  @Test(
    "a key-press responder stands between a hosting view and its controller",
    .fact("T4.20.56", "T4.3.2"), arguments: [false, true])
  func next(hasKeyPressResponder: Bool) throws {
    try HeadlessChoices.with {
      $0.swiftUI.hasKeyPressResponder = hasKeyPressResponder
    } run: {
      let stage = Stage(Text("a"))
      let view: UIView = stage.controller.view
      let hop = try #require(view.next)
      #expect((hop === stage.controller) == !hasKeyPressResponder)
      guard hasKeyPressResponder else { return }
      #expect(!(hop is UIView) && !(hop is UIViewController) && hop.next === stage.controller)
    }
  }

  @Test("primitives are layers without views among those of the views", .fact("T4.20.57"))
  func drawn() throws {
    try HeadlessChoices.with {
      $0.swiftUI.drawsPrimitives = true
    } run: {
      let model = Model()
      let stage = Stage(
        VStack {
          Button("press") { model.number += 1 }
          TextField("a", text: .constant("")).background(Color.red)
        }.overlay(Color.blue.frame(height: 10)))
      let layers = try #require(stage.controller.view.layer.sublayers)
      #expect(layers.map { ($0.delegate as? UIView) != nil } == [false, false, false, true, false])
      #expect(stage.all(UILabel.self).isEmpty && stage.all(UIControl.self).count == 1)
      let text = try #require(layers.first { $0.contents != nil })
      let middle = CGPoint(x: text.frame.midX, y: text.frame.midY)
      #expect(stage.device.tap(at: middle) === stage.controller.view)
      #expect(model.number == 1)
    }
  }

  @Test("fields are text fields, editors and vertical fields text views", .fact("T4.20.13"))
  func fields() throws {
    let stage = Stage(
      VStack {
        TextField("a", text: .constant(""))
        SecureField("b", text: .constant(""))
        TextField("c", text: .constant(""), axis: .horizontal)
        TextField("d", text: .constant("one\ntwo\nthree"), axis: .vertical)
        TextEditor(text: .constant("")).frame(height: 80)
      })
    let fields = stage.all(UITextField.self)
    #expect(fields.count == 3 && fields.allSatisfy { $0.delegate != nil })
    let texts = stage.all(UITextView.self)
    #expect(texts.count == 2)
    #expect(texts.allSatisfy { ($0 as UIView) is UIScrollView && $0.delegate != nil })
  }

  @Test("text goes into the binding and out of it")
  func binding() throws {
    struct Screen: View {
      @State private var text = ""
      var body: some View {
        VStack {
          TextField("a", text: $text)
          Text("<\(text)>")
          Button("clear") { text = "" }
        }
      }
    }
    let stage = Stage(Screen())
    let field = try #require(stage.all(UITextField.self).first)
    stage.turn { field.becomeFirstResponder() }
    stage.device.type("hey")
    #expect(stage.all(UILabel.self).first { $0.text?.hasPrefix("<") == true }?.text == "<hey>")
    let button = try #require(stage.all(UIControl.self).last)
    stage.turn { button.sendActions(for: .touchUpInside) }
    #expect(field.text == "")
  }

  @Test("a background's host is the sibling before, an overlay's the next", .fact("T4.20.14"))
  func siblings() throws {
    let log = Log()
    let stage = Stage(
      VStack {
        TextField("a", text: .constant("")).background(LoggingView(log: log, value: 1))
        TextField("b", text: .constant("")).overlay(LoggingView(log: log, value: 2))
      })
    let fields = stage.all(UITextField.self)
    let probes = stage.all(LoggingUIView.self)
    let hosts = try #require(fields.first?.superview?.superview)
    func place(_ view: UIView) -> Int? { hosts.subviews.firstIndex { $0 === view.superview } }
    #expect(place(probes[0]).map { $0 + 1 } == place(fields[0]))
    #expect(place(probes[1]).map { $0 - 1 } == place(fields[1]))
  }

  @Test("with allowsHitTesting(false) the host is not hit", .fact("T4.20.14"))
  func notHit() throws {
    let stage = Stage(
      VStack {
        LoggingView(log: Log()).frame(height: 100)
        LoggingView(log: Log()).frame(height: 100).allowsHitTesting(false)
      })
    let hosts = stage.all(LoggingUIView.self).compactMap(\.superview)
    let hits = hosts.map { $0.hitTest(CGPoint(x: $0.bounds.midX, y: $0.bounds.midY), with: nil) }
    #expect(hits.count == 2 && hits[0] != nil && hits[1] == nil)
  }

  @Test("clips and opacity put a container between", .fact("T4.20.15"), arguments: 0..<3)
  func containers(row: Int) throws {
    let field = TextField("a", text: .constant(""))
    let content: AnyView =
      switch row {
      case 0: AnyView(field.clipped())
      case 1: AnyView(field.opacity(0.5))
      default: AnyView(field.cornerRadius(8))
      }
    let stage = Stage(VStack { content.overlay(LoggingView(log: Log())) })
    let field1 = try #require(stage.all(UITextField.self).first)
    let probe = try #require(stage.all(LoggingUIView.self).first)
    let ancestor = try #require(firstCommonAncestor(field1, probe))
    #expect(probe.superview?.superview === ancestor)
    #expect(field1.superview?.superview !== ancestor)
    #expect(field1.superview?.superview?.superview === ancestor)
  }

  @Test("a view that collapses keeps its last frame", .fact("T4.20.16"))
  func collapsed() throws {
    struct Screen: View {
      @ObservedObject var model: Model
      let log: Log
      var body: some View {
        LoggingView(log: log).frame(width: 200, height: CGFloat(model.number))
      }
    }
    let model = Model()
    model.number = 80
    let stage = Stage(Screen(model: model, log: Log()))
    let view = try #require(stage.all(LoggingUIView.self).first)
    for (height, expected) in [(0, 80), (120, 120), (0, 120)] {
      stage.turn { model.number = height }
      stage.device.settle()
      #expect(view.frame.size == CGSize(width: 200, height: CGFloat(expected)))
      #expect(view.superview?.bounds.height == CGFloat(height))
    }
  }
}
