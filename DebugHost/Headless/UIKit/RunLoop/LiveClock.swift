import Foundation

/// Drives the headless loop by the process's real run loop: a second on the wall is a second on the device.
///
/// A real timer fires on every frame of the grid. Each time the headless loop is advanced to where the wall clock is, so
/// frames, timers and animations fall due as they would; frames that came too late are run one after the other.
/// `DispatchQueue.main`, `Timer`, `RunLoop.main.perform` and main-actor tasks run between frames, by themselves: whatever
/// they change is committed with the next frame.
@MainActor
package final class LiveClock {
  private var timer: Timer?
  private var startUptime: TimeInterval = 0
  private var startTime: TimeInterval = 0

  package init() {}

  package var isRunning: Bool { timer != nil }

  package func start() {
    guard timer == nil else { return }
    startUptime = ProcessInfo.processInfo.systemUptime
    startTime = HeadlessLoop.main.now
    let timer = Timer(timeInterval: 1 / HeadlessLoop.frameRate, repeats: true) { [weak self] _ in
      MainActor.assumeIsolated { self?.tick() }
    }
    self.timer = timer
    RunLoop.main.add(timer, forMode: .common)
  }

  package func stop() {
    guard timer != nil else { return }
    tick()
    timer?.invalidate()
    timer = nil
  }

  private func tick() {
    let elapsed = ProcessInfo.processInfo.systemUptime - startUptime
    HeadlessLoop.main.advance(to: startTime + elapsed)
    // What real timers and tasks have changed since the last frame.
    HeadlessLoop.main.turn {}
  }
}
