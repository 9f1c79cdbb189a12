internal import Foundation

extension ResponderSnapshot {
  /// Returns a copy that may leave the device, with hashed identifiers and without an address. If
  /// `hash` is nil, because the developer chose plain identifiers, the identifiers do not change.
  /// If the hashing fails, the result is `noFirstResponder`.
  package func shared(hashing hash: IdentifierHash?) -> ResponderSnapshot {
    var shared = self
    shared.details?.address = ""
    guard let hash else { return shared }
    // The encoder hashes every identifier that it writes. So encoding and decoding the snapshot
    // hashes all identifiers, wherever they are in it.
    return (try? JournalFormat.encoder(hashing: hash).encode(shared)).flatMap {
      try? JournalFormat.decoder().decode(ResponderSnapshot.self, from: $0)
    } ?? .noFirstResponder
  }
}

extension ResponderIdentity {
  /// Returns the identity with a hashed identifier; the identifier does not change if `hash` is
  /// nil.
  package func shared(hashing hash: IdentifierHash?) -> ResponderIdentity {
    ResponderIdentity(
      className: className, identifier: identifier.map { hash?.name(of: $0) ?? $0 })
  }
}
