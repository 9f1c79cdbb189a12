package import Foundation

/// What an adapter sees at the end of a turn, for the rules that a mistake must break for some time.
///
/// Objects are named by numbers that mean nothing elsewhere and never leave the adapter.
package struct DiagnosisFacts: Equatable, Sendable {
  /// A list that a keyboard may cover.
  package struct List: Equatable, Sendable {
    package var id: Int
    package var identity: ResponderIdentity
    package var bottom: ListChange.Bottom
    /// Whether the inset is known from before the keyboard moved: others may have made room when that is told.
    package var isCertain: Bool
    /// Whether something is presented over its screen, and the keyboard is that one's.
    package var isBehind: Bool
    /// Whether another screen was shown until now: the app may have changed its size meanwhile.
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

  /// A view around the first responder, outside of any list.
  package struct Surrounding: Equatable, Sendable {
    package var id: Int
    package var identity: ResponderIdentity
    /// In its superview's coordinates, points.
    package var frame: CGRect
    /// In screen coordinates, points.
    package var screenFrame: CGRect
    package var reachesBottom: Bool

    package init(
      id: Int, identity: ResponderIdentity, frame: CGRect, screenFrame: CGRect, reachesBottom: Bool
    ) {
      self.id = id
      self.identity = identity
      self.frame = frame
      self.screenFrame = screenFrame
      self.reachesBottom = reachesBottom
    }
  }

  /// What a touch on the line that is edited would reach; rectangles in screen coordinates, points.
  package struct Cover: Equatable, Sendable {
    package var identity: ResponderIdentity
    package var frame: CGRect
    package var line: CGRect

    package init(identity: ResponderIdentity, frame: CGRect, line: CGRect) {
      self.identity = identity
      self.frame = frame
      self.line = line
    }
  }

  /// An input accessory view that was on the screen, and the controller that it is of.
  package struct Bar: Equatable, Sendable {
    package var controller: ResponderIdentity
    package var bar: ResponderIdentity

    package init(controller: ResponderIdentity, bar: ResponderIdentity) {
      self.controller = controller
      self.bar = bar
    }
  }

  /// Seconds.
  package var time: TimeInterval
  /// Whether a finger, a deceleration or the keyboard moves something.
  package var isMoving = false
  /// Whether nothing was moved by the app in this turn, which counts as standing only from now on.
  package var isSteady = true
  /// The number of the first responder in the app's windows.
  package var responder: Int?
  /// Where it is, if it is a view in a window.
  package var place: GeometryRecord?
  /// Where its caret is, if it takes text and says so.
  package var caret: GeometryRecord?
  /// Where it is in screen coordinates, points: what is compared to tell whether it moves.
  package var spot: CGRect?
  /// Whether a finger or a transition moves something that it is in.
  package var isHeld = false
  /// Whether a finger has scrolled what it is in since its caret was last moved.
  package var isScrolledByHand = false
  package var cover: Cover?
  /// Set while it is off the screen, its controller could take the focus, and no responder has it.
  package var lostBar: Bar?
  package var keyboard = KeyboardState()
  /// Whether something of the app's own, a panel of pictures or stickers, stands where the keyboard stood.
  package var isPlaceTaken = false
  package var elsewhere: Elsewhere?
  package var lists: [List] = []
  /// Outermost first.
  package var surroundings: [Surrounding] = []

  package init(time: TimeInterval) { self.time = time }
}
