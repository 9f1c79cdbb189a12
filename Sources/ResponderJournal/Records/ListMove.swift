/// Who scrolled a list, or changed its bottom inset, while the keyboard moved.
public struct ListMove: Equatable, Codable, Sendable {
  /// What changed: the list's vertical offset or its bottom inset.
  public enum Property: String, Codable, Sendable, CaseIterable, DebugDescribed {
    /// The y coordinate of the list's `contentOffset`.
    case contentOffset
    /// The bottom of the list's `contentInset`.
    case contentInset
  }

  /// Writes of one property by one writer, one after the other and in one direction.
  public struct Leg: Equatable, Codable, Sendable {
    /// What was written.
    public let property: Property
    /// The value before the first write, in points.
    public let before: CGFloat
    /// The value after the last write, in points.
    public internal(set) var after: CGFloat
    /// The function of the app that wrote the value; nil if no code of the app was on the call
    /// stack: UIKit wrote it, or an animation that the app had begun.
    public let writer: String?
    /// The run loop turn of the last write, counted from the turn in which the keyboard moved.
    public internal(set) var turn: Int

    /// By how much the value grew, in points.
    var change: CGFloat { after - before }
  }

  /// The list.
  public let list: ResponderIdentity
  /// What was written, in order.
  public private(set) var legs: [Leg] = []

  /// Creates the record of a list to which nothing has written yet.
  package init(list: ResponderIdentity) { self.list = list }

  /// Adds a write. One by the last writer that goes on in the same direction becomes part of its leg.
  package mutating func note(
    _ property: Property, from before: CGFloat, to after: CGFloat, by writer: String?,
    inTurn turn: Int
  ) {
    guard before != after, (after - before).isFinite else { return }
    if let last = legs.last, last.property == property, last.writer == writer,
      last.after == before, last.change * (after - before) > 0
    {
      legs[legs.count - 1].after = after
      legs[legs.count - 1].turn = turn
    } else {
      legs.append(
        Leg(property: property, before: before, after: after, writer: writer, turn: turn))
    }
  }

  /// Who changed the bottom inset, each once, in order; nil if nobody did.
  package var insetWriters: [String]? {
    let names = legs.filter { $0.property == .contentInset }.map { $0.writer ?? "UIKit" }
    let unique = names.enumerated().filter { !names.prefix($0.offset).contains($0.element) }
    return names.isEmpty ? nil : unique.map(\.element)
  }

  /// Two legs, one after the other, of which the second scrolls back in a later turn, so that the
  /// user sees both; nil if there are none, or if none of the app's functions wrote either of them.
  var jump: (there: Leg, back: Leg)? {
    let offsets = legs.filter { $0.property == .contentOffset && abs($0.change) > 8 }
    return zip(offsets, offsets.dropFirst()).first { there, back in
      there.change * back.change < 0 && there.turn != back.turn && there.writer != back.writer
    }.map { ($0, $1) }
  }
}

extension ListMove.Leg: CustomStringConvertible, DebugDescribed {
  /// `contentInset 0 → 336 by Login.keyboardWillShow`.
  public var description: String {
    let (old, new) = (Wording.points(before), Wording.points(after))
    return "\(property.rawValue) \(old) → \(new) by \(writer ?? "UIKit or an animation")"
  }
}

extension ListMove: CustomStringConvertible, DebugDescribed {
  /// The list, and each leg in words.
  public var description: String {
    "\(list): \(legs.map(\.description).joined(separator: ", "))"
  }
}

extension Diagnosis {
  /// Diagnoses a list that was scrolled one way and back again while the keyboard moved.
  static func listJumped(_ move: ListMove) -> Diagnosis? {
    guard let (there, back) = move.jump else { return nil }
    func by(_ leg: ListMove.Leg) -> String {
      "\(leg.writer ?? "UIKit or an animation") scrolled it by \(Wording.points(leg.change)) pt"
    }
    return Diagnosis(
      id: .listJumped,
      sentence: "\(move.list) jumped as the keyboard moved: \(by(there)), then \(by(back)).",
      numbers: [
        Number("there", Double(there.change), unit: "pt"),
        Number("back", Double(back.change), unit: "pt"),
      ],
      fix: "Scroll the list for the keyboard in one place only: the app's own handler, a keyboard "
        + "library, the table controller, or anchor(_:).",
      evidence: .jump(move: move))
  }
}
