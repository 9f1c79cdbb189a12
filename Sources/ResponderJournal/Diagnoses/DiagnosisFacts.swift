/// The facts at the end of a run loop turn, for the rules about states that must last. An adapter,
/// the code that knows UIKit, reads them. It identifies objects by numbers that only it can
/// translate back, and that are not in the journal.
package struct DiagnosisFacts: Equatable, Sendable {
  /// A list that a keyboard may cover.
  package struct List: Equatable, Sendable {
    package var id: Int
    package var identity: ResponderIdentity
    package var bottom: ListChange.Bottom
    /// Whether the adapter read the inset before the keyboard moved. Otherwise other code may
    /// already have made room for the keyboard.
    package var isCertain: Bool
    /// Whether a screen that owns the keyboard is presented over the list's screen.
    package var isBehind: Bool
    /// Whether the list was off the screen until now. The app may have changed the list's size
    /// meanwhile.
    package var wasAway: Bool
    /// What is at the bottom of the list's window, unless a view of the app's own begins at the
    /// lower edge of the list's free area.
    package var windowBottom: WindowBottom?
    /// Whether the list is a text view that is first responder.
    package var isTextView: Bool
    /// Who changed the list's bottom inset while the keyboard last moved; nil if that is not known.
    package var writers: [String]?

    package init(
      id: Int, identity: ResponderIdentity, bottom: ListChange.Bottom, isCertain: Bool = true,
      isBehind: Bool = false, wasAway: Bool = false, windowBottom: WindowBottom? = nil,
      isTextView: Bool = false
    ) {
      self.id = id
      self.identity = identity
      self.bottom = bottom
      self.isBehind = isBehind
      self.wasAway = wasAway
      self.windowBottom = windowBottom
      self.isTextView = isTextView
      self.isCertain = isCertain
    }
  }

  /// A view that encloses the first responder, outside any list.
  package struct Surrounding: Equatable, Sendable {
    package var id: Int
    package var identity: ResponderIdentity
    /// The view's frame in its superview's coordinates, in points.
    package var frame: CGRect
    /// The view's frame in screen coordinates, in points.
    package var screenFrame: CGRect
    package var reachesBottom: Bool
    /// Whether the view is a view controller's root view.
    package var isScreen: Bool
    /// Whether the view is that of a sheet, which UIKit moves together with what is around it.
    package var isSheet: Bool
    /// The sizes of the view's visible siblings, in points.
    package var neighbors: [CGSize]
    /// What is at the bottom of the view's window, unless the view is narrower than its screen or
    /// another view of the app's begins at its bottom edge.
    package var windowBottom: WindowBottom?

    package init(
      id: Int, identity: ResponderIdentity, frame: CGRect, screenFrame: CGRect,
      reachesBottom: Bool, isScreen: Bool = false, isSheet: Bool = false,
      neighbors: [CGSize] = [], windowBottom: WindowBottom? = nil
    ) {
      self.id = id
      self.identity = identity
      self.frame = frame
      self.screenFrame = screenFrame
      self.reachesBottom = reachesBottom
      self.isScreen = isScreen
      self.isSheet = isSheet
      self.neighbors = neighbors
      self.windowBottom = windowBottom
    }
  }

  /// The view that a touch on the edited line would reach instead of the first responder, or the
  /// bar on the keyboard that contains that view. Rectangles are in screen coordinates, in points.
  package struct Cover: Equatable, Sendable {
    package var identity: ResponderIdentity
    package var frame: CGRect
    /// The rectangle of the edited line, as wide as the first responder.
    package var line: CGRect
    /// Whether the view hides what is behind it and was there when the keyboard came to rest. A
    /// menu, a popup or a message comes later.
    package var isStanding: Bool

    package init(
      identity: ResponderIdentity, frame: CGRect, line: CGRect, isStanding: Bool = false
    ) {
      self.identity = identity
      self.frame = frame
      self.line = line
      self.isStanding = isStanding
    }

    /// Returns whether the user can scroll the line up from behind the covering view; `place` is
    /// the place of the line.
    func canBeLeft(_ place: GeometryRecord) -> Bool {
      let geometry = place.decision.geometry
      return line.maxY - frame.minY <= geometry.maximumOffset.y - geometry.contentOffset.y + 1
    }
  }

  /// The time of the facts, in seconds.
  package var time: TimeInterval
  /// Whether something is moving, such as the keyboard, that has to come to rest before the rules
  /// judge the facts.
  package var isMoving = false
  /// Whether the app scrolled nothing in code during this turn. If the app did scroll, every state
  /// that is not reported yet must last for its whole time again.
  package var isSteady = true
  /// The number of the first responder; nil if there is none. The adapter sets 0 if the keyboard
  /// may belong to another app, or to a first responder that the adapter does not know.
  package var responder: Int?
  /// The first responder's place; nil if there is none to judge.
  package var place: GeometryRecord?
  /// The caret's place, if the responder takes text and reports a caret.
  package var caret: GeometryRecord?
  /// The first responder's frame in screen coordinates, in points. The finder compares it to find
  /// out whether the first responder has moved.
  package var spot: CGRect?
  /// Whether a gesture, a deceleration or a transition may be moving the first responder or a view
  /// around it.
  package var isHeld = false
  /// Whether the user has scrolled around the first responder, by a finger or by a tap on the
  /// status bar, since the caret last moved to another line.
  package var isScrolledByHand = false
  package var cover: Cover?
  /// What the user needs beside the first responder, as far as the keyboard may keep it covered.
  package var content: CoveredContent?
  /// States that the evidence describes in full: a lost bar, a guide under the keyboard, a first
  /// responder in a window that is not key. `restedFor` does not matter.
  package var states: [DiagnosisEvidence] = []
  package var keyboard = KeyboardState()
  /// Whether a view of the app's own, such as a panel of pictures or stickers, has taken the
  /// keyboard's place.
  package var isPlaceTaken = false
  /// The SwiftUI field that lost the focus when its screen left, while there is no first responder.
  package var fieldThatLeft: ResponderIdentity?
  package var lists: [List] = []
  /// The views around the first responder, outermost first.
  package var surroundings: [Surrounding] = []
  /// The numbers of the lists that are in no window now. They may come back with their screen.
  package var awayLists: Set<Int> = []
  /// The numbers of the views around the first responder that are in no window now.
  package var awaySurroundings: Set<Int> = []

  package init(time: TimeInterval) { self.time = time }
}
