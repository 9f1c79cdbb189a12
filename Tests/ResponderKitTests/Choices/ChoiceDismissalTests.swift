import HeadlessDriver
import ResponderCore
import Testing
import UIKit

@testable import ResponderKit

/// Tests a form whose fields scroll out of view, end to end, with every choice that the headless
/// UIKit has where the facts about UIKit are not settled.
@MainActor @Suite("Dismissal under every choice")
struct ChoiceDismissalTests {
  @Test("a fling that carries the field away ends its editing, once", arguments: every)
  func fling(choice: HeadlessChoice) {
    choice.run {
      for form in DismissalForm.allCases {
        let stage = DismissalStage(form, editing: 2)
        defer { _ = Device.boot() }
        stage.fling(-3)
        stage.device.settle()
        #expect(!stage.fields[2].isFirstResponder)
        #expect(stage.asked(2) == 1)
        #expect(KeyboardMonitor.shared.state.placement == .hidden)
        #expect(UIResponder.current == nil)
      }
    }
  }

  @Test("a drag that leaves it in sight does not, whatever the finger did before", arguments: every)
  func small(choice: HeadlessChoice) {
    choice.run {
      for form in DismissalForm.allCases {
        let stage = DismissalStage(form, editing: 6)
        defer { _ = Device.boot() }
        stage.drag(by: -60)
        stage.device.settle()
        stage.drag(by: 300)
        stage.device.settle()
        #expect(stage.fields[6].isFirstResponder)
        #expect(stage.asked(6) == 0)
        #expect(KeyboardMonitor.shared.state.placement == .docked)
      }
    }
  }

  @Test("a field that refuses keeps the focus", arguments: every)
  func refusal(choice: HeadlessChoice) {
    choice.run {
      let stage = DismissalStage(.token, editing: 2)
      defer { _ = Device.boot() }
      stage.list.agreesToEnd = false
      stage.fling(-3)
      stage.device.settle()
      #expect(stage.fields[2].isFirstResponder)
      #expect(stage.resigns.allSatisfy { !$0.didResign })
      #expect(!stage.resigns.isEmpty)
      stage.list.agreesToEnd = true
    }
  }

  @Test("scrolled away in code, at once and animated", arguments: every)
  func code(choice: HeadlessChoice) {
    choice.run {
      for isAnimated in [false, true] {
        let stage = DismissalStage(.token, editing: 2)
        defer { _ = Device.boot() }
        stage.scroll(to: 900, animated: isAnimated)
        stage.device.settle()
        #expect(!stage.fields[2].isFirstResponder)
        #expect(stage.asked(2) == 1)
      }
    }
  }

  @Test(
    "a touch stops the coasting where the field is still in sight: it keeps it", arguments: every)
  func stopped(choice: HeadlessChoice) {
    choice.run {
      let stage = DismissalStage(.token, editing: 8, rule: .fullyHidden)
      defer { _ = Device.boot() }
      stage.fling(-0.5)
      stage.device.settle()
      #expect(
        stage.fields[8].isFirstResponder
          == (stage.scrollView.contentOffset.y < stage.fields[8].frame.maxY - 47))
    }
  }

  @Test("held past the top and let go: back at the top, the field never in doubt", arguments: every)
  func overscroll(choice: HeadlessChoice) {
    choice.run {
      let stage = DismissalStage(.token, editing: 3)
      defer { _ = Device.boot() }
      let top = -stage.scrollView.adjustedContentInset.top
      stage.drag(by: 350, from: 150)
      stage.device.settle()
      #expect(stage.scrollView.contentOffset.y == top)
      #expect(stage.fields[3].isFirstResponder)
    }
  }

  @Test(
    "typing reaches the field before and after the scroll, and no field once it is dismissed",
    arguments: every)
  func typing(choice: HeadlessChoice) {
    choice.run {
      let stage = DismissalStage(.token, editing: 2)
      defer { _ = Device.boot() }
      #expect(stage.device.type("ab"))
      stage.fling(-3)
      stage.device.settle()
      #expect(!stage.device.type("c"))
      #expect(stage.fields[2].text?.lowercased() == "ab")
    }
  }
}
