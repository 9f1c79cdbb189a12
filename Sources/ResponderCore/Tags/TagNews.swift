/// The values that the observers of chains are to be told: all observers are told of one value before any is told of the next, because
/// one that is told may move the focus at once.
///
/// Observers that answer each value by asking for another tag would go on without end. So many values in a row they may bring about;
/// after that the app's requests are not taken in until all is told.
package struct TagNews {
  /// A value that a chain published, and the one that its observers were told before it.
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

  /// Whether observers go on and on asking for something else than what they are told.
  package var isEndless: Bool { toldInARow > Self.longestRow }

  /// Takes in a value. True when the caller is to tell it now, with `next()` until that is nil; false while another value is
  /// being told, after which this one follows.
  package mutating func add(_ item: Item) -> Bool {
    items.append(item)
    return toldInARow == 0
  }

  /// What is to be told now; nil when all is told.
  package mutating func next() -> Item? {
    guard !items.isEmpty else {
      toldInARow = 0
      return nil
    }
    toldInARow += 1
    return items.removeFirst()
  }
}
