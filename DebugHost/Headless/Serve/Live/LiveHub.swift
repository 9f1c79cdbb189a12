#if DEBUG || HUD
  import Foundation
  import HeadlessRenderer
  package import ResponderScopeLive

  /// Connects one device with several pages. The hub applies the input of the pages in order, and
  /// sends each page what has changed since the last message to that page.
  ///
  /// A page reports which picture it has drawn. While two pictures are on their way to a page, the
  /// hub sends it nothing. The next message then contains the difference to the newest picture. So
  /// a slow page misses pictures, but no queue builds up.
  @MainActor
  package final class LiveHub {
    /// The maximum number of pictures that may be on their way to a page.
    package static let ahead = 2

    private struct Page {
      var state = PictureState.empty
      var status = Data()
      /// The number of the last message that the hub has sent.
      var sent = 0
      /// The number of the last message that the page has drawn.
      var seen = 0
    }

    private let device: any LiveDevice
    private let clock: DemandClock
    private var pages: [EventStream: Page] = [:]
    private var order: [EventStream] = []
    private var numbers = LayerNumbers()
    private var state = PictureState.empty
    private var isStale = true
    private var knownStatus = Data()
    private var lastFlush: TimeInterval = 0
    private var changes: [(from: PictureState, json: Data)] = []

    /// The number of messages with a picture or a status that the hub has sent, to all pages
    /// together.
    package private(set) var messagesSent = 0

    package init(device: any LiveDevice, clock: DemandClock) {
      (self.device, self.clock) = (device, clock)
      clock.onTick = { [weak self] in self?.flushIfNeeded() }
    }

    /// Records that the screen has changed. The hub draws it again at the clock's next step, or
    /// earlier if input arrives or a page joins or leaves.
    package func invalidate() {
      isStale = true
    }

    // MARK: Pages

    package func join(_ client: EventStream) {
      pages[client] = Page()
      order.append(client)
      client.send("options", device.options)
      clock.catchUp()
      flush()
    }

    package func leave(_ client: EventStream) {
      guard pages.removeValue(forKey: client) != nil else { return }
      order.removeAll { $0 == client }
      device.forget(client)
      flushIfNeeded()
    }

    /// Applies a batch in order. If the page disconnects, the hub drops the rest of its batch.
    /// - Returns: The error of the first event that was refused, or nil if there is none.
    package func receive(
      _ batch: [Result<Input, InputError>], from client: EventStream
    ) async -> InputError? {
      var refusal: InputError?
      for event in batch where !Task.isCancelled && !client.isClosed {
        do throws(InputError) {
          try receive(try event.get(), from: client)
        } catch {
          refusal = refusal ?? error
        }
        // Yield, so that a batch does not hold up other work on the main thread, such as the end of
        // the program.
        await Task.yield()
      }
      return refusal
    }

    func receive(_ input: Input, from client: EventStream) throws(InputError) {
      if case .seen(let number) = input {
        guard var page = pages[client], number <= page.sent else {
          throw InputError("a picture of that number was never sent")
        }
        page.seen = max(page.seen, number)
        pages[client] = page
        return send(to: client)
      }
      guard pages[client] != nil else { return }
      clock.catchUp()
      defer {
        clock.wake()
        // Send only if 12 ms have passed since the last time. An earlier change waits for the
        // clock's next step.
        if ProcessInfo.processInfo.systemUptime - lastFlush > 0.012 { flushIfNeeded() }
      }
      try device.handle(input, from: client)
    }

    // MARK: Sending

    private func flushIfNeeded() {
      guard isStale || device.status != knownStatus else { return }
      flush()
    }

    private func flush() {
      lastFlush = ProcessInfo.processInfo.systemUptime
      knownStatus = device.status
      if !order.isEmpty {
        isStale = false
        state = PictureState(device.picture, numbers: &numbers)
        changes = []
      }
      for client in order { send(to: client) }
    }

    private func send(to client: EventStream) {
      guard var page = pages[client], page.sent - page.seen < Self.ahead else { return }
      var members: [(String, Data)] = []
      if let change = change(from: page.state) { members.append(("picture", change)) }
      page.state = state
      let status = device.status
      if status != page.status { members.append(("device", status)) }
      page.status = status
      guard !members.isEmpty else { return }
      page.sent += 1
      client.send("phone", Self.object([("number", Data("\(page.sent)".utf8))] + members))
      pages[client] = page
      messagesSent += 1
    }

    /// Returns the change from a page's picture to the newest one, or nil if nothing differs. The
    /// hub makes the change only once for all pages that have the same picture.
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
  }
#endif
