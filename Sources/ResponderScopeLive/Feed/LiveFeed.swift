#if (DEBUG || HUD) && canImport(UIKit) && (os(iOS) || os(Linux))
  /// The inspector behind the server: its page, its documents and the feed that reads the app. On
  /// the main actor it only reads values, which ``LiveComposer`` turns into words and JSON, and
  /// performs a page's actions. While no page is open, it reads only what a request needs.
  @MainActor
  package final class LiveFeed: HTTPHandler {
    private let composer: LiveComposer
    /// How many readings and joining pages the composer still has to handle.
    private let composing = Locked(0)
    private let isReplaying = Locked(false)
    private var streams: Set<EventStream> = []
    private var watch: AppReader?
    private var lastGlance = -TimeInterval.infinity
    private var nextGlance: Task<AppReading, Never>?

    /// - Parameter stage: The path of a script that adds a part to the page, such as the screen of
    ///   the headless device; nil if there is none.
    package init(stage: String? = nil) {
      composer = LiveComposer(stage: stage)
      let composing = composing
      watch = AppReader(
        isReady: { composing.with { $0 == 0 } }, look: { [weak self] in self?.publish() })
    }

    /// The number of readings of the app so far.
    package var readingCount: Int { watch?.readingCount ?? 0 }

    /// Waits until the composer has handled every reading and every joining page.
    package func settled() async {
      while composing.with({ $0 > 0 }) { await Task.yield() }
    }

    // MARK: Pages

    package func join(_ stream: EventStream) {
      streams.insert(stream)
      watch?.start()
      publish(joining: stream)
    }

    package func leave(_ stream: EventStream) {
      guard streams.remove(stream) != nil else { return }
      if streams.isEmpty { watch?.stop() }
      Task.detached { [composer] in await composer.leave(stream) }
    }

    /// Reads the app, unless the composer still handles another reading, and gives the reading to
    /// the composer. If a page is joining, the composer then sends it everything. No step returns
    /// to the main actor, because that would wake its run loop and cause another reading.
    private func publish(joining stream: EventStream? = nil) {
      let isBusy = composing.with { count in
        defer { count += 1 }
        return count > 0
      }
      // While the composer handles another reading, its content is new enough.
      let reading = isBusy ? nil : watch?.read()
      Task.detached { [composer, composing] in
        if let reading { await composer.take(reading) }
        if let stream { await composer.join(stream) }
        composing.with { $0 -= 1 }
      }
    }

    // MARK: Requests

    nonisolated package func response(to request: HTTPRequest) async -> HTTPResponse {
      let path = request.path
      if let file = LivePage.files[path] {
        return request.method == "GET" ? file : .refusal(405, "GET \(path).")
      }
      if path.hasPrefix("/actions/") { return await act(request) }
      switch (request.method, path) {
      case ("GET", "/report"): return await report(request)
      case ("GET", "/snapshot.json"):
        let reading = await glance()
        return json(reading.document(at: reading.time))
      case ("GET", "/diagnoses.json"):
        let reading = await glance()
        guard let found = reading.diagnoses, let journal = await watch?.journal(after: 0) else {
          return .noJournal
        }
        let times = journal.entries.diagnosisTimes
        return json(found.document(hashing: reading.hash, foundAt: times, in: reading.scenes))
      case ("GET", "/journal.jsonl"): return await journal(request)
      case ("POST", "/replay"): return await replay(request)
      case (_, "/report"), (_, "/snapshot.json"), (_, "/diagnoses.json"), (_, "/journal.jsonl"):
        return .refusal(405, "GET \(path).")
      case (_, "/replay"): return .refusal(405, "POST /replay, the journal as the body.")
      default: return .refusal(404, "There is nothing at this path.")
      }
    }

    private nonisolated func json(_ document: some Encodable) -> HTTPResponse {
      .json(LiveJSON.document(document) + [10])
    }

    /// Reads the app for a request. Requests that wait at the same time share a reading, which
    /// begins after they have arrived. Such readings are at least `AppReader.interval` apart.
    private func glance() async -> AppReading {
      if let nextGlance { return await nextGlance.value }
      let next = Task {
        let wait = lastGlance + AppReader.interval - Socket.now
        if wait > 0 { try? await Task.sleep(nanoseconds: UInt64(wait * 1e9)) }
        nextGlance = nil
        lastGlance = Socket.now
        return watch?.glance() ?? .nothing
      }
      nextGlance = next
      return await next.value
    }

    /// Returns the report about the scene that the query names or, if it names none, the reports
    /// about all scenes.
    private nonisolated func report(_ request: HTTPRequest) async -> HTTPResponse {
      let reading = await glance()
      let named = request.query["scene"]
      let scenes = reading.scenes.filter { named == nil || named == "\($0.number)" }
      guard !scenes.isEmpty else {
        return named == nil ? .text("No window scene is in the foreground.\n") : .noScene
      }
      let reports = scenes.map { scene in
        (reading.scenes.count > 1 ? "Scene \(scene.number)\n" : "")
          + scene.snapshot.shared(hashing: reading.hash).report + "\n"
      }
      return .text(reports.joined(separator: "\n"))
    }

    private nonisolated func journal(_ request: HTTPRequest) async -> HTTPResponse {
      guard let since = Int(request.query["since"] ?? "0"), since >= 0 else {
        return .refusal(400, "\"since\" is a number of entries, from the header's \"next\".")
      }
      // If `since` counts the entries of another journal, for example of one that began at another
      // time, the response contains all entries of this journal.
      let begun = request.query["begun"]
      guard
        let (entries, header, forgotten, hash) = await watch?.journal(after: since, begun: begun)
      else { return .noJournal }
      let export = JournalExport(entries, forgotten: forgotten, from: header, hashing: hash)
      return HTTPResponse(
        contentType: "application/jsonl; charset=utf-8", body: Data(export.jsonLines.utf8))
    }

    /// Makes the decisions of the posted journal again. The journal may come from another app. The
    /// feed replays one journal at a time, in the background, with a deadline.
    private nonisolated func replay(_ request: HTTPRequest) async -> HTTPResponse {
      let isBusy = isReplaying.with { isReplaying in
        defer { isReplaying = true }
        return isReplaying
      }
      guard !isBusy else { return .refusal(503, "Another journal is being replayed.") }
      defer { isReplaying.with { $0 = false } }
      let replaying = Task.detached(priority: .utility) {
        LiveJSON.document(ReplayAnswer(request.body))
      }
      // If the user has closed the tab, stop: nobody receives the answer.
      return await withTaskCancellationHandler {
        .json(await replaying.value)
      } onCancel: {
        replaying.cancel()
      }
    }

    /// Performs an action, in the same way as a tap on a button of the HUD's card.
    private nonisolated func act(_ request: HTTPRequest) async -> HTTPResponse {
      let name = String(request.path.dropFirst("/actions/".count))
      guard let action = AppReader.Command(rawValue: name) else {
        let names = AppReader.Command.allCases.map(\.rawValue).joined(separator: ", ")
        return .refusal(404, "The actions are \(names).")
      }
      guard request.method == "POST" else { return .refusal(405, "POST \(request.path).") }
      guard request.mayAct else {
        return .refusal(403, "Read only: the app was served without allowsActions.")
      }
      let scene = request.query["scene"].map { Int($0) }
      if case .some(nil) = scene { return .refusal(400, "\"scene\" is a number.") }
      guard let outcome = await watch?.perform(action, scene: scene ?? nil) else { return .noScene }
      return json(["outcome": outcome])
    }
  }

  extension HTTPResponse {
    fileprivate static var noJournal: HTTPResponse { .refusal(503, "There is no journal.") }
    fileprivate static var noScene: HTTPResponse {
      .refusal(404, "There is no scene with that number.")
    }
  }
#endif
