#if (DEBUG || HUD) && canImport(UIKit) && (os(iOS) || os(Linux))
  internal import Foundation

  /// One client from its first byte to its last: what it has sent, what it is to get, and where it stands. Only the server's
  /// thread uses it.
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
      /// So many bytes are to follow.
      case body(HTTPHead, length: Int, session: String?)
      case ready(Request)
      case replying(Task<Void, Never>, closes: Bool)
      case writing(closes: Bool)
      case stream(LiveClient)
      /// Everything is written. The client may read it: closing with bytes unread would take it away.
      case lingering
    }

    let number: Int
    let socket: Socket
    var stage = Stage.head
    var input: [UInt8] = []
    /// How far the end of the head was looked for.
    var searched = 0
    private(set) var output = Data()
    private var written = 0
    /// When it is to end unless it goes on; nil is never.
    var deadline: TimeInterval?
    /// Since when nothing has been read.
    var lastRead: TimeInterval
    /// All bytes that it has sent.
    var received = 0
    /// Requests that it has had answered.
    var answered = 0
    /// Whether a head of its has passed the gate.
    var isProven = false
    /// Bytes of a large body, from its announcement to the reply.
    var largeBody = 0
    /// The session of a stream, and the time of the last sign of life of its page.
    var session: String?
    var lastSign: TimeInterval

    init(number: Int, socket: Socket, now: TimeInterval) {
      self.number = number
      self.socket = socket
      lastRead = now
      lastSign = now
    }

    var unwritten: Int { output.count - written }

    var client: LiveClient? {
      if case .stream(let client) = stage { client } else { nil }
    }

    /// How readily its place goes to a newcomer, the smallest first; nil if it keeps it.
    func rank(at now: TimeInterval) -> Int? {
      switch stage {
      case .lingering: 0
      case .head: isProven ? 2 : 1
      // A body that does not arrive.
      case .body: now - lastRead > 1 ? 3 : nil
      case .ready, .replying, .writing, .stream: nil
      }
    }

    /// Whether to look for bytes: those of a request, or the end.
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

    /// Writes what the system takes, up to so many bytes.
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
