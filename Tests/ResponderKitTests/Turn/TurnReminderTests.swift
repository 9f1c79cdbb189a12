import HeadlessDriver
import Testing
import UIKit

@testable import ResponderKit

/// Tests that a reminder causes the turn that it is for, and no other.
@MainActor @Suite("A reminder of a turn")
struct TurnReminderTests {
  private let device = Device.boot(view: UIView())

  /// Returns whether the run loop wakes within a time, in seconds.
  private func isWoken(within time: TimeInterval) -> Bool {
    let before = HeadlessLoop.main.turnCount
    device.advance(by: time)
    return HeadlessLoop.main.turnCount > before
  }

  @Test("it wakes the run loop at the time set last")
  func wakes() {
    device.settle()
    let reminder = TurnReminder()
    reminder.put(off: 1)
    reminder.put(off: 2)
    #expect(!isWoken(within: 1.5))
    #expect(isWoken(within: 1))
    #expect(!isWoken(within: 5))
    reminder.put(off: 1)
    #expect(isWoken(within: 2))
  }

  @Test("one that is dropped, or whose owner has ended, wakes nothing")
  func dropped() {
    device.settle()
    var reminder: TurnReminder? = TurnReminder()
    reminder?.put(off: 1)
    reminder?.drop()
    #expect(device.isIdle)
    reminder?.put(off: 1)
    reminder = nil
    #expect(device.isIdle && !isWoken(within: 2))
  }
}
