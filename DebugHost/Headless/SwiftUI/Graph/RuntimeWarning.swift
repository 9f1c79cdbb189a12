/// The runtime warnings that SwiftUI shows in Xcode. Tests turn these warnings into failures.
@MainActor
package enum RuntimeWarning {
  package static var onWarning: (String) -> Void = { print("SwiftUI: \($0)") }

  /// The number of updates that are running. One update may run inside another: the rows of a list
  /// are updated inside the update of the list.
  private static var depth = 0

  /// Runs a part of an update. Such a part evaluates bodies, makes, updates or dismantles
  /// representables, or moves platform views into a window.
  static func inUpdate(_ work: () -> Void) {
    depth += 1
    work()
    depth -= 1
  }

  /// Runs actions that an update has deferred. These actions may publish changes (T4.20.25).
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
