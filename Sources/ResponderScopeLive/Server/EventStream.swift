#if (DEBUG || HUD) && canImport(UIKit) && (os(iOS) || os(Linux))
  /// A page's open stream of server-sent events.
  ///
  /// The first event is `hello`, from the server: `{"client":"…","mayAct":false}`. The page names
  /// its stream in the query of its requests: `POST /input?client=…`.
  package final class EventStream: Sendable, Hashable {
    private struct Queue {
      var messages: [Data] = []
      var bytes = 0
      var isClosed = false
      var wake: @Sendable () -> Void = {}
    }

    package let id: String
    package let mayAct: Bool
    private let most: Int
    private let queue = Locked(Queue())

    /// - Parameter most: The number of bytes that may wait for the page, besides the last message.
    package init(id: String, mayAct: Bool, most: Int = ServerLimits().waiting) {
      (self.id, self.mayAct, self.most) = (id, mayAct, most)
    }

    package var isClosed: Bool { queue.with { $0.isClosed } }

    /// Queues an event. If too much waits already, the page reads too slowly, and its stream ends.
    /// - Parameters:
    ///   - event: The event's name, one word.
    ///   - data: Text in UTF-8.
    /// - Returns: False if the stream has ended; the event is then dropped.
    @discardableResult
    package func send(_ event: String, _ data: Data) -> Bool {
      let message = Self.message(event, data)
      let (isQueued, wake) = queue.with { queue -> (Bool, @Sendable () -> Void) in
        guard !queue.isClosed else { return (false, {}) }
        guard queue.bytes <= most else {
          (queue.isClosed, queue.messages, queue.bytes) = (true, [], 0)
          return (false, queue.wake)
        }
        queue.messages.append(message)
        queue.bytes += message.count
        return (true, queue.wake)
      }
      wake()
      return isQueued
    }

    /// Ends the stream after the queued messages have been sent.
    package func close() {
      queue.with { queue -> @Sendable () -> Void in
        queue.isClosed = true
        return queue.wake
      }()
    }

    /// Sets the closure to call, on any thread, when there is a message to take or the stream must
    /// end.
    package func onWork(_ wake: @escaping @Sendable () -> Void) { queue.with { $0.wake = wake } }

    /// Removes the next message from the queue, and returns the bytes to send; nil if the queue is
    /// empty.
    package func next() -> Data? {
      queue.with { queue in
        guard !queue.messages.isEmpty else { return nil }
        let message = queue.messages.removeFirst()
        queue.bytes -= message.count
        return message
      }
    }

    /// Returns an event in the format of server-sent events, in which a line break in the data
    /// begins another `data:` line.
    private static func message(_ event: String, _ data: Data) -> Data {
      var message = Data("event: \(event)\n".utf8)
      // The server's JSON has no line break, and searching for one is much faster than splitting.
      let isOneLine = !data.contains(10)
      for line in isOneLine ? [data] : data.split(separator: 10, omittingEmptySubsequences: false) {
        message += Data("data: ".utf8) + line + [10]
      }
      message.append(10)
      return message
    }

    package static func == (one: EventStream, other: EventStream) -> Bool { one === other }

    package func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
  }
#endif
