internal import Foundation

extension JournalEntry {
  /// The entry as it may leave the device, but for the names of responders, which the encoder hashes: places of carets rounded, what
  /// a diagnosis says under the hash; nil for one that cannot be written so.
  ///
  /// Without a hash names stay as they are: the developer has asked for them.
  func shared(hashing hash: IdentifierHash?) -> JournalEntry? {
    guard let event = event.roundingCarets() else { return nil }
    guard let hash, case .diagnosis(let diagnosis) = event else {
      return JournalEntry(time: time, event: event)
    }
    return JournalEntry(time: time, event: .diagnosis(diagnosis.shared(hashing: hash)))
  }
}

extension Diagnosis {
  /// The diagnosis in words with identifiers and tags under a hash, made again from its evidence. What has no evidence was stated by a
  /// program: there what stands in quotation marks is hashed.
  ///
  /// Its evidence keeps its numbers to the last bit, and the names of responders, which the encoder hashes.
  package func shared(hashing hash: IdentifierHash) -> Diagnosis {
    guard let evidence = evidence?.roundingCarets()?.hashingTags(hash),
      let exact = evidence.diagnosis, let told = evidence.named(by: hash)?.diagnosis
    else {
      return Diagnosis(
        id: id, sentence: hash.name(quotedIn: sentence), numbers: numbers,
        fix: hash.name(quotedIn: fix), site: site)
    }
    let words = told.found(at: site)
    return Diagnosis(
      id: exact.id, sentence: words.sentence, numbers: exact.numbers, fix: words.fix,
      evidence: evidence, site: words.site)
  }
}

extension DiagnosisEvidence {
  fileprivate func hashingTags(_ hash: IdentifierHash) -> DiagnosisEvidence {
    switch self {
    case .tag(let name, let views): .tag(name: hash.name(ofTag: name), views: views)
    case .tagRequest(let name, let reason, let isSearch):
      .tagRequest(name: hash.name(ofTag: name), reason: reason, isSearch: isSearch)
    default: self
    }
  }

  /// The evidence as it is read from a line whose names are hashed: for words, as some decoders change a number's last bit.
  fileprivate func named(by hash: IdentifierHash) -> DiagnosisEvidence? {
    (try? JournalFormat.encoder(hashing: hash).encode(self)).flatMap {
      try? JournalFormat.decoder().decode(DiagnosisEvidence.self, from: $0)
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
