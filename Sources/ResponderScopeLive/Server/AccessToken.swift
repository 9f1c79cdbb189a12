#if (DEBUG || HUD) && canImport(UIKit) && (os(iOS) || os(Linux))
  /// The secret that a client must know: 128 random bits, as 32 hexadecimal digits. The address has
  /// it in the fragment, which browsers do not send. The page posts it once and receives it as a
  /// cookie that no script can read; programs send it as a bearer token.
  package struct AccessToken: Sendable, CustomStringConvertible {
    package let description: String

    package init() {
      description = (0..<32).map { _ in String(Int.random(in: 0..<16), radix: 16) }.joined()
    }

    /// Compares a text with the token in a time that does not depend on where they first differ.
    package func matches(_ text: some StringProtocol) -> Bool {
      let (one, other) = (Array(description.utf8), Array(text.utf8))
      guard one.count == other.count else { return false }
      return zip(one, other).reduce(0) { $0 | ($1.0 ^ $1.1) } == 0
    }
  }
#endif
