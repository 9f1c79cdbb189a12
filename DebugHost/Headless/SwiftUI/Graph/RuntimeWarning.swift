/// What SwiftUI shows in Xcode as a runtime warning; a test makes a failure of it.
@MainActor
package enum RuntimeWarning {
  package static var onWarning: (String) -> Void = { print("SwiftUI: \($0)") }

  /// How many updates are being made; one may bring about another, as a list's rows do.
  private static var depth = 0

  /// Runs what is a part of an update: bodies, makers, updaters and dismantlers of representables, what moves into a window.
  static func inUpdate(_ work: () -> Void) {
    depth += 1
    work()
    depth -= 1
  }

  /// Runs what an update has put off: there publishing is allowed (T4.20.25).
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
