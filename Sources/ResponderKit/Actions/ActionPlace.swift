#if canImport(SwiftUI)
  internal import Combine
  internal import SwiftUI
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
  ///
  /// A view keeps its place as a state object. It publishes no changes, so it never makes SwiftUI
  /// update the view.
  @MainActor
  final class ActionPlace: ObservableObject {
    /// An invisible view directly before (`back`) or directly after (`front`) a SwiftUI view in the
    /// place. A front end represents the place in a walk.
    struct End {
      enum Side { case back, front }

      weak var view: PlatformView?
      let side: Side
      fileprivate let number: Int
    }

    /// What handles the actions that reach a place.
    enum Handler {
      case closure(any ActionClosure)
      /// An object, which the walk asks about each action as it asks a responder.
      case object(Weak<AnyObject>)
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
    var handler: Handler?
    /// The identity under which reports name the place.
    var identity = ResponderIdentity(className: "View")
    /// The chain whose reader made this place, or nil.
    var chain: TagRegistry.ChainID?

    nonisolated init() {}

    var ends: some Collection<End> { known.values }

    /// The views that represent the place: first those in a window, then the rest, each group in
    /// the order in which they were added.
    var fronts: [PlatformView] {
      let fronts = known.values.filter { $0.side == .front }.sortedByNumber { Double($0.number) }
        .compactMap(\.view)
      return fronts.filter { $0.window != nil } + fronts.filter { $0.window == nil }
    }

    /// The view at which an action sent from this place starts.
    var front: PlatformView? { fronts.first }

    func add(_ view: PlatformView, as side: End.Side) {
      let key = ObjectIdentifier(view)
      if let end = known[key], end.view === view, end.side == side { return }
      if known.isEmpty { ActionPlaces.add(self) }
      lastNumber += 1
      known[key] = End(view: view, side: side, number: lastNumber)
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
    private static var places: [Weak<ActionPlace>] = []

    /// Whether no place is registered. A walk then does no extra work.
    static var isEmpty: Bool { places.isEmpty }

    /// The places in the order in which they were added. Reading this property removes the entries
    /// whose place was deallocated.
    static var all: [ActionPlace] {
      if places.contains(where: { $0.object == nil }) { places.removeAll { $0.object == nil } }
      return places.compactMap(\.object)
    }

    fileprivate static func add(_ place: ActionPlace) {
      places.append(Weak(object: place))
    }

    fileprivate static func remove(_ place: ActionPlace) {
      places.removeAll { $0.object === place }
    }
  }

  private struct ActionPlaceKey: EnvironmentKey {
    static var defaultValue: ActionPlace? { nil }
  }

  extension EnvironmentValues {
    /// The innermost `ActionPlace` around a view; nil if there is none.
    var actionPlace: ActionPlace? {
      get { self[ActionPlaceKey.self] }
      set { self[ActionPlaceKey.self] = newValue }
    }
  }

  /// Gives its content a place in the responder chain: one invisible view directly before the
  /// content and one directly after it.
  ///
  /// The invisible views have no size, so SwiftUI draws no placeholder over the content where it
  /// cannot show a platform view (`drawingGroup`, `ImageRenderer`).
  struct ActionPlaceView<Content: View>: View {
    @StateObject private var place = ActionPlace()
    let identity: ResponderIdentity
    var handler: ActionPlace.Handler?
    var chain: TagRegistry.ChainID?
    let content: Content

    var body: some View {
      content
        .environment(\.actionPlace, place)
        .background(end(.back))
        .overlay(end(.front))
    }

    private func end(_ side: ActionPlace.End.Side) -> some View {
      ProbePlace<ActionProbe>(
        value: .init(place: place, side: side, identity: identity, handler: handler, chain: chain)
      )
      .frame(width: 0, height: 0)
      .accessibilityHidden(true)
    }
  }

  /// One of the two invisible views beside the content. In a walk, the view after the content
  /// represents the place.
  final class ActionProbe: PlatformProbe, ModifierProbe {
    /// The place and the side of a probe, and what the modifier was given for the place.
    struct Value {
      let place: ActionPlace
      let side: ActionPlace.End.Side
      let identity: ResponderIdentity
      let handler: ActionPlace.Handler?
      let chain: TagRegistry.ChainID?
    }

    private(set) var place: ActionPlace?

    /// The identity under which reports name the place.
    var identity: ResponderIdentity { place?.identity ?? ResponderIdentity(className: "View") }

    func update(_ value: Value, in environment: EnvironmentValues) {
      let place = value.place
      mark(place, value.side)
      (place.identity, place.handler, place.chain) = (value.identity, value.handler, value.chain)
      place.outer = environment.actionPlace
      #if canImport(UIKit)
        movedToWindow()
      #endif
    }

    func mark(_ place: ActionPlace, _ side: ActionPlace.End.Side) {
      if self.place !== place { end() }
      self.place = place
      place.add(self, as: side)
    }

    override func end() {
      place?.remove(self)
      place = nil
      #if canImport(UIKit)
        name(nil)
      #endif
    }

    #if canImport(UIKit)
      private weak var screen: UIViewController?
      private weak var named: UIScrollView?

      override func movedToWindow() { TurnClock.shared.atTurnEnd { [weak self] in self?.look() } }

      /// Names the scroll view that the bars are to follow. UIKit looks for it through the first
      /// subview of each view (T4.20.48), where the view before the content hides it.
      private func look() {
        var (inner, content) = (self as UIView, UIView?.none)
        while window != nil, let outer = inner.superview, outer.subviews.first === inner {
          // Inside a scroll view, nothing is hidden from UIKit's search.
          if outer is UIScrollView { return }
          content = content ?? outer.subviews.first { !$0.bounds.isEmpty }
          if let screen = outer.ownController {
            while let view = content, !(view is UIScrollView) {
              // A container inside, such as a stack, shows one screen after another.
              content =
                view.ownController == nil ? view.subviews.first { !$0.bounds.isEmpty } : nil
            }
            self.screen = screen
            return name(content as? UIScrollView)
          }
          inner = outer
        }
      }

      /// Does nothing if SwiftUI or the app has named another scroll view.
      private func name(_ scrollView: UIScrollView?) {
        guard let screen else { return }
        let current = screen.contentScrollView(for: .top) ?? screen.contentScrollView(for: .bottom)
        guard current == nil || current === named, current !== scrollView else { return }
        screen.setContentScrollView(scrollView, for: [.top, .bottom])
        named = scrollView
      }
    #endif
  }
#endif
