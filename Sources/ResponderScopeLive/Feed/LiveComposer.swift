#if (DEBUG || HUD) && canImport(UIKit) && (os(iOS) || os(Linux))
  /// Converts readings of the app into words and JSON, outside the main actor, and sends each page
  /// only what that page has not received yet.
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
    private var pages: [EventStream: Page] = [:]
    /// The newest content of the events `app`, `snapshot` and `diagnoses`, in the order in which
    /// they are sent. Not every reading contains all of them.
    private var documents = [("app", Data()), ("snapshot", Data()), ("diagnoses", Data())]
    private var epoch = 0
    private var found: [Diagnosis] = []
    private var foundAt: [Diagnosis.ID: TimeInterval] = [:]
    private var rowCount = 0
    private var rows: [Data] = []
    /// The row of the last change of focus, which may be older than `rows`.
    private var focus: Data?

    init(stage: String?) { self.stage = stage }

    func join(_ stream: EventStream) {
      pages[stream] = Page()
      send(to: stream)
    }

    func leave(_ stream: EventStream) { pages[stream] = nil }

    func take(_ reading: AppReading) {
      let hash = reading.hash
      if reading.epoch != epoch {
        (epoch, rows, rowCount, focus, foundAt) = (reading.epoch, [], 0, nil, [:])
      }
      if let header = reading.header {
        documents[0].1 = LiveJSON.document(header.document(hashing: hash, stage: stage))
      }
      documents[1].1 = LiveJSON.document(reading.document(at: nil))
      foundAt.merge(reading.entries.diagnosisTimes) { $1 }
      found = reading.diagnoses ?? found
      documents[2].1 = LiveJSON.document(
        found.document(hashing: hash, foundAt: foundAt, in: reading.scenes))
      if !reading.entries.isEmpty { add(JournalExport(reading.entries, hashing: hash).entries) }
      for stream in pages.keys { send(to: stream) }
    }

    private func add(_ entries: [JournalEntry]) {
      if let entry = entries.last(where: { $0.kind == .focus }) {
        focus = LiveJSON.data(JournalRow(entry))
      }
      let fresh = entries.suffix(Self.mostRows).map { LiveJSON.data(JournalRow($0)) }
      rowCount += entries.count
      rows = Array((rows + fresh).suffix(Self.mostRows))
    }

    private func send(to stream: EventStream) {
      guard var page = pages[stream] else { return }
      for (event, data) in documents where !data.isEmpty && page.documents[event] != data {
        stream.send(event, data)
        page.documents[event] = data
      }
      if page.epoch != epoch || page.rows < rowCount {
        let first = max(page.epoch == epoch ? page.rows : 0, rowCount - rows.count)
        stream.send("journal", journal(from: first))
        (page.epoch, page.rows) = (epoch, rowCount)
      }
      pages[stream] = stream.isClosed ? nil : page
    }

    /// Returns the event with the last change of focus and the journal's rows from the number
    /// `first` on: `{"epoch":1,"focus":{…},"from":0,"rows":[…],"version":1}`.
    private func journal(from first: Int) -> Data {
      let list = rows.suffix(rowCount - first).map { String(decoding: $0, as: UTF8.self) }
      let focus = focus.map { "\"focus\":\(String(decoding: $0, as: UTF8.self))," } ?? ""
      return Data(
        ("{\"epoch\":\(epoch),\(focus)\"from\":\(first),\"rows\":[\(list.joined(separator: ","))],"
          + "\"version\":\(LiveJSON.version)}").utf8)
    }
  }
#endif
