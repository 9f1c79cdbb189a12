#if (DEBUG || HUD) && canImport(UIKit) && (os(iOS) || os(Linux))
  package import Foundation

  /// The token in the address of a server on a network or behind a tunnel, and the sessions that
  /// browsers have opened with such tokens.
  ///
  /// A token is 128 random bits, valid for one exchange and for ten minutes. The token is in the
  /// address's fragment, which browsers do not send. The page posts the token, and receives a
  /// session in a cookie that no script can read.
  package struct LiveDoor: Sendable {
    private struct Session {
      let secret: String
      var lastUse: TimeInterval
    }

    private let limits: WebLimits
    private var token: (secret: String, end: TimeInterval)?
    private var sessions: [Session] = []

    package init(limits: WebLimits = WebLimits()) {
      self.limits = limits
    }

    /// Creates a new token, which invalidates the previous one. The sessions stay valid.
    package mutating func makeToken(at now: TimeInterval) -> String {
      let secret = Self.secret()
      token = (secret, now + limits.tokenTime)
      return secret
    }

    /// Returns the token; nil if there is none, or if it was used or has expired.
    package func token(at now: TimeInterval) -> String? {
      token.flatMap { now < $0.end ? $0.secret : nil }
    }

    /// Exchanges the token for a new session; returns nil if the token is wrong, was used or has
    /// expired.
    package mutating func exchange(_ text: String, at now: TimeInterval) -> String? {
      guard let token, Self.areEqual(token.secret, text), now < token.end else { return nil }
      self.token = nil
      dropOld(at: now)
      // Remove the least recently used session to make room.
      if sessions.count >= limits.sessions {
        sessions.sort { $0.lastUse < $1.lastUse }
        sessions.removeFirst()
      }
      let session = Session(secret: Self.secret(), lastUse: now)
      sessions.append(session)
      return session.secret
    }

    /// Returns whether the session exists, and prolongs it.
    package mutating func admits(_ session: String?, at now: TimeInterval) -> Bool {
      guard let session else { return false }
      dropOld(at: now)
      var isKnown = false
      for index in sessions.indices where Self.areEqual(sessions[index].secret, session) {
        sessions[index].lastUse = now
        isKnown = true
      }
      return isKnown
    }

    /// Returns whether the session exists, without prolonging it. To leave out sessions that have
    /// expired, call `dropOld(at:)` first.
    package func holds(_ session: String?) -> Bool {
      sessions.contains { $0.secret == session }
    }

    /// The time at which the next session ends, unless it is used before; nil if there is no
    /// session.
    package var nextEnd: TimeInterval? {
      sessions.map(\.lastUse).min().map { $0 + limits.sessionTime }
    }

    package mutating func dropOld(at now: TimeInterval) {
      sessions.removeAll { now - $0.lastUse >= limits.sessionTime }
    }

    /// Returns 128 random bits, as 32 hexadecimal digits.
    package static func secret() -> String {
      var random = SystemRandomNumberGenerator()
      return (0..<2).map { _ in
        let digits = String(random.next() as UInt64, radix: 16)
        return String(repeating: "0", count: 16 - digits.count) + digits
      }.joined()
    }

    /// Compares two texts in a time that does not depend on where they first differ.
    package static func areEqual(_ secret: String, _ guess: String) -> Bool {
      let (one, other) = (Array(secret.utf8), Array(guess.utf8.prefix(secret.utf8.count + 1)))
      guard one.count == other.count else { return false }
      var difference: UInt8 = 0
      for index in one.indices { difference |= one[index] ^ other[index] }
      return difference == 0
    }
  }
#endif
