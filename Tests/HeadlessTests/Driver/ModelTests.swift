import HeadlessDriver
import Testing
import UIKit

/// Tests the table of devices: sizes, safe areas and traits, in portrait and in landscape. Also
/// tests the user's settings at launch, and Split View.
@MainActor
struct ModelTests {
  @Test(
    "each model has its size, scale, idiom and size classes",
    arguments: [
      (Device.Model.iPhoneSE, 375.0, 667.0, 2.0, UIUserInterfaceSizeClass.compact),
      (.iPhone14, 390, 844, 3, .compact),
      (.iPhone15, 393, 852, 3, .compact),
      (.iPhone15ProMax, 430, 932, 3, .compact),
      (.iPhoneDuo, 466, 678, 3, .compact),
      (.iPad11, 834, 1194, 2, .regular),
      (.iPad13, 1024, 1366, 2, .regular),
    ])
  func portrait(
    model: Device.Model, width: Double, height: Double, scale: Double,
    sizeClass: UIUserInterfaceSizeClass
  ) {
    let device = Device.boot(model: model)
    let screen = device.scene.screen
    #expect(screen.bounds == CGRect(x: 0, y: 0, width: width, height: height))
    #expect(screen.scale == CGFloat(scale))
    #expect(screen.nativeBounds.width == CGFloat(width * scale))
    #expect(device.scene.traitCollection.horizontalSizeClass == sizeClass)
    #expect(device.scene.traitCollection.verticalSizeClass == .regular)
    #expect(UIDevice.current.userInterfaceIdiom == (width > 500 ? .pad : .phone))
  }

  @Test(
    "landscape swaps the sides, the safe area and the size classes",
    arguments: [
      (Device.Model.iPhoneSE, UIEdgeInsets.zero, UIUserInterfaceSizeClass.compact),
      (.iPhone14, UIEdgeInsets(top: 0, left: 47, bottom: 21, right: 47), .compact),
      (.iPhone15ProMax, UIEdgeInsets(top: 0, left: 59, bottom: 21, right: 59), .regular),
      (.iPhoneDuo, UIEdgeInsets(top: 0, left: 84, bottom: 34, right: 0), .compact),
    ])
  func landscape(model: Device.Model, safeArea: UIEdgeInsets, sizeClass: UIUserInterfaceSizeClass) {
    let controller = UIViewController()
    let device = Device.boot(
      root: controller, setup: Device.Setup(model: model, orientation: .landscapeRight))
    #expect(
      controller.view.bounds.size == CGSize(width: model.size.height, height: model.size.width))
    #expect(controller.view.safeAreaInsets == safeArea)
    #expect(device.scene.interfaceOrientation == .landscapeRight)
    #expect(controller.traitCollection.horizontalSizeClass == sizeClass)
    #expect(controller.traitCollection.verticalSizeClass == .compact)
  }

  @Test("in Split View conversions to the screen add the scene's place")
  func splitView() {
    let controller = UIViewController()
    var setup = Device.Setup(model: .iPad11, orientation: .landscapeLeft)
    setup.sceneFrame = CGRect(x: 794, y: 0, width: 400, height: 834)
    let device = Device.boot(root: controller, setup: setup)
    let window = device.windows[0]
    #expect(window.frame == CGRect(x: 0, y: 0, width: 400, height: 834))
    #expect(controller.traitCollection.horizontalSizeClass == .compact)
    let screen = device.scene.screen.coordinateSpace
    #expect(controller.view.convert(CGPoint(x: 1, y: 2), to: screen) == CGPoint(x: 795, y: 2))
    #expect(
      controller.view.convert(CGRect(x: 0, y: 600, width: 1194, height: 234), from: screen)
        == CGRect(x: -794, y: 600, width: 1194, height: 234))
    #expect(
      device.scene.coordinateSpace.convert(CGPoint.zero, to: screen) == CGPoint(x: 794, y: 0))
    #expect(!device.scene.isFullScreen)
    device.resize(device.scene, to: CGRect(x: 594, y: 0, width: 600, height: 834))
    #expect(controller.view.bounds.width == 600)
    #expect(controller.traitCollection.horizontalSizeClass == .compact)
    device.resize(device.scene, to: CGRect(x: 300, y: 100, width: 700, height: 500))
    #expect(controller.traitCollection.horizontalSizeClass == .regular)
    #expect(controller.view.safeAreaInsets == .zero)
    #expect(device.tap(at: CGPoint(x: 310, y: 110)) != nil)
    #expect(device.tap(at: CGPoint(x: 290, y: 110)) == nil)
  }
}
