import Testing
import UIKit

/// Tests the pinch gesture.
@MainActor
struct TwoFingerTests {
  @MainActor
  private final class Log {
    var states: [UIGestureRecognizer.State] = []
    var values: [CGFloat] = []
    var touches: [Int] = []
  }

  @MainActor
  private struct Setup {
    let view = UIView()
    let device: Device
    let log = Log()
    let target: ActionTarget
    let center = CGPoint(x: 200, y: 400)

    init(_ recognizer: UIGestureRecognizer) async {
      device = await Device.boot(view: view)
      target = ActionTarget { [log] sender in
        guard let sender = sender as? UIGestureRecognizer else { return }
        log.states.append(sender.state)
        log.touches.append(sender.numberOfTouches)
        if let pinch = sender as? UIPinchGestureRecognizer { log.values.append(pinch.scale) }
      }
      recognizer.addTarget(target, action: ActionTarget.action)
      view.addGestureRecognizer(recognizer)
    }
  }

  @Test(
    "a pinch begins after 8 points, follows the distance, and ends with the last finger (K)",
    .needs(.exactTouches))
  func pinch() async throws {
    let recognizer = UIPinchGestureRecognizer()
    let setup = await Setup(recognizer)
    setup.device.pinch(about: setup.center, from: 92, to: 200)
    let log = setup.log
    #expect(log.states.first == .began)
    #expect(log.states.last == .ended)
    #expect(log.states.dropFirst().dropLast().allSatisfy { $0 == .changed })
    // The scale does not count the first 8 points: 200 / (92 + 8).
    #expect(abs(try #require(log.values.last) - 2) < 1e-9)
    #expect(abs(try #require(log.values.first) - 1) < 0.05)
    #expect(log.touches.allSatisfy { $0 <= 2 })
    #expect(recognizer.state == .possible)
  }

  @Test("fingers that move towards each other make the scale smaller", .needs(.exactTouches))
  func together() async throws {
    let setup = await Setup(UIPinchGestureRecognizer())
    setup.device.pinch(about: setup.center, from: 208, to: 100)
    #expect(abs(try #require(setup.log.values.last) - 0.5) < 1e-9)
  }

  @Test("setting the scale starts counting from there", .needs(.exactTouches))
  func reset() async throws {
    let recognizer = UIPinchGestureRecognizer()
    let setup = await Setup(recognizer)
    let fingers = setup.device.pressPinch(about: setup.center, from: 92, to: 150)
    recognizer.scale = 1
    setup.device.touchMove([
      (fingers[0], CGPoint(x: 50, y: 400)), (fingers[1], CGPoint(x: 350, y: 400)),
    ])
    #expect(abs(recognizer.scale - 2) < 1e-9)
    #expect(recognizer.velocity > 0)
    setup.device.lift(fingers)
  }

  @Test(
    "one finger is no pinch; after one lifted nothing changes until it is back", .needs(.hands),
    .needs(.exactTouches))
  func oneFinger() async {
    let recognizer = UIPinchGestureRecognizer()
    let setup = await Setup(recognizer)
    await setup.device.drag(from: setup.center, to: CGPoint(x: 200, y: 600))
    #expect(setup.log.states.isEmpty)
    let fingers = setup.device.pressPinch(about: setup.center, from: 92, to: 200)
    let (count, scale) = (setup.log.states.count, recognizer.scale)
    setup.device.touchUp(fingers[1])
    setup.device.touchMove(fingers[0], to: CGPoint(x: 20, y: 400))
    #expect(setup.log.states.count == count)
    let other = setup.device.touchDown(at: CGPoint(x: 320, y: 400))
    setup.device.touchMove(other, to: CGPoint(x: 170, y: 400))
    #expect(abs(recognizer.scale - scale / 2) < 1e-9)
    setup.device.lift([fingers[0], other])
    #expect(setup.log.states.last == .ended)
  }

  @Test("two fingers that move side by side do not pinch", .needs(.exactTouches))
  func sideBySide() async {
    let setup = await Setup(UIPinchGestureRecognizer())
    setup.device.pinch(
      about: setup.center, from: 100, to: 100, moving: CGPoint(x: 0, y: 150))
    #expect(setup.log.states.isEmpty)
  }

  @Test("cancelled touches cancel a pinch", .needs(.exactTouches))
  func cancelled() async {
    let setup = await Setup(UIPinchGestureRecognizer())
    _ = setup.device.pressPinch(about: setup.center, from: 92, to: 200)
    setup.device.cancelTouches()
    #expect(setup.log.states.last == .cancelled)
  }
}
