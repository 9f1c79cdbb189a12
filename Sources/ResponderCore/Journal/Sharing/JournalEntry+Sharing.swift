internal import Foundation

extension JournalEntry {
  /// The entry as it may leave the device: places of carets rounded, identifiers and tags under a hash; nil for one that cannot be
  /// written so.
  ///
  /// Without a hash they stay as they are: the developer has asked for them.
  package func shared(hashing hash: IdentifierHash?) -> JournalEntry? {
    guard let event = event.roundingCarets() else { return nil }
    let rounded = JournalEntry(time: time, event: event)
    guard let hash else { return rounded }
    if case .diagnosis(let diagnosis) = event {
      return JournalEntry(time: time, event: .diagnosis(diagnosis.shared(hashing: hash)))
    }
    return hash.applied(to: rounded)
  }
}

extension IdentifierHash {
  /// A record with every identity in it hashed.
  fileprivate func applied<Record: Codable>(to record: Record) -> Record? {
    let encoder = JournalFormat.encoder()
    if let key = CodingUserInfoKey.identifierHash { encoder.userInfo[key] = self }
    guard let data = try? encoder.encode(record) else { return nil }
    return try? JournalFormat.decoder().decode(Record.self, from: data)
  }
}

extension Diagnosis {
  /// The diagnosis with identifiers and tags under a hash: made again from its evidence with hashed names in it. What has no evidence
  /// was stated by a program: there what stands in quotation marks is hashed.
  package func shared(hashing hash: IdentifierHash) -> Diagnosis {
    if let safe = evidence?.roundingCarets()?.shared(hashing: hash), let again = safe.diagnosis {
      return again.found(at: site)
    }
    return Diagnosis(
      id: id, sentence: hash.name(quotedIn: sentence), numbers: numbers,
      fix: hash.name(quotedIn: fix), site: site)
  }
}

extension DiagnosisEvidence {
  fileprivate func shared(hashing hash: IdentifierHash) -> DiagnosisEvidence? {
    switch hash.applied(to: self) {
    case .tag(let name, let views): .tag(name: hash.name(ofTag: name), views: views)
    case .tagRequest(let name, let reason, let isSearch):
      .tagRequest(name: hash.name(ofTag: name), reason: reason, isSearch: isSearch)
    case let evidence: evidence
    }
  }
}

extension IdentifierHash {
  /// A tag as a sentence names it: a text in quotation marks, and a number or an identifier that the app made of a user's data, under
  /// the hash; a case of an enum and the name of a type are code.
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
