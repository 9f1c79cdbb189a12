import Dispatch
import HeadlessDriver
import UIKit
import XCTest

/// Tests virtual and live time on the real main thread of the process. The waits are hundredths of
/// a second long.
class LiveClientTests: XCTestCase {
  var ran: [String] = []

  func testVirtualTimeRunsNoBlockOfTheMainQueue() {
    let device = Device.boot(view: UIView())
    DispatchQueue.main.async { self.ran.append("queue") }
    RunLoop.main.perform { self.ran.append("loop") }
    device.advance(by: 5)
    XCTAssertEqual(ran, [])
    device.drainMainQueue()
    XCTAssertEqual(ran.sorted(), ["loop", "queue"])
    XCTAssertEqual(device.now, 5)
  }

  func testLiveTimeRunsTimersQueuesAndAnimations() {
    let view = UIView()
    let device = Device.boot(view: view)
    DispatchQueue.main.asyncAfter(deadline: .now() + 0.03) { self.ran.append("queue") }
    _ = Timer.scheduledTimer(withTimeInterval: 0.03, repeats: false) { _ in
      self.ran.append("timer")
    }
    device.perform {
      UIView.animate(
        withDuration: 0.05, animations: { view.alpha = 0 },
        completion: { _ in self.ran.append("animation") })
    }
    XCTAssertTrue(device.runLive(timeout: 5) { self.ran.count == 3 })
    XCTAssertEqual(ran.sorted(), ["animation", "queue", "timer"])
    XCTAssertGreaterThanOrEqual(device.now, 0.05)
    XCTAssertFalse(device.isLive)
  }

  @MainActor
  func testAwaitingLetsLiveTimePass() async {
    let view = CountingView()
    let device = Device.boot(view: view)
    let before = view.layouts
    device.startLive()
    let task = Task {
      try? await Task.sleep(nanoseconds: 20_000_000)
      view.setNeedsLayout()
    }
    await task.value
    await device.sleepLive(for: 0.05)
    device.stopLive()
    XCTAssertEqual(view.layouts, before + 1)
    XCTAssertGreaterThanOrEqual(device.now, 0.05)
    let stopped = device.now
    try? await Task.sleep(nanoseconds: 20_000_000)
    XCTAssertEqual(device.now, stopped)
  }

  func testBootingStopsTheLiveClockOfTheDeviceBefore() {
    let first = Device.boot()
    first.startLive()
    let second = Device.boot()
    XCTAssertFalse(first.isLive)
    XCTAssertEqual(second.now, 0)
  }
}

class CountingView: UIView {
  var layouts = 0

  override func layoutSubviews() {
    super.layoutSubviews()
    layouts += 1
  }
}
