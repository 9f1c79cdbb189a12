import HeadlessDriver
import ResponderCore
import TestSupport
import Testing
import UIKit

@testable import ResponderKit

/// Tests the keyboard's state and anchored lists, end to end, with every choice that the headless
/// UIKit has where the facts about UIKit are not settled.
@MainActor @Suite("Keyboard and anchors under every choice")
struct ChoiceKeyboardTests {
  @Test("through show, switch and hide the monitor says what is on the screen", arguments: every)
  func monitor(choice: HeadlessChoice) {
    choice.run {
      let stage = ChoiceStage()
      defer { stage.leave() }
      let monitor = KeyboardMonitor.shared
      stage.edit(stage.a)
      #expect(monitor.state.placement == .docked)
      #expect(monitor.state.frame == stage.device.keyboard.frame)
      #expect(stage.covered == 336)
      stage.edit(stage.b)
      #expect(monitor.state.placement == .docked)
      #expect(stage.covered == 380)
      stage.end()
      #expect(monitor.state.placement == .hidden)
      #expect(stage.covered == 0)
    }
  }

  @Test("a chat at its bottom stays there, and gets its insets back", arguments: every)
  func chat(choice: HeadlessChoice) {
    choice.run {
      let stage = ChoiceStage(policy: .bottom(tolerance: 1))
      defer { stage.leave() }
      stage.device.perform { stage.list.scrollToBottom(animated: false) }
      let offset = stage.list.contentOffset
      for field in [stage.a, stage.b, stage.a] {
        stage.edit(field)
        #expect(stage.isAtBottom)
        #expect(stage.list.adjustedContentInset.bottom == stage.covered)
      }
      stage.end()
      #expect(stage.list.contentInset == .zero)
      #expect(stage.list.contentOffset == offset)
    }
  }

  @Test("a reader's line moves with the keyboard and comes back", arguments: every)
  func reader(choice: HeadlessChoice) {
    choice.run {
      let stage = ChoiceStage(policy: .readingPosition)
      defer { stage.leave() }
      stage.device.perform { stage.list.contentOffset.y = 700 }
      for _ in 0..<3 {
        stage.edit(stage.a)
        #expect(stage.list.contentOffset.y == 1_002)
        stage.edit(stage.b)
        #expect(stage.list.contentOffset.y == 1_046)
        stage.end()
        #expect(stage.list.contentOffset.y == 700)
        #expect(stage.list.contentInset == .zero)
      }
    }
  }

  @Test("a cancelled back-swipe leaves no drift, a finished one no inset", arguments: every)
  func backSwipe(choice: HeadlessChoice) {
    choice.run {
      let stage = ChoiceStage(policy: .readingPosition, isPushed: true)
      defer { stage.leave() }
      stage.device.perform { stage.list.contentOffset.y = 700 }
      let start = stage.list.contentOffset
      stage.edit(stage.a)
      let open = stage.list.contentOffset
      #expect(open.y > start.y)
      stage.device.drag(from: CGPoint(x: 5, y: 400), to: CGPoint(x: 105, y: 400), hold: 0.3)
      stage.device.settle()
      // UIKit may restore the focus after the cancelled swipe. If it does not, the test does.
      if !stage.a.isFirstResponder { stage.edit(stage.a) }
      #expect(stage.list.contentOffset == open)
      stage.end()
      #expect(stage.list.contentOffset == start)
      #expect(stage.list.contentInset == .zero)
      stage.edit(stage.a)
      stage.device.drag(from: CGPoint(x: 5, y: 400), to: CGPoint(x: 350, y: 400), hold: 0)
      stage.device.settle()
      #expect(stage.controller.view.window == nil)
      #expect(UIResponder.current == nil)
      #expect(KeyboardMonitor.shared.state.placement == .hidden)
      #expect(stage.list.contentInset == .zero)
    }
  }

  @Test("a modal's keyboard does not move the list below for good", arguments: every)
  func modal(choice: HeadlessChoice) {
    choice.run {
      let stage = ChoiceStage(policy: .readingPosition)
      defer { stage.leave() }
      stage.device.perform { stage.list.contentOffset.y = 700 }
      let modal = UIViewController()
      modal.modalPresentationStyle = .fullScreen
      let field = UITextField(frame: CGRect(x: 16, y: 60, width: 200, height: 36))
      modal.view.addSubview(field)
      stage.device.perform { stage.controller.present(modal, animated: true) }
      stage.device.settle()
      stage.edit(field)
      #expect(UIResponder.current === field)
      stage.device.perform { stage.controller.dismiss(animated: true) }
      stage.device.settle()
      #expect(UIResponder.current == nil)
      #expect(stage.list.contentOffset.y == 700)
      #expect(stage.list.contentInset == .zero)
    }
  }

