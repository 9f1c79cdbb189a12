import HeadlessDriver
import Testing
import UIKit

/// Tests that a floating keyboard is wholly on the screen and above its bottom (T4.13.49), wherever
/// the user dragged it before.
@MainActor
struct FloatingKeyboardTests {
  @Test(
    "a floating keyboard stays on the screen when the device turns",
    arguments: [CGVector(dx: 0, dy: 900), CGVector(dx: 900, dy: 0), CGVector(dx: -900, dy: -900)])
  func turns(way: CGVector) {
    defer { _ = Device.boot() }
    let controller = UIViewController()
    let field = UITextField(frame: CGRect(x: 20, y: 100, width: 300, height: 40))
    controller.view.addSubview(field)
    let device = Device.boot(root: controller, setup: Device.Setup(model: .iPad11))
    device.keyboard.posture = .floating
    field.becomeFirstResponder()
    device.settle()
    #expect(device.keyboard.drag(by: way))
    for orientation in [UIInterfaceOrientation.landscapeLeft, .portrait] {
      device.rotate(to: orientation)
      device.settle()
      let (keyboard, bounds) = (device.keyboard.frame, device.scene.screen.bounds)
      #expect(bounds.contains(keyboard), "\(keyboard) in \(bounds)")
      #expect(keyboard.maxY < bounds.maxY)
    }
  }
}
