/// An entry is one JSON object: `{"focus":{...},"kind":"focus","time":1.25,"version":2}`.
extension JournalEntry: Codable {
  /// Writes the version, the time and the kind, and the event's values under the kind's name.
  public func encode(to encoder: any Encoder) throws {
    try encoder.write([
      ("version", Self.currentVersion), ("time", time), ("kind", kind),
      (JournalKey(stringValue: kind.rawValue), event.record),
    ])
  }

  /// Reads an entry of the current version of the format. Throws a `DecodingError` that names the
  /// value that is missing or wrong.
  public init(from decoder: any Decoder) throws {
    let values = try decoder.values()
    let version: Int = try values("version")
    guard version == Self.currentVersion else {
      throw DecodingError.dataCorruptedError(
        forKey: "version", in: values, debugDescription: "version \(version) is not readable")
    }
    let time: TimeInterval = try values("time")
    guard time.isFinite else {
      throw DecodingError.dataCorruptedError(
        forKey: "time", in: values, debugDescription: "the time is not a finite number")
    }
    let kind: Kind = try values("kind")
    let record = JournalKey(stringValue: kind.rawValue)
    let event: Event =
      switch kind {
      case .focus: .focus(try values(record))
      case .scroll: .scroll(try values(record))
      case .dragEnd: .dragEnd(try values(record))
      case .keyboard: .keyboard(try values(record))
      case .dismissal: .dismissal(try values(record))
      case .resign: .resign(try values(record))
      case .anchor: .anchor(try values(record))
      case .action: .action(try values(record))
      case .hud: .hud(try values(record))
      case .diagnosis: .diagnosis(try values(record))
      case .geometry: .geometry(try values(record))
      case .screen: .screen(try values(record))
      case .listMove: .listMove(try values(record))
      }
    self.init(time: time, event: event)
  }
}

/// The format of the journal: one line per entry, keys in alphabetical order, and non-finite
/// numbers as strings.
package enum JournalFormat {
  /// - Parameter hash: The hash for the identifiers of responders; nil to write them unchanged.
  package static func encoder(hashing hash: IdentifierHash? = nil) -> JSONEncoder {
    let encoder = JSONEncoder()
    if let key = CodingUserInfoKey.identifierHash, let hash { encoder.userInfo[key] = hash }
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    encoder.nonConformingFloatEncodingStrategy = .convertToString(
      positiveInfinity: "inf", negativeInfinity: "-inf", nan: "nan")
    return encoder
  }

  static func decoder() -> JSONDecoder {
    let decoder = JSONDecoder()
    decoder.nonConformingFloatDecodingStrategy = .convertFromString(
      positiveInfinity: "inf", negativeInfinity: "-inf", nan: "nan")
    return decoder
  }

  /// Returns a value as a reader decodes it from a line in which the encoder has hashed every
  /// identifier; nil if that fails.
  static func hashed<Value: Codable>(_ value: Value, by hash: IdentifierHash) -> Value? {
    guard let data = try? encoder(hashing: hash).encode(value) else { return nil }
    return try? decoder().decode(Value.self, from: data)
  }
}
