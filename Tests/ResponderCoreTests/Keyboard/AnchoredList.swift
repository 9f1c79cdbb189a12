import Foundation
import ResponderCore

/// A list of 844 points that performs the changes that its anchor requests. The bottom safe area is
/// 34 points high, unless the list is flipped.
struct AnchoredList {
  var reading: AnchorReading
  var anchor: ListAnchor
  private(set) var events: [ListAnchor.Event] = []
  private(set) var effects: [[ListAnchor.Effect]] = []
  /// Simulates the app's code that runs while the list applies a change.
  var meanwhile: ((inout AnchoredList) -> Void)?

  init(_ policy: AnchorPolicy, content: CGFloat = 2_640, offset: CGFloat, turned: Bool = false) {
    reading = AnchorReading(
      ScrollViewGeometry(
        viewport: CGSize(width: 390, height: 844),
        contentSize: CGSize(width: 390, height: content), contentOffset: point(0, offset),
        inset: turned ? .zero : Insets(bottom: 34)))
    (reading.safeArea, reading.isTurnedOver) = (turned ? .zero : Insets(bottom: 34), turned)
    anchor = ListAnchor(policy: policy, reading: reading)
    tell { .began($0) }
    turn()
  }

  var y: CGFloat { reading.geometry.contentOffset.y }

  mutating func tell(_ event: (AnchorReading) -> ListAnchor.Event) {
    let event = event(reading)
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

  /// All changes that the anchor has requested.
  var changes: [ListAnchor.Change] {
    effects.joined().compactMap { if case .change(let change) = $0 { change } else { nil } }
  }

  /// Replaces the anchor with another one, of the same policy unless another is given.
  mutating func replace(with policy: AnchorPolicy? = nil) {
    let old = anchor
    anchor = ListAnchor(policy: policy ?? old.policy, reading: reading, takingOverFrom: old)
    tell { .began($0) }
    turn()
  }

  /// Simulates other code that adds to the bottom content inset.
  mutating func addInset(_ points: CGFloat) {
    reading.contentInset.bottom += points
    reading.geometry.inset.bottom += points
  }

  mutating func turn() {
    tell { .turnEnds($0) }
    tell { .caretMayHaveMoved($0) }
    tell { _ in .turnEnded }
  }

  private mutating func perform(_ change: ListAnchor.Change) {
    if anchor.mayPerform(.inset, of: change), let room = change.room {
      let edge: WritableKeyPath<Insets, CGFloat> = change.isAtTop ? \.top : \.bottom
      // UIKit moves a list at its top along with the top inset, in a window and while the content is
      // at rest (T4.11.9, T4.11.19).
      let isAtTop = y == -reading.geometry.inset.top && reading.isInWindow && !reading.isHeld
      reading.geometry.inset[keyPath: edge] +=
        room.content.value - reading.contentInset[keyPath: edge]
      reading.contentInset[keyPath: edge] = room.content.value
      if isAtTop { reading.geometry.contentOffset.y = -reading.geometry.inset.top }
    }
    if anchor.mayPerform(.indicator, of: change), let room = change.room {
      if change.isAtTop { reading.indicatorInset.top = room.indicator.value }
      if !change.isAtTop { reading.indicatorInset.bottom = room.indicator.value }
    }
    if anchor.mayPerform(.offset, of: change), let offset = change.offset {
      reading.geometry.contentOffset.y = offset
    }
  }

  /// A keyboard notification, without the layout that follows it.
  mutating func told() { tell { .keyboardMoved($0.isInWindow ? $0.time : nil) } }

  mutating func keyboard(_ height: CGFloat) {
    reading.time += 1
    reading.cover = height > 0 ? .part(height) : .none
    told()
    turn()
  }
}
