#if canImport(UIKit) || canImport(AppKit)
  #if canImport(UIKit)
    internal import UIKit
  #else
    internal import AppKit
  #endif

  /// Finds the places of SwiftUI views (`ActionPlace`) among the platform's views, for one walk.
  ///
  /// A SwiftUI view is not a responder, and a representable used as a background or an overlay is a
  /// sibling of the view it decorates, never its superview (truth T4.20.14). So a place adds two
  /// invisible views, one directly before its content and one directly after it. Whatever SwiftUI
  /// puts between the two, in the superview of both, is in the place. When a walk goes from a view
  /// to its superview, it first visits the places around that view, the innermost first.
  ///
  /// Cost: the walk visits every end once. For an end in the window of the walk, it also visits the
  /// superviews up to the first view on the walk. For each view on the walk that contains an end,
  /// it visits the subviews once.
  @MainActor
  final class ActionSight {
    /// An end of a place below a view on the walk. `branch` is the subview of that view that is the
    /// end or contains it.
    private struct Sighting {
      let place: ActionPlace
      let side: ActionPlace.End.Side
      let end: PlatformView
      let branch: PlatformView
    }

    /// An end before or after a view, with the index of its branch among the subviews of the view's
    /// superview.
    private struct Neighbour {
      let index: Int
      let sighting: Sighting
    }

    /// For each view on the walk, the ends below it that are not below an earlier view on the walk.
    /// The tree counts as unchanged while an action is on its way.
    private var sightings: [ObjectIdentifier: [Sighting]] = [:]
    /// The number of views visited, for tests.
    private(set) var touched = 0

    /// Returns the responder after `responder` on the walk.
    ///
    /// `view` is the responder itself if it is a view, the loaded view of a controller, or nil for
    /// any other responder.
    func successor(of responder: PlatformResponder, as view: PlatformView?) -> PlatformResponder? {
      let next = responder.followingResponder
      guard !ActionPlaces.isEmpty, let view else { return next }
      // Outside a window, as in `onAppear`, only the SwiftUI tree (`ActionPlace.outer`) leads to
      // the places around a view.
      if next == nil { return place(around: view) }
      guard let container = view.superview, next === container else { return next }
      return innermost(around: view, in: container) ?? next
    }

    /// Returns the front of the place around a view that is presented, or that is not in a window
    /// yet. Each place inside that view has inherited its outer place from SwiftUI, wherever
    /// SwiftUI shows the view.
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

    // MARK: Finding the place around a view

    /// Returns the front of the innermost place around a view, among the places whose ends are
    /// siblings of the view or inside its siblings.
    ///
    /// A place is around the view if, of its ends, the nearest one before the view is a back and
    /// the nearest one after it is a front.
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

    /// Returns the ends whose counterpart is in another subview. If one subview contains both ends
    /// of a place, the whole place is inside that subview, so this method omits both ends.
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

    /// Finds the ends below each superview of a view, up to the first superview whose ends are
    /// known.
    private func look(upFrom view: PlatformView) {
      var (top, container) = (view, view.superview)
      while let outer = container, sightings[ObjectIdentifier(outer)] == nil {
        sightings[ObjectIdentifier(outer)] = []
        (top, container) = (outer, outer.superview)
      }
      if let known = container.map({ ObjectIdentifier($0) }), let there = sightings[known] {
        // The ends in this branch are now below one of the newly added views.
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

    /// Records an end at its nearest ancestor on the walk.
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
