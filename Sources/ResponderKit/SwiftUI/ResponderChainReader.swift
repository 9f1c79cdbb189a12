#if canImport(SwiftUI)
  internal import Combine
  internal import ResponderCore
  public import SwiftUI
  #if canImport(UIKit)
    internal import UIKit
  #else
    internal import AppKit
  #endif

  /// Gives its content a chain that sees every tag inside it; the chain lives as long as the reader has its place.
  ///
  /// Readers may stand in one another: the tags of the inner one are seen by the outer one as well.
  @available(iOSApplicationExtension, unavailable)
  public struct ResponderChainReader<Content: View>: View {
    /// When the content is made again.
    public enum ReloadContent: Sendable {
      /// With each change of the chain, so that the content may read it.
      case eachChange
      /// Only with what is around the reader; views that observe the chain follow it by themselves.
      case onlyInitialValue
    }

    @StateObject private var holder = ChainHolder()
    private let given: ResponderChain?
    private let reloadContent: ReloadContent
    private let content: (ResponderChain) -> Content

    /// Makes a reader.
    public init(
      reloadContent: ReloadContent = .eachChange,
      @ViewBuilder content: @escaping (ResponderChain) -> Content
    ) {
      given = nil
      self.reloadContent = reloadContent
      self.content = content
    }

    /// Makes a reader whose tags tell a chain that is there already: that of another reader, or of a window.
    ///
    /// For parts that are far apart, in another window for example. The content is made again with what is around the
    /// reader, and not with each change of the chain.
    public init(
      writingInto chain: ResponderChain, @ViewBuilder content: @escaping () -> Content
    ) {
      given = chain
      reloadContent = .onlyInitialValue
      self.content = { _ in content() }
    }

    /// The content, with its chain.
    public var body: some View {
      let chain = given ?? holder.chain
      let inside = Group {
        switch reloadContent {
        case .eachChange: ObservingContent(chain: chain, content: content)
        case .onlyInitialValue: content(chain)
        }
      }
      .environment(\.tagChain, chain.id)
      // A chain that was given has its place elsewhere; what is inside has its own here.
      let placed = ActionPlaceView(
        identity: ResponderIdentity(className: "ResponderChainReader"),
        chain: given == nil ? chain.id : nil, content: inside)
      if given == nil {
        placed.background {
          TagChainPlace(chain: chain.id)
            .frame(width: 0, height: 0).allowsHitTesting(false).accessibilityHidden(true)
        }
      } else {
        placed
      }
    }
  }

  /// Keeps one chain and never changes: a change of the chain is no change of the reader.
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

  /// The reader, in the words of SwiftUI's own readers.
  @available(iOSApplicationExtension, unavailable)
  public typealias ResponderReader = ResponderChainReader

  /// The chain, in the words of SwiftUI's own readers.
  @available(iOSApplicationExtension, unavailable)
  public typealias ResponderProxy = ResponderChain
#endif
