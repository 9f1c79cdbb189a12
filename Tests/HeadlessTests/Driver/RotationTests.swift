import HeadlessDriver
import Testing
import UIKit

/// Tests rotation: the callbacks, and the places of views afterwards.
@MainActor
struct RotationTests {
  private final class Turning: UIViewController {
    var entries: [String] = []
    override var supportedInterfaceOrientations: UIInterfaceOrientationMask { .all }

    override func viewWillTransition(
      to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
    ) {
      super.viewWillTransition(to: size, with: coordinator)
      entries.append("will be \(Int(size.width)) from \(Int(view.bounds.width))")
      coordinator.animate { [self] _ in
        entries.append("alongside \(Int(view.bounds.width))")
      } completion: { [self] _ in
        entries.append("completion")
      }
    }

    override func viewDidLayoutSubviews() {
      super.viewDidLayoutSubviews()
      entries.append("layout \(Int(view.bounds.width))")
    }
  }

  @Test("a rotation announces the new size, lays out, animates alongside and completes")
  func sequence() {
    let controller = Turning()
    let device = Device.boot(root: controller)
    controller.entries = []
    #expect(device.rotate(to: .landscapeRight))
    #expect(controller.entries == ["will be 844 from 390", "layout 844", "alongside 844"])
    #expect(device.scene.screen.bounds.size == CGSize(width: 844, height: 390))
    #expect(device.windows[0].frame == device.scene.screen.bounds)
    #expect(UIDevice.current.orientation == .landscapeLeft)
    #expect(controller.view.safeAreaInsets.left == 47)
    while controller.entries.last != "completion", device.now < 1 { device.advance(by: 1.0 / 60) }
    #expect(controller.entries.last == "completion")
    #expect(abs(device.now - 0.3) < 0.02)
    device.rotate(to: .portrait)
    device.settle()
    #expect(controller.view.bounds.size == CGSize(width: 390, height: 844))
  }
}
