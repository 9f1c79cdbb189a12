import Testing
import UIKit

/// Tests how safe areas and margins pass to subviews, on an iPhone with insets of 47 points at the
/// top and 34 at the bottom.
@MainActor
struct SafeAreaTests {
  private final class Told: UIView {
    var count = 0

    override func safeAreaInsetsDidChange() {
      super.safeAreaInsetsDidChange()
      count += 1
    }
  }

  @Test(
    "a view has as much of the safe area as reaches into it",
    arguments: [
      (
        CGRect(x: 0, y: 0, width: 390, height: 844),
        UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0)
      ),
      (
        CGRect(x: 0, y: 20, width: 390, height: 100),
        UIEdgeInsets(top: 27, left: 0, bottom: 0, right: 0)
      ),
      (CGRect(x: 50, y: 100, width: 100, height: 100), .zero),
      (
        CGRect(x: 0, y: 744, width: 390, height: 90),
        UIEdgeInsets(top: 0, left: 0, bottom: 24, right: 0)
      ),
      (
        CGRect(x: 0, y: -50, width: 390, height: 200),
        UIEdgeInsets(top: 47, left: 0, bottom: 0, right: 0)
      ),
    ])
  func reach(frame: CGRect, insets: UIEdgeInsets) async {
    let controller = UIViewController()
    let device = await Device.boot(root: controller)
    let view = UIView()
    await device.perform {
      view.frame = frame
      controller.view.addSubview(view)
    }
    #expect(view.safeAreaInsets == insets)
    #expect(view.safeAreaLayoutGuide.layoutFrame == view.bounds.inset(by: insets))
  }

  @Test("a view hears of each change once, also when it only moves; layout follows")
  func told() async {
    let controller = UIViewController()
    let device = await Device.boot(root: controller)
    let view = Told(frame: CGRect(x: 0, y: 100, width: 100, height: 100))
    await device.perform { controller.view.addSubview(view) }
    #expect(view.count == 0)
    await device.perform { view.frame.origin.y = 7 }
    #expect(view.count == 1)
    #expect(view.safeAreaInsets.top == 40)
    await device.perform { view.frame.origin.y = 60 }
    #expect(view.count == 2)
    await device.perform { view.frame.origin.y = 70 }
    #expect(view.count == 2)
  }

  @Test("a controller's additional insets count for its view and everything in it")
  func additional() async {
    let controller = UIViewController()
    let device = await Device.boot(root: controller)
    let view = UIView()
    await device.perform {
      view.frame = controller.view.bounds
      controller.view.addSubview(view)
      controller.additionalSafeAreaInsets = UIEdgeInsets(top: 10, left: 5, bottom: 20, right: 0)
    }
    #expect(view.safeAreaInsets == UIEdgeInsets(top: 57, left: 5, bottom: 54, right: 0))
  }

  @Test(
    "margins lie inside the safe area unless the view says otherwise (K: 8 by default, 16 for a root view)"
  )
  func margins() async {
    let controller = UIViewController()
    let device = await Device.boot(root: controller)
    let view = UIView()
    await device.perform {
      view.frame = controller.view.bounds
      controller.view.addSubview(view)
    }
    #expect(view.layoutMargins == UIEdgeInsets(top: 55, left: 8, bottom: 42, right: 8))
    #expect(
      controller.view.layoutMargins == UIEdgeInsets(top: 47, left: 16, bottom: 34, right: 16))
    view.insetsLayoutMarginsFromSafeArea = false
    view.layoutMargins = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    #expect(view.layoutMarginsGuide.layoutFrame == CGRect(x: 2, y: 1, width: 384, height: 840))
    #expect(view.directionalLayoutMargins.leading == 2)
  }
}
