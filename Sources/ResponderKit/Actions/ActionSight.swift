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
  @MainActor
  final class ActionSight {
    /// An end of a place below a view. `branch` is the subview of that view that is the end or
    /// contains it.
    private struct Sighting {
      let place: ActionPlace
      let side: ActionPlace.End.Side
      let end: PlatformView
      let branch: PlatformView
    }

    /// For each view that contains ends, those ends. The tree counts as unchanged while an action is
    /// on its way.
    private var sightings: [ObjectIdentifier: [Sighting]] = [:]
    /// The windows whose ends are in `sightings`; nil stands for the views outside windows.
    private var seenWindows: Set<ObjectIdentifier?> = []
    /// The number of views visited, for tests.
    private(set) var touched = 0
    /// How the walk continues at a presented controller.
    let boundary: PresentationBoundary
    /// Whether a presentation has ended a chain of the walk.
    var isStopped = false

    init(_ boundary: PresentationBoundary = .followNext) { self.boundary = boundary }

    /// Returns the responder on the walk after one whose platform's next responder is `next`.
    ///
    /// `view` is the responder itself if it is a view, the loaded view of a controller, or nil for
    /// any other responder.
    func successor(_ next: PlatformResponder?, after view: PlatformView?) -> PlatformResponder? {
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
      look(in: view.window)
      // A subview that contains both ends of a place contains the whole place.
      let beside = (sightings[ObjectIdentifier(container)] ?? []).filter { $0.branch !== view }
      let halves = Dictionary(grouping: beside) {
        [ObjectIdentifier($0.place), ObjectIdentifier($0.branch)]
      }
      .values.filter { ends in ends.allSatisfy { $0.side == ends[0].side } }.joined()
      guard !halves.isEmpty else { return nil }

      let subviews = container.subviews
      touched += subviews.count
      let indices = Dictionary(
        subviews.enumerated().map { (ObjectIdentifier($1), $0) },
        uniquingKeysWith: { first, _ in first })
      guard let own = indices[ObjectIdentifier(view)] else { return nil }
      var nearest: (back: Int, front: Int, end: PlatformView)?
      for ends in Dictionary(grouping: halves, by: { ObjectIdentifier($0.place) }).values {
        let placed = ends.compactMap { end in
          indices[ObjectIdentifier(end.branch)].map { (index: $0, end: end) }
        }
        guard
          let back = placed.filter({ $0.index < own }).max(by: { $0.index < $1.index }),
          let front = placed.filter({ $0.index > own }).min(by: { $0.index < $1.index }),
          back.end.side == .back, front.end.side == .front
        else { continue }
        if let nearest, (nearest.back, -nearest.front) >= (back.index, -front.index) { continue }
        nearest = (back.index, front.index, front.end.end)
      }
      return nearest?.end
    }

    /// Finds the ends in a window, once for each window of the walk.
    private func look(in window: PlatformWindow?) {
      guard seenWindows.insert(window.map { ObjectIdentifier($0) }).inserted else { return }
      for place in ActionPlaces.all {
        for end in place.ends {
          guard let view = end.view else { continue }
          touched += 1
          guard view.window === window else { continue }
          var branch = view
          while let outer = branch.superview {
            touched += 1
            sightings[ObjectIdentifier(outer), default: []].append(
              Sighting(place: place, side: end.side, end: view, branch: branch))
            branch = outer
          }
        }
      }
    }
  }

  extension PlatformResponder {
    /// Returns this responder and those after it on a walk, including the places of SwiftUI views.
    func chain(_ sight: ActionSight) -> ChainSequence<PlatformResponder> {
      ChainSequence(first: self) { sight.step(from: $0) }
    }
  }
#endif
