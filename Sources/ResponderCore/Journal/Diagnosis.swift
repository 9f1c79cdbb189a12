/// A mistake that was recognised: what it is, the numbers, and what to do about it.
public struct Diagnosis: Equatable, Codable, Sendable {
  /// The mistakes that have a name.
  public enum ID: String, Codable, Sendable, CaseIterable {
    /// A first responder that nothing shows once the scroll has come to rest.
    case orphanAtRest
    /// A first responder that its own keyboard covers.
    case fieldBehindKeyboard
    /// A keyboard although nobody in the app's windows is first responder.
    case keyboardWithoutResponder
    /// A first responder in a window that is not key.
    case responderOutsideKeyWindow
    /// A window above the app's became key.
    case overlayStoleKey
    /// A first responder that was asked to resign and did not.
    case resignRefused
    /// A responder chain that leads back into itself.
    case chainCycle
    /// Two parties made room for one keyboard.
    case doubleLift
    /// An inset that is not what it was before the keyboard came.
    case insetNotRestored
    /// A scroll view that rested elsewhere than its delegate was told.
    case predictionOverridden
    /// Two views with one tag.
    case duplicateTag
    /// A tag that was asked for, whose view did not become first responder.
    case tagNotFocused
    /// A view with a modifier for a list that holds several, none of them by far the largest.
    case ambiguousScrollView
    /// An action that nobody handled.
    case unhandledAction
    /// A focus set by the app that was lost within a second.
    case focusLostEarly
    /// A view that the keyboard raised and that is not where it was before.
    case layoutNotRestored
    /// A view that was raised for a keyboard which does not cover it, or by more than that covers.
    case needlessLift
    /// A first responder behind a bar that stands on the keyboard.
    case fieldBehindBar
    /// A bar at the keyboard's place that has gone with the first responder.
    case lostAccessoryBar
    /// A first responder that was typed into and lost its place because its row was reloaded.
    case rowReloaded
  }

  /// A number with its name and its unit.
  public struct Number: Equatable, Codable, Sendable {
    /// What is counted.
    public let label: String
    /// How much.
    public let value: Double
    /// In what: `pt`, `%`, `s`, or empty for a plain count.
    public let unit: String

    /// Makes a number.
    public init(_ label: String, _ value: Double, unit: String) {
      self.label = label
      self.value = value
      self.unit = unit
    }
  }

  /// Which mistake.
  public let id: ID
  /// What is wrong, in a sentence.
  public let sentence: String
  /// The numbers behind it.
  public let numbers: [Number]
  /// What to do about it, in a sentence.
  public let fix: String
  /// What it follows from; nil where a program states it.
  public let evidence: DiagnosisEvidence?
  /// Where it was found; nil where that is not known, and in journals of versions that did not keep it.
  public let site: DiagnosisSite?

  /// Makes a diagnosis; the rules make them, a program can add its own.
  public init(
    id: ID, sentence: String, numbers: [Number], fix: String, evidence: DiagnosisEvidence? = nil,
    site: DiagnosisSite? = nil
  ) {
    self.id = id
    self.sentence = sentence
    self.numbers = numbers
    self.fix = fix
    self.evidence = evidence
    self.site = site
  }

  /// Where the project's documentation explains it: a web address, which Xcode's console opens.
  public var link: String { id.link }
}

extension Diagnosis.ID {
  /// Where the project's documentation explains it: a web address, which Xcode's console opens.
  public var link: String { "\(Self.page)#\(rawValue.lowercased())" }

  private static let page =
    "https://github.com/OWNER/ResponderScope/blob/main/Sources/ResponderScope/ResponderScope.docc/Diagnoses.md"
}

extension Diagnosis.Number: CustomStringConvertible {
  /// Label, value and unit: `visible 40 %`; numbers that differ read differently.
  public var description: String { "\(label) \(value)\(unit.isEmpty ? "" : " ")\(unit)" }
}

extension Diagnosis: CustomStringConvertible {
  /// Name and sentence: `orphanAtRest: ...`.
  public var description: String { "\(id.rawValue): \(sentence)" }
}
