import ResponderCore

/// Does to tags, views, windows and focus whatever a seed says, and checks after each turn what must always hold.
///
/// It keeps its own record of which view had which tags, and finds the truth from that and the framework's state
/// alone.
final class TagRandomDriver {
  /// One use of a tag as the driver made it.
  struct Use {
    let probe: TagRegistry.ProbeID
    var tag: Int
    let chain: Int
    weak var view: SimulatedView?
    /// In how many turns the probe finds the view; nil once it did, below 0 never.
    var turnsToFind: Int?
  }

  static let chainIDs = (0..<4).map { TagRegistry.ChainID(number: UInt($0) + 1) }
  /// Chain 1 stands inside chain 0; 2 is alone; 3 has things in every window.
  static let parents = [nil, 0, nil, nil]

  let adapter = SimulatedAdapter()
  var random: SplitMix64
  var uses: [Use] = []
  /// Weak, so that only the framework keeps views alive.
  var views: [() -> SimulatedView?] = []
  var homes: [Int: TagRegistry.WindowID] = [:]
  var requestedIn: [Int: Int] = [:]
  var turn = 0
  var isEndingTurn = false
  /// How many observers that are being told have moved the focus, one inside another.
  var depth = 0
  /// Whether one did in this turn, and whether at its end: what follows from that is told when the next one ends.
  var hasMovedWhileTold = false
  var hasMovedAtTheEnd = false
  var requests = 0
  var asks = 0
  var waitingBlocks = 0
  /// The tags that each chain had when the last turn ended, and those named as duplicates.
  var lastTags: [Int: [String]] = [:]
  var named: Set<String> = []
  /// The probes of views that shared a tag when the last turn ended, by chain and tag.
  var shared: [String: Set<TagRegistry.ProbeID>] = [:]
  var problems: [String] = []
  /// How often each interesting thing happened, so that a test can see that it did.
  var tally: [String: Int] = [:]

  init(seed: UInt64) {
    random = SplitMix64(seed: seed)
    adapter.willTell = { [unowned self] in observe($0) }
    for _ in 0..<2 { openWindow() }
    for (index, id) in Self.chainIDs.enumerated() {
      adapter.send(.chainAdded(id, inside: Self.parents[index].map { Self.chainIDs[$0] }))
    }
  }

  func run(steps: Int) {
    for _ in 0..<steps where problems.isEmpty {
      step()
      if pick(4) == 0 { endTurn() }
    }
  }

  /// Takes everything away; nothing may be left.
  func tearDown() {
    for use in uses { adapter.send(.probeGone(use.probe)) }
    uses = []
    for window in adapter.framework.windows { adapter.close(window) }
    for _ in 0..<3 { endTurn() }
    for chain in Self.chainIDs { adapter.send(.chainGone(chain)) }
    adapter.send(.turnEnded(at: .start))
    if !adapter.registry.isEmpty { problems.append("the registry is not empty") }
    if !adapter.watched.isEmpty { problems.append("windows are still watched") }
    if adapter.isTurnEndDue { problems.append("a turn's end is still due") }
    if waitingBlocks != 0 { problems.append("\(waitingBlocks) blocks never ran") }
    if views.contains(where: { $0() != nil }) { problems.append("a view is still alive") }
  }
}
