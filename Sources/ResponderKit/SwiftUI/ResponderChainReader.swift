#if canImport(SwiftUI)
  internal import Combine
  public import SwiftUI
  #if canImport(UIKit)
    internal import UIKit
  #else
    internal import AppKit
  #endif

  /// Gives its content a ``ResponderChain`` for every tag inside. The chain lives as long as the
  /// reader keeps its place in the view tree.
  ///
  /// Readers may be nested. The chain of an outer reader includes the tags inside the inner ones.
  @available(iOSApplicationExtension, unavailable)
  public struct ResponderChainReader<Content: View>: View {
    @StateObject private var holder = ChainHolder()
    /// Whether each change of the chain evaluates the content again.
    private let isObserving: Bool
    private let content: (ResponderChain) -> Content

    /// Creates a reader with a chain of its own. Each change of the chain evaluates the content
    /// again, so that the content may read the chain.
    public init(@ViewBuilder content: @escaping (ResponderChain) -> Content) {
      self.init(isObserving: true, content: content)
    }

    init(isObserving: Bool, content: @escaping (ResponderChain) -> Content) {
      (self.isObserving, self.content) = (isObserving, content)
    }

    /// The content, with its chain in the environment.
    public var body: some View {
      let chain = holder.chain
      ActionPlaceView(
        identity: ResponderIdentity(className: "ResponderChainReader"), chain: chain.id,
        content: content(with: chain).environment(\.tagChain, chain.id)
      )
      .overlay(
        ProbePlace<TagChainProbe>(value: chain.id)
          .frame(width: 0, height: 0).accessibilityHidden(true))
    }

    @ViewBuilder
    private func content(with chain: ResponderChain) -> some View {
      if isObserving { ObservingContent(chain: chain, content: content) } else { content(chain) }
    }
  }

  /// Keeps one chain and publishes no changes, so a change of the chain does not update the reader.
  @MainActor
  @available(iOSApplicationExtension, unavailable)
  private final class ChainHolder: ObservableObject {
    private(set) lazy var chain = ResponderChain()
  }

  @available(iOSApplicationExtension, unavailable)
  private struct ObservingContent<Content: View>: View {
    @ObservedObject var chain: ResponderChain
    let content: (ResponderChain) -> Content

    var body: some View { content(chain) }
  }

  /// Reports a chain's window, and the chain around it, to `TagAdapter`. A reader has one for each
  /// view of its content, and is in a window while one of them is.
  @available(iOSApplicationExtension, unavailable)
  final class TagChainProbe: PlatformProbe, ModifierProbe {
    private static var all: [Weak<TagChainProbe>] = []
    private var ownChain: TagRegistry.ChainID?
    private var outer: TagRegistry.ChainID?

    func update(_ chain: TagRegistry.ChainID, in environment: EnvironmentValues) {
      if ownChain == nil { Self.all.append(Weak(object: self)) }
      (ownChain, outer) = (chain, environment.tagChain)
      report(ownChain)
    }

    override func movedToWindow() { report(ownChain) }

    override func end() {
      let chain = ownChain
      ownChain = nil
      report(chain)
    }

    private func report(_ chain: TagRegistry.ChainID?) {
      Self.all.removeAll { $0.object?.ownChain == nil }
      guard let chain else { return }
      let places = Self.all.compactMap(\.object).filter { $0.ownChain == chain }
      let window = places.lazy.compactMap(\.window).first
      TagAdapter.shared.place(chain, in: window, inside: outer)
    }
  }

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
#endif
