#if canImport(SwiftUI)
  internal import Foundation
  internal import ResponderCore
  #if canImport(UIKit)
    internal import UIKit
  #else
    internal import AppKit
  #endif

  /// A chain, held weakly.
  @available(iOSApplicationExtension, unavailable)
  struct WeakChain {
    let reader: TagRegistry.ReaderID
    weak var chain: ResponderChain?
  }

  @available(iOSApplicationExtension, unavailable)
  extension TagHub {
    // MARK: Chains

    /// A reader of its own, which ends with the last one that uses it.
    func makeReader() -> TagRegistry.ReaderID {
      let reader = TagRegistry.ReaderID(number: nextNumber())
      wake()
      send(.readerAdded(reader, inside: nil))
      return reader
    }

    /// The reader of a window, around all others in it.
    func reader(of window: PlatformWindow) -> TagRegistry.ReaderID {
      if let known = windowReaders.first(where: { $0.window === window }) { return known.reader }
      let reader = makeReader()
      windowReaders.append(WindowReader(reader: reader, window: window))
      send(.readerMoved(reader, to: id(of: window)))
      return reader
    }

    func add(_ chain: ResponderChain) {
      chains.append(WeakChain(reader: chain.reader, chain: chain))
      retain(chain.reader)
    }

    func chains(of reader: TagRegistry.ReaderID) -> [ResponderChain] {
      chains.filter { $0.reader == reader }.compactMap(\.chain)
    }

    func retain(_ reader: TagRegistry.ReaderID) {
      uses[reader, default: 0] += 1
    }

    func release(_ reader: TagRegistry.ReaderID) {
      guard let count = uses[reader] else { return }
      uses[reader] = count > 1 ? count - 1 : nil
      guard count == 1 else { return }
      blocks[reader] = nil
      published[reader] = nil
      windowReaders.removeAll { $0.reader == reader }
      send(.readerGone(reader))
      if let parent = parents.removeValue(forKey: reader) { release(parent) }
    }

    /// A chain's place in the hierarchy: its window, and the reader around it, or the window's own.
    func move(
      _ reader: TagRegistry.ReaderID, to window: PlatformWindow?,
      inside outer: TagRegistry.ReaderID?
    ) {
      guard uses[reader] != nil else { return }
      let around = outer ?? window.map { self.reader(of: $0) }
      if let around, around != reader, parents[reader] != around {
        retain(around)
        send(.readerAdded(reader, inside: around))
        if let old = parents.updateValue(around, forKey: reader) { release(old) }
      }
      send(.readerMoved(reader, to: window.map { id(of: $0) }))
    }

    // MARK: Requests

    func request(_ tag: AnyHashable?, by reader: TagRegistry.ReaderID) {
      guard !isQuarrel else { return }
      wake()
      if let tag { searchAgain(for: tag) }
      expectFocus()
      for watch in windows { report(watch) }
      send(.requested(tag, by: reader))
    }

    func availableTags(of reader: TagRegistry.ReaderID) -> Set<AnyHashable> {
      searchAgain()
      let able = registry.candidates(of: reader).filter { candidate in
        guard let responder = responder(candidate.view), responder.hostWindow != nil else {
          return false
        }
        return responder.hasFocus || responder.canTakeFocus
      }
      return Set(able.map(\.tag))
    }

    func afterRetrying(_ reader: TagRegistry.ReaderID, _ block: @escaping () -> Void) {
      blocks[reader, default: []].append(block)
      send(.afterRetrying(reader))
    }

    /// Everybody is told of one value before anybody is of the next: whoever is told may move the focus at once.
    func publish(_ tag: AnyHashable?, to reader: TagRegistry.ReaderID) {
      untold.append((tag, reader))
      guard toldInARow == 0 else { return }
      while !untold.isEmpty {
        toldInARow += 1
        let next = untold.removeFirst()
        tell(next.tag, to: next.reader)
      }
      toldInARow = 0
    }

    /// So many values in a row observers may bring about by requests; those who do not agree among themselves are not heard
    /// after that.
    private static var patience: Int { 32 }

    /// Whether observers go on and on asking for something else than what they are told.
    private var isQuarrel: Bool {
      guard toldInARow > Self.patience else { return false }
      ResponderLog.once("tags.quarrel") {
        "Observers of a responder chain answer each value by asking for another one, without end; it was left at what it is."
      }
      return true
    }

    /// The chains first, then the bindings that gain the focus, then those that lose it: none passes through nil.
    private func tell(_ tag: AnyHashable?, to reader: TagRegistry.ReaderID) {
      guard uses[reader] != nil else { return }
      for chain in chains(of: reader) { chain.publish(tag) }
      let former = published.removeValue(forKey: reader)
      if let tag { published[reader] = tag }
      let bound = probeOrder.compactMap { probes[$0] }.filter { $0.reader == reader }
      for probe in bound where probe.tag == tag {
        if probe.view?.binding?.read() != tag { probe.view?.binding?.write(tag) }
      }
      for probe in bound where probe.tag == former && former != tag {
        if probe.view?.binding?.read() == former { probe.view?.binding?.write(nil) }
      }
    }
  }

  /// The reader of a window, which is held weakly.
  struct WindowReader {
    let reader: TagRegistry.ReaderID
    weak var window: PlatformWindow?
  }
#endif
