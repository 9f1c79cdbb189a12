import Testing
import UIKit

/// Tests animation blocks in virtual time.
@MainActor
struct AnimationTests {
  private let view = UIView()
  private let box = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))

  private func boot() async -> Device {
    view.addSubview(box)
    return await Device.boot(view: view)
  }

  private var shown: CGRect { box.layer.presentation()?.frame ?? .null }

  @Test(
    "the model changes at once, the presentation follows, completions come in order",
    .needs(.exactTime))
  func blocks() async {
    let device = await boot()
    var log: [String] = []
    await device.perform {
      UIView.animate(withDuration: 0.4, delay: 0, options: .curveLinear) {
        box.frame.origin.x = 100
      } completion: {
        log.append("long \($0)")
      }
      UIView.animate(withDuration: 0.2) {
        box.alpha = 0
      } completion: {
        log.append("short \($0)")
      }
      UIView.animate(withDuration: 0.2) {
      } completion: {
        log.append("nothing \($0)")
      }
    }
    #expect(box.frame.minX == 100)
    #expect(shown.minX == 0)
    device.advance(by: 0.2)
    #expect(abs(shown.minX - 50) < 1e-6)
    await device.settle()
    #expect(shown.minX == 100)
    #expect(log == ["nothing true", "short true", "long true"])
  }

  @Test("an animation that is removed before its end completes unfinished", .needs(.exactTime))
  func cancelled() async {
    let device = await boot()
    var finished: [Bool] = []
    await device.perform {
      UIView.animate(withDuration: 1) {
        box.alpha = 0
      } completion: {
        finished.append($0)
      }
    }
    device.advance(by: 0.1)
    await device.perform { box.layer.removeAllAnimations() }
    #expect(finished == [false])
    await device.perform {
      UIView.animate(withDuration: 1) {
        box.alpha = 1
      } completion: {
        finished.append($0)
      }
    }
    await device.perform { box.removeFromSuperview() }
    #expect(finished == [false, false])
  }
}
