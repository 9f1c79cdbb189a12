/// The runtime warnings that SwiftUI shows in Xcode. A test turns them into failures.
@MainActor
package enum RuntimeWarning {
  package static var onWarning: (String) -> Void = { print("SwiftUI: \($0)") }

  /// The number of updates that are running. One update may cause another, as the rows of a list
  /// do.
  private static var depth = 0

  /// Runs a part of an update: bodies; the makers, updaters and dismantlers of representables; and
  /// moves into a window.
  static func inUpdate(_ work: () -> Void) {
    depth += 1
    work()
    depth -= 1
  }

  /// Runs what an update has deferred. Publishing is allowed there (T4.20.25).
  static func afterUpdate(_ work: () -> Void) {
    let before = depth
    depth = 0
    work()
    depth = before
  }

  static func published() {
    guard depth > 0 else { return }
    onWarning("Publishing changes from within view updates is not allowed.")
  }
}
