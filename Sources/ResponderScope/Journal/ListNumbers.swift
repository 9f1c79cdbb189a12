#if (DEBUG || HUD) && canImport(UIKit) && (os(iOS) || os(Linux))
  internal import UIKit

  /// Gives numbers to the lists (all scroll views) of a window, and reads the insets at their bottom.
  /// A text view counts while it is first responder. It references the lists weakly.
  @MainActor
  struct ListNumbers {
    private struct Entry {
      weak var list: UIScrollView?
      var number: Int
      /// The insets at the last call of `noteResting(besides:)` during which the list was in a
      /// window, and the keyboard's placement then: hidden, or a bar alone. Nil before the first
      /// such call.
      var resting: (room: Room, placement: KeyboardPlacement)?
      /// The window's size when the keyboard appeared. A window that has changed its size lays out
      /// everything again.
      var windowSize: CGSize?
      /// Whether the list was in no window at the last call of `noteResting(besides:)`, because
      /// another screen was shown. The list's size then comes from an earlier layout.
      var wasAway = false
    }

    /// The content inset of a list, and the adjusted content inset, which also includes the safe
    /// area and what UIKit adds for the keyboard.
    private struct Room {
      var own: UIEdgeInsets
      var adjusted: UIEdgeInsets
      /// The list's size, on which the safe area's addition depends.
      var size: CGSize

      @MainActor
      init(_ list: UIScrollView) {
        (own, adjusted, size) = (list.contentInset, list.adjustedContentInset, list.bounds.size)
      }

      /// Returns the content inset at the end that is nearer to the bottom of the screen, and what
      /// UIKit adds to that inset.
      func bottom(isInverted: Bool) -> (inset: CGFloat, added: CGFloat) {
        isInverted
          ? (own.top, adjusted.top - own.top) : (own.bottom, adjusted.bottom - own.bottom)
      }
    }

    private var entries: [Entry] = []
    private var count = 0

    /// Searches a window for lists, numbers them, and returns the facts about all known lists as
    /// they were before the keyboard moved, when its placement was `placement`: hidden, or a bar
    /// alone.
    ///
    /// The insets are those that `noteResting(besides:)` last noted. The current insets, which are
    /// not certain because other code may have changed them already, stand in if none were noted,
    /// if the list's size has changed since, or if the noted insets include a bar that has left the
    /// screen.
    mutating func beforeKeyboard(
      in window: UIWindow, after placement: KeyboardPlacement
    ) -> [DiagnosisFacts.List] {
      search(window)
      for index in entries.indices where entries[index].list?.window === window {
        let size = window.bounds.size
        // The earlier facts about the list belong to another layout, so the list gets a new number.
        if let old = entries[index].windowSize, old != size {
          count += 1
          entries[index].number = count
        }
        entries[index].windowSize = size
      }
      return known().map { list in
        var list = list
        let entry = entries.first { $0.number == list.id }
        list.isCertain = false
        list.wasAway = entry?.wasAway ?? false
        // The noted insets do not apply if the list's size has changed since, or if they include a
        // bar that has left the screen.
        if let (room, noted) = entry?.resting, let view = entry?.list,
          room.size == view.bounds.size, noted == placement || noted == .hidden
        {
          list.isCertain = noted == placement
          (list.bottom.inset, list.bottom.safeArea) = room.bottom(isInverted: view.isInverted)
        }
        return list
      }
    }

    /// Notes the insets of the known lists while there is no keyboard, or only a bar. The feed
    /// calls this in nearly every such turn, so it converts no coordinates.
    mutating func noteResting(besides placement: KeyboardPlacement) {
      for index in entries.indices {
        guard let list = entries[index].list else { continue }
        entries[index].wasAway = list.window == nil
        if !entries[index].wasAway { entries[index].resting = (Room(list), placement) }
      }
    }

    /// Searches a window for lists, and gives a number to each new one.
    mutating func search(_ window: UIWindow) {
      entries.removeAll { $0.list == nil }
      for view in [window].withSubviews {
        guard let list = view as? UIScrollView, !entries.contains(where: { $0.list === list })
        else { continue }
        count += 1
        entries.append(Entry(list: list, number: count))
      }
    }

    /// Returns the facts about the numbered lists in windows that still have the size that they had
    /// when the keyboard appeared. Marks a list if another screen is presented over the list's
    /// screen and the first responder is not on the list's screen. The keyboard then belongs to
    /// another screen.
    func known(
      besides responder: UIResponder? = nil, under keyboard: KeyboardState? = nil
    ) -> [DiagnosisFacts.List] {
      entries.compactMap { entry in
        guard let list = entry.list, let window = list.window,
          window.bounds.size == entry.windowSize, list.isFirstResponder || !(list is UITextView)
        else { return nil }
        let (inset, added) = Room(list).bottom(isInverted: list.isInverted)
        let root = window.rootViewController?.viewIfLoaded
        let frame = list.convertToScreen(list.bounds)
        let bottom = WindowBottom(of: list)
        return DiagnosisFacts.List(
          id: entry.number, identity: ResponderIdentity(list),
          bottom: ListChange.Bottom(
            inset: inset, safeArea: added,
            frame: frame,
            rootTop: root.flatMap { list.isDescendant(of: $0) ? $0.frame.minY : nil }),
          isBehind: responder.map { list.isBehindScreen(of: $0) } ?? false,
          windowBottom: keyboard.flatMap {
            bottom?.unlessTaken(below: frame.maxY - inset - added, of: list, under: $0)
          } ?? (keyboard == nil ? bottom : nil),
          isTextView: list is UITextView)
      }
    }

    /// Whether a transition moves a numbered list. With a back swipe the keyboard's hide is posted
    /// at its beginning, and the list keeps its room (T4.13.73).
    var areInTransition: Bool { entries.contains { $0.list?.isInTransition == true } }

    /// The numbers of the lists that are in no window now.
    var away: Set<Int> {
      Set(entries.lazy.filter { $0.list.map { $0.window == nil } ?? false }.map(\.number))
    }

    /// Returns whether a view is a numbered list, or is inside one.
    func isKnown(_ view: UIView) -> Bool {
      sequence(first: view) { $0.superview }.contains { view in
        entries.contains { $0.list === view }
      }
    }

    /// Returns the numbered lists in a window.
    func all(in window: UIWindow) -> [UIScrollView] {
      entries.compactMap { $0.list?.window === window ? $0.list : nil }
    }

    /// Returns the list with a number.
    func list(_ number: Int) -> UIScrollView? { entries.first { $0.number == number }?.list }
  }

  extension UIScrollView {
    /// Whether the list is upside down on the screen, as in a chat that is flipped by a transform.
    /// Its top inset is then at the bottom of the screen.
    var isInverted: Bool {
      func place(_ y: CGFloat) -> CGFloat { convert(CGPoint(x: bounds.midX, y: y), to: nil).y }
      return place(bounds.minY) > place(bounds.maxY)
    }
  }
#endif
