import ResponderKit
import UIKit

/// No drift, and insets as they were, whatever the keyboard did meanwhile.
@MainActor
struct AnchorChecks {
  private static let lists: [Step.List] = [.reading, .chat, .pushed]

  private unowned let world: SoakWorld
  private var notes: [Step.List: Note] = [:]

  /// What is known of a list.
  private struct Note {
    weak var list: UIScrollView?
    var insets: UIEdgeInsets
    var indicator: UIEdgeInsets
    /// Where it was while nothing covered it; nil once anything but a keyboard may have moved it.
    var rest: CGPoint?
    /// Whether it was at its end when anything but a keyboard last moved it: only then it is kept there. One that a
    /// leaving keyboard has brought to its end goes back to where the user had left it (`AnchorTrack`).
    var isAtEnd = false
    /// Where it was before the step.
    var offset = CGPoint.zero
  }

  init(_ world: SoakWorld) {
    self.world = world
  }

  mutating func willPlay(_ step: Step) {
    for name in Self.lists {
      guard let list = world.list(name), let owner = world.owner(of: name) else { continue }
      notes[name]?.offset = list.contentOffset
      guard world.isInFront(owner) else { continue }
      var note =
        notes[name].flatMap { $0.list === list ? $0 : nil }
        ?? Note(
          list: list, insets: .zero, indicator: .zero, isAtEnd: PlainGeometry.isAtBottom(list))
      if world.keyboard == nil, note.rest == nil { note.rest = list.contentOffset }
      note.offset = list.contentOffset
      notes[name] = note
    }
  }

  /// `hasActed`: the step found something to do.
  mutating func failure(after step: Step, hasActed: Bool) -> Failure? {
    for name in Self.lists {
      guard let list = world.list(name), let owner = world.owner(of: name),
        let note = notes[name], note.list === list
      else { continue }
      // A list scrolls by itself to show a field inside.
      let isTouched = world.touched.contains(ObjectIdentifier(list))
      let isFree = !(hasActed && step.moves(name)) && !isTouched && !list.holdsFirstResponder
      if !isFree {
        notes[name]?.rest = nil
        let isMoved = list.contentOffset != note.offset && (step.list == name || isTouched)
        notes[name]?.isAtEnd = (isMoved || note.isAtEnd) && PlainGeometry.isAtBottom(list)
      }
      guard world.isInFront(owner) else { continue }
      // A list that is resized follows its end.
      let mustFollow = isFree || step.resizes && !list.holdsFirstResponder
      if let failure = bottom(name, list, note, mustFollow) ?? leftOver(name, list, note) {
        return failure
      }
    }
    return extras()
  }

  private func bottom(
    _ name: Step.List, _ list: UIScrollView, _ note: Note, _ mustFollow: Bool
  ) -> Failure? {
    guard mustFollow, name != .reading, note.isAtEnd, world.anchors[name]?.isActive == true,
      !PlainGeometry.isAtBottom(list)
    else { return nil }
    return Failure(
      promise: .staysAtBottom,
      detail: "\(name): offset \(list.contentOffset.y), content \(list.contentSize.height), "
        + "inset \(list.adjustedContentInset.bottom)")
  }

  private func leftOver(_ name: Step.List, _ list: UIScrollView, _ note: Note) -> Failure? {
    guard world.keyboard == nil else { return nil }
    if list.contentInset != note.insets || list.verticalScrollIndicatorInsets != note.indicator {
      return Failure(
        promise: .insetsRestored,
        detail: "\(name) has \(list.contentInset), bars \(list.verticalScrollIndicatorInsets)")
    }
    guard let rest = notes[name]?.rest, rest != list.contentOffset else { return nil }
    // Half a bit of a large offset: what a sum and its difference leave.
    guard abs(rest.x - list.contentOffset.x) + abs(rest.y - list.contentOffset.y) > 1e-9 else {
      return nil
    }
    return Failure(
      promise: .noDrift, detail: "\(name) was at \(rest), is at \(list.contentOffset)")
  }

  private func extras() -> Failure? {
    guard world.keyboard == nil, world.isInFront(world.screen), let list = world.screen.extras,
      list.contentInset != .zero
    else { return nil }
    return Failure(promise: .insetsRestored, detail: "extras have \(list.contentInset)")
  }
}

extension UIView {
  /// Whether the first responder is inside, by a search.
  fileprivate var holdsFirstResponder: Bool {
    isFirstResponder || subviews.contains { $0.holdsFirstResponder }
  }
}
