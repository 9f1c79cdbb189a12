extension DismissalCause: Codable, DebugDescribed {}
extension DismissalDecision.Verdict: Codable, DebugDescribed {}
extension DismissalOutcome: Codable, DebugDescribed {}
extension FieldOmission: Codable, DebugDescribed {}
extension FieldVisibility.Side: Codable, DebugDescribed {}
extension FieldVisibility.Status: Codable, DebugDescribed {}
extension KeyboardEvent.Kind: Codable, DebugDescribed {}
extension KeyboardPlacement: Codable, DebugDescribed {}
extension TagFailureReason: Codable, DebugDescribed {}
extension VisibleArea: Codable, DebugDescribed {}

extension Insets: Codable {
  public func encode(to encoder: any Encoder) throws {
    try encoder.write([
      ("top", top), ("left", left), ("bottom", bottom), ("right", right),
    ])
  }

  public init(from decoder: any Decoder) throws {
    let values = try decoder.values()
    try self.init(
      top: values("top"), left: values("left"), bottom: values("bottom"), right: values("right"))
  }
}

extension ScrollViewGeometry: Codable {
  public func encode(to encoder: any Encoder) throws {
    try encoder.write([
      ("viewport", viewport), ("contentSize", contentSize), ("contentOffset", contentOffset),
      ("inset", inset), ("hiding", hiding),
    ])
  }

  public init(from decoder: any Decoder) throws {
    let values = try decoder.values()
    try self.init(
      viewport: values("viewport"), contentSize: values("contentSize"),
      contentOffset: values("contentOffset"), inset: values("inset"))
    hiding = try values.optional("hiding")
  }
}

extension FieldVisibility: Codable {
  public func encode(to encoder: any Encoder) throws {
    try encoder.write([
      ("fraction", fraction), ("hiddenSide", hiddenSide),
    ])
  }

  public init(from decoder: any Decoder) throws {
    let values = try decoder.values()
    try self.init(fraction: values("fraction"), hiddenSide: values.optional("hiddenSide"))
  }
}

/// Frames may be `.null` or hold values that are not finite. A `JSONEncoder` of your own encodes
/// those only with a `nonConformingFloatEncodingStrategy`; `Journal` sets one.
extension KeyboardEvent: Codable {
  public func encode(to encoder: any Encoder) throws {
    try encoder.write([
      ("kind", kind), ("beginFrame", beginFrame), ("endFrame", endFrame), ("duration", duration),
      ("curve", curve), ("isLocal", isLocal), ("screen", screen), ("window", window),
      ("accessoryHeight", accessoryHeight),
    ])
  }

  public init(from decoder: any Decoder) throws {
    let values = try decoder.values()
    try self.init(
      kind: values("kind"), beginFrame: values("beginFrame"), endFrame: values("endFrame"),
      duration: values("duration"), curve: values("curve"), isLocal: values("isLocal"),
      screen: values("screen"), window: values.optional("window"),
      accessoryHeight: values.optional("accessoryHeight"))
  }
}

extension KeyboardState: Codable {
  public func encode(to encoder: any Encoder) throws {
    try encoder.write([
      ("placement", placement), ("frame", frame), ("isLocal", isLocal),
      ("awaitsFrame", awaitsFrame),
    ])
  }

  public init(from decoder: any Decoder) throws {
    let values = try decoder.values()
    self.init()
    (placement, frame) = try (values("placement"), values("frame"))
    (isLocal, awaitsFrame) = try (values("isLocal"), values.optional("awaitsFrame"))
  }
}

extension KeyboardChange: Codable {
  public func encode(to encoder: any Encoder) throws {
    try encoder.write([
      ("event", event), ("before", before), ("after", after),
    ])
  }

  public init(from decoder: any Decoder) throws {
    let values = try decoder.values()
    try self.init(values("event"), before: values("before"))
    after = try values("after")
  }
}

/// Every record names responders by this type, so identifiers are written only by this extension.
extension ResponderIdentity: Codable {
  /// Writes the class and the identifier, which is hashed if the encoder has an `IdentifierHash`.
  public func encode(to encoder: any Encoder) throws {
    let hash = CodingUserInfoKey.identifierHash.flatMap { encoder.userInfo[$0] } as? IdentifierHash
    try encoder.write([
      ("className", className), ("identifier", identifier.map { hash?.name(of: $0) ?? $0 }),
      ("place", place),
    ])
  }

  /// Reads the class, the identifier as it was written, and the place.
  public init(from decoder: any Decoder) throws {
    let values = try decoder.values()
    try self.init(
      className: values("className"), identifier: values.optional("identifier"),
      place: values.optional("place"))
  }
}

extension CodingUserInfoKey {
  /// The `IdentifierHash` with which an encoder writes identifiers. Without one, identifiers are
  /// written unchanged.
  static let identifierHash = CodingUserInfoKey(rawValue: "ResponderJournal.identifierHash")
}
