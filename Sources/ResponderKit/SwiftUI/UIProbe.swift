#if canImport(SwiftUI) && canImport(UIKit)
  internal import ResponderCore
  internal import SwiftUI
  internal import UIKit

  /// An invisible view that lies over another one and is never what is looked for.
  class PlatformProbe: UIView {
    /// Whether it stands for the search field of its screen, and not for what it lies over.
    var namesSearchField = false

    init() {
      super.init(frame: .zero)
      isUserInteractionEnabled = false
      isAccessibilityElement = false
    }

    required init?(coder: NSCoder) { nil }

    func movedToWindow() {}
    func laidOut() {}
    /// SwiftUI has no use for it any more.
    func end() {}

    /// The search field of the nearest screen that has one in its navigation item, where SwiftUI puts it.
    var searchField: UIResponder? {
      for case let controller as UIViewController in chain {
        let top = (controller as? UINavigationController)?.topViewController
        for screen in [controller, top].compactMap({ $0 }) {
          if let field = screen.navigationItem.searchField, field.window != nil { return field }
        }
      }
      return nil
    }

    override func didMoveToWindow() {
      super.didMoveToWindow()
      movedToWindow()
    }

    override func layoutSubviews() {
      super.layoutSubviews()
      laidOut()
    }
  }

  /// Puts a probe into the hierarchy.
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
