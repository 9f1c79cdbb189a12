#if (DEBUG || HUD) && canImport(UIKit) && (os(iOS) || os(Linux))
  package import Foundation

  /// An open stream of server-sent events.
  ///
  /// The first event is `hello`, from the server: `{"client":"…","mayAct":false}`. The page names
  /// its client in the query of its requests: `POST /input?client=…`.
  package final class LiveClient: Sendable, Hashable {
    /// The maximum number of messages that wait for a client.
    package static let mostMessages = 16
    /// The maximum size of these messages together, in bytes.
    package static let mostBytes = 4 << 20

    private struct Queue {
      var messages: [Data] = []
      var bytes = 0
      var isFull = false
      var isClosed = false
      var wake: @Sendable () -> Void = {}
    }

    package let id: String
    package let mayAct: Bool
    private let queue = Locked(Queue())

    /// Called when the queue is empty again after `send` has found it full.
    @MainActor package var onRoom: (@MainActor () -> Void)?

    package init(id: String, mayAct: Bool) {
      self.id = id
      self.mayAct = mayAct
    }

    /// Whether the stream is open, and `send` has not found the queue full since it was last empty.
    package var hasRoom: Bool { queue.with { !$0.isClosed && !$0.isFull } }

    package var isClosed: Bool { queue.with { $0.isClosed } }

    /// Queues an event.
    /// - Parameters:
    ///   - event: The event's name, one word.
    ///   - data: Text in UTF-8.
    /// - Returns: False if the event does not fit into the queue, if `send` has found the queue
    ///   full since it was last empty, or if the stream has ended; the event is then dropped.
    @discardableResult
    package func send(_ event: String, _ data: Data) -> Bool {
      guard queue.with({ !$0.isClosed && !$0.isFull }) else { return false }
      let message = Self.message(event, data)
      let wake: (@Sendable () -> Void)? = queue.with { queue in
        guard !queue.isClosed, !queue.isFull, queue.messages.count < Self.mostMessages,
          queue.bytes + message.count <= Self.mostBytes
        else {
          // An empty queue refuses only a message that is too large for any queue. It does not
          // count as full, because a full queue accepts nothing until its last message has been
          // taken.
          queue.isFull = !queue.messages.isEmpty
          return nil
        }
        queue.messages.append(message)
        queue.bytes += message.count
        return queue.wake
      }
      wake?()
      return wake != nil
    }

    /// Ends the stream after the queued messages have been sent.
    package func close() {
      queue.with { $0.isClosed = true }
      wake()
    }

    /// Closes the queue and drops its messages, because the connection has ended.
    func end() {
      queue.with { queue in
        queue.isClosed = true
        queue.messages = []
        queue.bytes = 0
      }
    }

    /// Tells the connection that there is a message to send, or that the stream must end.
    func wake() { queue.with { $0.wake }() }

    // MARK: For the connection and the tests

    /// Sets the closure to call, on any thread, when there is a message to take or the stream must
    /// end.
    package func onWork(_ wake: @escaping @Sendable () -> Void) {
      queue.with { $0.wake = wake }
    }

    /// Removes the next message from the queue, and returns the bytes to send; nil if the queue is
    /// empty.
    package func next() -> Data? {
      let (message, hasRoomAgain) = queue.with { queue -> (Data?, Bool) in
        guard !queue.messages.isEmpty else { return (nil, false) }
        let message = queue.messages.removeFirst()
        queue.bytes -= message.count
        guard queue.messages.isEmpty, queue.isFull else { return (message, false) }
        queue.isFull = false
        return (message, true)
      }
      if hasRoomAgain { Task { @MainActor in self.onRoom?() } }
      return message
    }

    /// Returns an event in the format of server-sent events, in which a line break in the data
    /// begins another `data:` line.
    package static func message(_ event: String, _ data: Data) -> Data {
      var message = Data("event: \(event)\n".utf8)
      // The server's JSON has no line break, and searching for one is much faster than splitting.
      let isOneLine = !data.contains(10)
      for line in isOneLine ? [data] : data.split(separator: 10, omittingEmptySubsequences: false) {
        message += Data("data: ".utf8) + line + [10]
      }
      message.append(10)
      return message
    }

    package static func == (one: LiveClient, other: LiveClient) -> Bool { one === other }

    package func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
  }
#endif
