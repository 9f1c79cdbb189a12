#if (DEBUG || HUD) && canImport(UIKit) && (os(iOS) || os(Linux))
  internal import Foundation

  /// One client's connection: what the client has sent, what it still has to receive, and the stage of the exchange. Only the
  /// server's thread uses it.
  final class LiveConnection {
    /// A request that is complete and waits for its turn.
    struct Request {
      let head: HTTPHead
      let body: Data
      /// The session that the gate has admitted; nil on loopback.
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
      /// Everything is written, and the client has time to read it: closing the socket while it has unread input would discard
      /// the reply.
      case lingering
    }

    let number: Int
    let socket: Socket
    var stage = Stage.head
    var input: [UInt8] = []
    /// How far the input was searched for the end of the head.
    var searched = 0
    private(set) var output = Data()
    private var written = 0
    /// When the connection ends unless it makes progress; nil for never.
    var deadline: TimeInterval?
    /// Since when nothing has been read.
    var lastRead: TimeInterval
    /// The number of bytes that the client has sent; for a stream, since it opened.
    var received = 0
    /// The number of requests that were answered.
    var answered = 0
    /// Whether one of its heads has passed the gate.
    var isProven = false
    /// The length of a large body, in bytes, from its announcement to the reply; otherwise 0.
    var largeBody = 0
    /// The session of a stream, when it was last recorded as in use, and the time of the last sign of life of its page.
    var session: String?
    var lastTouch: TimeInterval
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

    /// Returns how readily it gives its place to a new connection, the smallest number first; nil
    /// if it keeps its place.
    func rank(at now: TimeInterval) -> Int? {
      switch stage {
      case .lingering: 0
      case .head: isProven ? 2 : 1
      // A body that has stopped arriving.
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

    /// Writes what the system accepts, until that is at least `most` bytes.
    /// - Returns: How many were written; nil if the connection is broken.
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
