package import Foundation

#if canImport(CoreGraphics)
  import CoreGraphics
#endif

/// The facts that an adapter reads at the end of a run loop turn, for the rules about states that
/// must last for some time before they count as mistakes.
///
/// Objects are identified by numbers that have no meaning elsewhere and never leave the adapter.
package struct DiagnosisFacts: Equatable, Sendable {
  /// A list that a keyboard may cover.
  package struct List: Equatable, Sendable {
    package var id: Int
    package var identity: ResponderIdentity
    package var bottom: ListChange.Bottom
    /// Whether the adapter read the inset before the keyboard moved. Otherwise other code may
    /// already have made room.
    package var isCertain: Bool
    /// Whether another screen is presented over its screen and owns the keyboard.
    package var isBehind: Bool
    /// Whether another screen was shown until now. The app may have changed the list's size
    /// meanwhile.
    package var wasAway: Bool

    package init(
      id: Int, identity: ResponderIdentity, bottom: ListChange.Bottom, isCertain: Bool = true,
      isBehind: Bool = false, wasAway: Bool = false
    ) {
      self.id = id
      self.identity = identity
      self.bottom = bottom
      self.isBehind = isBehind
      self.wasAway = wasAway
      self.isCertain = isCertain
    }
  }

  /// A first responder of a window that is not key.
  package struct Elsewhere: Equatable, Sendable {
    package var responder: ResponderIdentity
    package var home: WindowFact
    package var key: WindowFact
    /// Whether a touch at the first responder's place would reach the key window.
    package var isCovered: Bool

    package init(
      responder: ResponderIdentity, home: WindowFact, key: WindowFact, isCovered: Bool = false
    ) {
      self.responder = responder
      self.home = home
      self.key = key
      self.isCovered = isCovered
    }
  }

  /// A view that encloses the first responder, outside any list.
  package struct Surrounding: Equatable, Sendable {
    package var id: Int
    package var identity: ResponderIdentity
    /// The frame in its superview's coordinates, in points.
    package var frame: CGRect
    /// The frame in screen coordinates, in points.
    package var screenFrame: CGRect
    package var reachesBottom: Bool
    /// Whether it is a view controller's root view.
    package var isScreen: Bool
    /// The sizes of its visible siblings, in points.
    package var neighbors: [CGSize]

    package init(
      id: Int, identity: ResponderIdentity, frame: CGRect, screenFrame: CGRect,
      reachesBottom: Bool, isScreen: Bool = false, neighbors: [CGSize] = []
    ) {
      self.id = id
      self.identity = identity
      self.frame = frame
      self.screenFrame = screenFrame
      self.reachesBottom = reachesBottom
      self.isScreen = isScreen
      self.neighbors = neighbors
    }
  }

  /// The view that a touch on the edited line would reach. Rectangles are in screen coordinates, in
  /// points.
  package struct Cover: Equatable, Sendable {
    package var identity: ResponderIdentity
    package var frame: CGRect
    package var line: CGRect

    package init(identity: ResponderIdentity, frame: CGRect, line: CGRect) {
      self.identity = identity
      self.frame = frame
      self.line = line
    }

    /// Returns whether the user can scroll the line out from under the view; `place` is the line's
    /// place.
    func canBeLeft(_ place: GeometryRecord) -> Bool {
      let geometry = place.decision.geometry
      return line.maxY - frame.minY <= geometry.maximumOffset.y - geometry.contentOffset.y + 1
    }
  }

  /// An input accessory view that was on the screen, and its controller.
  package struct Bar: Equatable, Sendable {
    package var controller: ResponderIdentity
    package var bar: ResponderIdentity

    package init(controller: ResponderIdentity, bar: ResponderIdentity) {
      self.controller = controller
      self.bar = bar
    }
  }

  /// The time of the facts, in seconds.
  package var time: TimeInterval
  /// Whether a finger, a deceleration or the keyboard is moving anything.
  package var isMoving = false
  /// Whether the app moved nothing in this turn. If it did, the time at rest begins anew.
  package var isSteady = true
  /// The number of the first responder in the app's windows.
  package var responder: Int?
  /// The first responder's place, if it is a view in a window.
  package var place: GeometryRecord?
  /// The caret's place, if the responder takes text and reports a caret.
  package var caret: GeometryRecord?
  /// The first responder's frame in screen coordinates, in points. From it the rules tell whether
  /// the first responder moves.
  package var spot: CGRect?
  /// Whether a finger or a transition is moving the first responder or a view around it.
  package var isHeld = false
  /// Whether the user has scrolled around the first responder with a finger since the caret last
  /// moved.
  package var isScrolledByHand = false
  package var cover: Cover?
  /// Set while the bar is off the screen, its controller could become first responder, and no
  /// responder is.
  package var lostBar: Bar?
  package var keyboard = KeyboardState()
  /// Whether a view of the app's own, such as a panel of pictures or stickers, has taken the
  /// keyboard's place.
  package var isPlaceTaken = false
  package var elsewhere: Elsewhere?
  package var lists: [List] = []
  /// The views around the first responder, outermost first.
  package var surroundings: [Surrounding] = []

  package init(time: TimeInterval) { self.time = time }
}
