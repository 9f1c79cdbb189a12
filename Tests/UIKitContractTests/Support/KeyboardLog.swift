import Foundation
import UIKit

/// Records the keyboard notifications until `stop()` or the end of its lifetime, in order, by short
/// names: WCF, WS, DCF, DS, WH, DH (section 4.13).
@MainActor
final class KeyboardLog {
  struct Entry: Sendable {
    var name = ""
    var begin = CGRect.null
    var end = CGRect.null
    var duration = -1.0
    var curve = -1
    var isLocal: Bool?
    var objectIsScreen = false
    var keys: Set<String> = []

    nonisolated init(_ name: String, _ notification: Notification, _ names: InfoKeys) {
      self.name = name
      let info = notification.userInfo ?? [:]
      func rect(_ key: String) -> CGRect { (info[key] as? NSValue)?.cgRectValue ?? .null }
      begin = rect(names.begin)
      end = rect(names.end)
      duration =
        (info[names.duration] as? NSNumber)?.doubleValue ?? -1
      curve = (info[names.curve] as? NSNumber)?.intValue ?? -1
      isLocal = (info[names.isLocal] as? NSNumber)?.boolValue
      objectIsScreen = notification.object is UIScreen
      keys = Set(info.keys.compactMap { $0.base as? String })
    }
  }

  /// The user info keys, which are read on the main actor.
  @MainActor
  struct InfoKeys: Sendable {
    let begin = UIResponder.keyboardFrameBeginUserInfoKey
    let end = UIResponder.keyboardFrameEndUserInfoKey
    let duration = UIResponder.keyboardAnimationDurationUserInfoKey
    let curve = UIResponder.keyboardAnimationCurveUserInfoKey
    let isLocal = UIResponder.keyboardIsLocalUserInfoKey
  }

  private static let names: [(String, NSNotification.Name)] = [
    ("WCF", UIResponder.keyboardWillChangeFrameNotification),
    ("WS", UIResponder.keyboardWillShowNotification),
    ("DCF", UIResponder.keyboardDidChangeFrameNotification),
    ("DS", UIResponder.keyboardDidShowNotification),
    ("WH", UIResponder.keyboardWillHideNotification),
    ("DH", UIResponder.keyboardDidHideNotification),
  ]

  private(set) var entries: [Entry] = []
  /// Runs at each notification.
  var onEntry: ((Entry) -> Void)?
  nonisolated(unsafe) private var tokens: [any NSObjectProtocol] = []

  /// - Parameter events: A log that also receives the short names, to show their order among
  ///   callbacks.
  init(into events: EventLog? = nil) {
    let keys = InfoKeys()
    tokens = Self.names.map { short, name in
      NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) {
        [weak self] notification in
        let entry = Entry(short, notification, keys)
        MainActor.assumeIsolated {
          self?.entries.append(entry)
          events?.note(short)
          self?.onEntry?(entry)
        }
      }
    }
  }

  var names: [String] { entries.map(\.name) }

  func clear() {
    entries = []
  }

  subscript(name: String) -> Entry? { entries.last { $0.name == name } }

  func stop() {
    for token in tokens { NotificationCenter.default.removeObserver(token) }
    tokens = []
  }

  deinit {
    for token in tokens { NotificationCenter.default.removeObserver(token) }
  }
}

/// Records events in order.
@MainActor
final class EventLog {
  private(set) var entries: [String] = []

  func note(_ entry: String) {
    entries.append(entry)
  }

  func clear() {
    entries = []
  }
}
