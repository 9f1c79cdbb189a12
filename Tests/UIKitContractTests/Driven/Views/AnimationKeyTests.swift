import Testing
import UIKit

/// Tests the animation keys of a layer that UIKit animates.
@MainActor
struct AnimationKeyTests {
  private let box = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))

  @Test(
    "a layer's animation keys name its animated changes until they end, with their durations (K)")
  func keys() async throws {
    let view = UIView()
    view.addSubview(box)
    let device = await Device.boot(view: view)
    #expect(box.layer.animation(forKey: "bounds.size") == nil)
    await device.perform {
      UIView.animate(withDuration: 0.4) {
        box.frame = CGRect(x: 20, y: 0, width: 30, height: 10)
      }
    }
    let size = try #require(box.layer.animation(forKey: "bounds.size") as? CABasicAnimation)
    #expect(size.keyPath == "bounds.size" && size.duration == 0.4)
    #expect(box.layer.animation(forKey: "position")?.duration == 0.4)
    #expect(box.layer.animation(forKey: "bounds.origin") == nil)
    #expect(box.layer.animation(forKey: "opacity") == nil)
    #expect(Set(box.layer.animationKeys() ?? []) == ["bounds.size", "position"])
    await device.perform {
      UIView.animate(withDuration: 0.2) { box.bounds.origin.y = 5 }
    }
    #expect(box.layer.animation(forKey: "bounds.origin")?.duration == 0.2)
    await device.settle()
    #expect(box.layer.animationKeys() == nil)
    #expect(box.layer.animation(forKey: "bounds.size") == nil)
  }
}
