import DebugHostScreens
import HeadlessDriver
import UIKit

/// Measures how much faster than real time the headless iPhone runs. The form scrolls for 10,000
/// frames, including layout.
@MainActor
enum FrameBenchmark {
  static func run() {
    let device = Device.boot(root: DemoScreen.form.makeController())
    device.settle()
    device.tap(at: CGPoint(x: 200, y: 260))
    device.settle()
    let frames = 10_000
    let end = device.now + Double(frames) / 60
    let clock = ContinuousClock()
    let time = clock.measure {
      var isUp = false
      while device.now < end {
        isUp.toggle()
        let speed: CGFloat = isUp ? -3 : 3
        device.fling(
          from: CGPoint(x: 8, y: 420), velocity: CGPoint(x: 0, y: speed), duration: 0.08)
        device.settle()
      }
    }
    let seconds =
      Double(time.components.seconds) + Double(time.components.attoseconds) / 1e18
    print(
      "Frames: \(frames) of the scrolling form run \(format(Double(frames) / 60 / seconds)) times as fast as on a phone"
    )
  }
}
