#if DEBUG || HUD
  package import Foundation
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
    private let limits: WebLimits
    private let uptime: () -> TimeInterval
    private var pages: [LiveClient: Page] = [:]
    private var order: [LiveClient] = []
    /// The allowance for input, in characters.
    private var characters: TokenBucket
    /// The allowance for input, in seconds of processor time on the main thread.
    private var mainThread: TokenBucket
    private var numbers = LayerNumbers()
    private var state = PictureState.empty
    private var isStale = true
    private var knownStatus = Data()
    private var lastFlush: TimeInterval = 0
    private var changes: [(from: PictureState, json: Data)] = []

    /// The number of messages with a picture or a status that the hub has sent, to all pages
    /// together.
    package private(set) var messagesSent = 0

    /// - Parameter uptime: Returns the time in seconds, from a clock that only runs forward. The
    ///   allowances grow with it.
    package init(
      device: any LiveDevice, clock: DemandClock, limits: WebLimits = WebLimits(),
      uptime: @escaping () -> TimeInterval = { ProcessInfo.processInfo.systemUptime }
    ) {
      self.device = device
      self.clock = clock
      self.limits = limits
      self.uptime = uptime
      characters = TokenBucket(perSecond: limits.charactersPerSecond, burst: limits.characterBurst)
      mainThread = TokenBucket(perSecond: limits.mainThreadShare, burst: limits.mainThreadBurst)
      clock.onTick = { [weak self] in self?.flushIfNeeded() }
    }

    /// The number of connected pages.
    package var pageCount: Int { order.count }

    /// Records that the screen has changed. The hub draws it again at the clock's next step, or
    /// earlier if input arrives or a page joins or leaves.
    package func invalidate() {
      isStale = true
    }

    // MARK: Pages

    package func join(_ client: LiveClient) {
      pages[client] = Page()
      order.append(client)
      client.onRoom = { [weak self, weak client] in
        if let client { self?.send(to: client) }
      }
      client.send("options", device.options)
      clock.catchUp()
      flush()
    }

    package func leave(_ client: LiveClient) {
      guard pages.removeValue(forKey: client) != nil else { return }
      client.onRoom = nil
      order.removeAll { $0 == client }
      device.forget(client)
      flushIfNeeded()
    }

    /// Applies a batch in order, at the pace that the limits allow. A page that sends more waits
    /// longer for its answer.
    ///
    /// Before each event, the hub checks whether the page is still connected. If it is not, the hub
    /// drops the rest of its batch.
    /// - Returns: The error of the first event that was refused, or nil if there is none.
    package func receive(
      _ batch: [Result<Input, InputError>], from client: LiveClient
    ) async -> InputError? {
      var refusal: InputError?
      for event in batch {
        while let debt = debt(), !Task.isCancelled, !client.isClosed {
          try? await Task.sleep(nanoseconds: UInt64(debt * 1e9))
        }
        guard !Task.isCancelled, !client.isClosed else { break }
        do throws(InputError) {
          let input = try event.get()
          let start = Self.processorTime
          defer {
            mainThread.charge(Self.processorTime - start, at: uptime())
            characters.charge(Double(input.characters), at: uptime())
          }
          try receive(input, from: client)
        } catch {
          refusal = refusal ?? error
        }
        // Yield, so that a batch does not hold up other work on the main thread, such as the end of
        // the program.
        await Task.yield()
      }
      return refusal
    }

    /// The processor time that this thread has used, in seconds. With real time, a page would also
    /// pay for the other work of a busy machine.
    private static var processorTime: TimeInterval {
      var time = timespec()
      clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
      return TimeInterval(time.tv_sec) + TimeInterval(time.tv_nsec) / 1e9
    }

    /// Returns the seconds until the allowances have paid for the input so far, or nil if they
    /// have.
    private func debt() -> TimeInterval? {
      let now = uptime()
      let wait = max(characters.wait(for: 0, at: now), mainThread.wait(for: 0, at: now))
      return wait > 0 ? wait + 0.001 : nil
    }

    func receive(_ input: Input, from client: LiveClient) throws(InputError) {
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

    private func send(to client: LiveClient) {
      guard var page = pages[client], page.sent - page.seen < Self.ahead, client.hasRoom else {
        return
      }
      var members: [(String, Data)] = []
      if let change = change(from: page.state) { members.append(("picture", change)) }
      page.state = state
      let status = device.status
      if status != page.status { members.append(("device", status)) }
      page.status = status
      guard !members.isEmpty else { return }
      page.sent += 1
      // A message that the client did not take counts as not sent. The next message contains its
      // changes.
      guard
        client.send("phone", Self.object([("number", Data("\(page.sent)".utf8))] + members))
      else { return }
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
