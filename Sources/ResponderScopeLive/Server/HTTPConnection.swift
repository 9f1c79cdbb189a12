#if (DEBUG || HUD) && canImport(UIKit) && (os(iOS) || os(Linux))
  /// One client's connection: what the client has sent, what it still has to receive, and the stage
  /// of the exchange. Only the server's thread uses it.
  final class HTTPConnection {
    enum Stage {
      case head
      /// The server waits for a body of this length, in bytes.
      case body(HTTPHead, length: Int)
      case answering(Task<Void, Never>)
      case writing
      case stream(EventStream)
      /// The server has written everything, and waits so that the client can read it. If the server
      /// closed a socket that has unread input, the system would discard the response.
      case lingering
    }

    let number: Int
    let socket: Socket
    var stage = Stage.head
    var input: [UInt8] = []
    /// The number of bytes of `input` that were searched for the end of the head.
    var searched = 0
    /// Whether the connection ends with the current response.
    var closes = false
    private var output = Data()
    private var written = 0
    /// The time at which the server ends the connection unless the client makes progress; nil for
    /// never.
    var deadline: TimeInterval?
    /// The time at which the server last read bytes from the socket.
    var lastRead: TimeInterval

    init(number: Int, socket: Socket, now: TimeInterval) {
      (self.number, self.socket, lastRead) = (number, socket, now)
    }

    var unwritten: Int { output.count - written }

    /// Whether the connection waits for a request.
    var isWaiting: Bool {
      switch stage {
      case .head, .body, .lingering: true
      case .answering, .writing, .stream: false
      }
    }

    /// Whether another connection may take the place of this one. A client that does not read its
    /// response must not keep others out.
    var isReplaceable: Bool {
      if case .writing = stage { true } else { isWaiting }
    }

    /// Returns whether to wait for input: the bytes of a request, or the end of the connection.
    func reads(atMost most: Int) -> Bool { isWaiting || input.count < most }

    func enqueue(_ bytes: Data) {
      (output, written) = unwritten == 0 ? (bytes, 0) : (output + bytes, written)
    }

    /// Writes as much output as the system accepts now.
    /// - Returns: The number of bytes that were written; nil if the connection is broken.
    func write() -> Int? {
      guard unwritten > 0 else { return 0 }
      let outcome = output.withUnsafeBytes { bytes in
        socket.write(UnsafeRawBufferPointer(rebasing: bytes[written...]))
      }
      switch outcome {
      case .done(let count):
        written += count
        if unwritten == 0 { (output, written) = (Data(), 0) }
        return count
      case .blocked: return 0
      case .ended: return nil
      }
    }
  }
#endif
