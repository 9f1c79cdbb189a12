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

    package init(
      id: Int, identity: ResponderIdentity, bottom: ListChange.Bottom, isCertain: Bool = true
    ) {
      self.id = id
      self.identity = identity
      self.bottom = bottom
      self.isCertain = isCertain
    }
  }

  /// A first responder of a window that is not key.
  package struct Elsewhere: Equatable, Sendable {
    package var responder: ResponderIdentity
    package var home: WindowFact
    package var key: WindowFact

    package init(responder: ResponderIdentity, home: WindowFact, key: WindowFact) {
      self.responder = responder
      self.home = home
      self.key = key
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
  package var keyboard = KeyboardState()
  package var elsewhere: Elsewhere?
  package var lists: [List] = []

  package init(time: TimeInterval) { self.time = time }
}
