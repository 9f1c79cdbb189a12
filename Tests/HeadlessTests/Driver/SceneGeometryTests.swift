import HeadlessDriver
import Testing
import UIKit

/// Tests changes of a scene's size and orientation by Stage Manager, by a rotation and by the app.
/// Also tests the traits that a parent controller overrides.
@MainActor
struct SceneGeometryTests {
  @Test(
    "in Stage Manager windows follow the scene, narrow ones are compact, and the bar leaves with the top"
  )
  func stageManager() throws {
    let root = UIViewController()
    var setup = Device.Setup()
    setup.model = .iPad11
    let device = Device.boot(root: root, setup: setup)
    defer { _ = Device.boot() }
    let bar = try #require(device.scene.statusBarManager)
    #expect(bar.statusBarFrame.width == 834 && bar.statusBarFrame.height > 0)
    #expect(root.traitCollection.horizontalSizeClass == .regular)
    device.resize(device.scene, to: CGRect(x: 40, y: 100, width: 375, height: 700))
    device.settle()
    #expect(device.windows[0].frame == CGRect(x: 0, y: 0, width: 375, height: 700))
    #expect(root.view.frame.size == CGSize(width: 375, height: 700))
    #expect(root.traitCollection.horizontalSizeClass == .compact)
    #expect(root.view.safeAreaInsets.top == 0)
    #expect(bar.statusBarFrame.height == 0)
    let place = root.view.convert(CGPoint.zero, to: device.scene.screen.coordinateSpace)
    #expect(place == CGPoint(x: 40, y: 100))
  }

  @Test(
    "half of a screen stays a half when the device turns, and its windows hear of the new size")
  func turnedHalf() {
    let root = UIViewController()
    var setup = Device.Setup()
    setup.model = .iPad11
    let device = Device.boot(root: root, setup: setup)
    defer { _ = Device.boot() }
    device.resize(device.scene, to: CGRect(x: 417, y: 0, width: 417, height: 1_194))
    device.settle()
    device.rotate(to: .landscapeLeft)
    device.settle()
    #expect(device.scene.screen.bounds.size == CGSize(width: 1_194, height: 834))
    #expect(root.view.frame.size == CGSize(width: 597, height: 834))
    let space = device.scene.screen.coordinateSpace
    #expect(root.view.convert(CGPoint.zero, to: space) == CGPoint(x: 597, y: 0))
    device.rotate(to: .portrait)
    device.settle()
    #expect(root.view.frame.size == CGSize(width: 417, height: 1_194))
  }

  @Test("an app may ask for another orientation; one that no controller supports is an error")
  func requests() {
    let device = Device.boot(root: UIViewController())
    defer { _ = Device.boot() }
    var errors = 0
    device.perform {
      device.scene.requestGeometryUpdate(.iOS(interfaceOrientations: .landscapeRight))
    }
    device.settle()
    #expect(device.scene.interfaceOrientation == .landscapeRight)
    #expect(device.scene.effectiveGeometry.interfaceOrientation == .landscapeRight)
    device.perform {
      device.scene.requestGeometryUpdate(.iOS(interfaceOrientations: .portraitUpsideDown)) { _ in
        errors += 1
      }
    }
    device.settle()
    #expect(errors == 1 && device.scene.interfaceOrientation == .landscapeRight)
  }

  @Test("a child has the traits that its parent overrides, and the parent's when the override ends")
  func childTraits() {
    let (parent, child) = (UIViewController(), UIViewController())
    parent.addChild(child)
    parent.view.addSubview(child.view)
    child.didMove(toParent: parent)
    let device = Device.boot(root: parent)
    device.settle()
    let dark = UITraitCollection(userInterfaceStyle: .dark)
    device.perform { parent.setOverrideTraitCollection(dark, forChild: child) }
    #expect(child.traitCollection.userInterfaceStyle == .dark)
    #expect(parent.overrideTraitCollection(forChild: child) == dark)
    #expect(parent.traitCollection.userInterfaceStyle == .light)
    device.perform { parent.setOverrideTraitCollection(nil, forChild: child) }
    #expect(child.traitCollection.userInterfaceStyle == .light)
  }
}
