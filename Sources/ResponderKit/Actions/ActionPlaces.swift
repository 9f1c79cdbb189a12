#if canImport(UIKit) || canImport(AppKit)
  internal import ResponderCore
  #if canImport(UIKit)
    internal import UIKit
  #else
    internal import AppKit
  #endif

  /// A place in a tree of SwiftUI at which actions arrive, or are sent: what its invisible views, and the views inside, share.
  ///
  /// A modifier on several views, as in a `Group`, a `ForEach` or a `Section`, is one on each of them: then the place has ends around each.
  @MainActor
  final class ActionPlace {
    /// The view directly before something that is in the place, or the one directly after it, which stands for the place in a walk.
    struct End {
      enum Side { case back, front }

      weak var view: PlatformView?
      let side: Side
      fileprivate let number: Int
    }

    /// By address: a view that ended without notice leaves nil there, until another one comes to the address.
    private var known: [ObjectIdentifier: End] = [:]
    private var lastNumber = 0
    /// The place around this one, in the tree of SwiftUI and so across sheets.
    weak var outer: ActionPlace?
    /// Who handles actions here; nil where actions are only sent from.
    var handler: ActionStationHandler?
    /// What reports call it.
    var identity = ResponderIdentity(className: "View")
    /// The chain that has its place here; nil where there is none.
    var chain: TagRegistry.ChainID?
    /// Its number among the places; nil while it is none of them.
    fileprivate var number: Int?

    nonisolated init() {}

    var ends: some Collection<End> { known.values }

    /// The views that stand for it, those in a window first, then in the order of their coming.
    var fronts: [PlatformView] {
      let fronts = known.values.filter { $0.side == .front }.sorted { $0.number < $1.number }
        .compactMap(\.view)
      return fronts.filter { $0.window != nil } + fronts.filter { $0.window == nil }
    }

    /// Where actions start that are sent from here.
    var front: PlatformView? { fronts.first }

    func add(_ view: PlatformView, as side: End.Side) {
      let key = ObjectIdentifier(view)
      if let end = known[key], end.view === view, end.side == side { return }
      lastNumber += 1
      known[key] = End(view: view, side: side, number: lastNumber)
      ActionPlaces.add(self)
    }

    /// Takes one end away; with the last one the place ends.
    func remove(_ view: PlatformView) {
      known[ObjectIdentifier(view)] = nil
      guard known.isEmpty else { return }
      handler = nil
      ActionPlaces.remove(self)
    }
  }

  extension ActionPlace: Equatable {
    nonisolated static func == (lhs: ActionPlace, rhs: ActionPlace) -> Bool { lhs === rhs }
  }

  /// The places that have ends, held weakly.
  @MainActor
  enum ActionPlaces {
    private struct WeakPlace {
      weak var place: ActionPlace?
    }

    private static var places: [Int: WeakPlace] = [:]
    private static var lastNumber = 0
    /// How many there may be before those that ended without notice are looked for.
    private static var limit = 64

    /// Whether there is none: then a walk costs nothing more.
    static var isEmpty: Bool { places.isEmpty }

    /// In the order of their coming.
    static var all: [ActionPlace] {
      places.sorted { $0.key < $1.key }.compactMap(\.value.place)
    }

    fileprivate static func add(_ place: ActionPlace) {
      guard place.number == nil else { return }
      lastNumber += 1
      place.number = lastNumber
      places[lastNumber] = WeakPlace(place: place)
      guard places.count > limit else { return }
      places = places.filter { $0.value.place != nil }
      limit = max(64, 2 * places.count)
    }

    fileprivate static func remove(_ place: ActionPlace) {
      guard let number = place.number else { return }
      place.number = nil
      places[number] = nil
    }
  }
#endif
