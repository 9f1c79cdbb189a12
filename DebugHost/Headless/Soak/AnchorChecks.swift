import ResponderKit
import UIKit

/// Checks that a list at its end stays there, and that no list drifts or keeps an inset after the
/// keyboard has gone.
@MainActor
struct AnchorChecks {
  private static let lists: [Step.List] = [.reading, .chat, .pushed]

  private unowned let world: SoakWorld
  private var notes: [Step.List: Note] = [:]

  /// The earlier state of a list, with which the checks compare the current one.
  private struct Note {
    weak var list: UIScrollView?
    var insets: UIEdgeInsets
    var indicator: UIEdgeInsets
    /// The offset while no keyboard covered the list. It is nil once something other than a
    /// keyboard may have moved the list.
    var rest: CGPoint?
    /// Whether the list was at its end when something other than a keyboard last moved it. Only
    /// such a list must stay at its end. If a hiding keyboard has brought a list to its end, the
    /// list goes back to where the user left it (`AnchorTrack`).
    var isAtEnd = false
    /// The offset before the step.
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

  /// Returns the first failure of the step, or nil if it broke no promise.
  ///
  /// - Parameter hasActed: Whether the step found something to do.
  mutating func failure(after step: Step, hasActed: Bool) -> Failure? {
    for name in Self.lists {
      guard let list = world.list(name), let owner = world.owner(of: name),
        let note = notes[name], note.list === list
      else { continue }
      // UIKit may scroll a list to show a field inside it, so a list that contains the first
      // responder may move.
      let isTouched = world.touched.contains(ObjectIdentifier(list))
      let isFree = !(hasActed && step.moves(name)) && !isTouched && !list.holdsFirstResponder
      if !isFree {
        notes[name]?.rest = nil
        let isMoved = list.contentOffset != note.offset && (step.list == name || isTouched)
        notes[name]?.isAtEnd = (isMoved || note.isAtEnd) && PlainGeometry.isAtBottom(list)
      }
      guard world.isInFront(owner) else { continue }
      // A list that was at its end must stay there when its size changes.
      let mustFollow = isFree || step.resizes && !list.holdsFirstResponder
      if let failure = bottom(name, list, note, mustFollow) ?? leftOver(name, list, note) {
        return failure
      }
    }
    return nil
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
    // Allow for the rounding error of adding and subtracting at a large offset.
    guard abs(rest.x - list.contentOffset.x) + abs(rest.y - list.contentOffset.y) > 1e-9 else {
      return nil
    }
    return Failure(
      promise: .noDrift, detail: "\(name) was at \(rest), is at \(list.contentOffset)")
  }
}

extension UIView {
  /// Whether the first responder is the view or inside it. The property searches all subviews.
  fileprivate var holdsFirstResponder: Bool {
    isFirstResponder || subviews.contains { $0.holdsFirstResponder }
  }
}
