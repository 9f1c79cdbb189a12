/// Remembers the frames of the views around the first responder from before the keyboard appeared,
/// and from while it was up.
struct LayoutDiagnosis: Sendable {
  private struct Entry: Sendable {
    var before: DiagnosisFacts.Surrounding
    /// The view's last frame while the keyboard was up.
    var raised: CGRect?
    /// The largest `LayoutChange.covered` while the keyboard was up, in points.
    var covered: CGFloat = 0
    /// The height of the last input accessory view on the keyboard, in points.
    var accessory: CGFloat = 0
  }

  private var entries: [Entry] = []
  /// The reported views, by number: the frame that each should have, and the wrong frame that was
  /// reported.
  private var told: [Int: (right: CGRect, wrong: CGRect)] = [:]

  var isEmpty: Bool { entries.isEmpty }

  /// Records the views before the keyboard appears. A view that is already known keeps its first
  /// record. A reported view that has not moved since its report keeps the report, so that moving
  /// the view back is not a new mistake.
  mutating func keyboardComes(into surroundings: [DiagnosisFacts.Surrounding]) {
    let known = Set(entries.map(\.before.id))
    for view in surroundings where !known.contains(view.id) {
      if told[view.id]?.wrong != view.frame { told[view.id] = nil }
      entries.append(Entry(before: view))
    }
  }

  /// Forgets all views once the keyboard has left and the rules have judged the views, except those
  /// that are off the screen. For a reported view, the frame that it should have and the reported
  /// wrong frame are kept.
  mutating func forget(reported: Set<Int>, _ facts: DiagnosisFacts) {
    for entry in entries where reported.contains(entry.before.id) {
      let now = facts.surroundings.first { $0.id == entry.before.id }
      told[entry.before.id] = now.map { (entry.before.frame, $0.frame) }
    }
    entries.removeAll { !facts.awaySurroundings.contains($0.before.id) }
  }

  /// Records the frames while the keyboard is up. Returns the change of each recorded view that is
  /// still in the facts, with the view's number, outermost first. After the keyboard has left, the
  /// result contains no reported view that is back in its place.
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
      // A bar whose top is below the keyboard's top has to rise by more than its own height, so the
      // rectangle extends up to the keyboard.
      // UIKit raises a sheet, and its view with it, which is not the app's doing.
      let shift = before.isSheet ? before.superviewTop - now.superviewTop : 0
      var reach = before.screenFrame.offsetBy(dx: 0, dy: -shift)
      let top = min(reach.minY, facts.keyboard.frame.minY)
      reach = CGRect(x: reach.minX, y: top, width: reach.width, height: reach.maxY - top)
      var need = facts.keyboard.overlap(with: reach)
      // A layout guide follows a keyboard that is not docked if the app sets
      // `followsUndockedKeyboard`. Apps constrain a bar to that guide, or a view that contains a
      // list and a bar, but not a whole screen. A root view that begins lower may be such a bar,
      // with a controller of its own.
      let mayFollow = !before.isScreen || before.screenFrame.minY >= Diagnosis.leastHead
      if mayFollow, [.undocked, .floating].contains(facts.keyboard.placement),
        abs(now.screenFrame.maxY - facts.keyboard.frame.minY) <= Diagnosis.leastGap
      {
        need = max(0, before.screenFrame.maxY - facts.keyboard.frame.minY)
      }
      if !hasLeft {
        entries[index].raised = now.frame
        entries[index].covered = max(entries[index].covered, need)
        entries[index].accessory = now.windowBottom?.accessory ?? entries[index].accessory
      }
      var bottom = now.windowBottom
      if hasLeft {
        bottom?.accessory = entries[index].accessory
        // A bar that has come or gone may have moved the view.
        if let old = before.windowBottom, bottom?.hasSameBars(as: old) != true { bottom = nil }
      }
      return (
        before.id,
        LayoutChange(
          view: before.identity, before: before.frame, raised: entries[index].raised,
          now: now.frame, covered: hasLeft ? entries[index].covered : need,
          reachesBottom: before.reachesBottom, keyboard: facts.keyboard,
          hasLeft: hasLeft, isScreen: before.isScreen, isRearranged: isRearranged,
          windowBottom: bottom, sheetRise: before.isSheet ? shift : nil)
      )
    }
  }
}

extension DiagnosisFacts.Surrounding {
  /// The y coordinate of the superview's upper edge on the screen, in points.
  fileprivate var superviewTop: CGFloat { screenFrame.minY - frame.minY }
}
