import ResponderKit
import SwiftUI
import Testing

/// Records the notes of a test's handlers, in order.
@MainActor
final class ActionLog {
  var lines: [String] = []
  func add(_ line: String) { lines.append(line) }
  func take() -> [String] {
    defer { lines = [] }
    return lines
  }
}

@MainActor protocol Noting: AnyObject {
  func note(_ word: String)
}

/// An action that makes the nearest handler record a word.
struct Note: ResponderAction {
  var word = "x"
  func execute(responder: any Noting) { responder.note(word) }
}

/// An action that only SwiftUI views can handle, because no responder is of type `Never`.
struct Choose: ResponderAction {
  typealias Responder = Never
  let row: Int
}

struct Count: AnsweringResponderAction {
  typealias Responder = Never
  typealias Failure = Never
  typealias Output = Int
}

struct Load: AsyncResponderAction {
  typealias Responder = Never
  typealias Output = String
}

struct Sum: AnsweringResponderAction {
  struct Empty: Error {}
  let numbers: [Int]
  func execute(responder: any Noting) throws(Empty) -> Int { throw Empty() }
}

struct Fetch: AsyncResponderAction {
  let name: String
  func execute(responder: any Noting) async -> String { "responder" }
}

/// A handler that has a name, and records the notes that it receives.
class Noter: Noting {
  let name: String
  let log: ActionLog

  init(_ name: String, _ log: ActionLog) {
    (self.name, self.log) = (name, log)
  }

  func note(_ word: String) { log.add("\(name): \(word)") }
}

/// A button that sends a note from its own place in the SwiftUI tree.
struct NoteButton: View {
  let title: String
  @Environment(\.actionSender) private var sender

  init(_ title: String) { self.title = title }

  var body: some View {
    Button(title) { sender.execute(action: Note(word: title)) }
  }
}

extension View {
  /// Records the notes that are sent from inside the view.
  @MainActor
  func noting(_ name: String, _ log: ActionLog) -> some View {
    responderAction(Note.self) { log.add("\(name): \($0.word)") }
  }

  /// Records the notes that are sent from inside the view, and lets them pass at other times.
  @MainActor
  func noting(
    _ name: String, _ log: ActionLog, when takes: @escaping @MainActor () -> Bool
  ) -> some View {
    responderAction(Note.self) {
      log.add("\(name): \($0.word)")
    } when: { _ in
      takes()
    }
  }
}

extension TagStage {
  /// Returns the sending view with a name, or a new view outside the tree if there is none.
  func sending(_ name: String) -> SendingView {
    all(SendingView.self).first { $0.name == name } ?? SendingView(frame: .zero)
  }
}
