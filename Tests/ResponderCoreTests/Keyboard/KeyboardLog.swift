import Foundation
import ResponderCore
import TestSupport

/// One line of `Tests/Fixtures/KeyboardLogs.jsonl`: keyboard notifications that somebody logged on a
/// device or a simulator, and where the keyboard then was, if that is certain.
///
/// To add a log, paste its line at the end of the file.
struct KeyboardLog: Decodable, CustomStringConvertible {
  struct Event: Decodable {
    /// The raw value of a `KeyboardEvent.Kind`.
    var name: String
    var begin: [CGFloat?]?
    var end: [CGFloat?]
    var duration: TimeInterval?
    var curve: Int?
    var isLocal: Bool?

    var kind: KeyboardEvent.Kind {
      guard let kind = KeyboardEvent.Kind(rawValue: name) else { fatalError("no event \(name)") }
      return kind
    }
  }

  struct Truth: Decodable {
    /// The raw value of a `KeyboardPlacement`.
    var placement: String?
    var coveredHeight: CGFloat?
  }

  var id: String
  var os: String
  var screen: [CGFloat]
  /// Whether the source has all numbers: `posted`, or `mixed` or `derived` if it has them partly or
  /// in words.
  var numbers: String
  /// The key window, if it does not fill the screen.
  var window: [CGFloat]?
  /// The rectangle whose covered height the truth names; the screen if there is none.
  var rect: [CGFloat]?
  var events: [Event]
  var truth: Truth?

  static let all: [KeyboardLog] = {
    do {
      let data = try Data(contentsOf: Repository.url("Tests/Fixtures/KeyboardLogs.jsonl"))
      return try data.split(separator: UInt8(ascii: "\n")).map {
        try JSONDecoder().decode(KeyboardLog.self, from: $0)
      }
    } catch {
      fatalError("\(error)")
    }
  }()

  var description: String { "\(id), \(os)" }

  /// The first major version of iOS that the source names.
  var version: Int { os.split { !$0.isNumber }.first.flatMap { Int($0) } ?? 0 }

  var screenRect: CGRect { CGRect(x: 0, y: 0, width: screen[0], height: screen[1]) }

  var state: KeyboardState {
    events.reduce(KeyboardState()) { state, event in
      state.applying(
        KeyboardEvent(
          kind: event.kind, beginFrame: Self.rect(event.begin ?? []),
          endFrame: Self.rect(event.end),
          duration: event.duration ?? 0.25, curve: event.curve ?? 7,
          isLocal: event.isLocal ?? true, screen: screenRect, window: window.map(Self.rect)))
    }
  }

  /// A rectangle of x, y, width and height; null if one is missing.
  static func rect(_ values: [CGFloat?]) -> CGRect {
    let known = values.compactMap { $0 }
    guard known.count == 4 else { return .null }
    return CGRect(x: known[0], y: known[1], width: known[2], height: known[3])
  }
}
