#if canImport(SwiftUI)
  internal import ResponderCore
  #if canImport(UIKit)
    internal import UIKit
  #else
    internal import AppKit
  #endif

  /// Those who are told which tag has the focus: chains, bindings and blocks of the app's, by the reader that they belong to.
  @MainActor
  @available(iOSApplicationExtension, unavailable)
  final class TagReaders {
    private struct WeakChain {
      weak var chain: ResponderChain?
    }

    /// The reader of a window, around all others in it.
    private struct WindowReader {
      let reader: TagRegistry.ReaderID
      weak var window: PlatformWindow?
    }

    /// A value that is to be told, and the one that was told before it.
    private struct News {
      let tag: AnyHashable?
      let former: AnyHashable?
      let reader: TagRegistry.ReaderID
    }

    private unowned let hub: TagHub
    private var chains: [TagRegistry.ReaderID: [WeakChain]] = [:]
    private var windowReaders: [WindowReader] = []
    private var blocks: [TagRegistry.ReaderID: [() -> Void]] = [:]
    /// What came while an observer was being told, which moved the focus itself.
    private var untold: [News] = []
    private var toldInARow = 0

    init(_ hub: TagHub) { self.hub = hub }

    var isEmpty: Bool { chains.isEmpty && windowReaders.isEmpty && blocks.isEmpty }
    var hasChains: Bool { !chains.isEmpty }

    // MARK: Coming and going

    /// A reader of its own, which ends with the last one that uses it.
    func makeReader() -> TagRegistry.ReaderID {
      let reader = TagRegistry.ReaderID(number: hub.nextNumber())
      hub.wake()
      hub.send(.readerAdded(reader, inside: nil))
      return reader
    }

    func reader(of window: PlatformWindow) -> TagRegistry.ReaderID {
      if let known = windowReaders.first(where: { $0.window === window }) { return known.reader }
      let reader = makeReader()
      windowReaders.append(WindowReader(reader: reader, window: window))
      hub.send(.readerMoved(reader, to: hub.id(of: window)))
      return reader
    }

    func add(_ chain: ResponderChain) {
      chains[chain.reader, default: []].append(WeakChain(chain: chain))
    }

    /// A chain ends wherever its last owner lets go of it: seen here, in the next turn.
    func dropTheDead() {
      let ended = chains.keys.filter { chains[$0]?.contains { $0.chain == nil } == true }
      // In the order of their coming, which a dictionary does not keep.
      for reader in ended.sorted(by: { $0.number < $1.number }) {
        chains[reader]?.removeAll { $0.chain == nil }
        guard chains[reader]?.isEmpty == true else { continue }
        chains[reader] = nil
        endIfUnused(reader)
      }
    }

    /// A reader is used by its chains, and by the probes and readers inside it.
    func endIfUnused(_ reader: TagRegistry.ReaderID) {
      guard hub.registry.isBare(reader), chains[reader] == nil else { return }
      let parent = hub.registry.parent(of: reader)
      if hub.registry.isRetrying(reader) { hub.log(nil, "ended", by: reader) }
      // What waits for its request is promised to run; not now, as SwiftUI may be updating its views.
      if let due = blocks.removeValue(forKey: reader) {
        TurnClock.shared.atTurnEnd { for block in due { block() } }
      }
      windowReaders.removeAll { $0.reader == reader }
      hub.send(.readerGone(reader))
      if let parent { endIfUnused(parent) }
    }

    /// A chain's place in the hierarchy: its window, and the reader around it, or the window's own.
    func move(
      _ reader: TagRegistry.ReaderID, to window: PlatformWindow?,
      inside outer: TagRegistry.ReaderID?
    ) {
      guard hub.registry.isKnown(reader) else { return }
      let around = outer ?? window.map { self.reader(of: $0) }
      let parent = hub.registry.parent(of: reader)
      if let around, around != reader, around != parent {
        hub.send(.readerAdded(reader, inside: around))
        if let parent { endIfUnused(parent) }
      }
      hub.send(.readerMoved(reader, to: window.map { hub.id(of: $0) }))
    }

    // MARK: Blocks

    func afterRetrying(_ reader: TagRegistry.ReaderID, _ block: @escaping () -> Void) {
      blocks[reader, default: []].append(block)
      hub.send(.afterRetrying(reader))
    }

    func runBlocks(of reader: TagRegistry.ReaderID) {
      let due = blocks.removeValue(forKey: reader) ?? []
      guard !due.isEmpty else { return }
      for block in due { block() }
      FocusBook.shared.announceChange()
    }

    // MARK: Telling

    func tagsChanged(in reader: TagRegistry.ReaderID) {
      for chain in chains(of: reader) { chain.tagsChanged() }
    }

    private func chains(of reader: TagRegistry.ReaderID) -> [ResponderChain] {
      chains[reader]?.compactMap(\.chain) ?? []
    }

    /// All observers are told of one value before any is told of the next: one that is told may move the focus at once.
    func publish(
      _ tag: AnyHashable?, after former: AnyHashable?, to reader: TagRegistry.ReaderID
    ) {
      untold.append(News(tag: tag, former: former, reader: reader))
      guard toldInARow == 0 else { return }
      while !untold.isEmpty {
        toldInARow += 1
        tell(untold.removeFirst())
      }
      toldInARow = 0
      // Observers may have focused a custom responder, which nothing announces.
      FocusBook.shared.announceChange()
    }

    /// So many values in a row observers may bring about by requests; those who do not agree among themselves are not heard
    /// after that.
    private static let patience = 32

    /// Whether observers go on and on asking for something else than what they are told.
    var isQuarrel: Bool {
      guard toldInARow > Self.patience else { return false }
      ResponderLog.once("tags.quarrel") {
        "Observers of a responder chain answer each value by asking for another one, without end; it was left at what it is."
      }
      return true
    }

    /// The chains first, then the bindings that gain the focus, then those that lose it: none passes through nil.
    private func tell(_ news: News) {
      guard hub.registry.isKnown(news.reader) else { return }
      for chain in chains(of: news.reader) { chain.publish(news.tag) }
      let bound = hub.registry.probes(announcedIn: news.reader)
      for probe in bound where probe.tag == news.tag {
        let binding = hub.probes.view(probe.id)?.binding
        if binding?.read() != news.tag { binding?.write(news.tag) }
      }
      for probe in bound where probe.tag == news.former && news.former != news.tag {
        let binding = hub.probes.view(probe.id)?.binding
        if binding?.read() == news.former { binding?.write(nil) }
      }
    }
  }
#endif
