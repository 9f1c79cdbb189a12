import HeadlessDriver
import Testing
import UIKit

/// Tests rotation: the callbacks, their order, and the places of views afterwards (order partly K).
@MainActor
struct RotationTests {
  @MainActor
  private final class Log {
    var entries: [String] = []
  }

  private final class Turning: UIViewController {
    let log: Log
    var mask = UIInterfaceOrientationMask.all
    override var supportedInterfaceOrientations: UIInterfaceOrientationMask { mask }

    init(_ log: Log) {
      self.log = log
      super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func willTransition(
      to newCollection: UITraitCollection,
      with coordinator: any UIViewControllerTransitionCoordinator
    ) {
      super.willTransition(to: newCollection, with: coordinator)
      log.entries.append("traits will be \(newCollection.verticalSizeClass == .compact)")
    }

    override func viewWillTransition(
      to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
    ) {
      super.viewWillTransition(to: size, with: coordinator)
      log.entries.append("will be \(Int(size.width)) from \(Int(view.bounds.width))")
      coordinator.animate { [self] _ in
        log.entries.append("alongside \(Int(view.bounds.width))")
      } completion: { [self] _ in
        log.entries.append("completion")
      }
    }

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
      super.traitCollectionDidChange(previousTraitCollection)
      log.entries.append("traits")
    }

    override func viewDidLayoutSubviews() {
      super.viewDidLayoutSubviews()
      log.entries.append("layout \(Int(view.bounds.width))")
    }
  }

  @Test(
    "a rotation calls the will-methods with the old size, then traits, layout, alongside, and the completion"
  )
  func sequence() {
    let log = Log()
    let controller = Turning(log)
    let device = Device.boot(root: controller)
    log.entries = []
    #expect(device.rotate(to: .landscapeRight))
    #expect(
      log.entries == [
        "traits will be true", "will be 844 from 390", "traits", "layout 844", "alongside 844",
      ])
    #expect(device.scene.screen.bounds.size == CGSize(width: 844, height: 390))
    #expect(device.windows[0].frame == device.scene.screen.bounds)
    #expect(UIDevice.current.orientation == .landscapeLeft)
    #expect(controller.view.safeAreaInsets.left == 47)
    while log.entries.last != "completion", device.now < 1 { device.advance(by: 1.0 / 60) }
    #expect(log.entries.last == "completion")
    #expect(abs(device.now - 0.3) < 0.02)
    device.rotate(to: .portrait)
    device.settle()
    #expect(controller.view.bounds.size == CGSize(width: 390, height: 844))
  }

  @Test(
    "a controller that does not support the orientation stays; the device is turned all the same")
  func unsupported() {
    let controller = Turning(Log())
    controller.mask = .portrait
    let device = Device.boot(root: controller)
    #expect(!device.rotate(to: .landscapeLeft))
    #expect(device.scene.interfaceOrientation == .portrait)
    #expect(UIDevice.current.orientation == .landscapeRight)
  }

  @Test("the fixed space is the portrait device's, in every orientation")
  func fixedSpace() {
    let device = Device.boot(model: .iPhone14)
    let screen = device.scene.screen
    let fixed = screen.fixedCoordinateSpace
    for orientation in [
      UIInterfaceOrientation.landscapeLeft, .landscapeRight, .portrait,
    ] {
      device.rotate(to: orientation)
      #expect(fixed.bounds.size == CGSize(width: 390, height: 844))
      let whole = fixed.convert(fixed.bounds, to: screen.coordinateSpace)
      #expect(whole == screen.bounds)
    }
    device.rotate(to: .landscapeRight)
    #expect(
      fixed.convert(CGPoint.zero, to: screen.coordinateSpace) == CGPoint(x: 0, y: 390))
  }
}
