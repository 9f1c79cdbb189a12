internal import Foundation

extension ResponderSnapshot {
  /// Returns the snapshot as it may leave the device: identifiers are hashed, and there is no
  /// address. Without a hash, identifiers stay as they are, as the developer has asked.
  package func shared(hashing hash: IdentifierHash?) -> ResponderSnapshot {
    var shared = self
    shared.details?.address = ""
    guard let hash else { return shared }
    // The encoder hashes identifiers in the only place that writes them, so that none is forgotten
    // here.
    return (try? JournalFormat.encoder(hashing: hash).encode(shared)).flatMap {
      try? JournalFormat.decoder().decode(ResponderSnapshot.self, from: $0)
    } ?? .nobody
  }
}

extension ResponderIdentity {
  /// Returns the identity with its identifier hashed, if there is a hash.
  package func shared(hashing hash: IdentifierHash?) -> ResponderIdentity {
    ResponderIdentity(
      className: className, identifier: identifier.map { hash?.name(of: $0) ?? $0 })
  }
}
