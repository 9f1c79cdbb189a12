public import Foundation
import UIKit

/// Live time: the device's clock follows the wall clock while the process's real run loop runs.
///
/// Virtual time is the default. Nothing happens between two calls, and every run is the same. In
/// virtual time, blocks on `DispatchQueue.main`, `RunLoop.main.perform`, `Timer` and main-actor
/// tasks **wait**. `advance(by:)` never runs them; they run only when the process's own run loop
/// runs. `drainMainQueue()` runs those that are ready.
///
/// Code that measures or waits in real time needs live time. `Task.sleep`,
/// `DispatchQueue.main.asyncAfter` and `Timer` then work as on a device.
extension Device {
  /// Whether the device's clock follows the wall clock.
  public var isLive: Bool { live.isRunning }

  /// Makes the clock follow the wall clock from now on. The caller has to run the main run loop, or
  /// await on the main actor.
  public func startLive() {
    live.start()
  }

  /// Ends live time. The clock then moves only when the caller advances it.
  public func stopLive() {
    live.stop()
  }

  /// Runs in live time until the condition is true, or for at most `timeout` seconds.
  ///
  /// - Returns: Whether the condition became true.
  @discardableResult
  public func runLive(timeout: TimeInterval, until isDone: () -> Bool) -> Bool {
    guard timeout.isFinite, timeout > 0 else { return isDone() }
    let wasLive = isLive
    startLive()
    defer { if !wasLive { stopLive() } }
    let end = Date(timeIntervalSinceNow: timeout)
    while !isDone() {
      let now = Date()
      guard now < end else { return false }
      let next = min(end, now.addingTimeInterval(1 / HeadlessLoop.frameRate))
      if !RunLoop.current.run(mode: .default, before: next) { Thread.sleep(until: next) }
      live.tick()
    }
    return true
  }

  /// Lets live time pass in asynchronous code. The main actor is free meanwhile.
  public func sleepLive(for seconds: TimeInterval) async {
    let wasLive = isLive
    startLive()
    try? await Task.sleep(nanoseconds: UInt64(max(0, min(seconds, 3600)) * 1e9))
    if !wasLive { stopLive() }
  }

  /// In virtual time, runs the work that is ready on the main queue and in the main run loop, and
  /// then commits. The clock does not move. Call this on the process's main thread, as with
  /// `runLive(timeout:until:)`.
  public func drainMainQueue() {
    for _ in 0..<8 { _ = RunLoop.current.run(mode: .default, before: Date()) }
    HeadlessLoop.main.turn {}
  }
}
