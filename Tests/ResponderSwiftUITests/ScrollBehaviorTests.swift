import HeadlessDriver
import ResponderCore
import ResponderScope
import SwiftUI
import Testing

@testable import ResponderKit

@MainActor
@Suite struct ScrollBehaviorTests {
  private struct Rows: View {
    var body: some View {
      ForEach(0..<40) { row in
        TextField("row \(row)", text: .constant("")).frame(height: 44)
      }
    }
  }

  @Test("dismissesFirstResponder(when:) acts on the list or scroll view it stands on, or in")
  func dismissal() throws {
    let screens: [(String, AnyView)] = [
      ("scroll", AnyView(ScrollView { VStack { Rows() } }.dismissesFirstResponder())),
      ("list", AnyView(List { Rows() }.dismissesFirstResponder(when: .fullyHidden))),
      ("inside", AnyView(ScrollView { VStack { Rows() }.dismissesFirstResponder() })),
      (
        "among others",
        AnyView(
          VStack {
            Text("title")
            ScrollView { VStack { Rows() } }.dismissesFirstResponder()
          })
      ),
    ]
    for (name, screen) in screens {
      let stage = TagStage(screen)
      stage.device.settle()
      stage.device.tap(try #require(stage.field("row 2")))
      stage.device.settle()
      #expect(stage.focused == "row 2", "\(name)")
      stage.device.fling(
        from: CGPoint(x: 200, y: 400), velocity: CGPoint(x: 0, y: -3), duration: 0.08)
      stage.device.settle()
      #expect(stage.focused == nil, "\(name)")
    }
  }

  // The test sets this list's inset itself. With the other choices, SwiftUI would overwrite it.
  @Test(
    "the modifier takes the ending and the visible area, and one that changes takes over",
    .enabled(if: HeadlessChoices.initial.swiftUI.insets == .left, "T4.20.8"),
    arguments: [OffscreenDismissal.Ending.polite, .forced], VisibleArea.allCases)
  func endingAndArea(_ ending: OffscreenDismissal.Ending, _ area: VisibleArea) throws {
    struct Screen: View {
      @ObservedObject var model: Model
      let ending: OffscreenDismissal.Ending
      let area: VisibleArea
      var body: some View {
        ScrollView {
          VStack {
            StubbornField(name: "stays", ends: false).frame(height: 44)
            Rows()
          }
        }
        .dismissesFirstResponder(
          ending: model.isOn ? ending : .polite, seenIn: model.isOn ? area : .insideSafeArea)
      }
    }
    let model = Model()
    let stage = TagStage(Screen(model: model, ending: ending, area: area))
    let list = try #require(stage.all(UIScrollView.self).first)
    stage.device.settle()
    stage.turn { list.contentInset.top = 200 }
    stage.turn { list.contentOffset.y = -list.adjustedContentInset.top }
    stage.device.settle()
    stage.device.tap(try #require(stage.field("stays")))
    stage.device.settle()
    // Scrolls the field into the inset. The field counts as hidden only if the whole inset hides
    // content.
    func hide() {
      stage.turn { list.contentOffset.y = 150 - list.adjustedContentInset.top }
      stage.device.settle()
      stage.turn { list.contentOffset.y = 160 - list.adjustedContentInset.top }
      stage.device.settle()
    }
    hide()
    #expect(stage.focused == "stays")
    stage.turn { model.isOn = true }
    stage.device.settle()
    stage.turn { list.contentOffset.y = -list.adjustedContentInset.top }
    stage.device.settle()
    hide()
    let isDismissed = ending == .forced && area == .insideInsets
    #expect(stage.focused == (isDismissed ? nil : "stays"))
    stage.turn { list.contentOffset.y = 900 }
    stage.device.settle()
    #expect(stage.focused == (ending == .forced ? nil : "stays"))
    stage.end()
  }

  @Test("on a view with no list behind or around it nothing happens, and the log says so once")
  func noList() {
    ResponderLog.reported.remove("scrollProbe.none")
    let stage = TagStage(
      VStack { TextField("alone", text: .constant("")) }
        .dismissesFirstResponder().keyboardAnchor(.bottom()))
    stage.device.settle()
    stage.device.advance(by: 3)
    stage.end()
    #expect(ResponderLog.reported.contains("scrollProbe.none"))
  }

  @Test("a list at its end stays there when SwiftUI makes room and shows a field in it")
  func endWithField() throws {
    let stage = TagStage(ScrollView { VStack { Rows() } }.keyboardAnchor(.bottom()))
    stage.device.settle()
    let list = try #require(stage.all(UIScrollView.self).first)
    stage.turn { list.scrollToBottom(animated: false) }
    let rest = list.contentOffset
    let field = try #require(
      stage.fields.first { (560..<700).contains(stage.frame(of: $0).maxY) })
    stage.device.tap(field)
    stage.device.settle()
    #expect(list.contentInset == .zero && list.isScrolledToBottom && list.contentOffset != rest)
    stage.turn { UIResponder.resignCurrent() }
    stage.device.settle()
    #expect(list.contentOffset == rest)
    stage.end()
  }

  @Test("where SwiftUI makes no room for the keyboard the anchor makes it, and takes it back")
  func ownRoom() throws {
    let stage = TagStage(
      ScrollView { VStack { Rows() } }.keyboardAnchor(.bottom()).ignoresSafeArea(.keyboard))
    stage.device.settle()
    let list = try #require(stage.all(UIScrollView.self).first)
    stage.turn { list.scrollToBottom(animated: false) }
    let rest = list.contentOffset
    stage.device.tap(try #require(stage.fields.last { stage.frame(of: $0).maxY < 700 }))
    stage.device.settle()
    let covered = list.bounds.height - stage.device.keyboard.frame.minY
    #expect(list.contentInset.bottom > 0 && list.adjustedContentInset.bottom == covered)
    #expect(list.isScrolledToBottom && list.contentOffset != rest)
    stage.turn { UIResponder.resignCurrent() }
    stage.device.settle()
    #expect(list.contentInset == .zero && list.contentOffset == rest)
    stage.end()
  }

  @Test("a rule or policy that differs by less than its words say replaces the old one")
  func replaced() throws {
    final class Numbers: ObservableObject {
      @Published var threshold: CGFloat = 0.501
      @Published var margin: CGFloat = 8.01
    }
    struct Screen: View {
      @ObservedObject var numbers: Numbers
      var body: some View {
        ScrollView { VStack { Rows() } }
          .dismissesFirstResponder(when: .visibleFraction(below: numbers.threshold))
          .keyboardAnchor(.firstResponder(margin: numbers.margin))
      }
    }
    let numbers = Numbers()
    let stage = TagStage(Screen(numbers: numbers))
    stage.device.settle()
    let scroll = try #require(stage.all(UIScrollView.self).first)
    let before = (
      ScrollDismissal.registry.behavior(of: scroll), KeyboardAnchor.registry.behavior(of: scroll)
    )
    stage.turn { numbers.threshold = 0.499 }
    stage.turn { numbers.margin = 7.99 }
    stage.device.settle()
    let after = (
      ScrollDismissal.registry.behavior(of: scroll), KeyboardAnchor.registry.behavior(of: scroll)
    )
    #expect(before.0 != nil && after.0 != nil && before.0 !== after.0)
    #expect(before.1 != nil && after.1 != nil && before.1 !== after.1)
  }

  @Test("another policy takes over while the keyboard is up: the list does not move in between")
  func takesOver() throws {
    let controller = UIViewController()
    let device = Device.boot(root: controller)
    let list = UIScrollView(frame: controller.view.bounds)
    list.contentSize = CGSize(width: 390, height: 4_000)
    list.contentInsetAdjustmentBehavior = .never
    let field = UITextField(frame: CGRect(x: 16, y: 100, width: 200, height: 44))
    let probe = ScrollProbe.ProbeView(frame: list.frame)
    probe.isUserInteractionEnabled = false
    for view in [list, probe, field] { controller.view.addSubview(view) }
    probe.update("a") { $0.anchor(.bottom(tolerance: 1)) }
    device.settle()
    let old = try #require(KeyboardAnchor.registry.behavior(of: list))
    device.tap(field)
    device.settle()
    let inset = list.contentInset.bottom
    #expect(inset > 100)
    probe.update("b") { $0.anchor(.readingPosition) }
    #expect(list.contentInset.bottom == inset)
    device.settle()
    #expect(list.contentInset.bottom == inset)
    #expect(KeyboardAnchor.registry.behavior(of: list).map { $0 !== old } == true)
    device.perform { _ = field.resignFirstResponder() }
    device.settle()
    #expect(list.contentInset.bottom == 0)
  }

  @Test("… and only while it is there")
  func cancelled() throws {
    struct Screen: View {
      @ObservedObject var model: Model
      var body: some View {
        if model.isOn {
          ScrollView { VStack { Rows() } }.id("plain")
        } else {
          ScrollView { VStack { Rows() } }.id("plain").dismissesFirstResponder()
        }
      }
    }
    let model = Model()
    let stage = TagStage(Screen(model: model))
    stage.turn { model.isOn = true }
    stage.device.settle()
    stage.device.tap(try #require(stage.field("row 2")))
    stage.device.settle()
    let scroll = try #require(stage.all(UIScrollView.self).first)
    stage.turn { scroll.contentOffset.y = 1000 }
    stage.device.settle()
    #expect(stage.focused == "row 2")
  }

  @Test("keyboardAnchor(_:) keeps the end of a list above the keyboard, without making room twice")
  func anchor() throws {
    let stage = TagStage(
      VStack(spacing: 0) {
        ScrollView { VStack { ForEach(0..<60) { Text("line \($0)").frame(height: 30) } } }
          .keyboardAnchor(.bottom(tolerance: 1))
        TextField("message", text: .constant(""))
      })
    stage.device.settle()
    let scroll = try #require(stage.all(UIScrollView.self).first)
    stage.turn { scroll.scrollToBottom(animated: false) }
    let inset = scroll.contentInset
    stage.device.tap(try #require(stage.field("message")))
    stage.device.settle()
    #expect(stage.focused == "message")
    #expect(scroll.isScrolledToBottom)
    stage.turn { _ = UIResponder.resignCurrent() }
    stage.device.settle()
    #expect(scroll.contentInset == inset)
  }

  @Test("responderHUD() changes nothing of its view")
  func hud() {
    let stage = TagStage(TextField("a", text: .constant("")).responderHUD())
    #expect(stage.fields.count == 1)
    ResponderHUD.hide()
  }
}
