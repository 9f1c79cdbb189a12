import UIKit

/// A booted device whose screen shows only a scroll view of 390 × 844 points. Unless a test passes
/// another size, the content is as wide as the scroll view and 40,000 points high.
@MainActor
struct ScrollBench {
  let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
  let recorder = ScrollRecorder()
  let device: Device

  init(content: CGSize = CGSize(width: 390, height: 40_000)) async {
    let scrollView = scrollView
    let root = UIView()
    device = await Device.boot(view: root)
    await device.perform {
      scrollView.contentInsetAdjustmentBehavior = .never
      scrollView.contentSize = content
      root.addSubview(scrollView)
    }
    scrollView.delegate = recorder
  }

  /// What most tests use.
  var parts: (bench: ScrollBench, scrollView: UIScrollView, recorder: ScrollRecorder) {
    (self, scrollView, recorder)
  }

  /// Drags upwards in equal steps, 8 ms apart, so that the offset grows. A negative step drags
  /// down.
  func drag(steps: Int, of step: CGFloat, from y: CGFloat = 700, hold: TimeInterval = 0) async {
    await device.drag(
      from: CGPoint(x: 200, y: y), to: CGPoint(x: 200, y: y - step * CGFloat(steps)),
      duration: Double(steps) * Device.touchInterval, hold: hold)
  }

  /// Drags upwards and keeps the finger on the screen.
  func press(steps: Int, of step: CGFloat, from y: CGFloat = 700) -> Finger {
    device.press(
      from: CGPoint(x: 200, y: y), to: CGPoint(x: 200, y: y - step * CGFloat(steps)),
      duration: Double(steps) * Device.touchInterval)
  }
}
