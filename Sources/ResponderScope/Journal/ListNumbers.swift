#if DEBUG && canImport(UIKit) && (os(iOS) || os(Linux))
  internal import ResponderCore
  internal import ResponderKit
  internal import UIKit

  /// Names lists by numbers, and reads their bottoms; holds none of them.
  @MainActor
  struct ListNumbers {
    private struct Entry {
      weak var list: UIScrollView?
      var number: Int
      /// The bottom inset at the end of the last turn without a keyboard; nil before the first.
      var restingInset: CGFloat?
    }

    /// A search that has seen so many views ends: a diagnosis is not worth more.
    private static let mostViews = 2_000
    /// Lower than this, points, a scroll view is no list that a keyboard covers.
    private static let leastHeight: CGFloat = 120

    private var entries: [Entry] = []
    private var count = 0

    /// The lists of a window as they were before the keyboard moved, searched; numbered from now on.
    ///
    /// Of a list that is new, others may have changed the inset by the time the keyboard is told of.
    mutating func beforeKeyboard(in window: UIWindow) -> [DiagnosisFacts.List] {
      search(window)
      return known.map { list in
        var list = list
        let inset = entries.first { $0.number == list.id }?.restingInset
        list.isCertain = inset != nil
        if let inset { list.bottom.inset = inset }
        return list
      }
    }

    /// There is no keyboard: the known lists' insets are those without one.
    mutating func noteResting() {
      for index in entries.indices {
        guard let list = entries[index].list, list.window != nil else { continue }
        entries[index].restingInset = list.contentInset.bottom
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
        if let list = view as? UIScrollView, !(list is UITextView),
          list.bounds.height >= Self.leastHeight
        {
          number(list)
        }
        open += view.subviews
      }
    }

    /// The lists that have a number and are in a window.
    var known: [DiagnosisFacts.List] {
      entries.compactMap { entry in
        guard let list = entry.list, let window = list.window else { return nil }
        let inset = list.contentInset.bottom
        return DiagnosisFacts.List(
          id: entry.number, identity: ResponderIdentity(list),
          bottom: ListChange.Bottom(
            inset: inset, safeArea: list.adjustedContentInset.bottom - inset,
            frame: list.convert(list.bounds, to: window.screen.coordinateSpace)))
      }
    }

    private mutating func number(_ list: UIScrollView) {
      guard !entries.contains(where: { $0.list === list }) else { return }
      count += 1
      entries.append(Entry(list: list, number: count))
    }
  }
#endif
