#if (DEBUG || HUD) && canImport(UIKit) && (os(iOS) || os(Linux))
  internal import ResponderCore
  internal import ResponderKit
  internal import UIKit

  /// Names lists by numbers, and reads their bottoms; holds none of them.
  @MainActor
  struct ListNumbers {
    private struct Entry {
      weak var list: UIScrollView?
      var number: Int
      /// At the end of the last turn without a keyboard; nil before the first.
      var resting: Room?
      /// The size of the window when the keyboard came: one that has another by now lays everything out anew.
      var windowSize: CGSize?
      /// Whether another screen was shown when this was looked at last: its size is then from a layout before that.
      var wasAway = false
    }

    /// The insets of a list: its own, and with what the safe area and UIKit's own room for the keyboard add.
    private struct Room {
      var own: UIEdgeInsets
      var adjusted: UIEdgeInsets
      /// What the safe area adds follows from the list's size.
      var size: CGSize

      @MainActor
      init(_ list: UIScrollView) {
        (own, adjusted, size) = (list.contentInset, list.adjustedContentInset, list.bounds.size)
      }

      /// At the bottom of the screen: the inset, and what is added to it.
      func bottom(isInverted: Bool) -> (inset: CGFloat, added: CGFloat) {
        isInverted
          ? (own.top, adjusted.top - own.top) : (own.bottom, adjusted.bottom - own.bottom)
      }
    }

    /// A search that has seen so many views ends: a diagnosis is not worth more.
    private static let mostViews = 2_000

    private var entries: [Entry] = []
    private var count = 0

    /// The lists of a window as they were before the keyboard moved, searched; numbered from now on.
    ///
    /// Of a list that is new, others may have changed the inset by the time the keyboard is told of.
    mutating func beforeKeyboard(in window: UIWindow) -> [DiagnosisFacts.List] {
      search(window)
      for index in entries.indices where entries[index].list?.window === window {
        let size = window.bounds.size
        // What was known of it is another layout's.
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
        // One that has got another size since, off the screen, had other insets then.
        if let resting = entry?.resting, let view = entry?.list, resting.size == view.bounds.size {
          list.isCertain = true
          (list.bottom.inset, list.bottom.safeArea) = resting.bottom(isInverted: view.isInverted)
        }
        return list
      }
    }

    /// There is no keyboard: the known lists' insets are those without one. Said in every turn, so nothing is converted here.
    mutating func noteResting() {
      for index in entries.indices {
        guard let list = entries[index].list else { continue }
        entries[index].wasAway = list.window == nil
        if !entries[index].wasAway { entries[index].resting = Room(list) }
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

    /// The lists that have a number and are in a window.
    var known: [DiagnosisFacts.List] { known(besides: nil) }

    /// The same, with those that are behind what their screen presents while the first responder is elsewhere: the keyboard is not theirs.
    func known(besides responder: UIResponder?) -> [DiagnosisFacts.List] {
      entries.compactMap { entry in
        guard let list = entry.list, let window = list.window,
          window.bounds.size == entry.windowSize
        else { return nil }
        let (inset, added) = Room(list).bottom(isInverted: list.isInverted)
        return DiagnosisFacts.List(
          id: entry.number, identity: ResponderIdentity(list),
          bottom: ListChange.Bottom(
            inset: inset, safeArea: added,
            frame: list.convert(list.bounds, to: window.screen.coordinateSpace)),
          isBehind: responder.map(list.isBehindScreen) ?? false)
      }
    }

    /// The list with a number.
    func list(_ number: Int) -> UIScrollView? { entries.first { $0.number == number }?.list }

    private mutating func number(_ list: UIScrollView) {
      guard !entries.contains(where: { $0.list === list }) else { return }
      count += 1
      entries.append(Entry(list: list, number: count))
    }
  }

  extension UIScrollView {
    /// Whether something is presented over its screen, in which the responder is. A search shows the list that is searched.
    fileprivate func isBehindScreen(of responder: UIResponder) -> Bool {
      guard let screen = chain.lazy.compactMap({ $0 as? UIViewController }).first,
        let cover = screen.presentedViewController, !(cover is UISearchController)
      else { return false }
      return !responder.chain.contains { $0 === screen }
    }

    /// Whether its content begins at the bottom of the screen, as a chat's that is turned over: then its top inset is at the bottom.
    fileprivate var isInverted: Bool {
      let (top, bottom) = (
        convert(CGPoint(x: bounds.midX, y: bounds.minY), to: nil),
        convert(CGPoint(x: bounds.midX, y: bounds.maxY), to: nil)
      )
      return top.y > bottom.y
    }
  }
#endif
