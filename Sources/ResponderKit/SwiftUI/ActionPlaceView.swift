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
    /// The innermost place around a view at which actions arrive, or are sent.
    var actionPlace: ActionPlace? {
      get { self[ActionPlaceKey.self] }
      set { self[ActionPlaceKey.self] = newValue }
    }
  }

  /// Gives its content a place in the responder chain: one invisible view directly before it and one directly after it.
  struct ActionPlaceView<Content: View>: View {
    @StateObject private var holder = ActionPlaceHolder()
    let identity: ResponderIdentity
    var handler: ActionStationHandler?
    var chain: TagRegistry.ChainID?
    let content: Content

    var body: some View {
      content
        .environment(\.actionPlace, holder.place)
        .background { probe(at: .back).allowsHitTesting(false) }
        .overlay { probe(at: .front).allowsHitTesting(false) }
    }

    private func probe(at end: ActionProbe.End) -> ActionProbeRepresentable {
      ActionProbeRepresentable(
        place: holder.place, end: end, identity: identity, handler: handler, chain: chain)
    }
  }

  /// Keeps one place and never changes.
  @MainActor
  private final class ActionPlaceHolder: ObservableObject {
    let place = ActionPlace()
  }

  /// One of the two views that mark a place; the one in front stands for it in a walk.
  final class ActionProbe: PlatformProbe, ActionStation {
    enum End { case back, front }

    private var place: ActionPlace?

    var actionHandler: ActionStationHandler? { place?.handler }
    var actionIdentity: ResponderIdentity {
      place?.identity ?? ResponderIdentity(className: "View")
    }

    func mark(_ place: ActionPlace, _ end: End) {
      self.place = place
      switch end {
      case .back: place.back = self
      case .front: place.front = self
      }
    }

    override func end() {
      guard let place, place.front === self else { return }
      place.handler = nil
      ActionPlaces.remove(place)
    }
  }

  /// Puts a probe into the hierarchy, and what its view wrote into the place.
  private struct ActionProbeRepresentable: ProbeRepresentable {
    let place: ActionPlace
    let end: ActionProbe.End
    let identity: ResponderIdentity
    let handler: ActionStationHandler?
    let chain: TagRegistry.ChainID?

    func makeProbe() -> ActionProbe { ActionProbe() }

    func updateProbe(_ view: ActionProbe, _ environment: EnvironmentValues) {
      view.mark(place, end)
      guard end == .front else { return }
      (place.identity, place.handler, place.chain) = (identity, handler, chain)
      place.outer = environment.actionPlace
      ActionPlaces.add(place)
    }
  }
#endif
