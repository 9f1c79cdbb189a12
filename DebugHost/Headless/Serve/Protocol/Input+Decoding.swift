package import Foundation

extension Input {
  /// The maximum number of fingers of one page.
  package static let mostFingers = 10
  /// The maximum number of points in one event.
  package static let mostPoints = 64
  /// The maximum number of Unicode scalars in one text.
  package static let longestText = 64

  /// Reads a batch: a JSON array of events, oldest first. An event whose members are wrong does not
  /// prevent the others from being read.
  ///
  /// - Throws: An `InputError` if the body is not an array of JSON objects of words and numbers, or
  ///   if it has more than `most` events.
  package static func batch(
    _ body: Data, most: Int
  ) throws(InputError) -> [Result<Input, InputError>] {
    guard let events = try? JSONDecoder().decode([Members].self, from: body) else {
      throw InputError("not a list of JSON objects of words and numbers")
    }
    guard events.count <= most else { throw InputError("a batch has at most \(most) events") }
    return events.map { members in
      Result { () throws(InputError) -> Input in try Input(members) }
    }
  }

  /// Reads an event: one JSON object with exactly the members that events of its type have.
  package init(_ message: Data) throws(InputError) {
    guard let members = try? JSONDecoder().decode(Members.self, from: message) else {
      throw InputError("not a JSON object of words and numbers")
    }
    try self.init(members)
  }

  private init(_ members: Members) throws(InputError) {
    var members = members
    switch try members.word("type") {
    case "touch":
      let phase: Phase = try members.choice("phase")
      let finger = try members.whole("finger", in: 0...(Self.mostFingers - 1))
      self = .touch(phase, finger: finger, points: try members.points(for: phase))
    case "text": self = .text(try members.text("text", most: Self.longestText))
    case "key": self = .key(try members.choice("key"), try members.choices("modifiers"))
    case "shortcut": self = .shortcut(try members.character("key"), try members.heldKeys())
    case "button": self = .button(try members.choice("button"))
    case "choose": self = .choose(try members.choice("choice"), try members.word("value"))
    case "seen": self = .seen(try members.whole("number", in: 0...Int(Int32.max)))
    default: throw InputError("this device does not know the \"type\"")
    }
    try members.end()
  }

  /// A value of a member. No value is nested more deeply than the points of a finger.
  private enum Value: Decodable {
    case word(String)
    case number(Double)
    case words([String])
    case rows([[Double]])

    init(from decoder: any Decoder) throws {
      let container = try decoder.singleValueContainer()
      if let word = try? container.decode(String.self) {
        self = .word(word)
      } else if let number = try? container.decode(Double.self) {
        self = .number(number)
      } else if let words = try? container.decode([String].self) {
        self = .words(words)
      } else {
        self = .rows(try container.decode([[Double]].self))
      }
    }
  }

  /// The members of an event that have not been read yet.
  private struct Members: Decodable {
    private var rest: [String: Value]

    init(from decoder: any Decoder) throws {
      rest = try [String: Value](from: decoder)
    }

    mutating func word(_ name: String) throws(InputError) -> String {
      guard case .word(let word) = rest.removeValue(forKey: name), word.utf8.count <= 64 else {
        throw InputError("\"\(name)\" is not a short text")
      }
      return word
    }

    mutating func text(_ name: String, most: Int) throws(InputError) -> String {
      guard case .word(let text) = rest.removeValue(forKey: name), !text.isEmpty,
        text.unicodeScalars.count <= most,
        text.unicodeScalars.allSatisfy({ $0.properties.generalCategory != .control })
      else { throw InputError("\"\(name)\" is not a text of 1 to \(most) characters") }
      return text
    }

    /// Reads one character, which names a key.
    mutating func character(_ name: String) throws(InputError) -> String {
      let text = try text(name, most: 8)
      guard text.count == 1 else { throw InputError("\"\(name)\" is not a single character") }
      return text
    }

    /// Reads the modifiers that make a character's key a shortcut instead of text.
    mutating func heldKeys() throws(InputError) -> [Modifier] {
      let modifiers: [Modifier] = try choices("modifiers")
      guard modifiers.contains(where: { $0 != .shift }) else {
        throw InputError(
          "\"modifiers\" need command, control or option; send typed text as \"text\"")
      }
      return modifiers
    }

    mutating func choice<T: RawRepresentable<String> & CaseIterable>(
      _ name: String
    ) throws(InputError) -> T {
      guard let choice = T(rawValue: try word(name)) else {
        throw InputError("\"\(name)\" is not one of \(Self.names(T.self))")
      }
      return choice
    }

    /// Reads an array without repetitions. It is empty if the member is missing.
    mutating func choices<T: RawRepresentable<String> & CaseIterable & Equatable>(
      _ name: String
    ) throws(InputError) -> [T] {
      guard let value = rest.removeValue(forKey: name) else { return [] }
      var choices: [T] = []
      if case .rows(let rows) = value, rows.isEmpty { return [] }
      guard case .words(let words) = value else { throw InputError("\"\(name)\" is not a list") }
      for word in words {
        guard let choice = T(rawValue: word), !choices.contains(choice) else {
          throw InputError("\"\(name)\" is not a list of \(Self.names(T.self)), each once")
        }
        choices.append(choice)
      }
      return choices
    }

    mutating func whole(_ name: String, in range: ClosedRange<Int>) throws(InputError) -> Int {
      guard case .number(let number) = rest.removeValue(forKey: name),
        let whole = Int(exactly: number), range.contains(whole)
      else {
        throw InputError(
          "\"\(name)\" is not a whole number from \(range.lowerBound) to \(range.upperBound)")
      }
      return whole
    }

    mutating func points(for phase: Phase) throws(InputError) -> [Point] {
      let most = phase == .move ? Input.mostPoints : 1
      guard case .rows(let rows) = rest.removeValue(forKey: "points"),
        (1...most).contains(rows.count)
      else { throw InputError("\"points\" is not a list of 1 to \(most) places [time, x, y]") }
      var points: [Point] = []
      for row in rows {
        guard row.count == 3, row.allSatisfy(\.isFinite), (0...1e9).contains(row[0]),
          abs(row[1]) <= 1e5, abs(row[2]) <= 1e5, row[0] >= points.last?.time ?? 0
        else {
          throw InputError(
            "\"points\" has a place that is not [time, x, y], or its times are out of order")
        }
        points.append(Point(time: row[0], place: CGPoint(x: row[1], y: row[2])))
      }
      return points
    }

    func end() throws(InputError) {
      guard rest.isEmpty else {
        throw InputError("the object has members that its type does not have")
      }
    }

    private static func names<T: RawRepresentable<String> & CaseIterable>(_: T.Type) -> String {
      T.allCases.map(\.rawValue).joined(separator: ", ")
    }
  }
}
