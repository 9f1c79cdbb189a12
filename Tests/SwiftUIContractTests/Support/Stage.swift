import HeadlessDriver
import SwiftUI
import Testing

/// A new device that shows one SwiftUI view.
@MainActor
final class Stage {
  let device: Device
  let controller: UIHostingController<AnyView>

  /// Records each SwiftUI warning as a failure.
  static let recordWarning: (String) -> Void = { Issue.record(Comment(rawValue: $0)) }

  init(_ view: some View) {
    RuntimeWarning.onWarning = Self.recordWarning
    controller = UIHostingController(rootView: AnyView(view))
    device = Device.boot(root: controller)
  }

  var window: UIWindow? { device.windows.first }

  /// Returns all views of a type, in the order of the view hierarchy.
  func all<V: UIView>(_ type: V.Type, in root: UIView? = nil) -> [V] {
    guard let root = root ?? window else { return [] }
    return ((root as? V).map { [$0] } ?? []) + root.subviews.flatMap { all(type, in: $0) }
  }

  func turn(_ work: () -> Void = {}) {
    device.perform(work)
  }
}

/// Records events in order.
@MainActor
final class Log {
  var lines: [String] = []

  func add(_ line: String) {
    lines.append(line)
  }

  func take() -> [String] {
    defer { lines = [] }
    return lines
  }
}
