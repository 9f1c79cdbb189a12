// The journal writes the rules' values, so their format is here and not in the release module.

extension AnchorDecision: Codable {
  public func encode(to encoder: any Encoder) throws {
    try encoder.write([
      ("policy", policy), ("geometry", geometry), ("newBottomInset", newBottomInset),
      ("firstResponder", firstResponder), ("reference", reference), ("offset", offset),
    ])
  }

  public init(from decoder: any Decoder) throws {
    let values = try decoder.values()
    self = try .decide(
      policy: values("policy"), geometry: values("geometry"),
      changingBottomInsetTo: values("newBottomInset"),
      firstResponder: values.optional("firstResponder"), reference: values.optional("reference"))
    offset = try values("offset")
  }
}

extension DismissalDecision: Codable {
  public func encode(to encoder: any Encoder) throws {
    try encoder.write([
      ("fieldRect", fieldRect), ("geometry", geometry), ("restingOffset", restingOffset),
      ("obscured", obscured.map { [$0] } ?? []), ("clip", clip), ("fieldClip", fieldClip),
      ("direction", direction),
      ("rule", rule), ("visibilityNow", visibilityNow), ("visibilityAtRest", visibilityAtRest),
      ("bestFraction", bestFraction), ("verdict", verdict),
    ])
  }

  public init(from decoder: any Decoder) throws {
    let values = try decoder.values()
    self = try .decide(
      fieldRect: values("fieldRect"), geometry: values("geometry"),
      restingOffset: values("restingOffset"), obscuredBy: (values("obscured") as [CGRect]).first,
      clip: values.optional("clip"), fieldClip: values.optional("fieldClip"),
      rule: values("rule"))
    direction = try values.optional("direction")
    visibilityNow = try values("visibilityNow")
    visibilityAtRest = try values("visibilityAtRest")
    bestFraction = try values("bestFraction")
    verdict = try values("verdict")
  }
}

extension ProjectionDecision: Codable {
  public func encode(to encoder: any Encoder) throws {
    try encoder.write([
      ("geometry", geometry), ("velocity", velocity), ("rate", rate), ("isPaging", isPaging),
      ("announcedTarget", announcedTarget), ("scale", scale), ("restingOffset", restingOffset),
    ])
  }

  public init(from decoder: any Decoder) throws {
    let values = try decoder.values()
    self = try .decide(
      geometry: values("geometry"), velocity: values("velocity"), rate: values("rate"),
      isPaging: values("isPaging"), announcedTarget: values.optional("announcedTarget"),
      scale: values("scale"))
    restingOffset = try values("restingOffset")
  }
}

/// An enum with values is an object with one key, the case's name, and the values under it:
/// `{"bottom":{"tolerance":1}}` (SE-0295).
extension AnchorPolicy: Codable {
  public func encode(to encoder: any Encoder) throws {
    switch self {
    case .bottom(let tolerance): try encoder.write("bottom", ["tolerance": tolerance])
    case .firstResponder(let margin): try encoder.write("firstResponder", ["margin": margin])
    case .readingPosition: try encoder.write("readingPosition", [:])
    case .none: try encoder.write("none", [:])
    }
  }

  public init(from decoder: any Decoder) throws {
    let (name, value) = try decoder.onlyCase(of: [
      "bottom", "firstResponder", "readingPosition", "none",
    ])
    self =
      switch name {
      case "bottom": .bottom(tolerance: try value("tolerance"))
      case "firstResponder": .firstResponder(margin: try value("margin"))
      case "readingPosition": .readingPosition
      default: .none
      }
  }
}

extension DismissalRule: Codable {
  public func encode(to encoder: any Encoder) throws {
    switch self {
    case .fullyHidden: try encoder.write("fullyHidden", [:])
    case .partlyHidden: try encoder.write("partlyHidden", [:])
    case .visibleFraction(let threshold): try encoder.write("visibleFraction", ["below": threshold])
    }
  }

  public init(from decoder: any Decoder) throws {
    let (name, value) = try decoder.onlyCase(of: ["fullyHidden", "partlyHidden", "visibleFraction"])
    self =
      switch name {
      case "fullyHidden": .fullyHidden
      case "partlyHidden": .partlyHidden
      default: .visibleFraction(below: try value("below"))
      }
  }
}
