import Foundation

/// Keeps frames coming while property animations run and calls their completions, after display links (T4.1.4, T4.1.5).
@MainActor
package final class AnimationScheduler {
  package static let shared = AnimationScheduler()

  private struct Completion {
    let due: TimeInterval
    let block: (Bool) -> Void
  }

  private var lastEnd: TimeInterval = 0
  private var completions: [Completion] = []
  private var client: FrameClient?

  /// Whether a property animation runs at this moment.
  package var isAnimating: Bool { client?.isValid == true }

  package func reset() {
    lastEnd = 0
    completions = []
    client?.invalidate()
    client = nil
  }

  func keepFrames(until end: TimeInterval) {
    lastEnd = max(lastEnd, end)
    start()
  }

  func complete(at due: TimeInterval, _ block: @escaping (Bool) -> Void) {
    completions.append(Completion(due: due, block: block))
    keepFrames(until: due)
  }

  private func start() {
    guard client?.isValid != true else { return }
    client = HeadlessLoop.main.addFrameClient(phase: .animation) { [weak self] in
      self?.frame(at: $0)
    }
  }

  private func frame(at time: TimeInterval) {
    // Each animated frame is drawn, so each is committed.
    HeadlessLoop.main.setNeedsCommit()
    let tolerance = 1e-9
    let due = completions.filter { $0.due <= time + tolerance }
    completions.removeAll { $0.due <= time + tolerance }
    for completion in due { completion.block(true) }
    if lastEnd <= time + tolerance, completions.isEmpty {
      client?.invalidate()
      client = nil
    }
  }
}
