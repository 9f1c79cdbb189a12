#if canImport(SwiftUI)
  internal import Combine
  internal import ResponderCore
  internal import SwiftUI
  #if canImport(UIKit)
    internal import UIKit
  #else
    internal import AppKit
  #endif

  private struct ActionPlaceKey: EnvironmentKey {
    static var defaultValue: ActionPlace? { nil }
  }

  extension EnvironmentValues {
    /// The innermost `ActionPlace` around a view; nil if there is none.
    var actionPlace: ActionPlace? {
      get { self[ActionPlaceKey.self] }
      set { self[ActionPlaceKey.self] = newValue }
    }
  }

  /// Gives its content a place in the responder chain: one invisible view directly before the
  /// content and one directly after it.
  ///
  /// If the content is several views, SwiftUI applies the modifiers to each of them, so each has
  /// two invisible views. Only the order of the invisible views among the platform's views matters.
  /// They have no size. So SwiftUI draws no placeholder over the content where it cannot show a
  /// platform view (`drawingGroup`, `ImageRenderer`).
  struct ActionPlaceView<Content: View>: View {
    @StateObject private var holder = ActionPlaceHolder()
    let identity: ResponderIdentity
    var handler: ActionStationHandler?
    var chain: TagRegistry.ChainID?
    let content: Content

    var body: some View {
      content
        .environment(\.actionPlace, holder.place)
        .background(end(.back))
        .overlay(end(.front))
    }

    private func end(_ side: ActionPlace.End.Side) -> some View {
      ActionProbeRepresentable(
        place: holder.place, side: side, identity: identity, handler: handler, chain: chain
      )
      .frame(width: 0, height: 0)
      .allowsHitTesting(false)
      .accessibilityHidden(true)
    }
  }

  /// Keeps one place. It publishes no changes, so it never makes SwiftUI update the view.
  @MainActor
  private final class ActionPlaceHolder: ObservableObject {
    let place = ActionPlace()
  }

  /// One of the two invisible views beside the content. In a walk, the view after the content
  /// represents the place.
  final class ActionProbe: PlatformProbe, ActionStation {
    private(set) var place: ActionPlace?

    var actionHandler: ActionStationHandler? { place?.handler }
    var actionIdentity: ResponderIdentity {
      place?.identity ?? ResponderIdentity(className: "View")
    }

    func mark(_ place: ActionPlace, _ side: ActionPlace.End.Side) {
      if self.place !== place { end() }
      self.place = place
      place.add(self, as: side)
    }

    override func end() {
      place?.remove(self)
      place = nil
    }
  }

  /// Puts one of the two probes into the hierarchy. Each update also stores in the place what the
  /// modifier was given, and the place around it.
  private struct ActionProbeRepresentable: ProbeRepresentable {
    let place: ActionPlace
    let side: ActionPlace.End.Side
    let identity: ResponderIdentity
    let handler: ActionStationHandler?
    let chain: TagRegistry.ChainID?

    func makeProbe() -> ActionProbe { ActionProbe() }

    func updateProbe(_ view: ActionProbe, _ environment: EnvironmentValues) {
      view.mark(place, side)
      (place.identity, place.handler, place.chain) = (identity, handler, chain)
      place.outer = environment.actionPlace
    }
  }
#endif
