import Testing
import UIKit

/// Tests how safe areas pass to subviews, on an iPhone with insets of 47 points at the
/// top and 34 at the bottom.
@MainActor
struct SafeAreaTests {
  @Test(
    "a view has what reaches into it of the safe area",
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
}
