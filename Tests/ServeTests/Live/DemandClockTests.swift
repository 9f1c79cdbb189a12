import Foundation
import HeadlessDriver
import Testing
import UIKit

@testable import HeadlessServe

/// Tests the clock that runs only while the device has work. The tests run in real time, so each of
/// them waits, but no longer than necessary.
@MainActor
@Suite("A clock that runs on demand")
struct DemandClockTests {
  private func wait(_ seconds: TimeInterval = 5, until isDone: () -> Bool) async throws -> Bool {
    let end = ProcessInfo.processInfo.systemUptime + seconds
    while !isDone(), ProcessInfo.processInfo.systemUptime < end {
      try await Task.sleep(for: .milliseconds(1))
    }
    return isDone()
  }

  @Test("an animation takes its time on the wall; then the clock stands still and costs nothing")
  func animation() async throws {
    let view = UIView()
    let device = Device.boot(view: view)
    defer { _ = Device.boot() }
    let clock = DemandClock()
    defer { clock.stop() }
    clock.start()
    #expect(try await wait { !clock.isRunning })
    let ticks = clock.ticks
    let begin = (wall: ProcessInfo.processInfo.systemUptime, device: device.now)
    // The run loop starts the clock when there is something to do.
    UIView.animate(withDuration: 0.2) { view.alpha = 0 }
    #expect(clock.isRunning)
    #expect(try await wait { !clock.isRunning })
    let wall = ProcessInfo.processInfo.systemUptime - begin.wall
    #expect(wall >= 0.2 && device.now - begin.device >= 0.2)
    #expect(clock.ticks > ticks)
    // Nothing needs the clock, so it does not make another step.
    let after = clock.ticks
    try await Task.sleep(for: .milliseconds(100))
    #expect(clock.ticks == after && device.isIdle)
  }

  @Test("at rest it catches up with the wall when asked")
  func catchUp() async throws {
    let device = Device.boot(view: UIView())
    defer { _ = Device.boot() }
    let clock = DemandClock()
    defer { clock.stop() }
    clock.start()
    #expect(try await wait { !clock.isRunning })
    let (wall, now) = (ProcessInfo.processInfo.systemUptime, device.now)
    try await Task.sleep(for: .milliseconds(30))
    clock.catchUp()
    let passed = device.now - now
    #expect(passed >= 0.03 && passed <= ProcessInfo.processInfo.systemUptime - wall + 0.1)
  }

  @Test("what a task changes while the device rests is drawn")
  func task() async throws {
    let view = UIView()
    let device = Device.boot(view: view)
    defer { _ = Device.boot() }
    let clock = DemandClock()
    defer { clock.stop() }
    clock.start()
    #expect(try await wait { !clock.isRunning })
    var frames = 0
    device.onFrame = { _ in frames += 1 }
    view.backgroundColor = .red
    #expect(clock.isRunning)
    #expect(try await wait { frames > 0 && !clock.isRunning })
  }

  @Test("a clock that was stopped hears nothing more")
  func stopped() {
    let view = UIView()
    _ = Device.boot(view: view)
    defer { _ = Device.boot() }
    let clock = DemandClock()
    clock.start()
    clock.stop()
    view.backgroundColor = .blue
    #expect(!clock.isRunning)
  }
}
