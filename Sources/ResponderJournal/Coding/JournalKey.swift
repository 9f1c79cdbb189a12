/// The name of a value in a JSON object.
package struct JournalKey: CodingKey, ExpressibleByStringLiteral {
  package let stringValue: String
  package var intValue: Int? { nil }

  package init(stringValue: String) { self.stringValue = stringValue }
  package init(stringLiteral: String) { stringValue = stringLiteral }
  package init?(intValue: Int) { nil }  // unreachable: a JSON object has no integer keys
}

extension Encoder {
  /// Writes an object with these values, without those that are nil.
  package func write(_ values: [(JournalKey, (any Encodable)?)]) throws {
    var container = container(keyedBy: JournalKey.self)
    for case (let key, let value?) in values { try container.encode(value, forKey: key) }
  }

  /// Writes a case of an enum: an object with one key, the case's name, and the case's values.
  func write(_ name: JournalKey, _ values: [String: CGFloat]) throws {
    try write([(name, values)])
  }
}

extension Decoder {
  func values() throws -> KeyedDecodingContainer<JournalKey> {
    try container(keyedBy: JournalKey.self)
  }

  /// Returns the name of an enum's case and the case's values. Throws, as a synthesised reader does,
  /// if the object does not have exactly one of the names as a key.
  func onlyCase(
    of names: [String]
  ) throws -> (name: String, values: KeyedDecodingContainer<JournalKey>) {
    let object = try values()
    let keys = object.allKeys.filter { names.contains($0.stringValue) }
    guard let key = keys.first, keys.count == 1 else {
      throw DecodingError.dataCorrupted(
        .init(codingPath: codingPath, debugDescription: "an enum needs exactly one known key"))
    }
    return (key.stringValue, try object.nestedContainer(keyedBy: JournalKey.self, forKey: key))
  }
}

extension KeyedDecodingContainer where Key == JournalKey {
  func callAsFunction<Value: Decodable>(_ key: JournalKey) throws -> Value {
    try decode(Value.self, forKey: key)
  }

  func optional<Value: Decodable>(_ key: JournalKey) throws -> Value? {
    try decodeIfPresent(Value.self, forKey: key)
  }
}
