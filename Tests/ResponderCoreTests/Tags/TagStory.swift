import ResponderCore
import Testing

/// A sequence of events on one chain in one window, and what the chain then has published.
struct TagStory: Sendable, CustomTestStringConvertible {
  /// What the app, its user or the framework does. A view is named by its first tag.
  indirect enum Step: Sendable {
    /// A view appears, with a tag that its probe finds at once, or without a tag.
    case field(String, in: String? = nil, refuses: Bool = false)
    case view(String, in: String? = nil)
    /// A probe appears, and later finds its view, or nothing.
    case probe(String)
    case comes(String, refuses: Bool = false)
    case nothing(String)
    /// The probe of a view goes, has another tag, or another probe with a tag comes over the view.
    case probeGone(String)
    case renamed(String, to: String)
    case tagged(String, tag: String)
    /// A view is removed for ever, or from its window.
    case lost(String)
    case leaves(String)
    /// A view refuses to give up the focus, or does something when it has it.
    case holds(String)
    case onFocus(String, Step)
    case set(String?)
    case tap(String)
    case resign
    case end
  }

  let name: String
  let steps: [Step]
  let published: [String?]
  let value: String?
  var failures: [TagFailureReason] = []
  /// The name of the view with the focus, or `-` for none; if nil, the view is that of the value.
  var focus: String?
  /// How often the framework is asked to move the focus.
  let asks: Int

  init(
    _ name: String, _ steps: [Step], published: [String?], value: String?,
    failures: [TagFailureReason] = [], focus: String? = nil, asks: Int
  ) {
    (self.name, self.steps, self.published, self.value) = (name, steps, published, value)
    (self.failures, self.focus, self.asks) = (failures, focus, asks)
  }

  var testDescription: String { name }

  func check(_ location: SourceLocation = #_sourceLocation) {
    let player = Player()
    for step in steps { player.perform(step) }
    let stage = player.stage
    let focused = stage.window.firstResponder.flatMap { view in
      player.views.first { $0.value() === view }?.key
    }
    #expect(stage.published() == published, "\(name)", sourceLocation: location)
    #expect(stage.value == value, "\(name)", sourceLocation: location)
    #expect(stage.failures == failures, "\(name)", sourceLocation: location)
    #expect((focused ?? "-") == focus ?? value ?? "-", "\(name)", sourceLocation: location)
    #expect(stage.asks == asks, "\(name)", sourceLocation: location)
  }

  private final class Player {
    let stage = TagStage()
    /// Weak references, so that a removed view is gone.
    var views: [String: () -> SimulatedView?] = [:]
    private var probes: [String: TagRegistry.ProbeID] = [:]

    func perform(_ step: Step) {
      let adapter = stage.adapter
      switch step {
      case .field(let name, let parent, let refuses):
        perform(.probe(name))
        add(name, in: parent, refuses: refuses)
        find(name)
      case .view(let name, let parent): add(name, in: parent)
      case .probe(let name):
        probes[name] = stage.probe()
        adapter.announce(probes[name]!, name, in: stage.chain)
      case .comes(let name, let refuses):
        add(name, refuses: refuses)
        find(name)
      case .nothing(let name): adapter.send(.nothingFound(probes[name]!))
      case .probeGone(let name): adapter.send(.probeGone(probes[name]!))
      case .renamed(let name, let tag): adapter.announce(probes[name]!, tag, in: stage.chain)
      case .tagged(let name, let tag):
        perform(.probe(tag))
        adapter.found(probes[tag]!, view(name))
      case .lost(let name): adapter.remove(view(name))
      case .leaves(let name): adapter.move(view(name), to: nil)
      case .holds(let name): view(name).refusesToResign = true
      case .onFocus(let name, let step):
        view(name).didBecome = { [unowned self] in perform(step) }
      case .set(let tag): stage.set(tag.map { AnyHashable($0) })
      case .tap(let name): stage.tap(view(name))
      case .resign: _ = adapter.framework.resignFirstResponder(in: stage.window)
      case .end: stage.endTurn()
      }
    }

    private func view(_ name: String) -> SimulatedView { views[name]!()! }

    private func add(_ name: String, in parent: String? = nil, refuses: Bool = false) {
      let view = stage.untagged(in: parent.map { self.view($0) }, canBecome: !refuses)
      views[name] = { [weak view] in view }
    }

    private func find(_ name: String) { stage.adapter.found(probes[name]!, view(name)) }
  }
}
