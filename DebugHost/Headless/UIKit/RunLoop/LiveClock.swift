import Dispatch
import Foundation

/// Drives the headless loop by real time: a second on the wall is a second on the device.
///
/// A timer of the main queue fires on every frame of the grid. Each time the headless loop is advanced to where the wall clock
/// is, so frames, timers and animations fall due as they would; frames that came too late are run one after the other.
/// `DispatchQueue.main`, `Timer`, `RunLoop.main.perform` and main-actor tasks run between frames, by themselves: whatever
/// they change is committed with the next frame. (A queue's timer, because a test's main actor may have no run loop.)
@MainActor
package final class LiveClock {
  private var timer: (any DispatchSourceTimer)?
  private var startUptime: TimeInterval = 0
  private var startTime: TimeInterval = 0

  package init() {}

  package var isRunning: Bool { timer != nil }

  package func start() {
    guard timer == nil else { return }
    startUptime = ProcessInfo.processInfo.systemUptime
    startTime = HeadlessLoop.main.now
    let timer = DispatchSource.makeTimerSource(queue: .main)
    timer.schedule(deadline: .now(), repeating: 1 / HeadlessLoop.frameRate)
    timer.setEventHandler { [weak self] in
      MainActor.assumeIsolated { self?.tick() }
    }
    self.timer = timer
    timer.resume()
  }

  package func stop() {
    guard let timer else { return }
    tick()
    timer.cancel()
    self.timer = nil
  }

  /// Brings the device to where the wall clock is.
  package func tick() {
    guard isRunning else { return }
    let elapsed = ProcessInfo.processInfo.systemUptime - startUptime
    HeadlessLoop.main.advance(to: startTime + elapsed)
    // What real timers and tasks have changed since the last frame.
    HeadlessLoop.main.turn {}
  }
}
