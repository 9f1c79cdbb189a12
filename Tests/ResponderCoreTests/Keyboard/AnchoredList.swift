import Foundation
import ResponderCore

/// A list of 844 points that performs the changes that its anchor requests. The bottom safe area is
/// 34 points high, unless the list is flipped.
struct AnchoredList {
  var sight: AnchorSight
  var anchor: ListAnchor
  private(set) var events: [ListAnchor.Event] = []
  private(set) var effects: [[ListAnchor.Effect]] = []
  /// Simulates the app's code that runs while the list applies a change.
  var meanwhile: ((inout AnchoredList) -> Void)?

  init(_ policy: AnchorPolicy, content: CGFloat = 2_640, offset: CGFloat, turned: Bool = false) {
    sight = AnchorSight(
      time: 0,
      geometry: ScrollViewGeometry(
        viewport: CGSize(width: 390, height: 844),
        contentSize: CGSize(width: 390, height: content), contentOffset: point(0, offset),
        inset: turned ? .zero : Insets(bottom: 34)),
      contentInset: .zero, safeArea: turned ? .zero : Insets(bottom: 34), isTurnedOver: turned)
    anchor = ListAnchor(policy: policy, sight: sight)
    tell { .began($0) }
    turn()
  }

  var y: CGFloat { sight.geometry.contentOffset.y }

  mutating func tell(_ event: (AnchorSight) -> ListAnchor.Event) {
    let event = event(sight)
    let next = anchor.handle(event)
    events.append(event)
    effects.append(next)
    for effect in next {
      switch effect {
      case .change(let change):
        perform(change)
        meanwhile?(&self)
        tell { .performed($0) }
      case .lookAgain: tell { .looksAgain($0) }
      case .askForPlace, .scrollToEnd, .giveUp: break
      }
    }
  }

  /// The paces of all changes that the anchor has requested.
  var paces: [ListAnchor.Change.Pace] {
    effects.joined().compactMap { if case .change(let change) = $0 { change.pace } else { nil } }
  }

  /// Replaces the anchor with another one, of the same policy unless another is given.
  mutating func replace(with policy: AnchorPolicy? = nil) {
    let old = anchor
    anchor = ListAnchor(policy: policy ?? old.policy, sight: sight, takingOverFrom: old)
    tell { .began($0) }
    turn()
  }

  /// Simulates other code that adds to the bottom content inset.
  mutating func addInset(_ points: CGFloat) {
    sight.contentInset.bottom += points
    sight.geometry.inset.bottom += points
  }

  mutating func turn() {
    tell { .turnEnds($0) }
    tell { .caretMayHaveMoved($0) }
    tell { _ in .turnEnded }
  }

  private mutating func perform(_ change: ListAnchor.Change) {
    if anchor.mayPerform(.inset, of: change), let room = change.room {
      let edge: WritableKeyPath<Insets, CGFloat> = change.edge == .top ? \.top : \.bottom
      // UIKit moves a list at its top along with the top inset, in a window and while the content is
      // at rest (T4.11.9, T4.11.19).
      let isAtTop = y == -sight.geometry.inset.top && sight.isInWindow && !sight.isHeld
      sight.geometry.inset[keyPath: edge] +=
        room.content - sight.contentInset[keyPath: edge]
      sight.contentInset[keyPath: edge] = room.content
      if isAtTop { sight.geometry.contentOffset.y = -sight.geometry.inset.top }
    }
    if anchor.mayPerform(.indicator, of: change), let room = change.room {
      if change.edge == .top { sight.indicatorInset.top = room.indicator }
      if change.edge == .bottom { sight.indicatorInset.bottom = room.indicator }
    }
    if anchor.mayPerform(.offset, of: change), let offset = change.offset {
      sight.geometry.contentOffset.y = offset
    }
  }

  mutating func keyboard(_ height: CGFloat) {
    sight.time += 1
    sight.cover = height > 0 ? .part(height) : .none
    tell { .keyboardMoved($0) }
    turn()
  }
}
