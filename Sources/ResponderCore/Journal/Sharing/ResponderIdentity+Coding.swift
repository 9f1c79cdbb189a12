internal import Foundation

extension CodingUserInfoKey {
  /// The `IdentifierHash` with which an encoder writes identifiers. Without one, identifiers are
  /// written as they are.
  static let identifierHash = CodingUserInfoKey(rawValue: "ResponderCore.identifierHash")
}

/// Every record names responders by this type, so that identifiers are written in this place only.
extension ResponderIdentity {
  private enum Key: String, CodingKey { case className, identifier }

  /// Writes the class and the identifier, which is hashed if the encoder has an `IdentifierHash`.
  public func encode(to encoder: any Encoder) throws {
    let hash = CodingUserInfoKey.identifierHash.flatMap { encoder.userInfo[$0] } as? IdentifierHash
    var container = encoder.container(keyedBy: Key.self)
    try container.encode(className, forKey: .className)
    try container.encodeIfPresent(
      identifier.map { hash?.name(of: $0) ?? $0 }, forKey: .identifier)
  }
}
