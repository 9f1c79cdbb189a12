import HeadlessDriver
import ResponderCore
import SwiftUI
import Testing

@testable import ResponderKit

@MainActor @Suite struct ScrollBehaviorTests {
  @Test("dismissesFirstResponder(when:) on and in lists and scroll views")
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
      let stage = TagStage.settled(screen)
      try stage.tapField("row 2")
      #expect(stage.focused == "row 2", "\(name)")
      stage.flingAway()
      #expect(stage.focused == nil, "\(name)")
    }
  }

  // The test sets this list's inset itself. With the other choices, SwiftUI would overwrite it.
  @Test(
    "the ending and the visible area, also changed ones",
    .enabled(if: HeadlessChoices.initial.swiftUI.insets == .left, "T4.20.8"),
    arguments: [OffscreenDismissal.Ending.polite, .forced], VisibleArea.allCases)
  func endingAndArea(_ ending: OffscreenDismissal.Ending, _ area: VisibleArea) throws {
    let model = Model()
    let stage = TagStage(
      Observing(model) { model in
        ScrollView {
          VStack {
            StubbornField(name: "stays", ends: false).frame(height: 44)
            Rows()
          }
        }
        .dismissesFirstResponder(
          ending: model.isOn ? ending : .polite, seenIn: model.isOn ? area : .insideSafeArea)
      })
    let list = try #require(stage.all(UIScrollView.self).first)
    stage.device.settle()
    stage.turn { list.contentInset.top = 200 }
    stage.run { list.contentOffset.y = -list.adjustedContentInset.top }
    try stage.tapField("stays")
    // Scrolls the field into the inset. The field counts as hidden only if the whole inset hides
    // content.
    func hide() {
      stage.run { list.contentOffset.y = 150 - list.adjustedContentInset.top }
      stage.run { list.contentOffset.y = 160 - list.adjustedContentInset.top }
    }
    hide()
    #expect(stage.focused == "stays")
    stage.run { model.isOn = true }
    stage.run { list.contentOffset.y = -list.adjustedContentInset.top }
    hide()
    let isDismissed = ending == .forced && area == .insideInsets
    #expect(stage.focused == (isDismissed ? nil : "stays"))
    stage.run { list.contentOffset.y = 900 }
    #expect(stage.focused == (ending == .forced ? nil : "stays"))
  }

  @Test("a list at its end, with a field in it")
  func endWithField() throws {
    let stage = TagStage.settled(ScrollView { VStack { Rows() } }.keyboardAnchor(.bottom()))
    let list = try #require(stage.all(UIScrollView.self).first)
    stage.turn { list.scrollToBottom(animated: false) }
    let rest = list.contentOffset
    let field = try #require(
      stage.fields.first { (560..<700).contains(stage.frame(of: $0).maxY) })
    stage.tap(field)
    #expect(list.contentInset == .zero && list.isScrolledToBottom && list.contentOffset != rest)
    stage.run { UIResponder.resignCurrent() }
    #expect(list.contentOffset == rest)
  }

  @Test("the anchor makes room where SwiftUI makes none")
  func ownRoom() throws {
    let stage = TagStage(
      ScrollView { VStack { Rows() } }.keyboardAnchor(.bottom()).ignoresSafeArea(.keyboard))
    stage.device.settle()
    let list = try #require(stage.all(UIScrollView.self).first)
    stage.turn { list.scrollToBottom(animated: false) }
    let rest = list.contentOffset
    stage.tap(try #require(stage.fields.last { stage.frame(of: $0).maxY < 700 }))
    let covered = list.bounds.height - stage.device.keyboard.frame.minY
    #expect(list.contentInset.bottom > 0 && list.adjustedContentInset.bottom == covered)
    #expect(list.isScrolledToBottom && list.contentOffset != rest)
    stage.run { UIResponder.resignCurrent() }
    #expect(list.contentInset == .zero && list.contentOffset == rest)
  }

  @Test("a rule or policy that differs little replaces the old one")
  func replaced() throws {
    final class Numbers: ObservableObject {
      @Published var threshold: CGFloat = 0.501
      @Published var margin: CGFloat = 8.01
    }
    let numbers = Numbers()
    let stage = TagStage.settled(
      Observing(numbers) { numbers in
        ScrollView { VStack { Rows() } }
          .dismissesFirstResponder(when: .visibleFraction(below: numbers.threshold))
          .keyboardAnchor(.firstResponder(margin: numbers.margin))
      })
    let scroll = try #require(stage.all(UIScrollView.self).first)
    func behaviors() -> ((any ScrollBehavior)?, (any ScrollBehavior)?) {
      (DismissalWatch.registry.behavior(of: scroll), KeyboardAnchor.registry.behavior(of: scroll))
    }
    let before = behaviors()
    stage.turn { numbers.threshold = 0.499 }
    stage.run { numbers.margin = 7.99 }
    let after = behaviors()
    #expect(before.0 != nil && after.0 != nil && before.0 !== after.0)
    #expect(before.1 != nil && after.1 != nil && before.1 !== after.1)
  }

  @Test("another policy while the keyboard is up moves nothing")
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
    probe.update(
      ScrollProbe(key: "a") { $0.anchor(.bottom(tolerance: 1)) }, in: EnvironmentValues())
    device.settle()
    let old = try #require(KeyboardAnchor.registry.behavior(of: list))
    device.tap(field)
    device.settle()
    let inset = list.contentInset.bottom
    #expect(inset > 100)
    probe.update(ScrollProbe(key: "b") { $0.anchor(.readingPosition) }, in: EnvironmentValues())
    #expect(list.contentInset.bottom == inset)
    device.settle()
    #expect(list.contentInset.bottom == inset)
    #expect(KeyboardAnchor.registry.behavior(of: list).map { $0 !== old } == true)
    device.run { _ = field.resignFirstResponder() }
    #expect(list.contentInset.bottom == 0)
  }
}
