#if (DEBUG || HUD) && canImport(UIKit) && (os(iOS) || os(Linux))
  internal import ResponderCore
  internal import ResponderKit
  internal import UIKit

  /// Numbers the lists and reads their bottom insets. It references the lists weakly.
  @MainActor
  struct ListNumbers {
    private struct Entry {
      weak var list: UIScrollView?
      var number: Int
      /// The insets at the end of the last turn without a keyboard, and what was at the bottom of
      /// the screen then: nothing, or a bar alone; nil before the first such turn.
      var resting: (room: Room, placement: KeyboardPlacement)?
      /// The window's size when the keyboard came. A window that has changed its size lays
      /// everything out anew.
      var windowSize: CGSize?
      /// Whether another screen was shown at the last look. The list's size then comes from an
      /// earlier layout.
      var wasAway = false
    }

    /// The insets of a list: its own, and those including the safe area and UIKit's own room for
    /// the keyboard.
    private struct Room {
      var own: UIEdgeInsets
      var adjusted: UIEdgeInsets
      /// The list's size, on which the safe area's addition depends.
      var size: CGSize

      @MainActor
      init(_ list: UIScrollView) {
        (own, adjusted, size) = (list.contentInset, list.adjustedContentInset, list.bounds.size)
      }

      /// Returns the inset at the bottom of the screen, and what is added to it.
      func bottom(isInverted: Bool) -> (inset: CGFloat, added: CGFloat) {
        isInverted
          ? (own.top, adjusted.top - own.top) : (own.bottom, adjusted.bottom - own.bottom)
      }
    }

    /// The most views that a search visits. A longer search would cost more than a diagnosis is
    /// worth.
    private static let mostViews = 2_000

    private var entries: [Entry] = []
    private var count = 0

    /// Searches a window for lists, numbers them, and returns them as they were before the keyboard
    /// moved. `placement` says what was at the bottom of the screen then.
    ///
    /// The insets come from the last turn without a keyboard. If they were not noted then, as for a
    /// new list, the insets of now are returned as not certain, because other code may have changed
    /// them by the time the keyboard's notification arrives.
    mutating func beforeKeyboard(
      in window: UIWindow, after placement: KeyboardPlacement
    ) -> [DiagnosisFacts.List] {
      search(window)
      for index in entries.indices where entries[index].list?.window === window {
        let size = window.bounds.size
        // The earlier facts about it belong to another layout.
        if let old = entries[index].windowSize, old != size {
          count += 1
          entries[index].number = count
        }
        entries[index].windowSize = size
      }
      return known.map { list in
        var list = list
        let entry = entries.first { $0.number == list.id }
        list.isCertain = false
        list.wasAway = entry?.wasAway ?? false
        // A list that has changed its size off the screen had other insets then, and one that left
        // the screen beside a bar had room for the bar.
        if let (room, noted) = entry?.resting, let view = entry?.list,
          room.size == view.bounds.size, noted == placement || noted == .hidden
        {
          list.isCertain = noted == placement
          (list.bottom.inset, list.bottom.safeArea) = room.bottom(isInverted: view.isInverted)
        }
        return list
      }
    }

    /// Notes the insets of the known lists while there is no keyboard, but perhaps a bar alone. It
    /// runs in every turn, and therefore converts no coordinates.
    mutating func noteResting(besides placement: KeyboardPlacement) {
      for index in entries.indices {
        guard let list = entries[index].list else { continue }
        entries[index].wasAway = list.window == nil
        if !entries[index].wasAway { entries[index].resting = (Room(list), placement) }
      }
    }

    /// Numbers the lists of a window.
    mutating func search(_ window: UIWindow) {
      entries.removeAll { $0.list == nil }
      var open: [UIView] = [window]
      var index = 0
      while index < open.count, index < Self.mostViews {
        let view = open[index]
        index += 1
        if let list = view as? UIScrollView, !(list is UITextView) { number(list) }
        open += view.subviews
      }
    }

    /// The numbered lists in windows that still have the size they had when the keyboard came.
    var known: [DiagnosisFacts.List] { known(besides: nil) }

    /// Returns the same lists, and marks those behind a screen that theirs presents while the first
    /// responder is elsewhere. The keyboard does not belong to them.
    func known(besides responder: UIResponder?) -> [DiagnosisFacts.List] {
      entries.compactMap { entry in
        guard let list = entry.list, let window = list.window,
          window.bounds.size == entry.windowSize
        else { return nil }
        let (inset, added) = Room(list).bottom(isInverted: list.isInverted)
        let root = window.rootViewController?.viewIfLoaded
        return DiagnosisFacts.List(
          id: entry.number, identity: ResponderIdentity(list),
          bottom: ListChange.Bottom(
            inset: inset, safeArea: added,
            frame: list.convert(list.bounds, to: window.screen.coordinateSpace),
            rootTop: root.flatMap { list.isDescendant(of: $0) ? $0.frame.minY : nil }),
          isBehind: responder.map { list.isBehindScreen(of: $0) } ?? false)
      }
    }

    /// Returns whether a view is a numbered list, or inside one.
    func isKnown(_ view: UIView) -> Bool {
      sequence(first: view) { $0.superview }.contains { view in
        entries.contains { $0.list === view }
      }
    }

    /// Returns the list with a number.
    func list(_ number: Int) -> UIScrollView? { entries.first { $0.number == number }?.list }

    private mutating func number(_ list: UIScrollView) {
      guard !entries.contains(where: { $0.list === list }) else { return }
      count += 1
      entries.append(Entry(list: list, number: count))
    }
  }

  extension UIScrollView {
    /// Whether its content begins at the bottom of the screen, as in a flipped chat. Its top inset
    /// is then at the bottom.
    fileprivate var isInverted: Bool {
      let (top, bottom) = (
        convert(CGPoint(x: bounds.midX, y: bounds.minY), to: nil),
        convert(CGPoint(x: bounds.midX, y: bounds.maxY), to: nil)
      )
      return top.y > bottom.y
    }
  }
#endif
