#if canImport(SwiftUI)
  internal import ResponderCore
  #if canImport(UIKit)
    internal import UIKit
  #else
    internal import AppKit
  #endif

  /// Notifies the app of focus changes: its `ResponderChain` objects, held weakly, the bindings of
  /// their tags, and the blocks passed to `afterRetrying(_:)`. The registry decides when a chain
  /// ends.
  @MainActor
  @available(iOSApplicationExtension, unavailable)
  final class TagChains {
    private struct WeakChain {
      weak var chain: ResponderChain?
    }

    private unowned let hub: TagHub
    private var objects: [TagRegistry.ChainID: [WeakChain]] = [:]
    private var blocks: [TagRegistry.ChainID: [() -> Void]] = [:]
    private var news = TagNews()

    init(_ hub: TagHub) { self.hub = hub }

    var isEmpty: Bool { objects.isEmpty && blocks.isEmpty }

    /// Whether the observers of chains keep answering each published value with a request for
    /// another one. Reading this property logs the first such case.
    var isEndless: Bool {
      guard news.isEndless else { return false }
      ResponderLog.once("tags.endless") {
        "Observers of a responder chain keep requesting another value after each change; "
          + "the current value was kept."
      }
      return true
    }

    // MARK: Adding and ending

    /// Creates a chain that has no place in the view tree yet.
    func makeChain() -> TagRegistry.ChainID {
      let chain = TagRegistry.ChainID(number: hub.nextNumber())
      hub.wake()
      hub.send(.chainAdded(chain, inside: nil))
      return chain
    }

    func add(_ chain: ResponderChain) {
      objects[chain.id, default: []].append(WeakChain(chain: chain))
      hub.send(.chainHeld(chain.id))
    }

    /// Removes `ResponderChain` objects that were deallocated, and reports to the registry the
    /// chains that have no object left. An object may be deallocated at any time, so the hub calls
    /// this method in each turn.
    func dropTheDead() {
      let ended = objects.keys.filter { objects[$0]?.contains { $0.chain == nil } == true }
      // Report them in the order in which the chains were made, which a dictionary does not keep.
      for chain in ended.sorted(by: { $0.number < $1.number }) {
        objects[chain]?.removeAll { $0.chain == nil }
        guard objects[chain]?.isEmpty == true else { continue }
        objects[chain] = nil
        hub.send(.chainLetGo(chain))
      }
    }

    /// Runs the remaining `afterRetrying(_:)` blocks of a chain that ended. They run at the end of
    /// the turn, because SwiftUI may be updating its views now.
    func end(_ chain: TagRegistry.ChainID) {
      guard let due = blocks.removeValue(forKey: chain) else { return }
      TurnClock.shared.atTurnEnd { for block in due { block() } }
    }

    // MARK: Blocks

    func afterRetrying(_ chain: TagRegistry.ChainID, _ block: @escaping () -> Void) {
      blocks[chain, default: []].append(block)
      hub.send(.afterRetrying(chain))
    }

    func runBlocks(of chain: TagRegistry.ChainID) {
      for block in blocks.removeValue(forKey: chain) ?? [] { block() }
      FocusBook.shared.announceChange()
    }

    // MARK: Publishing

    func tagsChanged(in chain: TagRegistry.ChainID) {
      for object in objects(of: chain) { object.tagsChanged() }
    }

    /// Publishes the chain's current failure. It may be newer than the effect that led to this
    /// call, because an observer of an earlier value may have sent another request meanwhile.
    func failureChanged(of chain: TagRegistry.ChainID) {
      let failure = hub.lastFailure(of: chain)
      for object in objects(of: chain) where object.lastFailure != failure {
        object.publish(failure)
      }
    }

    private func objects(of chain: TagRegistry.ChainID) -> [ResponderChain] {
      objects[chain]?.compactMap(\.chain) ?? []
    }

    func publish(_ item: TagNews.Item) {
      guard news.add(item) else { return }
      while let item = news.next() { tell(item) }
      // Observers may have focused a custom responder, which no notification announces.
      FocusBook.shared.announceChange()
    }

    /// Notifies the `ResponderChain` objects first, then the bindings of views that gain the focus,
    /// then those of views that lose it. So a binding that two views share does not pass through
    /// nil.
    private func tell(_ item: TagNews.Item) {
      for object in objects(of: item.chain) { object.publish(item.tag) }
      let changed = hub.probes(changedBy: item)
      for probe in changed.gaining {
        let binding = hub.probes[probe]?.binding
        if binding?.read() != item.tag { binding?.write(item.tag) }
      }
      for probe in changed.losing {
        let binding = hub.probes[probe]?.binding
        if binding?.read() == item.former { binding?.write(nil) }
      }
    }
  }
#endif
