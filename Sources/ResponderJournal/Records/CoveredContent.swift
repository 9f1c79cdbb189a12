/// What the user needs while a responder is edited, at the highest place to which scrolling brings
/// it.
public struct CoveredContent: Equatable, Codable, Sendable {
  /// The kinds of content.
  public enum Kind: String, Codable, Sendable, CaseIterable, DebugDescribed {
    /// The next field of the form, with the same left and right edges as the edited one.
    case field
    /// The form's button, with the same left and right edges as the edited field above it.
    case button
    /// The end of a table or collection view on the edited responder's screen.
    case lastRow
  }

  /// What the content is.
  public let kind: Kind
  /// The field or the button, or the list of the last row.
  public let view: ResponderIdentity
  /// The rectangle of the content after all lists around it have been scrolled to their ends, in
  /// screen coordinates, in points.
  public let place: CGRect
  /// The y coordinate of the window's bottom edge on the screen, in points.
  public let edge: CGFloat
  /// Whether the user may come to the content otherwise: a return key, a bar, a button, a gesture or a
  /// list may move the focus on or dismiss the keyboard.
  public let hasWayOn: Bool

  /// Creates the value.
  public init(
    kind: Kind, view: ResponderIdentity, place: CGRect, edge: CGFloat, hasWayOn: Bool = false
  ) {
    self.kind = kind
    self.view = view
    self.place = place
    self.edge = edge
    self.hasWayOn = hasWayOn
  }
}

extension Diagnosis {
  /// Diagnoses content that the docked keyboard covers in full wherever the user scrolls, and that
  /// the window would show without the keyboard.
  static func contentBehindKeyboard(
    _ responder: ResponderIdentity, _ content: CoveredContent, _ keyboard: KeyboardState
  ) -> Diagnosis? {
    let place = content.place
    guard keyboard.placement == .docked, keyboard.isLocal, place.height >= 1,
      place.maxY <= content.edge + 1, keyboard.overlap(with: place) >= place.height - 1
    else { return nil }
    let what =
      switch content.kind {
      case .field: "the next field, \(content.view),"
      case .button: "the button below it, \(content.view),"
      case .lastRow: "the end of \(content.view)"
      }
    return Diagnosis(
      id: .contentBehindKeyboard,
      sentence:
        "While \(responder) is edited, the keyboard covers \(what) and no scrolling shows it.",
      numbers: [
        Number("below the keyboard's top", Double(place.maxY - keyboard.frame.minY), unit: "pt")
      ],
      fix: content.kind == .lastRow
        ? "Give the list a bottom inset as high as the keyboard's overlap, or use anchor(_:)."
        : "Put the form into a scroll view with a bottom inset as high as the keyboard's overlap, "
          + "or tie the button to the keyboardLayoutGuide.")
  }
}
