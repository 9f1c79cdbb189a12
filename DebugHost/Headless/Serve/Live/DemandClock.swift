import Dispatch
package import Foundation
import UIKit

/// Lets a device run in real time, at no cost while the device is at rest.
///
/// A second of real time is a second on the device, as with `Device.startLive()`. But the clock's
/// timer runs only while something moves or is scheduled on the device. At rest the timer is off.
/// When something happens, such as input, a timer of the process's own run loop or a task, the
/// clock advances the device to the present.
@MainActor
package final class DemandClock {
  /// The longest pause of the process, in seconds, for which a moving device makes up completely.
  /// After a longer pause, the device skips the rest.
  package static let longestGap: TimeInterval = 0.25

  private let loop = HeadlessLoop.main
  private var timer: (any DispatchSourceTimer)?
  /// The device's time minus the process's time, in seconds.
  private var offset: TimeInterval = 0
  private var hasWork = false
  private let uptime: () -> TimeInterval

  /// Called after each step of the clock.
  package var onTick: () -> Void = {}
  /// The number of steps that the clock has taken.
  package private(set) var ticks = 0

  /// - Parameter uptime: Returns the real time, in seconds. Any clock that only runs forward will
  ///   do.
  package init(
    uptime: @escaping () -> TimeInterval = { ProcessInfo.processInfo.systemUptime }
  ) {
    self.uptime = uptime
  }

  package var isRunning: Bool { timer != nil }

  /// Starts to follow the device that has just booted.
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

  /// Advances the device to the present real time.
  package func catchUp() {
    let late = uptime() + offset - loop.now
    if late > Self.longestGap, !loop.isIdle { offset -= late - Self.longestGap }
    loop.advance(to: uptime() + offset)
  }

  /// Starts the timer, unless it is running. The timer runs until the device is at rest.
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

  /// Advances the device to the present, and stops the timer if the device is then at rest. The
  /// timer calls this sixty times a second.
  package func step() {
    ticks += 1
    catchUp()
    if hasWork {
      // Run a turn for what tasks and timers of the process have changed in the meantime.
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
