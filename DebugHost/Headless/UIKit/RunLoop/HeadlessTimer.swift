import Foundation

/// A block that runs once, at a time of the virtual clock.
@MainActor
package final class HeadlessTimer {
  /// The time at which the block is due, in seconds since boot.
  package let due: TimeInterval
  package private(set) var isValid = true
  /// The block; nil once it has run or the timer is invalid. The timer thus releases what the block
  /// retains, which may include the timer itself.
  private var block: (() -> Void)?

  init(due: TimeInterval, block: @escaping () -> Void) {
    self.due = due
    self.block = block
  }

  package func invalidate() {
    isValid = false
    block = nil
  }

  func fire() {
    let block = block
    self.block = nil
    block?()
  }
}

/// A client that the loop calls on every frame.
@MainActor
package final class FrameClient {
  /// The order of the clients in a frame. Display links run before property animations (T4.1.5).
  package enum Phase: Int {
    case displayLink, animation
  }

  let phase: Phase
  package private(set) var isValid = true
  /// The block; nil once the client is invalid. The client thus releases what the block retains,
  /// which may include the client itself.
  private var block: ((TimeInterval) -> Void)?

  init(phase: Phase, block: @escaping (TimeInterval) -> Void) {
    self.phase = phase
    self.block = block
  }

  package func invalidate() {
    isValid = false
    block = nil
  }

  func fire(at time: TimeInterval) {
    block?(time)
  }
}
