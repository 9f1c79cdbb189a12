#if canImport(UIKit) || canImport(AppKit)
  #if canImport(UIKit)
    internal import UIKit
  #else
    internal import AppKit
  #endif

  /// Where the places of SwiftUI views stand among the platform's views, seen once for each walk.
  ///
  /// A view of SwiftUI is no responder, and a representable is never around the view that it is background or overlay of
  /// (truth T4.20.14): it stands beside it. So a place has two invisible views, one directly before what is in it and one directly
  /// after it; what SwiftUI puts between the two in the view that holds both is in the place. Where a walk goes from a view to the
  /// one that holds it, the places around that view are asked in between, the innermost first.
  ///
  /// Cost: the ends in the sender's window are looked at once, each with the views from it up to the first that the walk comes through,
  /// and of each view on the way that holds one of them the subviews once.
  @MainActor
  final class ActionSight {
    /// An end of a place, and the subview that it is or stands in.
    private struct Sighting {
      let place: ActionPlace
      let side: ActionPlace.End.Side
      let end: PlatformView
      let branch: PlatformView
    }

    /// An end before or after a view, with its index among the subviews.
    private struct Neighbour {
      let index: Int
      let sighting: Sighting
    }

    /// What stands below each view on the way and below none before it. Nothing changes while an action is on its way.
    private var sightings: [ObjectIdentifier: [Sighting]] = [:]
    /// How many views were looked at, for tests.
    private(set) var touched = 0

    /// Who comes after a responder that is, or has, this view.
    func successor(of responder: PlatformResponder, as view: PlatformView?) -> PlatformResponder? {
      let next = responder.followingResponder
      guard !ActionPlaces.isEmpty, let view else { return next }
      // Not in a window yet, as in `onAppear`: only the tree of SwiftUI knows what is around it.
      if next == nil { return place(around: view) }
      guard let container = view.superview, next === container else { return next }
      return innermost(around: view, in: container) ?? next
    }

    /// The place in which something is that was presented, or is not in a window yet, where places inside it tell: they inherit it,
    /// wherever they are shown.
    func place(around root: PlatformView?) -> PlatformView? {
      guard let root, !ActionPlaces.isEmpty else { return nil }
      for place in ActionPlaces.all
      where place.fronts.contains(where: { $0.isDescendant(of: root) }) {
        if let outer = place.outer?.fronts.first(where: { !$0.isDescendant(of: root) }) {
          return outer
        }
      }
      return nil
    }

    // MARK: Looking

    /// The front of the innermost place around a view, among those whose ends stand beside it.
    ///
    /// A place is around it where the nearest of its ends before the view is a back and the nearest after it a front.
    private func innermost(around view: PlatformView, in container: PlatformView) -> PlatformView? {
      let key = ObjectIdentifier(container)
      if sightings[key] == nil { look(upFrom: view) }
      let beside = Self.halves(of: sightings[key] ?? []).filter { $0.branch !== view }
      guard !beside.isEmpty else { return nil }

      let wanted = Set(beside.map { ObjectIdentifier($0.branch) })
      var indices: [ObjectIdentifier: Int] = [:]
      var own: Int?
      let subviews = container.subviews
      touched += subviews.count
      for (index, subview) in subviews.enumerated() {
        if subview === view { own = index }
        if wanted.contains(ObjectIdentifier(subview)) { indices[ObjectIdentifier(subview)] = index }
      }
      guard let own else { return nil }

      var before: [ObjectIdentifier: Neighbour] = [:]
      var after: [ObjectIdentifier: Neighbour] = [:]
      for sighting in beside {
        guard let index = indices[ObjectIdentifier(sighting.branch)] else { continue }
        let place = ObjectIdentifier(sighting.place)
        let neighbour = Neighbour(index: index, sighting: sighting)
        if index < own, before[place].map({ $0.index < index }) ?? true {
          before[place] = neighbour
        }
        if index > own, after[place].map({ $0.index > index }) ?? true {
          after[place] = neighbour
        }
      }
      let around = before.compactMap { place, back -> (back: Int, front: Neighbour)? in
        guard back.sighting.side == .back, let front = after[place], front.sighting.side == .front
        else { return nil }
        return (back.index, front)
      }
      return around.max { ($0.back, -$0.front.index) < ($1.back, -$1.front.index) }?
        .front.sighting.end
    }

    /// The ends that stand in a subview without their other half: what is between two in one subview is in that one.
    private static func halves(of sightings: [Sighting]) -> [Sighting] {
      struct Key: Hashable {
        let place: ObjectIdentifier
        let branch: ObjectIdentifier
      }
      let together = Dictionary(grouping: sightings) {
        Key(place: ObjectIdentifier($0.place), branch: ObjectIdentifier($0.branch))
      }
      return together.values.flatMap { ends in
        ends.contains { $0.side != ends[0].side } ? [] : ends
      }
    }

    /// Finds the ends below each view from here upwards, up to one that is known.
    private func look(upFrom view: PlatformView) {
      var (top, container) = (view, view.superview)
      while let outer = container, sightings[ObjectIdentifier(outer)] == nil {
        sightings[ObjectIdentifier(outer)] = []
        (top, container) = (outer, outer.superview)
      }
      if let known = container.map({ ObjectIdentifier($0) }), let there = sightings[known] {
        // What stood in this branch stands below one of the new ones.
        sightings[known] = there.filter { $0.branch !== top }
        for sighting in there where sighting.branch === top {
          note(sighting.end, sighting.side, of: sighting.place)
        }
      } else {
        let window = view.window
        for place in ActionPlaces.all {
          for end in place.ends {
            guard let view = end.view else { continue }
            touched += 1
            if view.window === window { note(view, end.side, of: place) }
          }
        }
      }
    }

    /// Notes an end at the first view on the way that it stands below.
    private func note(
      _ end: PlatformView, _ side: ActionPlace.End.Side, of place: ActionPlace
    ) {
      var branch = end
      while let outer = branch.superview {
        touched += 1
        if sightings[ObjectIdentifier(outer)] != nil {
          sightings[ObjectIdentifier(outer)]?.append(
            Sighting(place: place, side: side, end: end, branch: branch))
          return
        }
        branch = outer
      }
    }
  }
#endif
