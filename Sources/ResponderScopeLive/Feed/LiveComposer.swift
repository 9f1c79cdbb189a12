#if (DEBUG || HUD) && canImport(UIKit) && (os(iOS) || os(Linux))
  internal import Foundation
  internal import ResponderCore
  internal import ResponderScope

  /// Converts readings of the app into words and JSON, outside the main actor, and sends each page
  /// only what that page has not received yet.
  ///
  /// A page whose queue is full receives nothing until the queue is empty. Then it receives the
  /// difference to the newest state, so that a slow page skips states and never builds up a
  /// backlog.
  actor LiveComposer {
    /// The maximum number of rows of the journal; a person reads no more.
    static let mostRows = 300

    /// What the composer has sent to a page.
    private struct Page {
      var documents: [String: Data] = [:]
      var epoch = -1
      var rows = 0
    }

    private let stage: String?
    private var pages: [LiveClient: Page] = [:]
    /// The newest content of each event except `journal`, in the order in which the events are
    /// sent.
    private var documents: [(event: String, key: String, data: Data)] = []
    private var epoch = 0
    private var rowCount = 0
    private var rows: [Data] = []
    private var keyboard = KeyboardStrip.History()
    private var cause: FocusAccount?
    /// The newest content of the event `app`. Not every reading contains a new one.
    private var app = Data()
    /// The newest content of the event `diagnoses`. Not every reading contains a new one.
    private var diagnoses = Data()
    /// The number of events that the composer has sent, to all pages together.
    private(set) var sentCount = 0

    init(stage: String?) { self.stage = stage }

    /// The number of open pages.
    var pageCount: Int { pages.count }

    func join(_ client: LiveClient) {
      pages[client] = Page()
      send(to: client)
    }

    func leave(_ client: LiveClient) { pages[client] = nil }

    /// Sends a client what it has not received yet. Call this when the client's queue is empty
    /// again.
    func catchUp(_ client: LiveClient) { send(to: client) }

    func take(_ reading: AppReading) {
      let hash = reading.hash
      if reading.epoch != epoch {
        epoch = reading.epoch
        (rows, rowCount, keyboard, cause) = ([], 0, KeyboardStrip.History(), nil)
      }
      if let header = reading.header {
        app = LiveJSON.data(Versioned(AppEvent(header, hash: hash, stage: stage)))
      }
      if let found = reading.diagnoses {
        diagnoses = LiveJSON.data(Versioned(DiagnosesDocument(found, hashing: hash)))
      }
      if !reading.entries.isEmpty { add(reading.entries, hash) }
      let shared = reading.shared()
      documents =
        [
          ("app", "app", app),
          ("scenes", "scenes", LiveJSON.data(Versioned(ScenesEvent(shared)))),
        ]
        + shared.scenes.map { scene in
          let panel = InspectorPanel(scene, keyboard: keyboard, now: reading.time)
          return (
            "inspector", "inspector \(scene.number)", LiveJSON.data(Versioned(panel))
          )
        }
        + [
          ("cause", "cause", LiveJSON.data(Versioned(CauseEvent(last: cause)))),
          ("diagnoses", "diagnoses", diagnoses),
        ]
      for client in pages.keys { send(to: client) }
    }

    private func add(_ entries: [JournalEntry], _ hash: IdentifierHash?) {
      let shared = JournalExport(entries, hashing: hash).entries
      keyboard.add(shared)
      cause = shared.last(where: { $0.kind == .focus }).flatMap(FocusAccount.init) ?? cause
      let fresh = shared.suffix(Self.mostRows).map { LiveJSON.data(JournalRow($0)) }
      rowCount += shared.count
      rows = Array((rows + fresh).suffix(Self.mostRows))
    }

    private func send(to client: LiveClient) {
      guard var page = pages[client] else { return }
      guard !client.isClosed else {
        pages[client] = nil
        return
      }
      defer { pages[client] = page }
      // The page has removed the scenes that are gone. If one of them comes back, send all of it.
      let keys = Set(documents.map(\.key))
      page.documents = page.documents.filter { keys.contains($0.key) }
      for (event, key, data) in documents where page.documents[key] != data {
        guard client.send(event, data) else {
          // A document that is too large for any queue must not hold up the others.
          if client.hasRoom { continue }
          return
        }
        sentCount += 1
        page.documents[key] = data
      }
      guard page.epoch != epoch || page.rows < rowCount else { return }
      let first = max(page.epoch == epoch ? page.rows : 0, rowCount - rows.count)
      guard client.hasRoom, client.send("journal", journal(from: first)) else { return }
      sentCount += 1
      (page.epoch, page.rows) = (epoch, rowCount)
    }

    /// Returns the event with the journal's rows from the number `first` on:
    /// `{"epoch":1,"from":0,"rows":[…],"version":1}`.
    private func journal(from first: Int) -> Data {
      var data = Data("{\"epoch\":\(epoch),\"from\":\(first),\"rows\":[".utf8)
      for (index, row) in rows.suffix(rowCount - first).enumerated() {
        if index > 0 { data.append(UInt8(ascii: ",")) }
        data += row
      }
      return data + Data("],\"version\":\(LiveJSON.version)}".utf8)
    }
  }

  extension AppReading {
    /// Returns a copy with hashed identifiers in its scenes, unless the developer reveals them. The
    /// entries and diagnoses do not change.
    func shared() -> AppReading {
      var shared = self
      shared.scenes = scenes.map { scene in
        Scene(
          number: scene.number, snapshot: scene.snapshot.shared(hashing: hash),
          screen: scene.screen, isActive: scene.isActive,
          windows: scene.windows.map {
            Window(
              identity: $0.identity.shared(hashing: hash), root: $0.root, level: $0.level,
              isKey: $0.isKey, frame: $0.frame)
          })
      }
      return shared
    }
  }
#endif
