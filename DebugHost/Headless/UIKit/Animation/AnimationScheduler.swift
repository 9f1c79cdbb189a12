import Foundation

/// Requests frames while animations run, and ends the animations that are over. In each frame, the
/// scheduler runs after the display links (T4.1.4, T4.1.5).
@MainActor
package final class AnimationScheduler {
  package static let shared = AnimationScheduler()

  private var runs: [AnimationRun] = []
  private var client: FrameClient?

  package func reset() {
    runs = []
    client?.invalidate()
    client = nil
  }

  /// Requests frames until the run is over, and then ends the run.
  func follow(_ run: AnimationRun) {
    if !runs.contains(where: { $0 === run }) { runs.append(run) }
    guard client?.isValid != true else { return }
    client = HeadlessLoop.main.addFrameClient(phase: .animation) { [weak self] in
      self?.frame(at: $0)
    }
  }

  private func frame(at time: TimeInterval) {
    // Each animated frame is drawn, so each is committed.
    HeadlessLoop.main.setNeedsCommit()
    let over = runs.filter { $0.isOver(at: time) }
    runs.removeAll { $0.isOver(at: time) }
    for run in over { run.finish(true) }
    guard runs.isEmpty else { return }
    client?.invalidate()
    client = nil
  }
}
