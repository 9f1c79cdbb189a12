#if canImport(UIKit) || canImport(AppKit)
  internal import ResponderCore
  #if canImport(UIKit)
    internal import UIKit
  #else
    internal import AppKit
  #endif

  /// A place in a tree of SwiftUI at which actions arrive, or are sent: what its two invisible views, and the views inside, share.
  @MainActor
  final class ActionPlace {
    /// The view directly before its content, and the one directly after it, which stands for the place in a walk.
    weak var back: PlatformView?
    weak var front: PlatformView?
    /// The place around this one, in the tree of SwiftUI and so across sheets.
    weak var outer: ActionPlace?
    /// Who handles actions here; nil where actions are only sent from.
    var handler: ActionStationHandler?
    /// What reports call it.
    var identity = ResponderIdentity(className: "View")
    /// The chain that has its place here; nil where there is none.
    var chain: TagRegistry.ChainID?
    fileprivate var isKnown = false

    nonisolated init() {}
  }

  extension ActionPlace: Equatable {
    nonisolated static func == (lhs: ActionPlace, rhs: ActionPlace) -> Bool { lhs === rhs }
  }

  /// The places whose views are there, in the order of their coming, held weakly.
  @MainActor
  enum ActionPlaces {
    private struct WeakPlace {
      weak var place: ActionPlace?
    }

    private static var places: [WeakPlace] = []

    /// Whether there is none: then a walk costs nothing more.
    static var isEmpty: Bool { places.isEmpty }

    static var all: [ActionPlace] { places.compactMap(\.place) }

    static func add(_ place: ActionPlace) {
      guard !place.isKnown else { return }
      place.isKnown = true
      places.removeAll { $0.place == nil }
      places.append(WeakPlace(place: place))
    }

    static func remove(_ place: ActionPlace) {
      place.isKnown = false
      places.removeAll { $0.place == nil || $0.place === place }
    }
  }
#endif
