import Testing
import UIKit

/// Tests where a plain pan begins and what it reports (section 4.9, velocity and start).
///
/// Each test boots its device in its own body. Tests share the main actor, so another test could
/// boot one between a suite's `init` and its test.
@MainActor
struct PanTests {
  @MainActor
  private struct Setup {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    let pan = UIPanGestureRecognizer()
    let device: Device

    init() async {
      view.addGestureRecognizer(pan)
      device = await Device.boot(view: view)
    }
  }

  struct Steps: Sendable {
    let step: CGFloat
    let begins: Int
    let translation: CGFloat
  }

  @Test(
    "a pan begins after 10 pt, and leaves them out", .fact("T4.9.3", "T4.9.4", "T4.9.5"),
    .needs(.exactTouches), .needs(.exactTime),
    arguments: [
      Steps(step: 3, begins: 4, translation: 2),
      Steps(step: 6, begins: 2, translation: 2),
      Steps(step: 5, begins: 2, translation: 0),
      Steps(step: 25, begins: 1, translation: 15),
    ])
  func begin(_ steps: Steps) async {
    let setup = await Setup()
    let (view, pan, device) = (setup.view, setup.pan, setup.device)
    var states: [UIGestureRecognizer.State] = []
    var first: CGPoint?
    let target = ActionTarget { _ in
      states.append(pan.state)
      if first == nil { first = pan.translation(in: view) }
    }
    pan.addTarget(target, action: ActionTarget.action)
    let finger = device.touchDown(at: CGPoint(x: 100, y: 600))
    for count in 1...steps.begins {
      #expect(states.isEmpty)
      device.advance(by: 0.008)
      device.touchMove(finger, to: CGPoint(x: 100, y: 600 - steps.step * CGFloat(count)))
    }
    #expect(states == [.began])
    #expect(first == CGPoint(x: 0, y: -steps.translation))
    device.touchMove(finger, to: CGPoint(x: 107, y: 600 - steps.step * CGFloat(steps.begins)))
    #expect(pan.translation(in: view) == CGPoint(x: 7, y: -steps.translation))
    device.touchUp(finger)
    #expect(states == [.began, .changed, .ended])
    #expect(pan.state == .possible)
  }

  @Test(
    "equal steps give exactly their speed, also after a hold", .fact("T4.9.6", "T4.9.9", "C5.7"),
    .needs(.hands), .needs(.exactTouches),
    arguments: [
      (6.0, 0.0, 750.0), (25.0, 0, 3125.0), (5.0, 0, 625.0), (1.5, 0, 187.5), (-5.0, 0.32, -625.0),
    ])
  func velocity(step: Double, hold: Double, expected: Double) async throws {
    let setup = await Setup()
    let (view, pan) = (setup.view, setup.pan)
    var reported: CGPoint?
    let target = ActionTarget { _ in
      if pan.state == .ended { reported = pan.velocity(in: view) }
    }
    pan.addTarget(target, action: ActionTarget.action)
    await setup.device.drag(
      from: CGPoint(x: 100, y: 700), to: CGPoint(x: 100, y: 700 - step * 20), duration: 0.16,
      hold: hold)
    let velocity = try #require(reported)
    #expect(abs(velocity.y + expected) < 1e-6 && velocity.x == 0)
  }

  @Test("translation can be set, in a view's coordinates", .needs(.exactTouches))
  func setTranslation() async {
    let setup = await Setup()
    let (view, pan, device) = (setup.view, setup.pan, setup.device)
    let turned = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    view.addSubview(turned)
    turned.transform = CGAffineTransform(scaleX: 2, y: 2)
    let finger = device.touchDown(at: CGPoint(x: 300, y: 300))
    device.touchMove(finger, to: CGPoint(x: 300, y: 330))
    #expect(pan.translation(in: view).y == 20)
    #expect(pan.translation(in: turned).y == 10)
    pan.setTranslation(.zero, in: view)
    device.touchMove(finger, to: CGPoint(x: 308, y: 330))
    #expect(pan.translation(in: view) == CGPoint(x: 8, y: 0))
    pan.setTranslation(CGPoint(x: 5, y: 0), in: turned)
    #expect(pan.translation(in: view) == CGPoint(x: 10, y: 0))
    device.touchUp(finger)
  }
}
