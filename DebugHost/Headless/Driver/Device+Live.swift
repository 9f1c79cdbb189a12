public import Foundation
import UIKit

/// Live time: the device's clock follows the wall clock while the process's real run loop runs.
///
/// Virtual time is the default: nothing happens between two calls, and every run is the same. Under it, blocks on
/// `DispatchQueue.main`, `RunLoop.main.perform`, `Timer` and main-actor tasks **wait**: `advance(by:)` never runs them,
/// they run when the process's own run loop does. `drainMainQueue()` runs what is ready. Code that measures or waits in real
/// time needs live time: `Task.sleep`, `DispatchQueue.main.asyncAfter`, `Timer` then work as on a device.
extension Device {
  /// Whether the device's clock follows the wall clock.
  public var isLive: Bool { live.isRunning }

  /// Lets the clock follow the wall clock from now on. The caller has to run the main run loop, or await on the main
  /// actor.
  public func startLive() {
    live.start()
  }

  /// Stops the clock where it is; time is virtual again.
  public func stopLive() {
    live.stop()
  }

  /// Runs live until the condition holds, or for `timeout` seconds at most.
  ///
  /// - Returns: Whether it held.
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

  /// Lets live time pass from asynchronous code: the main actor is free meanwhile.
  public func sleepLive(for seconds: TimeInterval) async {
    let wasLive = isLive
    startLive()
    try? await Task.sleep(nanoseconds: UInt64(max(0, min(seconds, 3600)) * 1e9))
    if !wasLive { stopLive() }
  }

  /// Under virtual time: runs what waits on the main queue and in the main run loop right now, then commits; the clock
  /// does not move. From the process's main thread, as `runLive(for:)`.
  public func drainMainQueue() {
    for _ in 0..<8 { _ = RunLoop.current.run(mode: .default, before: Date()) }
    HeadlessLoop.main.turn {}
  }
}
