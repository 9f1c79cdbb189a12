#if canImport(SwiftUI) && canImport(AppKit) && !canImport(UIKit)
  internal import AppKit
  internal import SwiftUI

  /// An invisible view that lies over another view. A search for a tagged responder never returns a
  /// probe.
  class PlatformProbe: NSView {
    /// Tags for search fields exist on iOS only.
    let namesSearchField = false
    let searchField: NSResponder? = nil

    init() { super.init(frame: .zero) }

    required init?(coder: NSCoder) { nil }

    func movedToWindow() {}
    func laidOut() {}
    /// Called when SwiftUI removes the view.
    func end() {}

    /// Returns nil, so that clicks go to the view below.
    nonisolated override func hitTest(_ point: NSPoint) -> NSView? { nil }

    nonisolated override func viewDidMoveToWindow() {
      MainActor.nowOrLater {
        super.viewDidMoveToWindow()
        self.movedToWindow()
      }
    }

    nonisolated override func layout() {
      MainActor.nowOrLater {
        super.layout()
        self.laidOut()
      }
    }
  }

  /// A representable that puts a probe into the hierarchy.
  @MainActor
  protocol ProbeRepresentable: NSViewRepresentable where NSViewType == Probe {
    associatedtype Probe: PlatformProbe
    func makeProbe() -> Probe
    func updateProbe(_ view: Probe, _ environment: EnvironmentValues)
  }

  extension ProbeRepresentable {
    func makeNSView(context: Context) -> Probe { makeProbe() }

    func updateNSView(_ view: Probe, context: Context) { updateProbe(view, context.environment) }

    static func dismantleNSView(_ view: Probe, coordinator: Coordinator) { view.end() }
  }
#endif
