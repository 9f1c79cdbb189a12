import HeadlessDriver
import ResponderCore
import TestSupport
import Testing
import UIKit

@testable import ResponderKit

/// Every open choice of the headless UIKit, each set to an answer other than the standard one, and
/// every version of iOS.
private let every: [HeadlessChoice] = HeadlessChoice.all + HeadlessChoice.systems

/// Tests one way through each behaviour, end to end, with every choice that the headless UIKit has
/// where the facts about UIKit are not settled. scripts/test-choices runs all suites of the product
/// with each choice.
@MainActor @Suite("Behaviours under every choice")
struct ChoicesTests {
  // MARK: The list of choices

  @Test("each changes something, and is undone", arguments: HeadlessChoice.all)
  func changes(choice: HeadlessChoice) {
    let (before, standard) = (HeadlessChoices.current, HeadlessChoices())
    HeadlessChoices.with(
      { $0 = standard },
      run: {
        choice.run {
          #expect(HeadlessChoices.current != standard)
          _ = Device.boot()
          #expect(KeyboardHost.current?.choices == HeadlessChoices.current.keyboard)
        }
        #expect(HeadlessChoices.current == standard)
      })
    #expect(HeadlessChoices.current == before)
    #expect(KeyboardHost.current?.choices == before.keyboard)
    #expect(choice.standard != choice.alternative && !choice.question.isEmpty)
  }

  // MARK: The first responder and dismissals

  @Test("from a field to another and to none", arguments: every)
  func moves(choice: HeadlessChoice) {
    choice.run {
      let stage = ChoiceStage()
      defer { stage.leave() }
      var seen: [String] = []
      let name: (UIResponder?) -> String = { $0.map { "\(($0 as? UIView)?.tag ?? -1)" } ?? "nil" }
      let token = FirstResponderFeed.shared.observe {
        seen.append("\(name($0.previous)) > \(name($0.current))")
      }
      defer { token.cancel() }
      #expect(UIResponder.current == nil)
      stage.edit(stage.a)
      #expect(UIResponder.current === stage.a)
      stage.edit(stage.b)
      #expect(UIResponder.current === stage.b)
      #expect(UIResponder.current(in: stage.device.windows[0]) === stage.b)
      #expect(UIResponder.resignCurrent())
      stage.device.settle()
      #expect(UIResponder.current == nil)
      #expect(seen == ["nil > 1", "1 > 2", "2 > nil"])
    }
  }

  @Test("a fling that carries the field away, a drag that does not", arguments: every)
  func dismissals(choice: HeadlessChoice) {
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

  // MARK: The keyboard and anchors

  @Test("a chat at its bottom stays there, and gets its insets back", arguments: every)
  func chat(choice: HeadlessChoice) {
    choice.run {
      let stage = ChoiceStage(policy: .bottom(tolerance: 1))
      defer { stage.leave() }
      stage.device.perform { stage.list.scrollToBottom(animated: false) }
      let offset = stage.list.contentOffset
      for (field, covered) in [(stage.a, 336.0), (stage.b, 380), (stage.a, 336)] {
        stage.edit(field)
        #expect(KeyboardMonitor.shared.state.placement == .docked && stage.covered == covered)
        #expect(stage.isAtBottom)
        #expect(stage.list.adjustedContentInset.bottom == stage.covered)
      }
      stage.end()
      #expect(stage.list.contentInset == .zero)
      #expect(stage.list.contentOffset == offset)
      #expect(KeyboardMonitor.shared.state.placement == .hidden && stage.covered == 0)
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

  @Test(
    "an iPhone Duo that opens, bends and closes", .fact("T4.22.7"), arguments: every, [false, true])
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
}

/// An app with a list and two fields in front of it. The second field has an accessory view.
///
/// The package must behave in the same way with every choice of the headless UIKit.
@MainActor
private struct ChoiceStage {
  let device: Device
  let controller = UIViewController()
  let list = UIScrollView()
  let a = UITextField(frame: CGRect(x: 16, y: 60, width: 200, height: 36))
  let b = UITextField(frame: CGRect(x: 16, y: 110, width: 200, height: 36))

  init(policy: AnchorPolicy? = nil, isPushed: Bool = false, setup: Device.Setup = .init()) {
    AnchorStage.startAnew()
    (a.tag, b.tag) = (1, 2)
    b.inputAccessoryView = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 44))
    list.frame = CGRect(x: 0, y: 0, width: 390, height: 844)
    list.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    list.contentSize = CGSize(width: 300, height: 2_640)
    let view = UIView(frame: list.frame)
    controller.view = view
    for part in [list, a, b] { view.addSubview(part) }
    if isPushed {
      let navigation = UINavigationController(rootViewController: UIViewController())
      navigation.pushViewController(controller, animated: false)
      device = Device.boot(root: navigation, setup: setup)
    } else {
      device = Device.boot(root: controller, setup: setup)
    }
    device.settle()
    if let policy { list.anchor(policy) }
  }

  func edit(_ field: UITextField) {
    device.run { field.becomeFirstResponder() }
  }

  func end() {
    device.run { controller.view.endEditing(true) }
  }

  /// Boots a new device, so that the keyboard has hidden before the choice is reset.
  func leave() {
    _ = Device.boot()
  }

  /// The height of the part of the list that the keyboard covers, in points.
  var covered: CGFloat { KeyboardMonitor.shared.overlap(in: list) }
  var isAtBottom: Bool { list.isScrolledToBottom }
}
