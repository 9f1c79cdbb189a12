/// The queue of values to report to the chains' observers.
///
/// All observers receive one value before any of them receives the next, because an observer may
/// move the focus while it handles a value. Observers that answer each value with a request for
/// another tag would never stop. Once more than `longestRow` values have been reported in a row,
/// the adapter ignores the app's requests until the queue is empty.
package struct TagNews {
  /// A value that a chain published, and the value that its observers received before it.
  package struct Item: Equatable {
    package let chain: TagRegistry.ChainID
    package let tag: AnyHashable?
    package let former: AnyHashable?

    package init(chain: TagRegistry.ChainID, tag: AnyHashable?, former: AnyHashable?) {
      (self.chain, self.tag, self.former) = (chain, tag, former)
    }
  }

  package static let longestRow = 32

  private var items: [Item] = []
  private var toldInARow = 0

  package init() {}

  /// Whether more than `longestRow` values have been reported in a row, because observers keep
  /// requesting other tags than the reported ones.
  package var isEndless: Bool { toldInARow > Self.longestRow }

  /// Adds a value. Returns true if the caller must report it now, by calling `next()` until that
  /// returns nil; false while another value is being reported, after which this one follows.
  package mutating func add(_ item: Item) -> Bool {
    items.append(item)
    return toldInARow == 0
  }

  /// Returns the next value to report; nil if the queue is empty.
  package mutating func next() -> Item? {
    guard !items.isEmpty else {
      toldInARow = 0
      return nil
    }
    toldInARow += 1
    return items.removeFirst()
  }
}
