internal import Foundation

/// Logs each kind of inconsistency in the host app's tree once. The caller then drops the detail
/// and continues.
@MainActor
package enum ResponderLog {
  private(set) static var reported: Set<String> = []

  /// Writes the message unless a message with the same key has been written.
  package static func once(_ key: String, _ message: () -> String) {
    guard reported.insert(key).inserted else { return }
    NSLog("ResponderScope: %@", message() as NSString)
  }
}
