import Dispatch

/// Lets the process's main queue run what waits on it: tests occupy it.
@MainActor
func drainMainQueue() async {
  for _ in 0..<3 {
    await withCheckedContinuation { continuation in
      DispatchQueue.main.async { continuation.resume() }
    }
  }
}
