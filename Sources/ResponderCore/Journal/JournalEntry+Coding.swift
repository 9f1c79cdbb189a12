import Foundation

/// An entry is one JSON object: `{"focus":{...},"kind":"focus","time":1.25,"version":2}`.
extension JournalEntry: Codable {
  /// The keys of an entry's JSON object. The values of the event are under a key with the name of
  /// the entry's kind.
  struct Key: CodingKey {
    static let version = Key(stringValue: "version")
    static let time = Key(stringValue: "time")
    static let kind = Key(stringValue: "kind")

    var stringValue: String
    var intValue: Int? { nil }

    init(stringValue: String) { self.stringValue = stringValue }
    init?(intValue: Int) { nil }
  }

  /// Writes the version, the time and the kind, and the event's values under the kind's name.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Key.self)
    try container.encode(Self.currentVersion, forKey: .version)
    try container.encode(time, forKey: .time)
    try container.encode(kind, forKey: .kind)
    let payload = Key(stringValue: kind.rawValue)
    switch event {
    case .focus(let value): try container.encode(value, forKey: payload)
    case .scroll(let value): try container.encode(value, forKey: payload)
    case .dragEnd(let value): try container.encode(value, forKey: payload)
    case .keyboard(let value): try container.encode(value, forKey: payload)
    case .dismissal(let value): try container.encode(value, forKey: payload)
    case .resign(let value): try container.encode(value, forKey: payload)
    case .anchor(let value): try container.encode(value, forKey: payload)
    case .action(let value): try container.encode(value, forKey: payload)
    case .hud(let value): try container.encode(value, forKey: payload)
    case .diagnosis(let value): try container.encode(value, forKey: payload)
    case .geometry(let value): try container.encode(value, forKey: payload)
    case .screen(let value): try container.encode(value, forKey: payload)
    }
  }

  /// Reads an entry of the current version of the format or an older one. Throws a `DecodingError`
  /// that names the value that is missing or wrong.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: Key.self)
    let version = try container.decode(Int.self, forKey: .version)
    guard (1...Self.currentVersion).contains(version) else {
      throw DecodingError.dataCorruptedError(
        forKey: .version, in: container, debugDescription: "version \(version) is not readable")
    }
    let time = try container.decode(TimeInterval.self, forKey: .time)
    guard time.isFinite else {
      throw DecodingError.dataCorruptedError(
        forKey: .time, in: container, debugDescription: "the time is not a finite number")
    }
    let kind = try container.decode(Kind.self, forKey: .kind)
    let payload = Key(stringValue: kind.rawValue)
    func value<T: Decodable>(_ type: T.Type) throws -> T {
      try container.decode(type, forKey: payload)
    }
    let event: Event =
      switch kind {
      case .focus: .focus(try value(FocusChange.self))
      case .scroll: .scroll(try value(ScrollSample.self))
      case .dragEnd: .dragEnd(try value(DragEnd.self))
      case .keyboard: .keyboard(try value(KeyboardChange.self))
      case .dismissal: .dismissal(try value(DismissalRecord.self))
      case .resign: .resign(try value(ResignRecord.self))
      case .anchor: .anchor(try value(AnchorRecord.self))
      case .action: .action(try value(ActionRecord.self))
      case .hud: .hud(try value(HUDChange.self))
      case .diagnosis: .diagnosis(try value(Diagnosis.self))
      case .geometry: .geometry(try value(GeometryRecord.self))
      case .screen: .screen(try value(ScreenChange.self))
      }
    self.init(time: time, event: event)
  }
}

/// The format of the journal: one line per entry, keys in alphabetical order, and non-finite
/// numbers as strings.
enum JournalFormat {
  private static let infinity = "inf"
  private static let minusInfinity = "-inf"
  private static let notANumber = "nan"

  /// - Parameter hash: The hash for the identifiers of responders; nil to write them unchanged.
  static func encoder(hashing hash: IdentifierHash? = nil) -> JSONEncoder {
    let encoder = JSONEncoder()
    if let key = CodingUserInfoKey.identifierHash, let hash { encoder.userInfo[key] = hash }
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    encoder.nonConformingFloatEncodingStrategy = .convertToString(
      positiveInfinity: infinity, negativeInfinity: minusInfinity, nan: notANumber)
    return encoder
  }

  static func decoder() -> JSONDecoder {
    let decoder = JSONDecoder()
    decoder.nonConformingFloatDecodingStrategy = .convertFromString(
      positiveInfinity: infinity, negativeInfinity: minusInfinity, nan: notANumber)
    return decoder
  }
}
