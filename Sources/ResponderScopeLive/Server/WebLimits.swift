#if (DEBUG || HUD) && canImport(UIKit) && (os(iOS) || os(Linux))
  package import Foundation

  /// Limits what clients may cost. The app's server and `DebugHost serve` have the same limits.
  package struct WebLimits: Sendable {
    // All connections, and the streams among them.
    package var connections = 48
    package var streams = 12
    /// New connections per second on average, and at once.
    package var acceptsPerSecond = 200
    package var acceptBurst = 100

    // Bytes (except `headers`, a number of lines): of a head, of a small body, of any body, of all bodies over `smallBody`
    // together, of replies that wait to be written, and of what a connection reads or writes before the next connection has its
    // turn. The head has room for cookies: a browser sends all cookies of a host, regardless of the port of the server that has
    // set them.
    package var head = 32 * 1024
    package var headers = 64
    package var smallBody = 64 * 1024
    package var body = 16 * 1024 * 1024
    package var bodies = 24 * 1024 * 1024
    package var output = 8 * 1024 * 1024
    package var turn = 64 * 1024

    // Seconds: for a head, for a body, for a complete request until it has its turn, without progress in writing, between two
    // requests of a connection, without a sign of life of a stream's page before another page may take its place, and for a
    // client to read the last reply.
    package var headTime: TimeInterval = 5
    package var bodyTime: TimeInterval = 15
    package var waitTime: TimeInterval = 30
    package var writeTime: TimeInterval = 10
    package var keepAlive: TimeInterval = 30
    package var streamIdle: TimeInterval = 10
    package var linger: TimeInterval = 0.5

    /// Requests per second on average and at once, of all connections together. Further requests wait, and are not refused.
    package var requestsPerSecond = 500
    package var requestBurst = 500
    /// Requests that the site answers at one time.
    package var inFlight = 8
    /// The server closes a stream at this number of refused requests that name it; one is forgiven every ten seconds.
    package var strikes = 8

    /// What input may cost the main thread: seconds per second on average, and seconds at once; and the same for its characters.
    package var mainThreadShare = 0.5
    package var mainThreadBurst: TimeInterval = 2
    package var charactersPerSecond = 200
    package var characterBurst = 400
    /// What reading the app for requests may cost the main thread: seconds per second on average,
    /// and seconds at once.
    package var readingShare = 0.25
    package var readingBurst: TimeInterval = 0.5
    /// The maximum number of seconds by which readings may exceed their share, so that the next request waits for seconds, not
    /// for minutes.
    package var readingDebt: TimeInterval = 1
    /// The maximum number of events in one request.
    package var events = 128

    // With a token: the seconds for which a token is valid, and for which a session, or the server, lasts without use; and the
    // maximum number of sessions.
    package var tokenTime: TimeInterval = 600
    package var sessionTime: TimeInterval = 1800
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

    /// Takes a cost that has already arisen, which may leave a debt of at most `mostDebt`.
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
