#if canImport(SwiftUI) && canImport(AppKit) && !canImport(UIKit)
  internal import AppKit
  internal import SwiftUI

  /// An invisible view that lies over another one and is never what is looked for.
  class PlatformProbe: NSView {
    /// Tags of search fields are for iOS alone.
    let namesSearchField = false
    let searchField: NSResponder? = nil

    init() { super.init(frame: .zero) }

    required init?(coder: NSCoder) { nil }

    func movedToWindow() {}
    func laidOut() {}
    /// SwiftUI has no use for it any more.
    func end() {}

    /// Clicks go to what is below.
    override func hitTest(_ point: NSPoint) -> NSView? { nil }

    override func viewDidMoveToWindow() {
      super.viewDidMoveToWindow()
      movedToWindow()
    }

    override func layout() {
      super.layout()
      laidOut()
    }
  }

  /// Puts a probe into the hierarchy.
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
