import HeadlessDriver
import ResponderCore
import ResponderKit
import TestSupport
import Testing
import UIKit

/// Tests an anchor with the numbers and the orders of events that other libraries publish
/// (`Tests/Checklist.md`, part 6).
@MainActor @Suite("An anchor and the peers' numbers")
struct AnchorNumberTests {
  /// Records the order of the editing and keyboard events.
  @MainActor private final class Log: NSObject, UITextFieldDelegate, UITextViewDelegate {
    var lines: [String] = []
    func textFieldDidBeginEditing(_ textField: UITextField) { lines.append("editing") }
    func textViewDidBeginEditing(_ textView: UITextView) { lines.append("editing") }
  }

  @Test(
    "a field begins editing before the keyboard moves, a text view after it; both are kept in sight",
    .item("6.8"),
    arguments: [true, false])
  func order(isField: Bool) throws {
    let stage = AnchorStage(policy: .firstResponder(margin: 8))
    let log = Log()
    let frame = CGRect(x: 16, y: 700, width: 300, height: 40)
    let view: UIView
    if isField {
      let field = UITextField(frame: frame)
      field.delegate = log
      view = field
    } else {
      let text = UITextView(frame: frame)
      text.delegate = log
      view = text
    }
    stage.list.addSubview(view)
    stage.device.perform { stage.list.contentOffset.y = 0 }
    let token = KeyboardMonitor.shared.observe { event in
      if event.kind == .willChangeFrame { log.lines.append("keyboard") }
    }
    defer { token.cancel() }
    stage.device.perform { view.becomeFirstResponder() }
    stage.device.settle()
    // For a field, the facts about UIKit allow either order (C5.4).
    let fieldIsFirst = isField && HeadlessChoices.initial.keyboard.fieldsBeginBeforeKeyboard
    #expect(
      log.lines.prefix(2) == (fieldIsFirst ? ["editing", "keyboard"] : ["keyboard", "editing"]))
    let place = view.convert(view.bounds, to: stage.window)
    #expect(place.minY < 508 && stage.y > 0)
    if isField { #expect(place.maxY == 500) }
    stage.device.perform { view.resignFirstResponder() }
    stage.device.settle()
    #expect(stage.y == 0 && stage.inset == 0)
  }

  @Test(
    "the margin is the caller's: 20 points, 10, none, or what a bar needs", .item("6.9"),
    arguments: [20, 10, 0, 34] as [CGFloat])
  func margin(margin: CGFloat) {
    let stage = AnchorStage(policy: .firstResponder(margin: margin))
    let field = UITextField(frame: CGRect(x: 16, y: 780, width: 200, height: 40))
    stage.list.addSubview(field)
    stage.device.perform { stage.list.contentOffset.y = 0 }
    stage.device.perform { field.becomeFirstResponder() }
    stage.device.settle()
    #expect(508 - field.convert(field.bounds, to: stage.window).maxY == margin)
    stage.device.perform { field.resignFirstResponder() }
    stage.device.settle()
    #expect(stage.y == 0)
  }

  nonisolated static let firstShows: [(first: CGFloat, then: CGFloat)] = [
    (258, 302), (302, 336), (336 - 34, 336), (291, 336),
  ]

  @Test(
    "a first show that is 34 points short, or lacks the bar of suggestions", .item("6.7"),
    arguments: firstShows)
  func firstShow(first: CGFloat, then: CGFloat) {
    for policy in [AnchorPolicy.bottom(tolerance: 1), .readingPosition] {
      let stage = AnchorStage(policy: policy)
      stage.device.perform { stage.list.scrollToBottom(animated: false) }
      let y = stage.y
      stage.show(height: first)
      #expect(stage.y == y + first - 34)
      stage.show(height: then)
      #expect(stage.y == y + then - 34 && stage.inset == then - 34)
      stage.hide()
      #expect(stage.y == y && stage.inset == 0)
    }
  }

  @Test(
    "the article's phone: 320 x 568, the keyboard at 315, the list moves by 253 and back",
    .item("6.1"))
  func article() {
    defer { _ = Device.boot() }
    AnchorStage.startAnew()
    // The window has the size in the article, on a screen without a safe area at its bottom.
    let controller = UIViewController()
    var setup = Device.Setup(model: .iPhoneSE)
    setup.sceneFrame = CGRect(x: 0, y: 0, width: 320, height: 568)
    let device = Device.boot(root: controller, setup: setup)
    let list = UIScrollView(frame: CGRect(x: 0, y: 64, width: 320, height: 504))
    list.contentSize = CGSize(width: 320, height: 880)
    controller.view.addSubview(list)
    device.settle()
    list.anchor(.bottom(tolerance: 1))
    device.perform { list.scrollToBottom(animated: false) }
    #expect(list.contentOffset.y == 376)
    let frames = [(315, 253), (568, 253)].map {
      CGRect(x: 0, y: CGFloat($0.0), width: 375, height: CGFloat($0.1) + 99)
    }
    for _ in 0..<2 {
      device.perform { AnchorStage.post(.willChangeFrame, frames[0]) }
      #expect(list.contentOffset.y == 629)
      device.perform { AnchorStage.post(.willChangeFrame, .zero) }
      #expect(list.contentOffset.y == 629)
      device.perform { AnchorStage.post(.willHide, frames[1]) }
      #expect(list.contentOffset.y == 376 && list.contentInset.bottom == 0)
      device.perform { AnchorStage.post(.didHide, frames[1]) }
    }
  }
}
