import HeadlessDriver
import Testing
import UIKit

@testable import ResponderKit

extension OutsideTapTests {
  /// A view that handles touches itself.
  private final class Canvas: UIView {
    var touches: [String] = []
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
      self.touches.append("began")
    }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
      self.touches.append("ended")
    }
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
      self.touches.append("cancelled")
    }
  }

  @Test("a view that handles touches by itself gets the whole tap, and a tap around both counts")
  func takesNothingAway() {
    @MainActor final class Counter: NSObject { var taps = 0 }
    let (field, canvas) = (
      textField("a", 100), Canvas(frame: CGRect(x: 0, y: 0, width: 390, height: 100))
    )
    let box = UIView(frame: CGRect(x: 0, y: 200, width: 390, height: 200))
    box.addSubview(canvas)
    let stage = FieldsStage(field, box)
    let counter = Counter()
    let around = UITapGestureRecognizer()
    let target = GestureTarget(around) { _ in counter.taps += 1 }
    defer { target.remove() }
    stage.view.addGestureRecognizer(around)
    around.cancelsTouchesInView = false
    box.dismissFirstResponderOnTapOutside()
    stage.edit(field)
    stage.device.tap(canvas)
    stage.device.settle()
    #expect(stage.focus == nil && canvas.touches == ["began", "ended"] && counter.taps == 1)
    let tap = box.gestureRecognizers?.first { $0 is OutsideTap }
    #expect(tap?.delaysTouchesEnded == false && tap?.cancelsTouchesInView == false)
    target.remove()
    stage.device.tap(canvas)
    #expect(counter.taps == 1)
  }

  @Test("a view whose tap recogniser is switched off is outside")
  func disabledTap() {
    let (field, box) = (
      textField("a", 100), UIView(frame: CGRect(x: 0, y: 200, width: 390, height: 100))
    )
    let tap = UITapGestureRecognizer()
    tap.isEnabled = false
    box.addGestureRecognizer(tap)
    let stage = FieldsStage(field, box)
    stage.view.dismissFirstResponderOnTapOutside()
    stage.edit(field)
    stage.device.tap(box)
    stage.device.settle()
    #expect(stage.focus == nil)
  }

  @Test("a tap with Apple Pencil, which may begin handwriting, does not count")
  func pencil() {
    let stage = FieldsStage(textField("a", 100))
    stage.view.dismissFirstResponderOnTapOutside()
    let tap = stage.view.gestureRecognizers?.compactMap { $0 as? OutsideTap }.first
    for (type, counts) in [(UITouch.TouchType.direct, true), (.pencil, false)] {
      let touch = UITouch(
        screenLocation: CGPoint(x: 350, y: 300), timestamp: 0, window: stage.view.window,
        view: stage.view)
      touch.type = type
      #expect(tap.map { $0.gestureRecognizer($0, shouldReceive: touch) } == counts)
    }
  }

  @Test("a control and text keep their taps, also without the traits or the gestures of theirs")
  func controlsAndText() {
    let box = UIView(frame: CGRect(x: 0, y: 200, width: 390, height: 300))
    let views = [UIControl(), UITextView(), UIView()]
    for (index, view) in views.enumerated() {
      view.frame = CGRect(x: 16, y: 100 * index, width: 300, height: 80)
      for gesture in view.gestureRecognizers ?? [] { view.removeGestureRecognizer(gesture) }
      box.addSubview(view)
    }
    let stage = FieldsStage(box)
    box.dismissFirstResponderOnTapOutside()
    let tap = box.gestureRecognizers?.compactMap { $0 as? OutsideTap }.first
    let answers = views.map { view in
      let touch = UITouch(
        screenLocation: .zero, timestamp: 0, window: stage.view.window, view: view)
      return tap?.gestureRecognizer(UITapGestureRecognizer(), shouldReceive: touch)
    }
    #expect(answers == [false, false, true])
  }

  @Test("a view that the user edits with an input view of its own loses the focus as well")
  func picker() {
    final class Picker: UIView {
      private let wheel = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 216))
      override var canBecomeFirstResponder: Bool { true }
      override var inputView: UIView? { wheel }
    }
    let picker = Picker(frame: CGRect(x: 16, y: 100, width: 170, height: 44))
    let stage = FieldsStage(picker)
    stage.view.dismissFirstResponderOnTapOutside()
    stage.edit(picker)
    #expect(picker.isFirstResponder)
    stage.device.tap(at: CGPoint(x: 350, y: 300))
    stage.device.settle()
    #expect(!picker.isFirstResponder)
  }

  @Test("a field that has lost the focus by the end of the tap's turn is not asked to resign again")
  func focusMoves() {
    final class Field: UITextField {
      var resigns = 0
      override func resignFirstResponder() -> Bool {
        resigns += 1
        return super.resignFirstResponder()
      }
    }
    final class Opener: UIView {
      var field: UITextField?
      override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        field?.becomeFirstResponder()
      }
    }
    let (first, second) = (Field(frame: CGRect(x: 16, y: 100, width: 170, height: 44)), Field())
    second.frame = CGRect(x: 16, y: 160, width: 170, height: 44)
    let opener = Opener(frame: CGRect(x: 0, y: 220, width: 390, height: 100))
    opener.field = second
    let stage = FieldsStage(first, second, opener)
    stage.edit(first)
    stage.edit(second)
    let resigns = first.resigns
    stage.edit(first)
    first.resigns = 0
    stage.view.dismissFirstResponderOnTapOutside()
    stage.device.tap(opener)
    stage.device.settle()
    #expect(second.isFirstResponder && first.resigns == resigns)
  }
}
