import Foundation
import HeadlessRenderer

/// One device, several pages: takes their input in order and sends each what has changed since what it has.
///
/// A page says which picture it has drawn. While two are on their way to it nothing is sent, and what it gets next is the
/// difference to the newest: a slow page misses pictures, and never makes a queue.
@MainActor
package final class LiveHub {
  /// The most pictures on their way to a page.
  package static let ahead = 2

  private struct Page {
    var state = PictureState.empty
    var status = Data()
    var inspector = Data()
    var epoch = -1
    var journal = 0
    /// The number of the last message, and of the last that was drawn.
    var sent = 0
    var seen = 0
  }

  private let device: any LiveDevice
  private let clock: DemandClock
  private let mostTabs: Int
  private var pages: [Tab: Page] = [:]
  private var order: [Tab] = []
  private var numbers = LayerNumbers()
  private var state = PictureState.empty
  private var isStale = true
  private var knownJournal = -1
  private var knownEpoch = -1
  private var lastFlush: TimeInterval = 0
  private var changes: [(from: PictureState, json: Data)] = []

  /// How many messages were sent, to all pages together.
  package private(set) var messagesSent = 0

  package init(device: any LiveDevice, clock: DemandClock, tabs: Int) {
    self.device = device
    self.clock = clock
    mostTabs = tabs
    clock.onTick = { [weak self] in self?.flushIfNeeded() }
  }

  /// How many pages there are.
  package var tabCount: Int { order.count }

  /// The screen has changed.
  package func invalidate() {
    isStale = true
  }

  // MARK: Pages

  func join(_ tab: Tab) {
    guard order.count < mostTabs else {
      return tab.close(1013, "at most \(mostTabs) tabs look at one device")
    }
    pages[tab] = Page()
    order.append(tab)
    tab.send(Self.object([("options", device.options)]))
    clock.catchUp()
    flush()
  }

  func leave(_ tab: Tab) {
    guard pages.removeValue(forKey: tab) != nil else { return }
    order.removeAll { $0 == tab }
    device.forget(tab)
    flushIfNeeded()
  }

  func receive(_ input: Input, from tab: Tab) throws(InputError) {
    if case .seen(let number) = input {
      guard var page = pages[tab], number <= page.sent else {
        throw InputError("a picture of that number was never sent")
      }
      page.seen = max(page.seen, number)
      pages[tab] = page
      return send(to: tab)
    }
    guard pages[tab] != nil else { return }
    clock.catchUp()
    defer {
      clock.wake()
      // At most sixty times a second: what comes sooner is seen with the clock's next step.
      if ProcessInfo.processInfo.systemUptime - lastFlush > 0.012 { flushIfNeeded() }
    }
    try device.handle(input, from: tab)
  }

  // MARK: Sending

  private func flushIfNeeded() {
    guard
      isStale || device.journalCount != knownJournal || device.epoch != knownEpoch
    else { return }
    flush()
  }

  private func flush() {
    lastFlush = ProcessInfo.processInfo.systemUptime
    knownJournal = device.journalCount
    knownEpoch = device.epoch
    if !order.isEmpty {
      isStale = false
      state = PictureState(device.picture, numbers: &numbers)
      changes = []
    }
    for tab in order { send(to: tab) }
  }

  private func send(to tab: Tab) {
    guard var page = pages[tab], page.sent - page.seen < Self.ahead else { return }
    var members: [(String, Data)] = []
    if let change = change(from: page.state) { members.append(("picture", change)) }
    page.state = state
    let (status, inspector) = (device.status, device.inspector)
    if status != page.status { members.append(("device", status)) }
    if inspector != page.inspector { members.append(("inspector", inspector)) }
    (page.status, page.inspector) = (status, inspector)
    // Asked for now: since the last flush another device may have booted.
    let (epoch, count) = (device.epoch, device.journalCount)
    if page.epoch != epoch || page.journal < count {
      if page.epoch != epoch { page.journal = 0 }
      let (first, rows) = device.journal(from: page.journal)
      let journal = Self.object([
        ("epoch", Data("\(epoch)".utf8)), ("from", Data("\(first)".utf8)),
        ("rows", Self.array(rows)),
      ])
      members.append(("journal", journal))
      (page.epoch, page.journal) = (epoch, first + rows.count)
    }
    guard !members.isEmpty else { return }
    page.sent += 1
    pages[tab] = page
    messagesSent += 1
    tab.send(Self.object([("number", Data("\(page.sent)".utf8))] + members))
  }

  /// The way from what a page has to the newest picture; made once for all pages that have the same.
  private func change(from old: PictureState) -> Data? {
    if old === state { return nil }
    if let known = changes.first(where: { $0.from === old }) {
      return known.json.isEmpty ? nil : known.json
    }
    let change = PictureChange(from: old, to: state)
    let json = change.isEmpty ? Data() : (try? JSONEncoder().encode(change)) ?? Data()
    changes.append((old, json))
    return json.isEmpty ? nil : json
  }

  private static func object(_ members: [(String, Data)]) -> Data {
    var data = Data("{".utf8)
    for (index, member) in members.enumerated() {
      data += Data("\(index > 0 ? "," : "")\"\(member.0)\":".utf8) + member.1
    }
    return data + Data("}".utf8)
  }

  private static func array(_ items: [Data]) -> Data {
    var data = Data("[".utf8)
    for (index, item) in items.enumerated() {
      if index > 0 { data.append(UInt8(ascii: ",")) }
      data += item
    }
    return data + Data("]".utf8)
  }
}
