extension Insets: CustomStringConvertible, DebugDescribed {
  /// The four distances in the order top, left, bottom, right.
  public var description: String {
    let values = [top, left, bottom, right].map(Wording.points).joined(separator: ", ")
    return "(\(values))"
  }
}

extension ScrollViewGeometry: CustomStringConvertible, DebugDescribed {
  /// One line for logs: viewport, content, offset and inset.
  public var description: String {
    "viewport \(Wording.size(viewport)), content \(Wording.size(contentSize)), "
      + "offset \(Wording.point(contentOffset)), inset \(inset)"
      + (hiding.map { ", of which \($0) hides" } ?? "")
  }
}

extension DismissalRule: CustomStringConvertible, DebugDescribed {
  /// The rule in words: `dismiss below 50 % visible`.
  public var description: String {
    switch self {
    case .fullyHidden: "dismiss when fully hidden"
    case .partlyHidden: "dismiss when partly hidden"
    case .visibleFraction(let threshold): "dismiss below \(Wording.percent(threshold)) visible"
    }
  }
}

extension KeyboardEvent: CustomStringConvertible, DebugDescribed {
  /// One line for logs: `willShow (0, 844) 390 × 336 -> (0, 508) 390 × 336, 0.25 s, curve 7`.
  public var description: String {
    "\(kind.rawValue) \(Wording.rect(beginFrame)) -> \(Wording.rect(endFrame)), "
      + "\(duration) s, curve \(curve)\(isLocal ? "" : ", another app's")"
  }
}

extension KeyboardState: CustomStringConvertible, DebugDescribed {
  /// One line for logs: `docked (0, 508) 390 × 336`.
  public var description: String {
    let place = placement == .hidden ? "" : " \(Wording.rect(frame))"
    return "\(placement.rawValue)\(place)\(isLocal ? "" : ", another app's")"
  }
}

extension AnchorPolicy: CustomStringConvertible, DebugDescribed {
  /// The policy in words.
  public var description: String {
    switch self {
    case .bottom(let tolerance): "bottom, within \(Wording.points(tolerance)) pt"
    case .readingPosition: "reading position"
    case .firstResponder(let margin): "first responder, margin \(Wording.points(margin)) pt"
    case .none: "none"
    }
  }
}

extension ResponderIdentity: CustomStringConvertible, DebugDescribed {
  /// The class, followed by the identifier in quotation marks, `UITextField "email"`, or by the
  /// place: `UITextField (field 3 of 12 in ProfileView)`.
  ///
  /// Question marks replace control characters, which a terminal would interpret, and invisible
  /// characters.
  public var description: String {
    let name = Wording.name(className)
    if let identifier { return "\(name) \"\(Wording.name(identifier))\"" }
    return place.map { "\(name) (\(Wording.name($0)))" } ?? name
  }
}
