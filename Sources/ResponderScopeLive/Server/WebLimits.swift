#if (DEBUG || HUD) && canImport(UIKit) && (os(iOS) || os(Linux))
  package import Foundation

  /// Limits what clients may cost. The app's server and `DebugHost serve` have the same limits.
  package struct WebLimits: Sendable {
    /// The maximum number of connections.
    package var connections = 48
    /// The maximum number of connections that are event streams.
    package var streams = 12
    /// The maximum number of new connections per second on average.
    package var acceptsPerSecond = 200
    /// The maximum number of new connections at once.
    package var acceptBurst = 100

    /// The maximum size of a request's head, in bytes. It has room for cookies: a browser sends all
    /// cookies of a host, regardless of the port of the server that has set them.
    package var head = 32 * 1024
    /// The maximum number of headers in a head.
    package var headers = 64
    /// The size in bytes up to which a body does not count towards `bodies`.
    package var smallBody = 64 * 1024
    /// The maximum size of a body, in bytes.
    package var body = 16 * 1024 * 1024
    /// The maximum size of all bodies over `smallBody` together, in bytes.
    package var bodies = 24 * 1024 * 1024
    /// The server answers no further request while at least this many bytes wait to be written, on
    /// all connections together.
    package var output = 8 * 1024 * 1024
    /// The number of bytes that a connection reads or writes before the next connection has its
    /// turn.
    package var turn = 64 * 1024

    /// The maximum time for a head to arrive, in seconds.
    package var headTime: TimeInterval = 5
    /// The maximum time for a body to arrive, in seconds.
    package var bodyTime: TimeInterval = 15
    /// The maximum time that a complete request waits for its turn, in seconds.
    package var waitTime: TimeInterval = 30
    /// The maximum time without progress in writing, in seconds.
    package var writeTime: TimeInterval = 10
    /// The maximum time between two requests of a connection, in seconds.
    package var keepAlive: TimeInterval = 30
    /// The time without a request from a stream's page after which another page may take its place,
    /// in seconds.
    package var streamIdle: TimeInterval = 10
    /// The time that a client has to read the last reply before the server closes the socket, in
    /// seconds.
    package var linger: TimeInterval = 0.5

    /// The maximum number of requests per second on average, of all connections together. Further
    /// requests wait, for at most `waitTime`.
    package var requestsPerSecond = 500
    /// The maximum number of requests at once, of all connections together.
    package var requestBurst = 500
    /// The maximum number of requests that the site answers at one time.
    package var inFlight = 8
    /// How many refused requests that name a stream make the server close that stream. The server
    /// forgives one every ten seconds.
    package var strikes = 8

    /// The time that input from pages may take on the main thread on average, in seconds per
    /// second.
    package var mainThreadShare = 0.5
    /// The time that input from pages may take on the main thread at once, in seconds.
    package var mainThreadBurst: TimeInterval = 2
    /// The maximum number of characters that pages type per second on average.
    package var charactersPerSecond = 200
    /// The maximum number of characters that pages type at once.
    package var characterBurst = 400
    /// The time that reading the app for requests may take on the main thread on average, in
    /// seconds per second.
    package var readingShare = 0.25
    /// The time that reading the app for requests may take on the main thread at once, in seconds.
    package var readingBurst: TimeInterval = 0.5
    /// The maximum number of seconds by which readings may exceed their share, so that the next
    /// request waits for seconds, not for minutes.
    package var readingDebt: TimeInterval = 1
    /// The maximum number of input events in one request.
    package var events = 128

    /// The time for which a token is valid, in seconds.
    package var tokenTime: TimeInterval = 600
    /// The time after which an unused session, or an unused server with a token, ends, in seconds.
    package var sessionTime: TimeInterval = 1800
    /// The maximum number of sessions.
    package var sessions = 8

    package init() {}
  }

  /// An allowance of a certain amount per second on average, and a certain amount at once.
  package struct TokenBucket: Sendable {
    private let perSecond: Double
    private let most: Double
    private let mostDebt: Double
    private var tokens: Double
    private var last: TimeInterval?

    package init(perSecond: Double, burst: Double, mostDebt: Double = .infinity) {
      self.perSecond = perSecond
      self.mostDebt = mostDebt
      most = burst
      tokens = burst
    }

    package init(perSecond: Int, burst: Int) {
      self.init(perSecond: Double(perSecond), burst: Double(burst))
    }

    /// Takes one token; returns false if there is none.
    /// - Parameter now: Seconds on a clock that only runs forward.
    package mutating func take(at now: TimeInterval) -> Bool {
      fill(at: now)
      guard tokens >= 1 else { return false }
      tokens -= 1
      return true
    }

    /// Takes a cost that has already arisen. This may leave a debt, of at most `mostDebt`.
    package mutating func charge(_ cost: Double, at now: TimeInterval) {
      fill(at: now)
      tokens = max(tokens - cost, min(tokens, -mostDebt))
    }

    /// Returns the seconds until the amount is available; 0 if it is already.
    package mutating func wait(for amount: Double = 1, at now: TimeInterval) -> TimeInterval {
      fill(at: now)
      return tokens >= amount ? 0 : (amount - tokens) / perSecond
    }

    private mutating func fill(at now: TimeInterval) {
      if let last, now > last { tokens = min(most, tokens + (now - last) * perSecond) }
      last = max(now, last ?? now)
    }
  }
#endif
