internal import Foundation

/// Replaces identifiers and tags with names of eight hexadecimal digits in everything that leaves
/// the device.
///
/// The digits come from SipHash-2-4 with a key that is random in each launch and never leaves the
/// device. So they show which lines of one launch are about the same responder, but not its name.
package struct IdentifierHash: Equatable, Sendable {
  private let key: (UInt64, UInt64)

  package init(key first: UInt64, _ second: UInt64) { key = (first, second) }

  /// Returns a hash with a new random key.
  package static func random() -> IdentifierHash {
    IdentifierHash(key: .random(in: .min ... .max), .random(in: .min ... .max))
  }

  /// Returns the name that replaces a text: `#1f3a9c04`.
  package func name(of text: String) -> String {
    let digits = String(UInt32(truncatingIfNeeded: hash(Array(text.utf8))), radix: 16)
    return "#" + String(repeating: "0", count: 8 - digits.count) + digits
  }

  /// Returns a sentence with its quoted part hashed. The package's sentences quote identifiers and
  /// tags. As a name may contain a quotation mark, the quoted part reaches from the first mark to
  /// the last; if the number of marks is odd, it reaches to the end.
  package func name(quotedIn sentence: String) -> String {
    let marks = sentence.indices.filter { sentence[$0] == "\"" }
    guard let first = marks.first, let last = marks.last else { return sentence }
    let isOdd = marks.count % 2 == 1
    let quoted = sentence[sentence.index(after: first)..<(isOdd ? sentence.endIndex : last)]
    let rest = isOdd ? "" : sentence[sentence.index(after: last)...]
    return "\(sentence[..<first])\"\(name(of: String(quoted)))\"\(rest)"
  }

  package static func == (one: IdentifierHash, other: IdentifierHash) -> Bool {
    one.key == other.key
  }

  /// SipHash-2-4, as its authors published it.
  func hash(_ bytes: [UInt8]) -> UInt64 {
    var state = SipState(key)
    var block: UInt64 = 0
    for (index, byte) in bytes.enumerated() {
      block |= UInt64(byte) << UInt64(index % 8 * 8)
      if index % 8 == 7 {
        state.take(block)
        block = 0
      }
    }
    state.take(block | UInt64(truncatingIfNeeded: bytes.count) << 56)
    return state.result()
  }
}

private struct SipState {
  private var v0, v1, v2, v3: UInt64

  init(_ key: (UInt64, UInt64)) {
    v0 = key.0 ^ 0x736f_6d65_7073_6575
    v1 = key.1 ^ 0x646f_7261_6e64_6f6d
    v2 = key.0 ^ 0x6c79_6765_6e65_7261
    v3 = key.1 ^ 0x7465_6462_7974_6573
  }

  mutating func take(_ block: UInt64) {
    v3 ^= block
    mix()
    mix()
    v0 ^= block
  }

  mutating func result() -> UInt64 {
    v2 ^= 0xff
    for _ in 0..<4 { mix() }
    return v0 ^ v1 ^ v2 ^ v3
  }

  private mutating func mix() {
    func left(_ value: UInt64, _ bits: UInt64) -> UInt64 {
      value << bits | value >> (64 - bits)
    }
    v0 &+= v1
    v2 &+= v3
    v1 = left(v1, 13) ^ v0
    v3 = left(v3, 16) ^ v2
    v0 = left(v0, 32)
    v2 &+= v1
    v0 &+= v3
    v1 = left(v1, 17) ^ v2
    v3 = left(v3, 21) ^ v0
    v2 = left(v2, 32)
  }
}

extension IdentifierHash {
  /// Returns a tag in the form in which a sentence names it. The case of an enum and the name of a
  /// type are code and stay readable. Everything else is hashed: a text in quotation marks, or a
  /// number or an identifier that the app may have derived from a user's data.
  package func name(ofTag name: String) -> String {
    let parts = name.split(separator: ".", omittingEmptySubsequences: false)
    let isCase =
      parts.count == 2
      && parts.allSatisfy { part in
        part.first?.isNumber == false && part.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" }
      }
    let isCode = isCase || name.hasPrefix("of type ")
    return isCode ? name : "\"\(self.name(of: name))\""
  }
}
