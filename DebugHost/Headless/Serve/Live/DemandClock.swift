import Dispatch
package import Foundation
import UIKit

/// Lets a device live in real time, and costs nothing while it rests.
///
/// A second on the wall is a second on the device, as with `Device.startLive()`. But the timer runs only while something
/// moves or waits; at rest it is off, and the clock catches up when something happens: input, a timer of the process's own
/// run loop, a task.
@MainActor
package final class DemandClock {
  /// After a longer pause of the process, in seconds, the device does not make up for what it missed.
  package static let longestGap: TimeInterval = 0.25

  private let loop = HeadlessLoop.main
  private var timer: (any DispatchSourceTimer)?
  /// The device's time less the process's.
  private var offset: TimeInterval = 0
  private var hasWork = false
  private let uptime: () -> TimeInterval

  /// Called after each step of the clock.
  package var onTick: () -> Void = {}
  /// How many steps it has taken.
  package private(set) var ticks = 0

  /// - Parameter uptime: Seconds on the wall; any clock that only runs forward.
  package init(
    uptime: @escaping () -> TimeInterval = { ProcessInfo.processInfo.systemUptime }
  ) {
    self.uptime = uptime
  }

  package var isRunning: Bool { timer != nil }

  /// Follows the device that was just booted.
  package func start() {
    offset = loop.now - uptime()
    loop.onWake = { [weak self] in self?.wake() }
    wake()
  }

  package func stop() {
    loop.onWake = nil
    timer?.cancel()
    timer = nil
  }

  /// Brings the device to where the wall clock is.
  package func catchUp() {
    let late = uptime() + offset - loop.now
    if late > Self.longestGap, !loop.isIdle { offset -= late - Self.longestGap }
    loop.advance(to: uptime() + offset)
  }

  /// Steps from now on until the device rests.
  package func wake() {
    hasWork = true
    guard timer == nil else { return }
    let timer = DispatchSource.makeTimerSource(flags: .strict, queue: .main)
    let step = 1 / HeadlessLoop.frameRate
    timer.schedule(deadline: .now() + step, repeating: step, leeway: .nanoseconds(0))
    timer.setEventHandler { [weak self] in
      MainActor.assumeIsolated { self?.step() }
    }
    self.timer = timer
    timer.resume()
  }

  /// What the timer does, sixty times a second while something moves.
  package func step() {
    ticks += 1
    catchUp()
    if hasWork {
      // What tasks and timers of the process have changed since.
      hasWork = false
      loop.turn {}
    }
    onTick()
    if loop.isIdle, !hasWork {
      timer?.cancel()
      timer = nil
    }
  }
}
