import Foundation

/// SHA-256 (FIPS 180-4). The content security policy names the digest of the one script that may
/// run. CryptoKit does not exist on Linux.
enum SHA256 {
  /// Returns the digest in base 64.
  static func base64(_ text: String) -> String {
    let bytes = digest(Array(text.utf8)).flatMap { word in
      [24, 16, 8, 0].map { UInt8(word >> UInt32($0) & 255) }
    }
    return Data(bytes).base64EncodedString()
  }

  private static func digest(_ message: [UInt8]) -> [UInt32] {
    var bytes = message + [0x80]
    bytes += [UInt8](repeating: 0, count: (120 - bytes.count % 64) % 64)
    bytes += (0..<8).map { UInt8((message.count * 8) >> (56 - 8 * $0) & 255) }
    var state = roots(of: 8, power: 1 / 2)
    let constants = roots(of: 64, power: 1 / 3)
    for block in stride(from: 0, to: bytes.count, by: 64) {
      var words = (0..<16).map { index in
        bytes[(block + index * 4)..<(block + index * 4 + 4)].reduce(0) { $0 << 8 | UInt32($1) }
      }
      for index in 16..<64 {
        let (x, y) = (words[index - 15], words[index - 2])
        let one = turn(x, 7) ^ turn(x, 18) ^ x >> 3
        let other = turn(y, 17) ^ turn(y, 19) ^ y >> 10
        words.append(words[index - 16] &+ one &+ words[index - 7] &+ other)
      }
      var s = state
      for index in 0..<64 {
        let choice = s[4] & s[5] ^ ~s[4] & s[6]
        let one =
          s[7] &+ (turn(s[4], 6) ^ turn(s[4], 11) ^ turn(s[4], 25)) &+ choice &+ constants[index]
          &+ words[index]
        let majority = s[0] & s[1] ^ s[0] & s[2] ^ s[1] & s[2]
        let other = (turn(s[0], 2) ^ turn(s[0], 13) ^ turn(s[0], 22)) &+ majority
        s = [one &+ other, s[0], s[1], s[2], s[3] &+ one, s[4], s[5], s[6]]
      }
      state = zip(state, s).map { $0 &+ $1 }
    }
    return state
  }

  private static func turn(_ word: UInt32, _ count: UInt32) -> UInt32 {
    word >> count | word << (32 - count)
  }

  /// Returns, for the first `count` primes, the first 32 bits of the fractional part of the prime
  /// to the given power. The standard defines its constants in this way.
  private static func roots(of count: Int, power: Double) -> [UInt32] {
    let primes = (2...).lazy.filter { number in !(2..<number).contains { number % $0 == 0 } }
    return primes.prefix(count).map { prime in
      let root = pow(Double(prime), power)
      return UInt32((root - root.rounded(.down)) * 4_294_967_296)
    }
  }
}
