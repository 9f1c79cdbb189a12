import Dispatch
import Foundation

/// Drives the headless loop in real time: one real second is one second on the device.
///
/// A timer on the main queue fires for every frame of the grid. Each time, the clock advances the
/// headless loop to the current real time, so that frames, timers and animations fall due when they
/// should. Late frames run one after the other. `DispatchQueue.main`, `Timer`,
/// `RunLoop.main.perform` and main-actor tasks run between frames without the clock's help, and the
/// next frame commits what they change. (The clock uses a queue's timer, because a test's main
/// actor may have no run loop.)
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

  /// Advances the device to the current real time.
  package func tick() {
    guard isRunning else { return }
    let elapsed = ProcessInfo.processInfo.systemUptime - startUptime
    HeadlessLoop.main.advance(to: startTime + elapsed)
    // Commits what real timers and tasks have changed since the last frame.
    HeadlessLoop.main.turn {}
  }
}
