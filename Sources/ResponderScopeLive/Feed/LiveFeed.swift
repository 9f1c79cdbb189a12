#if (DEBUG || HUD) && canImport(UIKit) && (os(iOS) || os(Linux))
  internal import Foundation
  internal import ResponderCore
  internal import ResponderScope

  /// The inspector behind the server: its page, its documents and the feed that reads the app.
  ///
  /// On the main actor, the feed only reads values, and performs the actions that a page requests.
  /// ``LiveComposer`` turns the values into words and JSON. While no page is open, the feed reads
  /// only what a request needs.
  @MainActor
  package final class LiveFeed: LiveSite {
    private let composer: LiveComposer
    private let isComposing = Locked(false)
    private let isReplaying = Locked(false)
    private var clients: Set<LiveClient> = []
    private var watch: AppWatch?
    /// The time that requests and joining pages may take on the main thread.
    private var budget: TokenBucket
    private var lastGlance = -TimeInterval.infinity
    private var nextGlance: Task<AppReading, Never>?

    /// - Parameter stage: The path of a script that adds a part to the page, such as the screen of
    ///   the headless device; nil if there is none.
    package init(stage: String? = nil, limits: WebLimits = WebLimits()) {
      budget = TokenBucket(
        perSecond: limits.readingShare, burst: limits.readingBurst, mostDebt: limits.readingDebt)
      composer = LiveComposer(stage: stage)
      let isComposing = isComposing
      watch = AppWatch(
        isReady: { isComposing.with { !$0 } }, look: { [weak self] in self?.publish() })
    }

    /// The number of readings of the app so far.
    package var readingCount: Int { watch?.readingCount ?? 0 }

    /// Waits until the composer has handled the last reading, and returns how many events it has
    /// sent so far.
    @discardableResult
    package func settled() async -> Int {
      while isComposing.with({ $0 }) { await Task.yield() }
      return await composer.sentCount
    }

    // MARK: Pages

    package func join(_ client: LiveClient) {
      client.onRoom = { [weak client, composer] in
        guard let client else { return }
        Task.detached { await composer.catchUp(client) }
      }
      clients.insert(client)
      watch?.start()
      guard budget.wait(for: 0, at: Socket.now) > 0 else { return publish(joining: client) }
      Task {
        guard await waitForTurn() else { return }
        if clients.contains(client) { publish(joining: client) }
      }
    }

    package func leave(_ client: LiveClient) {
      client.onRoom = nil
      guard clients.remove(client) != nil else { return }
      if clients.isEmpty { watch?.stop() }
      Task.detached { [composer] in await composer.leave(client) }
    }

    /// Reads the app, unless the composer still handles another reading, and gives the reading to
    /// the composer. If a page is joining, the composer then sends it everything. No step returns
    /// to the main actor, because that would wake its run loop and cause another reading.
    private func publish(joining client: LiveClient? = nil) {
      let isBusy = isComposing.with { isComposing in
        defer { isComposing = true }
        return isComposing
      }
      // While the composer handles another reading, its content is new enough.
      let reading = isBusy ? nil : client == nil ? watch?.read() : charged { watch?.read() }
      Task.detached { [composer, isComposing] in
        if let reading { await composer.take(reading) }
        if let client { await composer.join(client) }
        if !isBusy { isComposing.with { $0 = false } }
      }
    }

    // MARK: Requests

    nonisolated package func reply(to request: LiveRequest) async -> LiveReply {
      let path = request.path
      if let file = LivePage.files[path] {
        return request.method == "GET" ? file : .refusal(405, "GET \(path).")
      }
      if path.hasPrefix("/actions/") { return await act(request) }
      switch (request.method, path) {
      case ("GET", "/report"): return await report(request)
      case ("GET", "/snapshot.json"):
        let reading = await glance()
        return .json(LiveJSON.data(Versioned(SnapshotDocument(reading.shared()))) + [10])
      case ("GET", "/diagnoses.json"):
        guard let (found, hash) = await watch?.diagnoses() else {
          return .refusal(503, "There is no journal.")
        }
        let document = DiagnosesDocument(found, hashing: hash)
        return .json(LiveJSON.data(Versioned(document)) + [10])
      case ("GET", "/journal.jsonl"): return await journal(request)
      case ("POST", "/replay"): return await replay(request)
      case (_, "/report"), (_, "/snapshot.json"), (_, "/diagnoses.json"), (_, "/journal.jsonl"):
        return .refusal(405, "GET \(path).")
      case (_, "/replay"): return .refusal(405, "POST /replay, the journal as the body.")
      default: return .refusal(404, "There is nothing at this path.")
      }
    }

    /// Reads the app for a request. Requests that wait at the same time share a reading, which
    /// begins after they have arrived. Readings for requests are at least `AppWatch.interval`
    /// apart.
    private func glance() async -> AppReading {
      if let nextGlance { return await nextGlance.value }
      let next = Task {
        // Individual requests may be cancelled, but the reading serves all of them, so nothing
        // cancels it.
        _ = await waitForTurn(notBefore: lastGlance + AppWatch.interval)
        nextGlance = nil
        lastGlance = Socket.now
        return charged { watch?.glance() } ?? AppReading(epoch: 0, hash: nil)
      }
      nextGlance = next
      return await next.value
    }

    /// Waits until the readings so far no longer exceed the budget, and until `time`.
    /// - Returns: False if the request was cancelled because its connection has ended. The caller
    ///   must not use the main thread then.
    private func waitForTurn(notBefore time: TimeInterval = -.infinity) async -> Bool {
      while !Task.isCancelled {
        let now = Socket.now
        let wait = max(budget.wait(for: 0, at: now), time - now)
        guard wait > 0 else { return true }
        try? await Task.sleep(nanoseconds: UInt64(wait * 1e9))
      }
      return false
    }

    /// The reply to a cancelled request. No client reads it.
    private nonisolated static var cancelled: LiveReply { .refusal(503, "Cancelled.") }

    private func charged<Value>(_ read: () -> Value) -> Value {
      let start = Socket.now
      // Charge at most a second, because a longer time means a pause in the debugger.
      defer { budget.charge(min(Socket.now - start, 1), at: Socket.now) }
      return read()
    }

    /// Returns the report about the scene that the query names or, if it names none, the reports
    /// about all scenes.
    private nonisolated func report(_ request: LiveRequest) async -> LiveReply {
      let reading = await glance().shared()
      let named = request.query["scene"]
      let scenes = reading.scenes.filter { named == nil || named == "\($0.number)" }
      guard !scenes.isEmpty else {
        return named == nil
          ? .text("No window scene is in the foreground.\n")
          : .refusal(404, "There is no scene with that number.")
      }
      let reports = scenes.map { scene in
        (reading.scenes.count > 1 ? "Scene \(scene.number)\n" : "") + scene.snapshot.report + "\n"
      }
      return .text(reports.joined(separator: "\n"))
    }

    private nonisolated func journal(_ request: LiveRequest) async -> LiveReply {
      let text = request.query["since"] ?? "0"
      guard let since = Int(text), since >= 0 else {
        return .refusal(400, "\"since\" is a number of entries, from the header's \"next\".")
      }
      // If `since` counts the entries of another journal, for example of one that began at another
      // time, the reply contains all entries of this journal.
      let begun = request.query["begun"]
      guard await waitForTurn() else { return Self.cancelled }
      guard let (entries, header, forgotten, hash) = await entries(after: since, begun: begun)
      else { return .refusal(503, "There is no journal.") }
      let export = JournalExport(entries, forgotten: forgotten, from: header, hashing: hash)
      return LiveReply(
        contentType: "application/jsonl; charset=utf-8", body: Data(export.jsonLines.utf8))
    }

    private func entries(after number: Int, begun: String?) -> (
      [JournalEntry], JournalHeader, Int, IdentifierHash?
    )? {
      charged { watch?.journal(after: number, begun: begun) }
    }

    /// Makes the decisions of the posted journal again. The journal may come from another app. The
    /// feed replays one journal at a time, in the background, with a deadline.
    private nonisolated func replay(_ request: LiveRequest) async -> LiveReply {
      let isBusy = isReplaying.with { isReplaying in
        defer { isReplaying = true }
        return isReplaying
      }
      guard !isBusy else { return .refusal(503, "Another journal is being replayed.") }
      defer { isReplaying.with { $0 = false } }
      let body = request.body
      let replaying = Task.detached(priority: .utility) {
        LiveJSON.data(Versioned(ReplayAnswer(body)))
      }
      // If the user has closed the tab, stop: no client receives the answer.
      let answer = await withTaskCancellationHandler {
        await replaying.value
      } onCancel: {
        replaying.cancel()
      }
      return .json(answer)
    }

    private func perform(_ deed: AppWatch.Deed, scene: Int?) -> String? {
      charged { watch?.perform(deed, scene: scene) }
    }

    /// Performs an action, in the same way as a tap on a button of the HUD's card.
    private nonisolated func act(_ request: LiveRequest) async -> LiveReply {
      let names = AppWatch.Deed.allCases.map(\.rawValue).joined(separator: ", ")
      guard let deed = AppWatch.Deed(rawValue: String(request.path.dropFirst("/actions/".count)))
      else { return .refusal(404, "The actions are \(names).") }
      guard request.method == "POST" else { return .refusal(405, "POST \(request.path).") }
      guard request.mayAct else {
        return .refusal(403, "Read only: the app was served without allowsActions.")
      }
      var scene: Int?
      if let text = request.query["scene"] {
        guard let number = Int(text) else { return .refusal(400, "\"scene\" is a number.") }
        scene = number
      }
      guard await waitForTurn() else { return Self.cancelled }
      guard let outcome = await perform(deed, scene: scene) else {
        return .refusal(404, "There is no scene with that number.")
      }
      return .json(LiveJSON.data(Versioned(["outcome": outcome])) + [10])
    }
  }
#endif
