#if canImport(SwiftUI) && canImport(UIKit)
  internal import ResponderCore
  internal import SwiftUI
  internal import UIKit

  /// An invisible view that lies over another view. A search for a tagged responder never returns
  /// a probe.
  class PlatformProbe: UIView {
    /// Whether the probe stands for its screen's search field rather than for the view below it.
    var namesSearchField = false

    init() {
      super.init(frame: .zero)
      isUserInteractionEnabled = false
      isAccessibilityElement = false
    }

    required init?(coder: NSCoder) { nil }

    func movedToWindow() {}
    func laidOut() {}
    /// Called when SwiftUI removes the view.
    func end() {}

    /// The search field in a navigation item, where SwiftUI puts it: that of the nearest screen
    /// whose search field is in a window.
    var searchField: UIResponder? {
      for case let controller as UIViewController in chain {
        let top = (controller as? UINavigationController)?.topViewController
        for screen in [controller, top].compactMap({ $0 }) {
          if let field = screen.navigationItem.searchField, field.window != nil { return field }
        }
      }
      return nil
    }

    nonisolated override func didMoveToWindow() {
      MainActor.nowOrLater {
        super.didMoveToWindow()
        self.movedToWindow()
      }
    }

    nonisolated override func layoutSubviews() {
      MainActor.nowOrLater {
        super.layoutSubviews()
        self.laidOut()
      }
    }
  }

  /// A representable that puts a probe into the hierarchy.
  @MainActor
  protocol ProbeRepresentable: UIViewRepresentable where UIViewType == Probe {
    associatedtype Probe: PlatformProbe
    func makeProbe() -> Probe
    func updateProbe(_ view: Probe, _ environment: EnvironmentValues)
  }

  extension ProbeRepresentable {
    func makeUIView(context: Context) -> Probe { makeProbe() }

    func updateUIView(_ view: Probe, context: Context) { updateProbe(view, context.environment) }

    static func dismantleUIView(_ view: Probe, coordinator: Coordinator) { view.end() }
  }
#endif
