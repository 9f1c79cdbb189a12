#if canImport(UIKit) || canImport(AppKit)
  #if canImport(UIKit)
    internal import UIKit
  #else
    internal import AppKit
  #endif

  /// Where the places of SwiftUI views stand among the platform's views, seen once for each walk.
  ///
  /// A view of SwiftUI is no responder, and a representable is never around the view that it is background or overlay of
  /// (truth T4.20.14): it stands beside it. So a place has two invisible views, one directly before its content and one directly
  /// after it, and whatever lies between the two is in it. Where a walk goes from a view to the one that holds it, the places
  /// around that view are asked in between, the innermost first.
  @MainActor
  final class ActionSight {
    /// A place in the view that holds both of its ends.
    private struct Stand {
      let back: Int
      let front: Int
      let view: PlatformView
    }

    /// By the view that holds them. Nothing changes while an action is on its way.
    private lazy var stands = Self.look()

    /// Who comes after a responder that is, or has, this view.
    func successor(of responder: PlatformResponder, as view: PlatformView?) -> PlatformResponder? {
      let next = responder.followingResponder
      guard !ActionPlaces.isEmpty, let view else { return next }
      // Not in a window yet, as in `onAppear`: only the tree of SwiftUI knows what is around it.
      if next == nil { return place(around: view) }
      guard let container = view.superview, next === container,
        let index = container.subviews.firstIndex(where: { $0 === view })
      else { return next }
      let around = stands[ObjectIdentifier(container)]?.filter {
        $0.back < index && index < $0.front
      }
      return around?.max { $0.back < $1.back }?.view ?? next
    }

    /// The place in which something is that was presented, or is not in a window yet, where places inside it tell: they inherit it,
    /// wherever they are shown.
    func place(around root: PlatformView?) -> PlatformView? {
      guard let root, !ActionPlaces.isEmpty else { return nil }
      for place in ActionPlaces.all where place.front?.isDescendant(of: root) == true {
        if let outer = place.outer?.front, !outer.isDescendant(of: root) { return outer }
      }
      return nil
    }

    private static func look() -> [ObjectIdentifier: [Stand]] {
      var stands: [ObjectIdentifier: [Stand]] = [:]
      for place in ActionPlaces.all {
        guard let back = place.back, let front = place.front else { continue }
        var branches: [ObjectIdentifier: PlatformView] = [:]
        for view in ancestors(of: front) {
          if let outer = view.superview { branches[ObjectIdentifier(outer)] = view }
        }
        for view in ancestors(of: back) {
          guard let outer = view.superview, let branch = branches[ObjectIdentifier(outer)] else {
            continue
          }
          let siblings = outer.subviews
          if let start = siblings.firstIndex(where: { $0 === view }),
            let end = siblings.firstIndex(where: { $0 === branch })
          {
            stands[ObjectIdentifier(outer), default: []]
              .append(Stand(back: start, front: end, view: front))
          }
          break
        }
      }
      return stands
    }

    private static func ancestors(of view: PlatformView) -> some Sequence<PlatformView> {
      sequence(first: view, next: \.superview)
    }
  }
#endif
