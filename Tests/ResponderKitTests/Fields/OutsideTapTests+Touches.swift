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
}
