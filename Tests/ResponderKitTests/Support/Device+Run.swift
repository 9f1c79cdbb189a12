import HeadlessDriver
import UIKit

extension Device {
  /// Performs the work in a turn of its own, and waits until everything is at rest.
  func run(_ work: () -> Void) {
    perform(work)
    settle()
  }

  /// Performs the work in each of a number of turns, one for each frame of a display.
  func frames(_ count: Int, _ work: () -> Void = {}) {
    for _ in 0..<count {
      perform(work)
      advance(by: 1.0 / 60)
    }
  }
}
