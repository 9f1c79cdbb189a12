internal import Foundation

extension CodingUserInfoKey {
  /// The `IdentifierHash` under which an encoder writes identifiers; without one they are written as they are.
  static let identifierHash = CodingUserInfoKey(rawValue: "ResponderCore.identifierHash")
}

/// Every record names responders by this type, and so writes their identifiers here and nowhere else.
extension ResponderIdentity {
  private enum Key: String, CodingKey { case className, identifier }

  /// Writes class and identifier; the identifier hashed where the encoder says so.
  public func encode(to encoder: any Encoder) throws {
    let hash = CodingUserInfoKey.identifierHash.flatMap { encoder.userInfo[$0] } as? IdentifierHash
    var container = encoder.container(keyedBy: Key.self)
    try container.encode(className, forKey: .className)
    try container.encodeIfPresent(
      identifier.map { hash?.name(of: $0) ?? $0 }, forKey: .identifier)
  }
}
