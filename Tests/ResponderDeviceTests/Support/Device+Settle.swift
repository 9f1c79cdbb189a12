extension Device {
  /// Runs the closure as one turn of the run loop, and waits until nothing moves.
  func settle(after work: () -> Void) async {
    await perform(work)
    await settle()
  }
}
