#if (DEBUG || HUD) && canImport(UIKit) && (os(iOS) || os(Linux))
  package import Foundation

  /// What strangers may cost. The app's server and `DebugHost serve` keep the same limits.
  package struct WebLimits: Sendable {
    // Connections, of whatever kind, and the streams among them.
    package var connections = 48
    package var streams = 12
    /// New connections a second on average, and at once.
    package var acceptsPerSecond = 200
    package var acceptBurst = 100

    // Bytes: of a head, of a body, of all bodies over `smallBody` together, of replies that wait to be written, and of what a
    // connection reads or writes before it is another one's turn.
    // A browser sends all cookies of a host, whatever the port of the server that has set them.
    package var head = 32 * 1024
    package var headers = 64
    package var smallBody = 64 * 1024
    package var body = 16 * 1024 * 1024
    package var bodies = 24 * 1024 * 1024
    package var output = 8 * 1024 * 1024
    package var turn = 64 * 1024

    // Seconds: for a head, for a body, for a complete request until it is its turn, without progress in writing, between two
    // requests of a connection, and without a sign of life of a stream's page before its place may go to another.
    package var headTime: TimeInterval = 5
    package var bodyTime: TimeInterval = 15
    package var waitTime: TimeInterval = 30
    package var writeTime: TimeInterval = 10
    package var keepAlive: TimeInterval = 30
    package var streamIdle: TimeInterval = 10
    package var linger: TimeInterval = 0.5

    /// Requests a second on average and at once, of all connections together. More wait; none is refused for it.
    package var requestsPerSecond = 500
    package var requestBurst = 500
    /// Requests that the site answers at one time.
    package var inFlight = 8
    /// Refused requests that name one stream before it is closed; one is forgiven every ten seconds.
    package var strikes = 8

    /// What input may cost the main thread: seconds a second on average, and at once; and characters.
    package var mainThreadShare = 0.5
    package var mainThreadBurst: TimeInterval = 2
    package var charactersPerSecond = 200
    package var characterBurst = 400
    /// What reading the app for requests may cost the main thread, likewise.
    package var readingShare = 0.25
    package var readingBurst: TimeInterval = 0.5
    /// The most that readings may be behind their share, so that the next request waits for seconds, not for minutes.
    package var readingDebt: TimeInterval = 1
    /// Events of one request.
    package var events = 128

    // On a network: seconds for which a token is good, a session without a request, and the server without a session's request.
    package var tokenTime: TimeInterval = 600
    package var sessionTime: TimeInterval = 1800
    package var sessions = 8

    package init() {}
  }

  /// An allowance of so much a second on average, and so much at once.
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

    /// Takes one; false if there is none.
    /// - Parameter now: Seconds on a clock that only runs forward.
    package mutating func take(at now: TimeInterval) -> Bool {
      fill(at: now)
      guard tokens >= 1 else { return false }
      tokens -= 1
      return true
    }

    /// Takes what something has cost, which may leave a debt, but not more than `mostDebt`.
    package mutating func charge(_ cost: Double, at now: TimeInterval) {
      fill(at: now)
      tokens = max(tokens - cost, min(tokens, -mostDebt))
    }

    /// Seconds until as much is there; 0 if it is.
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
