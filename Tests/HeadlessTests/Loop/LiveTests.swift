import Dispatch
import HeadlessDriver
import Testing
import UIKit

/// Live time: real timers, queues and tasks work; virtual time: they wait. Waits are a few hundredths of a second.
@MainActor
@Suite(.serialized)
struct LiveTests {
  @Test("virtual time runs no block of the main queue; draining does, and the clock stands still")
  func virtual() {
    let view = UIView()
    let device = Device.boot(view: view)
    nonisolated(unsafe) var ran: [String] = []
    DispatchQueue.main.async { ran.append("queue") }
    RunLoop.main.perform { ran.append("loop") }
    device.advance(by: 5)
    #expect(ran.isEmpty)
    device.drainMainQueue()
    #expect(ran.sorted() == ["loop", "queue"])
    #expect(device.now == 5)
  }

  @Test("live: animations end, real timers and delayed blocks fire, the clock follows the wall")
  func live() {
    let view = UIView()
    let device = Device.boot(view: view)
    nonisolated(unsafe) var ran: [String] = []
    DispatchQueue.main.asyncAfter(deadline: .now() + 0.03) { ran.append("queue") }
    let timer = Timer(timeInterval: 0.03, repeats: false) { _ in ran.append("timer") }
    RunLoop.main.add(timer, forMode: .default)
    device.perform {
      UIView.animate(withDuration: 0.05) {
        view.alpha = 0
      } completion: { _ in
        ran.append("animation")
      }
    }
    let isDone = device.runLive(timeout: 5) { ran.count == 3 }
    #expect(isDone)
    #expect(ran.sorted() == ["animation", "queue", "timer"])
    #expect(device.now >= 0.05)
    #expect(!device.isLive)
    let stopped = device.now
    RunLoop.main.run(until: Date(timeIntervalSinceNow: 0.03))
    #expect(device.now == stopped)
  }

  @Test("live: what a task changes on the main actor is laid out with the next frame")
  func tasks() async {
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
    #expect(view.layouts == before + 1)
  }

  @Test("booting another device stops the live clock of the one before")
  func boots() {
    let first = Device.boot()
    first.startLive()
    let second = Device.boot()
    #expect(!first.isLive)
    #expect(second.now == 0)
  }
}

private final class CountingView: UIView {
  var layouts = 0

  override func layoutSubviews() {
    super.layoutSubviews()
    layouts += 1
  }
}
