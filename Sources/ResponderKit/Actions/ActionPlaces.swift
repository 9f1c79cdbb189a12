#if canImport(UIKit) || canImport(AppKit)
  internal import ResponderCore
  #if canImport(UIKit)
    internal import UIKit
  #else
    internal import AppKit
  #endif

  /// A place in the SwiftUI tree at which actions arrive or from which they are sent. The invisible
  /// views that mark the place and the SwiftUI views inside it share this object.
  ///
  /// A modifier on several views, as in a `Group`, a `ForEach` or a `Section`, applies to each of
  /// them. The place then has a pair of ends around each view.
  @MainActor
  final class ActionPlace {
    /// An invisible view directly before (`back`) or directly after (`front`) a SwiftUI view in the
    /// place. A front end represents the place in a walk.
    struct End {
      enum Side { case back, front }

      weak var view: PlatformView?
      let side: Side
      fileprivate let number: Int
    }

    /// The ends by the address of their view. A view that is deallocated without `remove(_:)`
    /// leaves an entry with a nil view until another view reuses its address.
    private var known: [ObjectIdentifier: End] = [:]
    private var lastNumber = 0
    /// The place around this one in the SwiftUI tree. For a place in a sheet, this may be a place
    /// around the view that presents the sheet.
    weak var outer: ActionPlace?
    /// The handler of the actions that reach this place. Nil if the place only sends actions, or if
    /// it has no end left.
    var handler: ActionStationHandler?
    /// The identity under which reports name the place.
    var identity = ResponderIdentity(className: "View")
    /// The chain whose reader made this place, or nil.
    var chain: TagRegistry.ChainID?
    /// The place's number in `ActionPlaces`, or nil while the place is not registered.
    fileprivate var number: Int?

    nonisolated init() {}

    var ends: some Collection<End> { known.values }

    /// The views that represent the place: first those in a window, then the rest, each group in
    /// the order in which they were added.
    var fronts: [PlatformView] {
      let fronts = known.values.filter { $0.side == .front }.sorted { $0.number < $1.number }
        .compactMap(\.view)
      return fronts.filter { $0.window != nil } + fronts.filter { $0.window == nil }
    }

    /// The view at which an action sent from this place starts.
    var front: PlatformView? { fronts.first }

    func add(_ view: PlatformView, as side: End.Side) {
      let key = ObjectIdentifier(view)
      if let end = known[key], end.view === view, end.side == side { return }
      lastNumber += 1
      known[key] = End(view: view, side: side, number: lastNumber)
      ActionPlaces.add(self)
    }

    /// Removes one end. When no end is left, the place loses its handler and is no longer
    /// registered.
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

  /// The places that have ends. Each place is held weakly.
  @MainActor
  enum ActionPlaces {
    private struct WeakPlace {
      weak var place: ActionPlace?
    }

    private static var places: [Int: WeakPlace] = [:]
    private static var lastNumber = 0

    /// Whether no place is registered. A walk then does no extra work.
    static var isEmpty: Bool { places.isEmpty }

    /// The places in the order in which they were added. Reading this property removes the entries
    /// whose place was deallocated.
    static var all: [ActionPlace] {
      if places.values.contains(where: { $0.place == nil }) {
        places = places.filter { $0.value.place != nil }
      }
      return places.sorted { $0.key < $1.key }.compactMap(\.value.place)
    }

    fileprivate static func add(_ place: ActionPlace) {
      guard place.number == nil else { return }
      lastNumber += 1
      place.number = lastNumber
      places[lastNumber] = WeakPlace(place: place)
    }

    fileprivate static func remove(_ place: ActionPlace) {
      guard let number = place.number else { return }
      place.number = nil
      places[number] = nil
    }
  }
#endif
