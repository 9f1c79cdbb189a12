import ResponderCore

/// Connects the tag registry with the simulated framework, as the adapters of UIKit and AppKit do
/// with theirs. It holds views weakly.
final class SimulatedAdapter {
  private struct WeakView { weak var view: SimulatedView? }

  let framework = SimulatedFramework()
  private(set) var registry = TagRegistry()
  private var views: [TagRegistry.ProbeID: WeakView] = [:]
  private var blocks: [TagRegistry.ChainID: [() -> Void]] = [:]
  private(set) var isTurnEndDue = false
  private var turn = TagRegistry.Moment.start
  /// The duration of a turn, which is so long that a waiting request has expired after two turns.
  var secondsPerTurn = 0.5
  var framesPerTurn = 2
  /// Runs before an observer of a chain is notified of a value.
  var willTell: ((TagRegistry.ChainID) -> Void)?
  /// Everything that the registry has requested, in order.
  var effects: [TagRegistry.Effect] = []

  init() {
    framework.firstResponderDidChange = { [unowned self] in report($0) }
    framework.keyWindowDidChange = { [unowned self] in send(.windowBecameKey($0.id)) }
  }

  /// Failures that the registry should have reported, but did not.
  private(set) var silences: [String] = []
  /// Whether the last request had no effect: its view is neither the first responder nor around it,
  /// or no responder resigned.
  private var isAnswerNo = false

  func send(_ input: TagRegistry.Event) {
    let chains = TagRandomDriver.chainIDs
    let retrying = chains.filter { registry.isRetrying($0) }
    let wanted = registry.handle(input)
    for chain in retrying where !registry.isRetrying(chain) {
      check(chain, wanted, after: input)
    }
    for effect in wanted where registry.isDue(effect) {
      effects.append(effect)
      perform(effect)
    }
  }

  /// Checks that the registry reports a request that ends without effect. The request may end
  /// because the turn ends, or because the framework answers that it failed.
  private func check(
    _ chain: TagRegistry.ChainID, _ effects: [TagRegistry.Effect], after input: TagRegistry.Event
  ) {
    switch input {
    case .turnEnded: break
    case .answered where isAnswerNo: break
    default: return
    }
    let isTold = effects.contains {
      if case .failed(_, _, chain) = $0 { true } else { false }
    }
    if !isTold { silences.append("\(chain)'s request failed, and no effect reported it") }
  }

  func announce(_ probe: TagRegistry.ProbeID, _ tag: AnyHashable, in chain: TagRegistry.ChainID) {
    send(.announced(probe, tag: tag, in: chain))
  }

  func found(_ probe: TagRegistry.ProbeID, _ view: SimulatedView) {
    views[probe] = WeakView(view: view)
    send(.found(probe, view: view.id, in: view.window?.id))
  }

  func view(of probe: TagRegistry.ProbeID) -> SimulatedView? { views[probe]?.view }

  /// Moves a view, and notifies the registry for it and for everything inside it.
  func move(_ view: SimulatedView, to parent: SimulatedView?) {
    framework.move(view, to: parent)
    for moved in [view] + view.descendants {
      send(.viewMoved(moved.id, to: moved.window?.id))
    }
  }

  /// Removes a view permanently.
  func remove(_ view: SimulatedView) {
    framework.move(view, to: nil)
    for gone in [view] + view.descendants { send(.viewLost(gone.id)) }
  }

  func close(_ window: SimulatedWindow) {
    framework.close(window)
    send(.windowClosed(window.id))
    for view in window.root.descendants { send(.viewLost(view.id)) }
  }

  func request(_ tag: AnyHashable?, by chain: TagRegistry.ChainID) {
    send(.requested(tag, by: chain))
  }

  func afterRetrying(_ chain: TagRegistry.ChainID, _ block: @escaping () -> Void) {
    blocks[chain, default: []].append(block)
    send(.afterRetrying(chain))
  }

  /// Ends the run-loop turn. First reports the first responder of each known window, then the end
  /// of the turn if the registry waits for it.
  func endTurn() {
    let known = registry.knownWindows
    for window in framework.windows where known.contains(window.id) { report(window) }
    guard isTurnEndDue else { return }
    isTurnEndDue = false
    turn.seconds += secondsPerTurn
    turn.frames += framesPerTurn
    send(.turnEnded(at: turn))
  }

  private func report(_ window: SimulatedWindow) {
    send(.firstResponder(in: window.id, path: window.path))
  }

  private func window(_ id: TagRegistry.WindowID) -> SimulatedWindow? {
    framework.windows.first { $0.id == id }
  }

  private func perform(_ effect: TagRegistry.Effect) {
    switch effect {
    case .becomeFirstResponder(let probe, let request):
      let view = views[probe]?.view
      _ = view.map(framework.becomeFirstResponder)
      let path = window(request.window)?.path ?? []
      isAnswerNo = view.map { !path.contains($0.id) } ?? true
      send(.answered(request, path: path))
    case .resign(let request):
      let accepted = window(request.window).map(framework.resignFirstResponder) ?? false
      isAnswerNo = !accepted
      send(.answered(request, path: window(request.window)?.path ?? []))
    case .runAfterRetrying(let chain):
      for block in blocks.removeValue(forKey: chain) ?? [] { block() }
    case .scheduleTurnEnd:
      isTurnEndDue = true
    case .checkWhetherKey(let id):
      guard let window = window(id), framework.keyWindow === window else { return }
      send(.windowBecameKey(id))
    case .publish(_, _, let chain):
      willTell?(chain)
    case .tagsChanged, .failed, .failureCleared, .chainEnded, .duplicated:
      break
    }
  }
}

extension TagRegistry.Moment {
  /// The time at which a test's clock starts.
  static let start = TagRegistry.Moment(seconds: 0, frames: 0)
}
