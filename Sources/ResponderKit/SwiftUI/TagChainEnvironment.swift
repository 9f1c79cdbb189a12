#if canImport(SwiftUI)
  internal import ResponderCore
  internal import SwiftUI
  #if canImport(UIKit)
    internal import UIKit
  #else
    internal import AppKit
  #endif

  private struct TagChainKey: EnvironmentKey {
    static var defaultValue: TagRegistry.ChainID? { nil }
  }

  extension EnvironmentValues {
    /// The chain that includes the tags of the views inside. Sheets, rows and bars inherit this
    /// value, unlike a preference (flaw 2.4.11).
    var tagChain: TagRegistry.ChainID? {
      get { self[TagChainKey.self] }
      set { self[TagChainKey.self] = newValue }
    }
  }

  /// Reports a chain's window, and the chain around it, to `TagHub`.
  @available(iOSApplicationExtension, unavailable)
  struct TagChainPlace: ProbeRepresentable {
    let chain: TagRegistry.ChainID

    final class PlaceView: PlatformProbe {
      var ownChain: TagRegistry.ChainID?
      var outer: TagRegistry.ChainID?

      func report() {
        guard let ownChain else { return }
        TagHub.shared.place(ownChain, in: window, inside: outer)
      }

      override func movedToWindow() {
        report()
      }

      override func end() {
        if let ownChain { TagHub.shared.place(ownChain, in: nil, inside: outer) }
        ownChain = nil
      }
    }

    func makeProbe() -> PlaceView { PlaceView() }

    func updateProbe(_ view: PlaceView, _ environment: EnvironmentValues) {
      (view.ownChain, view.outer) = (chain, environment.tagChain)
      view.report()
    }
  }
#endif
