import HeadlessDriver
import ResponderCore
import Testing
import UIKit

@testable import ResponderKit

@MainActor @Suite("KeyboardMonitor")
struct KeyboardMonitorTests {
  private let screen = CGRect(x: 0, y: 0, width: 390, height: 844)

  private func post(
    _ kind: KeyboardEvent.Kind, to center: NotificationCenter, _ info: [AnyHashable: Any]?
  ) {
    center.post(name: kind.notificationName, object: UIScreen.main, userInfo: info)
  }

  private func info(end: CGRect, duration: Double = 0.25) -> [AnyHashable: Any] {
    [
      UIResponder.keyboardFrameEndUserInfoKey: NSValue(cgRect: end),
      UIResponder.keyboardFrameBeginUserInfoKey: NSValue(cgRect: .zero),
      UIResponder.keyboardAnimationDurationUserInfoKey: NSNumber(value: duration),
      UIResponder.keyboardAnimationCurveUserInfoKey: NSNumber(value: 7),
      UIResponder.keyboardIsLocalUserInfoKey: NSNumber(value: true),
    ]
  }

  @Test("reads every value of a notification, and remembers the last frame")
  func reads() {
    _ = Device.boot()
    let center = NotificationCenter()
    let monitor = KeyboardMonitor(center: center)
    var seen: [KeyboardEvent] = []
    let token = monitor.observe { seen.append($0) }
    let end = CGRect(x: 0, y: 508, width: 390, height: 336)
    post(.willShow, to: center, info(end: end, duration: 0.4))
    #expect(seen.count == 1)
    #expect(seen.first?.endFrame == end)
    #expect(seen.first?.duration == 0.4)
    #expect(seen.first?.curve == 7)
    #expect(seen.first?.screen == screen)
    #expect(monitor.frame == end)
    #expect(monitor.state.placement == .docked)
    token.cancel()
    post(.willHide, to: center, info(end: CGRect(x: 0, y: 844, width: 390, height: 44)))
    #expect(seen.count == 1)
    #expect(monitor.state.placement == .hidden)
  }

  @Test("missing keys, wrong types and numbers that are none change nothing (rule 8)")
  func hostile() {
    _ = Device.boot()
    let center = NotificationCenter()
    let monitor = KeyboardMonitor(center: center)
    let end = UIResponder.keyboardFrameEndUserInfoKey
    let rows: [[AnyHashable: Any]?] = [
      nil, [:], [end: "no"], [end: NSNumber(value: 3)],
      [end: NSValue(size: CGSize(width: 1, height: 1))],
      [end: NSValue(cgRect: CGRect(x: CGFloat.nan, y: 0, width: 1, height: 1))],
      [end: NSValue(cgRect: CGRect(x: 0, y: CGFloat.infinity, width: 1, height: 1))],
    ]
    for row in rows { post(.willShow, to: center, row) }
    #expect(monitor.state == KeyboardState())
    #expect(monitor.lastEvent == nil)
    // Only the end frame counts; what else is missing has a harmless value.
    post(
      .willShow, to: center, [end: NSValue(cgRect: CGRect(x: 0, y: 508, width: 390, height: 336))])
    #expect(monitor.lastEvent?.duration == 0)
    #expect(monitor.lastEvent?.isLocal == true)
  }

  @Test(
    "the overlap is in the view's own coordinates; a view without a window has none (flaw 2.3.6)")
  func overlap() {
    let controller = UIViewController()
    let device = Device.boot(root: controller)
    let full = UIView(frame: controller.view.bounds)
    let upper = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 500))
    let low = UIView(frame: CGRect(x: 0, y: 600, width: 390, height: 100))
    for view in [full, upper, low] { controller.view.addSubview(view) }
    let center = NotificationCenter()
    let monitor = KeyboardMonitor(center: center)
    post(.willShow, to: center, info(end: CGRect(x: 0, y: 508, width: 390, height: 336)))
    #expect(monitor.overlap(in: full) == 336)
    #expect(monitor.overlap(in: upper) == 0)
    #expect(monitor.overlap(in: low) == 100)
    #expect(monitor.overlap(in: UIView(frame: full.frame)) == 0)
    _ = device
  }
}
