import Foundation

#if canImport(CoreGraphics)
  import CoreGraphics
#endif

/// Remembers the views around the first responder as they were before the keyboard appeared, and
/// while it was up.
struct LayoutWatch: Sendable {
  private struct Entry: Sendable {
    var before: DiagnosisFacts.Surrounding
    /// Its frame while the keyboard was up, and the largest distance, in points, by which its
    /// bottom edge was below the keyboard's upper edge.
    var raised: CGRect?
    var covered: CGFloat = 0
  }

  private var entries: [Entry] = []
  /// The reported views, by number: the frame that each should have, and the wrong frame that was
  /// reported.
  private var told: [Int: (right: CGRect, wrong: CGRect)] = [:]

  var isEmpty: Bool { entries.isEmpty }

  /// Records the views before the keyboard appears. A view that is already known keeps its first
  /// record. A reported view that has not moved since keeps its report, so that moving it back is
  /// not a new mistake.
  mutating func keyboardComes(into surroundings: [DiagnosisFacts.Surrounding]) {
    let known = Set(entries.map(\.before.id))
    for view in surroundings where !known.contains(view.id) {
      if told[view.id]?.wrong != view.frame { told[view.id] = nil }
      entries.append(Entry(before: view))
    }
  }

  /// Forgets all views once the keyboard has left and the rules have judged them. For the reported
  /// views, it keeps the frames that they should have.
  mutating func forget(reported: Set<Int>, _ facts: DiagnosisFacts) {
    for entry in entries where reported.contains(entry.before.id) {
      let now = facts.surroundings.first { $0.id == entry.before.id }
      told[entry.before.id] = now.map { (entry.before.frame, $0.frame) }
    }
    entries = []
  }

  /// Returns the change of each view with the view's number, outermost first.
  mutating func changes(_ facts: DiagnosisFacts, hasLeft: Bool)
    -> [(number: Int, change: LayoutChange)]
  {
    // A sibling that appears, disappears or grows may move a view and all views around it.
    let isRearranged = entries.contains { entry in
      facts.surroundings.contains {
        $0.id == entry.before.id && $0.neighbors != entry.before.neighbors
      }
    }
    return entries.indices.compactMap { index in
      let before = entries[index].before
      guard let now = facts.surroundings.first(where: { $0.id == before.id }) else { return nil }
      if hasLeft, told[before.id]?.right == now.frame { return nil }
      // A bar whose top is below the keyboard's top has to rise by more than its own height.
      var reach = before.screenFrame
      let top = min(reach.minY, facts.keyboard.frame.minY)
      reach = CGRect(x: reach.minX, y: top, width: reach.width, height: reach.maxY - top)
      var need = facts.keyboard.overlap(with: reach)
      // A layout guide follows a keyboard that is not docked if the app sets
      // `followsUndockedKeyboard`. Apps tie a bar to that guide, or a view around a list and a bar,
      // but not a whole screen. The bar may have a controller of its own.
      let mayFollow = !before.isScreen || before.screenFrame.minY >= Diagnosis.leastHead
      if mayFollow, [.undocked, .floating].contains(facts.keyboard.placement),
        abs(now.screenFrame.maxY - facts.keyboard.frame.minY) <= Diagnosis.leastGap
      {
        need = max(0, before.screenFrame.maxY - facts.keyboard.frame.minY)
      }
      if !hasLeft {
        entries[index].raised = now.frame
        entries[index].covered = max(entries[index].covered, need)
      }
      return (
        before.id,
        LayoutChange(
          view: before.identity, before: before.frame, raised: entries[index].raised,
          now: now.frame, covered: hasLeft ? entries[index].covered : need,
          reachesBottom: before.reachesBottom, keyboard: facts.keyboard,
          hasLeft: hasLeft, isScreen: before.isScreen, isRearranged: isRearranged)
      )
    }
  }
}
