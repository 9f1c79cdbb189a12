#if canImport(SwiftUI)
  internal import SwiftUI
  #if canImport(UIKit)
    internal import UIKit
  #else
    internal import AppKit
  #endif

  extension View {
    /// Lays an invisible probe over the view.
    ///
    /// The overlay is passed as a value. A closure would be isolated to the main actor. On iOS 26
    /// SwiftUI evaluates the content of lazy stacks on a thread of its own as well, and Swift 6
    /// would end the app there (github.com/feedback-assistant/reports/issues/839).
    ///
    /// The probe refuses touches itself, but whether SwiftUI's view around it does so then is not
    /// known. So SwiftUI is told as well, and may put containers around the probe (T4.20.50).
    nonisolated func probe<Probe: ModifierProbe>(
      _: Probe.Type, _ value: Probe.Value
    ) -> some View {
      overlay(
        ProbePlace<Probe>(value: value).allowsHitTesting(false).accessibilityHidden(true))
    }
  }

  /// An invisible view that lies over another view and takes no touches. A search for a tagged
  /// responder never returns a probe.
  class PlatformProbe: PlatformView {
    required override init(frame: CGRect) { super.init(frame: frame) }

    required init?(coder: NSCoder) { nil }

    /// Called when the probe has entered or left a window.
    func movedToWindow() {}
    func laidOut() {}
    /// Called when SwiftUI removes the view.
    func end() {}

    #if canImport(UIKit)
      nonisolated override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? { nil }

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
    #else
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
    #endif
  }

  /// A probe that a view modifier puts into the hierarchy, with the modifier's value.
  @MainActor
  protocol ModifierProbe: PlatformProbe {
    associatedtype Value
    func update(_ value: Value, in environment: EnvironmentValues)
  }

  /// Puts a probe into the hierarchy. Not isolated, as SwiftUI's own modifiers are not.
  nonisolated struct ProbePlace<Probe: ModifierProbe>: PlatformViewRepresentable {
    let value: Probe.Value

    #if canImport(UIKit)
      @MainActor func makeUIView(context: Context) -> Probe { Probe(frame: .zero) }

      @MainActor func updateUIView(_ view: Probe, context: Context) {
        view.update(value, in: context.environment)
      }

      @MainActor static func dismantleUIView(_ view: Probe, coordinator: Coordinator) {
        view.end()
      }
    #else
      @MainActor func makeNSView(context: Context) -> Probe { Probe(frame: .zero) }

      @MainActor func updateNSView(_ view: Probe, context: Context) {
        view.update(value, in: context.environment)
      }

      @MainActor static func dismantleNSView(_ view: Probe, coordinator: Coordinator) {
        view.end()
      }
    #endif
  }
#endif
