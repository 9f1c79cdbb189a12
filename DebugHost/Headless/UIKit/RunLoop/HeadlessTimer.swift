import Foundation

/// A block that is due once at a time of the virtual clock.
@MainActor
package final class HeadlessTimer {
  /// Seconds since boot.
  package let due: TimeInterval
  package private(set) var isValid = true
  /// Nil once it has run or will not: what it holds is let go, itself among it.
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

/// A client that the loop calls on every frame; while one exists, frames exist.
@MainActor
package final class FrameClient {
  /// Display links come before property animations in a frame (T4.1.5).
  package enum Phase: Int {
    case displayLink, animation
  }

  let phase: Phase
  package private(set) var isValid = true
  /// Nil once invalid: what it holds is let go, itself among it.
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
