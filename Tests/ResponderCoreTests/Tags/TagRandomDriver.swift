import ResponderCore
import TestSupport

/// Performs random operations on tags, views, windows and focus, and checks after each turn what
/// must always be true.
///
/// The driver keeps its own record of which view had which tags. It computes the expected values
/// from this record and from the framework's state alone.
final class TagRandomDriver {
  /// One use of a tag, as the driver created it.
  struct Use {
    let probe: TagRegistry.ProbeID
    var tag: Int
    let chain: Int
    weak var view: SimulatedView?
    /// The number of turns until the probe finds the view: nil once it has found it, negative if it
    /// never will.
    var turnsToFind: Int?
  }

  static let chainIDs = (0..<4).map { TagRegistry.ChainID(number: UInt($0) + 1) }
  /// Chain 1 is inside chain 0, and chain 2 is alone. Chain 3 has views in every window.
  static let parents = [nil, 0, nil, nil]

  let adapter = SimulatedAdapter()
  var random: SplitMix64
  var uses: [Use] = []
  /// Weak references, so that only the framework keeps views alive.
  var views: [() -> SimulatedView?] = []
  var homes: [Int: TagRegistry.WindowID] = [:]
  var requestedIn: [Int: Int] = [:]
  var turn = 0
  var isEndingTurn = false
  /// The number of nested observers that are moving the focus while they are notified.
  var depth = 0
  /// Whether an observer has moved the focus in this turn while it was notified.
  var hasMovedWhileTold = false
  /// Whether an observer has moved the focus while a turn ended. The consequences are then reported
  /// when the next turn ends.
  var hasMovedAtTheEnd = false
  var requests = 0
  var asks = 0
  var waitingBlocks = 0
  /// The tags that each chain had at the end of the last turn.
  var lastTags: [Int: [String]] = [:]
  /// The tags that were reported as duplicates.
  var named: Set<String> = []
  /// The probes of views that shared a tag at the end of the last turn, by chain and tag.
  var shared: [String: Set<TagRegistry.ProbeID>] = [:]
  var problems: [String] = []
  /// How often each relevant event happened, so that a test can check that it did.
  var tally: [String: Int] = [:]

  init(seed: UInt64) {
    random = SplitMix64(seed: seed)
    adapter.willTell = { [unowned self] in observe($0) }
    for _ in 0..<2 { openWindow() }
    for (index, id) in Self.chainIDs.enumerated() {
      adapter.send(.chainHeld(id))
      if let outer = Self.parents[index] {
        adapter.send(.chainEntered(id, inside: Self.chainIDs[outer]))
      }
    }
  }

  func run(steps: Int) {
    for _ in 0..<steps where problems.isEmpty {
      step()
      if pick(4) == 0 { endTurn() }
    }
  }

  /// Removes everything. The registry must then be empty.
  func tearDown() {
    for use in uses { adapter.send(.probeGone(use.probe)) }
    uses = []
    for window in adapter.framework.windows { adapter.close(window) }
    for _ in 0..<3 { endTurn() }
    for chain in Self.chainIDs { adapter.send(.chainLetGo(chain)) }
    adapter.send(.turnEnded(at: .start))
    if !adapter.registry.isEmpty { problems.append("the registry is not empty") }
    if adapter.isTurnEndDue { problems.append("a turn's end is still due") }
    if waitingBlocks != 0 { problems.append("\(waitingBlocks) blocks never ran") }
    if views.contains(where: { $0() != nil }) { problems.append("a view is still alive") }
  }
}
