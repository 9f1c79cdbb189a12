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
  /// - Throws: An `InputError` if the body is not an array of JSON objects.
  package static func batch(_ body: Data) throws(InputError) -> [Result<Input, InputError>] {
    guard let events = try? JSONDecoder().decode([Event].self, from: body) else {
      throw InputError("not a list of JSON objects")
    }
    return events.map { event in
      event.input.map { .success($0) } ?? .failure(InputError("not an event of this device"))
    }
  }

  /// An event of a page; `input` is nil if it is not one that the device understands.
  private struct Event: Decodable {
    let input: Input?

    init(from decoder: any Decoder) throws {
      let members = try decoder.container(keyedBy: Member.self)
      input = try? Self.input(members)
    }

    private enum Member: String, CodingKey {
      case type, phase, finger, points, text, key, modifiers, button, choice, value, number
    }

    private static func input(_ members: KeyedDecodingContainer<Member>) throws -> Input? {
      let modifiers = try members.decodeIfPresent([Modifier].self, forKey: .modifiers) ?? []
      switch try members.decode(String.self, forKey: .type) {
      case "touch":
        let phase = try members.decode(Phase.self, forKey: .phase)
        let finger = try members.decode(Int.self, forKey: .finger)
        let points = try members.decode([[Double]].self, forKey: .points).compactMap(point)
        guard (0..<mostFingers).contains(finger),
          (1...(phase == .move ? mostPoints : 1)).contains(points.count)
        else { return nil }
        return .touch(phase, finger: finger, points: points)
      case "text": return .text(try text(members, .text, most: longestText))
      case "key": return .key(try members.decode(Key.self, forKey: .key), modifiers)
      case "shortcut": return .shortcut(try text(members, .key, most: 8), modifiers)
      case "button": return .button(try members.decode(Button.self, forKey: .button))
      case "choose":
        let value = try members.decode(String.self, forKey: .value)
        return .choose(try members.decode(Choice.self, forKey: .choice), value)
      case "seen": return .seen(try members.decode(Int.self, forKey: .number))
      default: return nil
      }
    }

    /// Returns a point from its time, x and y; nil if these are no numbers that a page would send.
    private static func point(_ row: [Double]) -> Point? {
      guard row.count == 3, (0...1e9).contains(row[0]), abs(row[1]) <= 1e5, abs(row[2]) <= 1e5
      else { return nil }
      return Point(time: row[0], place: CGPoint(x: row[1], y: row[2]))
    }

    private static func text(
      _ members: KeyedDecodingContainer<Member>, _ key: Member, most: Int
    ) throws -> String {
      let text = try members.decode(String.self, forKey: key)
      let isPlain = text.unicodeScalars.allSatisfy { $0.properties.generalCategory != .control }
      guard !text.isEmpty, text.unicodeScalars.count <= most, isPlain else {
        throw InputError("\"\(key.rawValue)\" is not a text of 1 to \(most) characters")
      }
      return text
    }
  }
}
