#if canImport(SwiftUI)
  internal import Combine
  internal import ResponderCore
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
    /// The occasions on which the reader evaluates its content again.
    public enum ReloadContent: Sendable {
      /// When the views around the reader update, and with each change of the chain, so that the
      /// content may read the chain.
      case eachChange
      /// Only when the views around the reader update. Views inside that observe the chain still
      /// update with each change of the chain.
      case onlyInitialValue
    }

    @StateObject private var holder = ChainHolder()
    private let given: ResponderChain?
    private let reloadContent: ReloadContent
    private let content: (ResponderChain) -> Content

    /// Creates a reader with a chain of its own.
    public init(
      reloadContent: ReloadContent = .eachChange,
      @ViewBuilder content: @escaping (ResponderChain) -> Content
    ) {
      given = nil
      self.reloadContent = reloadContent
      self.content = content
    }

    /// Creates a reader that adds the tags inside it to an existing chain: that of another reader,
    /// or of a window.
    ///
    /// Use it for parts of the interface that are far apart, for example in another window. The
    /// reader evaluates its content again when the views around it update, and not with each change
    /// of the chain.
    public init(
      writingInto chain: ResponderChain, @ViewBuilder content: @escaping () -> Content
    ) {
      given = chain
      reloadContent = .onlyInitialValue
      self.content = { _ in content() }
    }

    /// The content, with its chain in the environment.
    public var body: some View {
      let chain = given ?? holder.chain
      let inside = content(with: chain).environment(\.tagChain, chain.id)
      // A chain that the app passed in has its place elsewhere, so the place of this content names
      // no chain.
      let placed = ActionPlaceView(
        identity: ResponderIdentity(className: "ResponderChainReader"),
        chain: given == nil ? chain.id : nil, content: inside)
      if given == nil {
        placed.background(
          TagChainPlace(chain: chain.id)
            .frame(width: 0, height: 0).allowsHitTesting(false).accessibilityHidden(true))
      } else {
        placed
      }
    }

    @ViewBuilder
    private func content(with chain: ResponderChain) -> some View {
      switch reloadContent {
      case .eachChange: ObservingContent(chain: chain, content: content)
      case .onlyInitialValue: content(chain)
      }
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

  /// The reader under a name in the style of SwiftUI's own readers.
  @available(iOSApplicationExtension, unavailable)
  public typealias ResponderReader = ResponderChainReader

  /// The chain under a name in the style of SwiftUI's own proxies.
  @available(iOSApplicationExtension, unavailable)
  public typealias ResponderProxy = ResponderChain

  @available(iOSApplicationExtension, unavailable)
  extension ResponderChainReader.ReloadContent: CustomDebugStringConvertible, CustomReflectable {
    public var debugDescription: String {
      switch self {
      case .eachChange: "eachChange"
      case .onlyInitialValue: "onlyInitialValue"
      }
    }
    public var customMirror: Mirror { .withoutChildren(of: self) }
  }
#endif
