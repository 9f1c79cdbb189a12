#if (DEBUG || HUD) && canImport(UIKit) && (os(iOS) || os(Linux))
  package import Foundation

  /// The token in the address and the sessions that were opened with it, on a network.
  ///
  /// A token is 128 random bits, good for one exchange and for ten minutes. It stands in the address's fragment, which a
  /// browser does not send: the page posts it, and gets a session in a cookie that no script can read.
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

    /// A new token; the one before is no longer good, the sessions are.
    package mutating func makeToken(at now: TimeInterval) -> String {
      let secret = Self.secret()
      token = (secret, now + limits.tokenTime)
      return secret
    }

    /// The token that is still good.
    package func token(at now: TimeInterval) -> String? {
      token.flatMap { now < $0.end ? $0.secret : nil }
    }

    /// Takes the token for a new session; nil if it is not the right one, was used, or is too old.
    package mutating func exchange(_ text: String, at now: TimeInterval) -> String? {
      guard let token, Self.areEqual(token.secret, text), now < token.end else { return nil }
      self.token = nil
      dropOld(at: now)
      // The one that was used least recently makes room.
      if sessions.count >= limits.sessions {
        sessions.sort { $0.lastUse < $1.lastUse }
        sessions.removeFirst()
      }
      let session = Session(secret: Self.secret(), lastUse: now)
      sessions.append(session)
      return session.secret
    }

    /// Whether there is such a session; it lives on from now.
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

    private mutating func dropOld(at now: TimeInterval) {
      sessions.removeAll { now - $0.lastUse >= limits.sessionTime }
    }

    /// 128 random bits, as 32 digits.
    package static func secret() -> String {
      var random = SystemRandomNumberGenerator()
      return (0..<2).map { _ in
        let digits = String(random.next() as UInt64, radix: 16)
        return String(repeating: "0", count: 16 - digits.count) + digits
      }.joined()
    }

    /// Compares in a time that does not depend on the place of the first difference.
    package static func areEqual(_ secret: String, _ guess: String) -> Bool {
      let (one, other) = (Array(secret.utf8), Array(guess.utf8.prefix(secret.utf8.count + 1)))
      guard one.count == other.count else { return false }
      var difference: UInt8 = 0
      for index in one.indices { difference |= one[index] ^ other[index] }
      return difference == 0
    }
  }
#endif
