/// A recognised mistake: its kind, its numbers, and what to do about it.
public struct Diagnosis: Equatable, Codable, Sendable {
  /// The kinds of mistakes.
  public enum ID: String, Codable, Sendable, CaseIterable, DebugDescribed {
    /// A first responder that is not visible at rest: it has scrolled away, or a view covers the
    /// line that is edited.
    case orphanAtRest
    /// A first responder whose caret the keyboard covers, in part or in full; or, if the responder
    /// reports no caret, a first responder that the keyboard covers.
    case fieldBehindKeyboard
    /// A form's next field or button, or the end of a list, that the keyboard covers wherever the
    /// user scrolls.
    case contentBehindKeyboard
    /// A keyboard that is up although no responder in the app's windows is first responder.
    case keyboardWithoutResponder
    /// A keyboard without a return key, on a screen with no control, gesture, list or bar that could
    /// dismiss it.
    case keyboardCannotBeDismissed
    /// A SwiftUI field that was still first responder when its screen left, and a keyboard that
    /// left without a notification.
    case fieldLeftWithScreen
    /// A keyboard layout guide that has stayed at the bottom of its view under a docked keyboard.
    case layoutGuideBelowKeyboard
    /// A first responder in a window that is not key.
    case responderOutsideKeyWindow
    /// A text control that the app asked to become first responder, and that did not.
    case focusRefused
    /// A first responder that was asked to resign and did not.
    case resignRefused
    /// A responder chain that leads back into itself.
    case chainCycle
    /// Two pieces of code made room for one keyboard, or one counted the safe area or a bar twice.
    case doubleLift
    /// A list that was scrolled one way and back again while the keyboard moved.
    case listJumped
    /// A list's bottom inset that, after the keyboard has left, differs from what it was before the
    /// keyboard appeared.
    case insetNotRestored
    /// Several views with the same tag.
    case duplicateTag
    /// A requested tag whose view did not become first responder.
    case tagNotFocused
    /// A view that contains several lists, none of them by far the largest, although the view's
    /// modifier is meant for one list.
    case ambiguousScrollView
    /// An action that no responder handled.
    case unhandledAction
    /// A focus that the app set in code and that was lost within a second, to no other responder.
    case focusLostEarly
    /// A view that rose for the keyboard and has not returned to its place.
    case layoutNotRestored
    /// A view that rose for a keyboard that does not cover it, or rose by more than the keyboard
    /// covers; or a list that made room for more of the keyboard than its window contains.
    case needlessLift
    /// A first responder behind a bar that rests on the keyboard, or a caret behind a view that
    /// floats above the keyboard.
    case fieldBehindBar
    /// An input accessory view that is off the screen, although its controller could become first
    /// responder and no responder is.
    case lostAccessoryBar
    /// A first responder that lost the focus while the user typed, because the list reloaded its
    /// row, or the header that contains it.
    case rowReloaded
    /// A first responder that lost the focus because the app, or SwiftUI, put a new field into its
    /// place.
    case fieldReplaced
    /// A first responder that the order of `navigateFields(_:)` leaves out, or fields that have the
    /// same place in the app's own order.
    case fieldNotInOrder
  }

  /// A number with its label and its unit.
  public struct Number: Equatable, Codable, Sendable {
    /// What the number measures.
    public let label: String
    /// The value.
    public let value: Double
    /// The unit: `pt`, `%` or `s`; empty for a count or a window level.
    public let unit: String

    /// Creates a number.
    public init(_ label: String, _ value: Double, unit: String) {
      self.label = label
      self.value = value
      self.unit = unit
    }
  }

  /// The kind of mistake.
  public let id: ID
  /// What is wrong, in a sentence.
  public internal(set) var sentence: String
  /// The numbers that support the diagnosis.
  public let numbers: [Number]
  /// What to do about the mistake, in a sentence.
  public internal(set) var fix: String
  /// The evidence from which the diagnosis follows. It is nil if none was recorded, for example
  /// because the app's own code reported the mistake.
  public internal(set) var evidence: DiagnosisEvidence?
  /// Where the mistake was found; nil if that is not known.
  public internal(set) var site: DiagnosisSite?

  /// Creates a diagnosis. The package's rules create diagnoses from evidence; an app may add its
  /// own.
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

  /// The web address of the section about this kind of mistake in the project's documentation. The
  /// console in Xcode can open it.
  public var link: String { id.link }
}

extension Diagnosis.ID {
  /// The web address of the section about this kind of mistake in the project's documentation. The
  /// console in Xcode can open it.
  public var link: String { "\(Self.page)#\(rawValue.lowercased())" }

  private static let page =
    "https://github.com/OWNER/ResponderScope/blob/main/Sources/ResponderScope/ResponderScope.docc/Diagnoses.md"
}

extension Diagnosis.Number: CustomStringConvertible, DebugDescribed {
  /// Label, value and unit: `visible 40.0 %`. The value is not rounded, so that different values
  /// have different descriptions.
  public var description: String { "\(label) \(value)\(unit.isEmpty ? "" : " ")\(unit)" }
}

extension Diagnosis {
  /// What is wrong, what to do about it, and where it was found, in this order.
  package var account: String {
    [sentence, fix, site?.sentence].compactMap(\.self).joined(separator: " ")
  }
}

extension Diagnosis: CustomStringConvertible {
  /// Name and sentence: `orphanAtRest: ...`.
  public var description: String { "\(id.rawValue): \(sentence)" }
}
