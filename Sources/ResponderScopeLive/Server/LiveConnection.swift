#if (DEBUG || HUD) && canImport(UIKit) && (os(iOS) || os(Linux))
  internal import Foundation

  /// One client's connection: what the client has sent, what it still has to receive, and the stage
  /// of the exchange. Only the server's thread uses it.
  final class LiveConnection {
    /// A complete request that the server has not passed on yet.
    struct Request {
      let head: HTTPHead
      let body: Data
      /// The session that the gate has admitted; nil if the server has no token, or if the request
      /// needs no session.
      let session: String?
    }

    enum Stage {
      case head
      /// The server waits for a body of this length, in bytes.
      case body(HTTPHead, length: Int, session: String?)
      case ready(Request)
      case replying(Task<Void, Never>, closes: Bool)
      case writing(closes: Bool)
      case stream(LiveClient)
      /// The server has written everything, and waits so that the client can read it. If the server
      /// closed a socket that has unread input, the system would discard the reply.
      case lingering
    }

    let number: Int
    let socket: Socket
    var stage = Stage.head
    var input: [UInt8] = []
    /// The number of bytes of `input` that were searched for the end of the head.
    var searched = 0
    private(set) var output = Data()
    private var written = 0
    /// The time at which the server ends the connection unless the client makes progress; nil for
    /// never.
    var deadline: TimeInterval?
    /// The time at which the server last read bytes from the socket.
    var lastRead: TimeInterval
    /// The number of bytes that the client has sent; for a stream, since it opened.
    var received = 0
    /// The number of replies that were written completely.
    var answered = 0
    /// Whether the gate has admitted a request of this connection, with a session if the server has
    /// a token.
    var isProven = false
    /// The length of a large body, in bytes, from the head that announces it until the reply;
    /// otherwise 0.
    var largeBody = 0
    /// The session of a stream; nil if the server has no token.
    var session: String?
    /// The time at which the session of a stream was last recorded as in use.
    var lastTouch: TimeInterval
    /// The time of the last request of a stream's page, at first that of the stream itself.
    var lastSign: TimeInterval

    init(number: Int, socket: Socket, now: TimeInterval) {
      self.number = number
      self.socket = socket
      lastRead = now
      lastSign = now
      lastTouch = now
    }

    var unwritten: Int { output.count - written }

    var client: LiveClient? {
      if case .stream(let client) = stage { client } else { nil }
    }

    /// Returns the connection's rank for the case that a new connection needs its place. The server
    /// removes the connection with the lowest rank. Nil means that the connection keeps its place.
    func rank(at now: TimeInterval) -> Int? {
      switch stage {
      case .lingering: 0
      case .head: isProven ? 2 : 1
      // The connection keeps its place unless nothing of the body has arrived for a second.
      case .body: now - lastRead > 1 ? 3 : nil
      case .ready, .writing: isProven ? nil : 1
      case .replying, .stream: nil
      }
    }

    /// Returns whether to wait for input: the bytes of a request, or the end of the connection.
    func wantsBytes(_ limits: WebLimits) -> Bool {
      switch stage {
      case .head, .body, .stream, .lingering: true
      case .ready, .replying, .writing: input.count < limits.head
      }
    }

    func enqueue(_ bytes: Data) {
      if unwritten == 0 {
        (output, written) = (bytes, 0)
      } else {
        output += bytes
      }
    }

    /// Writes output until the system accepts no more, or until at least `most` bytes are written.
    /// - Returns: The number of bytes that were written; nil if the connection is broken.
    func write(atMost most: Int) -> Int? {
      var count = 0
      while unwritten > 0, count < most {
        let outcome = output.withUnsafeBytes { bytes in
          socket.write(UnsafeRawBufferPointer(rebasing: bytes[written...].prefix(most)))
        }
        switch outcome {
        case .done(let taken):
          count += taken
          written += taken
        case .blocked: return count
        case .ended: return nil
        }
      }
      if unwritten == 0 { (output, written) = (Data(), 0) }
      return count
    }
  }
#endif
