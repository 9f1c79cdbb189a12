import Dispatch

/// Lets the process's main queue run the work that waits on it. A test on the main actor blocks
/// that queue until it awaits something.
@MainActor
func drainMainQueue() async {
  for _ in 0..<3 {
    await withCheckedContinuation { continuation in
      DispatchQueue.main.async { continuation.resume() }
    }
  }
}
