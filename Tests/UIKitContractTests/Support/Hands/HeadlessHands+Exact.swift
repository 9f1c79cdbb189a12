#if canImport(HeadlessDriver)
  import HeadlessDriver
  import UIKit

  extension HeadlessHands: ExactHands {
    var now: TimeInterval { device.now }

    var isIdle: Bool { device.isIdle }

    func advance(by seconds: TimeInterval) {
      device.advance(by: seconds)
    }

    func advance(to time: TimeInterval) {
      device.advance(to: time)
    }

    private func own(_ finger: Finger) -> HeadlessDriver.Finger {
      guard let own = finger.token as? HeadlessDriver.Finger else {
        preconditionFailure("A finger of another driver.")
      }
      return own
    }

    func touchDown(at point: CGPoint) -> Finger {
      Finger(device.touchDown(at: point))
    }

    func touchMove(_ finger: Finger, to point: CGPoint) {
      device.touchMove(own(finger), to: point)
    }

    func touchUp(_ finger: Finger) {
      device.touchUp(own(finger))
    }

    func cancelTouches() {
      device.cancelTouches()
    }

    func press(from start: CGPoint, to end: CGPoint, duration: TimeInterval) -> Finger {
      Finger(device.press(from: start, to: end, duration: duration))
    }

    func slide(_ finger: Finger, to end: CGPoint, duration: TimeInterval) {
      device.slide(own(finger), to: end, duration: duration)
    }

    func fling(from start: CGPoint, velocity: CGPoint, duration: TimeInterval) {
      device.fling(from: start, velocity: velocity, duration: duration)
    }

    func pressPinch(about center: CGPoint, from start: CGFloat, to end: CGFloat) -> [Finger] {
      device.pressPinch(about: center, from: start, to: end).map { Finger($0) }
    }

    func press(key: String, modifiers: UIKeyModifierFlags) -> Bool {
      device.press(key: key, modifiers: modifiers)
    }

    func shake() {
      device.shake()
    }

    var keyboard: any ExactKeyboard { HeadlessKeyboard(keyboard: device.keyboard) }
  }
#endif
