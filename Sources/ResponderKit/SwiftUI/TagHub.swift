#if canImport(SwiftUI)
  internal import ResponderCore
  #if canImport(UIKit)
    internal import UIKit
  #else
    internal import AppKit
  #endif

  /// Between UIKit or AppKit and the tag registry: tells it what happened, and does what it asks for.
  ///
  /// What is known of tags, readers and windows the registry knows; its parts here keep the objects, all of them weakly. Who is
  /// first responder ``FocusBook`` says.
  ///
  /// Works while there are tags or chains: it looks whenever something may have changed and when a turn has settled, as SwiftUI
  /// inserts its views in the commit between the two, or before both. That costs, at each of these looks, twice a turn and more:
  /// for each window with tags the way up from its first responder, and for each tag two look-ups, three weak references and a
  /// comparison of two windows; for a tagged view that the keyboard's window shows, in an accessory, the way up from it too.
  @MainActor
  @available(iOSApplicationExtension, unavailable)
  final class TagHub {
    static let shared = TagHub()

    private(set) var registry = TagRegistry()
    private(set) lazy var readers = TagReaders(self)
    private(set) lazy var probes = TagProbes(self)
    private var names = TagNames()
    private var client: TurnClient?
    private var subscriptions: [any NSObjectProtocol] = []
    private var isTurnEndDue = false
    private var isLooking = false

    /// Whether nothing is known or kept.
    var isEmpty: Bool { registry.isEmpty && readers.isEmpty && probes.isEmpty && names.isEmpty }

    // MARK: Registry

    func send(_ input: TagInput) {
      for effect in registry.handle(input) {
        if case .publish(let tag, let reader) = effect {
          let former = registry.told(of: reader)
          if registry.isDue(effect) { readers.publish(tag, after: former, to: reader) }
        } else if registry.isDue(effect) {
          perform(effect)
        }
      }
    }

    private func perform(_ effect: TagEffect) {
      switch effect {
      case .becomeFirstResponder(let view, let request): askToBecome(view, request)
      case .resign(let request): askToResign(request)
      case .publish: break  // told in `send`
      case .tagsChanged(let reader): readers.tagsChanged(in: reader)
      case .failed(let tag, let failure, let reader): log(tag, failure.rawValue, by: reader)
      case .runAfterRetrying(let reader): readers.runBlocks(of: reader)
      case .scheduleTurnEnd: scheduleTurnEnd()
      case .watch(let id):
        if names.window(id)?.isKeyWindow == true { send(.windowBecameKey(id)) }
        report(id)
      case .unwatch: break
      case .diagnose(let diagnosis): BehaviorReports.send(.diagnosis(diagnosis))
      }
    }

    /// A line for each tag and each reason why a request for it came to nothing.
    func log(_ tag: AnyHashable?, _ reason: String, by reader: TagRegistry.ReaderID) {
      let name = tag.map { TagWording.name($0) } ?? "nil"
      ResponderLog.once("tags.\(reason).\(name)") {
        "A request of responder chain \(reader) came to nothing: \(reason), tag \(name)."
      }
    }

    // MARK: Turns

    /// Starts looking when the first tag or chain comes.
    func wake() {
      guard client == nil else { return }
      client = TurnClient(
        .init(
          changed: { [weak self] in self?.look() }, settled: { [weak self] in self?.settled() }))
      let name = PlatformWindow.didBecomeKeyNotification
      subscriptions = [
        NotificationCenter.default.observe(name) { [weak self] in
          guard let self, let window = $0.object as? PlatformWindow,
            let id = names.knownID(of: window)
          else { return }
          send(.windowBecameKey(id))
        }
      ]
    }

    /// Stops once nobody is left.
    private func sleep() {
      guard registry.isEmpty, !readers.hasChains, probes.isEmpty, !isTurnEndDue else { return }
      client?.end()
      client = nil
      for subscription in subscriptions { NotificationCenter.default.removeObserver(subscription) }
      subscriptions = []
      names.forgetWindows()
    }

    /// Tells the registry what is true now.
    private func look() {
      guard !isLooking else { return }
      isLooking = true
      defer { isLooking = false }
      probes.dropTheDead()
      for window in names.dropEndedWindows() { send(.windowClosed(window)) }
      readers.dropTheDead()
      probes.sweep()
      for window in registry.watchedWindows { report(window) }
      sleep()
    }

    /// What the commit itself changed: SwiftUI inserts and removes its views there.
    private func settled() {
      look()
      if client != nil { FocusBook.shared.remindIfWaiting() }
      guard isTurnEndDue else { return }
      isTurnEndDue = false
      for tag in registry.awaitedTags { probes.searchAgain(for: tag) }
      let now = TagMoment(seconds: CACurrentMediaTime(), frames: TurnClock.shared.frameCount)
      send(.turnEnded(at: now))
      client?.needsFrames = registry.isWaiting
      sleep()
    }

    private func scheduleTurnEnd() {
      isTurnEndDue = true
      // Where the hub waits for a view already, frames bring the turns.
      if TurnClock.shared.isSettling, client?.needsFrames != true { TurnClock.shared.wake() }
    }

    // MARK: First responders

    /// Tells who is first responder in a window.
    private func report(_ id: TagRegistry.WindowID) {
      guard let window = names.window(id) else { return }
      send(.firstResponder(in: id, path: path(in: window)))
    }

    private func path(in window: PlatformWindow) -> [TagRegistry.ViewID] {
      names.path(from: FocusBook.shared.firstResponder(in: window))
    }

    func request(_ tag: AnyHashable?, by reader: TagRegistry.ReaderID) {
      guard !readers.isQuarrel else { return log(tag, "quarrel", by: reader) }
      wake()
      if let tag { probes.searchAgain(for: tag) }
      FocusBook.shared.expectChange()
      for window in registry.watchedWindows { report(window) }
      send(.requested(tag, by: reader))
    }

    func availableTags(of reader: TagRegistry.ReaderID) -> Set<AnyHashable> {
      probes.searchAgain()
      let able = registry.candidates(of: reader).filter { candidate in
        guard let responder = names.responder(candidate.view), responder.hostWindow != nil else {
          return false
        }
        return responder.hasFocus || responder.canTakeFocus
      }
      return Set(able.map(\.tag))
    }

    private func askToBecome(_ view: TagRegistry.ViewID, _ request: TagRequest) {
      let responder = names.responder(view)
      answer(request, responder?.takeFocus() ?? false)
    }

    private func askToResign(_ request: TagRequest) {
      let window = names.window(request.window)
      let responder = window.flatMap { FocusBook.shared.firstResponder(in: $0) }
      answer(request, responder?.giveUpFocus() ?? false)
    }

    private func answer(_ request: TagRequest, _ isAccepted: Bool) {
      let window = names.window(request.window)
      FocusBook.shared.expectChange(in: window)
      let path = window.map { self.path(in: $0) } ?? []
      send(.answered(request, accepted: isAccepted, path: path))
    }

    // MARK: Names

    func nextNumber() -> UInt { names.nextNumber() }

    func id(of window: PlatformWindow) -> TagRegistry.WindowID { names.id(of: window) }

    /// The name of a tagged responder; one that came to stand at the address of one that ended is another.
    func id(of responder: PlatformResponder) -> TagRegistry.ViewID {
      if let ended = names.predecessor(of: responder) { forget(ended) }
      return names.id(of: responder)
    }

    func forget(_ view: TagRegistry.ViewID) {
      if names.forget(view) { send(.viewLost(view)) }
    }

    /// One probe less stands over a responder.
    func forgetIfUntagged(_ view: TagRegistry.ViewID) {
      if !registry.isTagged(view) { forget(view) }
    }
  }
#endif
