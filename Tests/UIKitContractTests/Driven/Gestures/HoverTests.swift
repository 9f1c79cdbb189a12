import Testing
import UIKit

/// Tests a hover recognizer, which follows a pointer and not a finger.
@MainActor
struct HoverTests {
  @Test(
    "a tap by a finger, which is no pointer, leaves a hover recogniser as it was", .needs(.hands))
  func finger() async {
    let view = UIView()
    let device = await Device.boot(view: view)
    let hover = UIHoverGestureRecognizer(target: nil, action: nil)
    view.addGestureRecognizer(hover)
    await device.tap(at: CGPoint(x: 100, y: 100))
    #expect(hover.state == .possible && hover.view === view)
  }
}
