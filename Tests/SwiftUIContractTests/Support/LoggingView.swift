import SwiftUI

/// A view that calls a closure when it moves to a window.
final class LoggingUIView: UIView {
  var onWindow: (UIWindow?) -> Void = { _ in }

  override func didMoveToWindow() {
    super.didMoveToWindow()
    onWindow(window)
  }
}

/// A representable that records SwiftUI's calls.
struct LoggingView: UIViewRepresentable {
  let log: Log
  var value = 0

  func makeCoordinator() {
    log.add("coordinator")
  }

  func makeUIView(context: Context) -> LoggingUIView {
    let view = LoggingUIView()
    log.add("make \(view.window == nil ? "without" : "with") window")
    view.onWindow = { [log] in log.add($0 == nil ? "left window" : "window") }
    return view
  }

  func updateUIView(_ view: LoggingUIView, context: Context) {
    log.add("update \(value) \(view.window == nil ? "without" : "with") window")
  }

  static func dismantleUIView(_ view: LoggingUIView, coordinator: ()) {
    view.onWindow(nil)
  }
}

/// A model that a test can change from outside the views.
@MainActor
final class Model: ObservableObject {
  @Published var number = 0
  @Published var isOn = false
  @Published var names: [String] = []
}
