internal import Foundation

/// One line in the log for each kind of trouble the host app's tree gives us; we drop the detail and go on.
@MainActor
package enum ResponderLog {
  private(set) static var reported: Set<String> = []

  /// Writes the message unless one with the same key has been written before.
  package static func once(_ key: String, _ message: () -> String) {
    guard reported.insert(key).inserted else { return }
    NSLog("ResponderScope: %@", message() as NSString)
  }
}
