#if (DEBUG || HUD) && canImport(UIKit) && (os(iOS) || os(Linux))
  internal import Foundation
  internal import ResponderCore
  internal import ResponderScope

  /// The inspector behind the server: its page, its documents and the feed that reads the app.
  ///
  /// On the main actor it takes values, and nothing else: words and JSON are made by
  /// ``LiveComposer``. While no page is open it reads only what a request asks for.
  @MainActor
  package final class LiveFeed: LiveSite {
    private let composer: LiveComposer
    private let isComposing = Locked(false)
    private let isReplaying = Locked(false)
    private var clients: Set<LiveClient> = []
    private var watch: AppWatch?

    /// - Parameter stage: The path of a script with which the host adds its own part to the page.
    package init(stage: String? = nil) {
      composer = LiveComposer(stage: stage)
      let isComposing = isComposing
      watch = AppWatch(
        isReady: { isComposing.with { !$0 } }, look: { [weak self] in self?.publish() })
    }

    /// How often the app was read.
    package var readingCount: Int { watch?.readingCount ?? 0 }

    /// Waits until what was read is sent, and returns how many events there were.
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
      publish(joining: client)
    }

    package func leave(_ client: LiveClient) {
      client.onRoom = nil
      guard clients.remove(client) != nil else { return }
      if clients.isEmpty { watch?.stop() }
      Task.detached { [composer] in await composer.leave(client) }
    }

    /// Reads the app. No step returns to the main actor: its run loop would turn, and look again.
    private func publish(joining client: LiveClient? = nil) {
      let isBusy = isComposing.with { isComposing in
        defer { isComposing = true }
        return isComposing
      }
      // With another reading on its way, what is known is new.
      let reading = isBusy ? nil : watch?.read()
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
        let reading = await glance()
        let document = DiagnosesDocument(reading.diagnoses ?? [], hashing: reading.hash)
        return .json(LiveJSON.data(Versioned(document)) + [10])
      case ("GET", "/journal.jsonl"): return await journal(request)
      case ("POST", "/replay"): return await replay(request)
      case (_, "/report"), (_, "/snapshot.json"), (_, "/diagnoses.json"), (_, "/journal.jsonl"):
        return .refusal(405, "GET \(path).")
      case (_, "/replay"): return .refusal(405, "POST /replay, the journal as the body.")
      default: return .refusal(404, "There is nothing of that name.")
      }
    }

    private func glance() -> AppReading {
      watch?.glance() ?? AppReading(epoch: 0, hash: nil)
    }

    /// One report after the other: of the scene that the query names, or of all.
    private nonisolated func report(_ request: LiveRequest) async -> LiveReply {
      let reading = await glance().shared()
      let named = request.query["scene"]
      let scenes = reading.scenes.filter { named == nil || named == "\($0.number)" }
      guard !scenes.isEmpty else {
        return named == nil
          ? .text("No window scene is in the foreground.\n")
          : .refusal(404, "There is no scene of that number.")
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
      guard let (entries, header, forgotten, hash) = await watch?.journal(after: since) else {
        return .refusal(503, "There is no journal.")
      }
      let export = JournalExport(entries, forgotten: forgotten, from: header, hashing: hash)
      return LiveReply(
        contentType: "application/jsonl; charset=utf-8", body: Data(export.jsonLines.utf8))
    }

    /// Makes the decisions of a journal again, of this app or another: one at a time, in the
    /// background, with a deadline.
    private nonisolated func replay(_ request: LiveRequest) async -> LiveReply {
      let isBusy = isReplaying.with { isReplaying in
        defer { isReplaying = true }
        return isReplaying
      }
      guard !isBusy else { return .refusal(503, "Another journal is being replayed.") }
      defer { isReplaying.with { $0 = false } }
      let body = request.body
      let answer = await Task.detached(priority: .utility) {
        LiveJSON.data(Versioned(ReplayAnswer(body)))
      }.value
      return .json(answer)
    }

    /// What the card does at a tap.
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
      guard let outcome = await watch?.perform(deed, scene: scene) else {
        return .refusal(404, "There is no scene of that number.")
      }
      return .json(LiveJSON.data(Versioned(["outcome": outcome])) + [10])
    }
  }
#endif
