import HeadlessDriver
import SwiftUI
import Testing

/// A fresh device with one tree of SwiftUI on its screen.
@MainActor
final class Stage {
  let device: Device
  let controller: UIHostingController<AnyView>

  /// What SwiftUI warns of is a failure.
  static let recordWarning: (String) -> Void = { Issue.record(Comment(rawValue: $0)) }

  init(_ view: some View) {
    RuntimeWarning.onWarning = Self.recordWarning
    controller = UIHostingController(rootView: AnyView(view))
    device = Device.boot(root: controller)
  }

  var window: UIWindow? { device.windows.first }

  /// All views of a kind, in the order of the tree.
  func all<V: UIView>(_ type: V.Type, in root: UIView? = nil) -> [V] {
    guard let root = root ?? window else { return [] }
    return (root as? V).map { [$0] } ?? [] + root.subviews.flatMap { all(type, in: $0) }
  }

  func turn(_ work: () -> Void = {}) {
    device.perform(work)
  }
}

/// What happened, in order.
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
