import Testing
import UIKit

/// Tests a keyboard that a drag dismisses.
@MainActor
struct KeyboardDragTests {
  @Test(
    "a hide by `onDrag` moves the guide without animation", .fact("T4.15.17"), .needs(.hands),
    arguments: [true, false])
  func guide(isDrag: Bool) async {
    let view = GuidedView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    let list = UIScrollView(frame: view.bounds)
    list.contentSize = CGSize(width: 390, height: 3_000)
    list.keyboardDismissMode = .onDrag
    let field = UITextField(frame: CGRect(x: 20, y: 60, width: 200, height: 34))
    list.addSubview(field)
    view.addSubview(list)
    let device = await Device.boot(view: view)
    await device.settle()
    await device.tap(field)
    await device.settle()
    #expect(view.bar.frame.maxY < 600)
    var duration: TimeInterval?
    let log = KeyboardLog()
    // At did-hide, `view.duration` is the duration of the animation around the layout that the
    // change of the layout guide has caused.
    log.onEntry = { if $0.name == "DH" { duration = duration ?? view.duration } }
    if isDrag {
      await device.drag(from: CGPoint(x: 200, y: 400), to: CGPoint(x: 200, y: 300))
    } else {
      await device.perform { field.resignFirstResponder() }
    }
    await device.settle()
    #expect(!field.isFirstResponder && view.bar.frame.maxY > 800)
    #expect((duration == 0) == isDrag)
    log.stop()
  }
}
