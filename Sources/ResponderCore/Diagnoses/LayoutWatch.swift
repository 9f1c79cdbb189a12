import Foundation

#if canImport(CoreGraphics)
  import CoreGraphics
#endif

/// Remembers what stood around the first responder before a keyboard came, and while it stood.
struct LayoutWatch: Sendable {
  private struct Entry: Sendable {
    var before: DiagnosisFacts.Surrounding
    /// Its frame while the keyboard stood, and the most by which its bottom edge was below the keyboard's upper one, points.
    var raised: CGRect?
    var covered: CGFloat = 0
  }

  private var entries: [Entry] = []

  var isEmpty: Bool { entries.isEmpty }

  /// What is known already is known as it was before the keyboard.
  mutating func keyboardComes(into surroundings: [DiagnosisFacts.Surrounding]) {
    let known = Set(entries.map(\.before.id))
    entries += surroundings.filter { !known.contains($0.id) }.map { Entry(before: $0) }
  }

  /// The keyboard has left, and what it did was judged.
  mutating func forget() { entries = [] }

  /// What became of each, outermost first, with its number.
  mutating func changes(_ facts: DiagnosisFacts) -> [(number: Int, change: LayoutChange)] {
    let isUp = facts.keyboard.placement != .hidden
    return entries.indices.compactMap { index in
      let before = entries[index].before
      guard let now = facts.surroundings.first(where: { $0.id == before.id }) else { return nil }
      // A bar that is lower than the keyboard is high has to rise by more than its own height.
      var reach = before.screenFrame
      let top = min(reach.minY, facts.keyboard.frame.minY)
      reach = CGRect(x: reach.minX, y: top, width: reach.width, height: reach.maxY - top)
      let need = facts.keyboard.overlap(with: reach)
      if isUp {
        entries[index].raised = now.frame
        entries[index].covered = max(entries[index].covered, need)
      }
      return (
        before.id,
        LayoutChange(
          view: before.identity, before: before.frame, raised: entries[index].raised,
          now: now.frame, covered: isUp ? need : entries[index].covered,
          reachesBottom: before.reachesBottom, keyboard: facts.keyboard)
      )
    }
  }
}
