import HeadlessDriver

extension Device {
  /// Runs the closure as one turn of the run loop, and waits until everything is at rest.
  func settle(after work: () -> Void) {
    perform(work)
    settle()
  }
}
