#if (DEBUG || HUD) && canImport(UIKit) && (os(iOS) || os(Linux))
  internal import ResponderCore
  internal import ResponderKit
  internal import UIKit

  /// Reads a responder chain: the identity of each responder, and the reason why the responder is
  /// in the chain. While the chain is unchanged, its identities and reasons are not read again.
  ///
  /// Reading the name of a class costs far more than following `next`, and the chain seldom changes
  /// while a list scrolls.
  @MainActor
  struct ChainReader {
    private(set) var identities: [ResponderIdentity] = []
    private(set) var reasons: [ChainReason] = []
    private var members: [ObjectIdentifier] = []
    private var hops: [Weak] = []

    private struct Weak {
      weak var responder: UIResponder?
    }

    /// Returns a responder of the chain; nil if it has been deallocated, or if the chain is
    /// shorter.
    func responder(at index: Int) -> UIResponder? {
      hops.indices.contains(index) ? hops[index].responder : nil
    }

    /// Returns the view to outline for the responder at an index of the chain: the responder itself
    /// if it is a view, or the loaded view of a view controller; nil for any other responder.
    func view(at index: Int) -> UIView? {
      let hop = responder(at: index)
      return hop?.ownView
    }

    mutating func read(from first: UIResponder) {
      guard !isSame(from: first) else { return }
      let chain = Array(first.chain)
      members = chain.map(ObjectIdentifier.init)
      identities = chain.map { ResponderIdentity($0) }
      hops = chain.map { Weak(responder: $0) }
      reasons = chain.indices.map { index in
        index == 0 ? .first : Self.reason(for: chain[index], after: chain[index - 1])
      }
    }

    /// Returns a responder's identity, without reading its class name again if it is part of the
    /// chain.
    func identity(of responder: UIResponder) -> ResponderIdentity {
      let index = members.firstIndex(of: ObjectIdentifier(responder))
      return index.map { identities[$0] } ?? ResponderIdentity(responder)
    }

    mutating func forget() {
      self = ChainReader()
    }

    private func isSame(from first: UIResponder) -> Bool {
      var responder: UIResponder? = first
      for member in members {
        guard let current = responder, ObjectIdentifier(current) == member else { return false }
        responder = current.next
      }
      return responder == nil && !members.isEmpty
    }

    private static func reason(for hop: UIResponder, after child: UIResponder) -> ChainReason {
      switch (child, hop) {
      case (is UIWindow, is UIScene): .scene
      case (_, is UIApplication): .application
      case (is UIApplication, _): .applicationDelegate
      case (let view as UIView, let controller as UIViewController)
      where controller.viewIfLoaded === view:
        .controller
      case (let controller as UIViewController, let presenter as UIViewController)
      where controller.presentingViewController === presenter:
        .presenter
      case (_, is UIWindow): .window
      case (let view as UIView, let parent as UIView) where view.superview === parent: .superview
      case (let controller as UIViewController, let parent as UIView)
      where controller.viewIfLoaded?.superview === parent:
        .parentView
      default: .custom
      }
    }
  }
#endif