  @Test("the keyboard survives the way to the background and back", arguments: every)
  func background(choice: HeadlessChoice) {
    choice.run {
      let stage = ChoiceStage(policy: .readingPosition)
      defer { stage.leave() }
      stage.device.perform { stage.list.contentOffset.y = 700 }
      stage.edit(stage.a)
      stage.device.enterBackground()
      stage.device.advance(by: 1)
      stage.device.enterForeground()
      stage.device.settle()
      #expect(stage.a.isFirstResponder)
      #expect(KeyboardMonitor.shared.state.placement == .docked)
      #expect(stage.list.contentOffset.y == 1_002)
      stage.end()
      #expect(stage.list.contentOffset.y == 700)
      #expect(stage.list.contentInset == .zero)
    }
  }

  @Test("a rotation with the keyboard up, and back, leaves the list in its place", arguments: every)
  func rotation(choice: HeadlessChoice) {
    choice.run {
      let stage = ChoiceStage(policy: .bottom(tolerance: 1))
      defer { stage.leave() }
      stage.device.perform { stage.list.scrollToBottom(animated: false) }
      stage.edit(stage.a)
      for orientation in [UIInterfaceOrientation.landscapeRight, .portrait] {
        stage.device.rotate(to: orientation)
        stage.device.settle()
        #expect(stage.a.isFirstResponder)
        #expect(stage.isAtBottom)
        #expect(stage.list.contentInset.bottom <= stage.covered)
      }
      stage.end()
      #expect(stage.list.contentInset == .zero)
      #expect(stage.isAtBottom)
    }
  }

  @Test(
    "an iPhone Duo that opens, bends and closes with the keyboard up keeps the list at its end",
    .fact("T4.22.7"), arguments: every, [false, true])
  func folding(choice: HeadlessChoice, namesMain: Bool) {
    choice.run {
      HeadlessChoices.with(
        { $0.keyboard.namesMainScreen = $0.keyboard.namesMainScreen || namesMain },
        run: {
          let setup = Device.Setup(model: .iPhoneDuo)
          let stage = ChoiceStage(policy: .bottom(tolerance: 1), setup: setup)
          defer { stage.leave() }
          stage.device.perform { stage.list.scrollToBottom(animated: false) }
          stage.edit(stage.a)
          let start = stage.covered
          for posture in [Device.Posture.open, .halfOpen, .open, .closed] {
            stage.device.fold(to: posture)
            stage.device.advance(by: 0.1)
            let early = stage.covered
            stage.device.settle()
            #expect(stage.covered == KeyboardHost.current?.frame.height && stage.isAtBottom)
            // No frame of one display counts on the other.
            #expect(posture == .halfOpen || [0, stage.covered].contains(early))
          }
          #expect(start > 0 && stage.a.isFirstResponder)
          stage.end()
          #expect(stage.covered == 0 && stage.list.contentInset == .zero && stage.isAtBottom)
        })
    }
  }

  @Test(
    "a floating keyboard of an iPad covers nothing, and docked again it covers", arguments: every)
  func postures(choice: HeadlessChoice) {
    choice.run {
      var setup = Device.Setup()
      setup.model = .iPad11
      let stage = ChoiceStage(policy: .readingPosition, setup: setup)
      defer { stage.leave() }
      stage.edit(stage.a)
      let docked = stage.covered
      #expect(docked > 300)
      for posture in [DeviceKeyboard.Posture.floating, .docked, .undocked, .split, .docked] {
        stage.device.keyboard.posture = posture
        stage.device.settle()
        #expect(stage.covered == (posture == .docked ? docked : 0))
      }
      stage.end()
      #expect(stage.list.contentInset == .zero)
    }
  }

  @Test("with a hardware keyboard nothing is covered, or only the bar is", arguments: every)
  func hardware(choice: HeadlessChoice) {
    choice.run {
      let stage = ChoiceStage(policy: .readingPosition)
      defer { stage.leave() }
      stage.device.keyboard.hasHardwareKeyboard = true
      stage.edit(stage.a)
      #expect(stage.covered == 0)
      stage.edit(stage.b)
      #expect(stage.covered >= 44 && stage.covered <= 78)
      #expect(KeyboardMonitor.shared.state.placement == .accessoryOnly)
      stage.end()
      #expect(stage.covered == 0)
      #expect(stage.list.contentInset == .zero)
    }
  }
}
