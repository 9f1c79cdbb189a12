package import Foundation

#if canImport(CoreGraphics)
  import CoreGraphics
#endif

/// The measurements of an anchored list, and of the keyboard over it, that an adapter takes at one
/// moment; in points and seconds.
///
/// Offsets, insets and rectangles are the list's own, as the framework reports them. `ListAnchor`
/// converts the values of a list that is upside down.
package struct AnchorReading: Sendable {
  /// How much of the list the keyboard covers.
  package enum Cover: Equatable, Sendable {
    /// No docked keyboard and no bar is over the list's window.
    case none
    /// The keyboard covers this height, counted from the list's edge that is lower on the screen; 0
    /// if the keyboard does not reach the list.
    case part(CGFloat)
    /// The overlap is unknown: the list has no window or lies outside its window's bounds, or the
    /// keyboard belongs to another window or to a view controller in front of the list.
    case untold

    /// Whether a docked keyboard or a bar is, or may be, over the list's window.
    var isUp: Bool { self != .none }

    /// The height for which the anchor makes room; nil leaves the room as it is.
    var overlap: CGFloat? {
      switch self {
      case .none: 0
      case .part(let height): height
      case .untold: nil
      }
    }
  }

  /// The first responder, if it is the list or a view in it; rectangles are in content coordinates.
  package struct Focus: Equatable, Sendable {
    /// The responder's frame.
    package var whole: CGRect
    /// The caret's line, if the responder takes text and reports its caret.
    package var line: CGRect?
    /// Whether the responder is a single-line field, whose whole frame is kept visible if it fits.
    package var isField: Bool
    /// The area that the views between the responder and the list leave visible, limited to the
    /// responder's own frame if the responder is a scroll view; nil if nothing limits it.
    package var shown: CGRect?
    /// Whether a finger or a deceleration moves the responder, or a scroll view between it and the
    /// list.
    package var isHeld: Bool

    package init(whole: CGRect, line: CGRect?, isField: Bool, shown: CGRect?, isHeld: Bool) {
      self.whole = whole
      self.line = line
      self.isField = isField
      self.shown = shown
      self.isHeld = isHeld
    }

    /// Returns the rectangle to keep visible, given the height that is visible above the keyboard.
    /// The result is nil if there is a `shown` area and it contains no part of the rectangle, or
    /// one of their coordinates is not finite.
    ///
    /// For a field that fits into that height, the rectangle is the whole frame. Otherwise it is
    /// the caret's line, or the frame if the caret is not known. Only the part inside `shown`
    /// counts, so a text view that the user scrolled away from its caret does not move the list.
    func place(room: CGFloat) -> CGRect? {
      let place = isField && whole.height <= room ? whole : line ?? whole
      guard let shown else { return place }
      guard place.isFinite, shown.isFinite,
        // Only the heights count.
        let seen = place.common(
          CGRect(x: place.minX, y: shown.minY, width: place.width + 1, height: shown.height))
      else { return nil }
      return shown.minY <= place.minY && place.maxY <= shown.maxY ? place : seen
    }
  }

  /// How many points the keyboard's upper edge is below its place in the last keyboard notification,
  /// and how many points the finger is below the place where it begins to pull the keyboard.
  package typealias Pull = (edge: CGFloat, finger: CGFloat)

  package var time: TimeInterval = 0
  package var geometry: ScrollViewGeometry
  /// The list's own content inset.
  package var contentInset = Insets.zero
  /// The vertical indicator's own inset.
  package var indicatorInset = Insets.zero
  package var safeArea = Insets.zero
  /// Whether the framework adds the safe area to the indicator's inset.
  package var adjustsIndicators = true
  package var isInWindow = true
  /// Whether the content's end is at the list's upper edge on the screen, as in chats whose list is
  /// flipped by a transform.
  package var isTurnedOver = false
  /// Whether a finger touches or drags the list, or the list decelerates.
  package var isHeld = false
  package var cover = Cover.none
  /// Whether the keyboard is moving, according to its notifications.
  package var isKeyboardMoving = false
  /// Where a finger on the list, and the keyboard's upper edge, are; nil without a finger that may
  /// pull the keyboard, if no docked keyboard or bar is over the list's window, and if no public
  /// API reports the edge.
  package var pull: Pull?
  package var focus: Focus?

  package init(_ geometry: ScrollViewGeometry) { self.geometry = geometry }

  // MARK: The upright list

  /// The geometry of the list as the user sees it: its bottom is the edge that is lower on the
  /// screen.
  var upright: ScrollViewGeometry { isTurnedOver ? geometry.turnedOver : geometry }

  /// The focus in the coordinates of the upright list.
  var uprightFocus: Focus? {
    guard isTurnedOver, var focus else { return focus }
    let height = geometry.contentSize.height.finiteOrZero
    func turned(_ rect: CGRect) -> CGRect {
      CGRect(x: rect.minX, y: height - rect.maxY, width: rect.width, height: rect.height)
    }
    focus.whole = turned(focus.whole)
    focus.line = focus.line.map(turned)
    focus.shown = focus.shown.map(turned)
    return focus
  }

  /// The insets at the edge that the keyboard covers.
  var roomNow: AnchorRoom.Now {
    func edge(_ insets: Insets) -> CGFloat { isTurnedOver ? insets.top : insets.bottom }
    let added = edge(geometry.inset) - edge(contentInset)
    // The subtraction is rounded. If its result is within a rounding error of the safe area or of
    // 0, the framework has added exactly that.
    let system = [edge(safeArea), 0].first { abs($0 - added) < 1e-6 } ?? added
    return AnchorRoom.Now(
      content: edge(contentInset), indicator: edge(indicatorInset),
      system: isInWindow ? system : nil, indicatorSystem: adjustsIndicators ? system : 0)
  }
}

extension ScrollViewGeometry {
  /// The geometry of the same list upside down.
  var turnedOver: ScrollViewGeometry {
    var copy = self
    (copy.inset.top, copy.inset.bottom) = (inset.bottom, inset.top)
    copy.contentOffset.y = turnedOver(contentOffset.y)
    return copy
  }

  /// Converts an offset between the list and the same list upside down. The result may be negative,
  /// because the content may be shorter than the viewport.
  func turnedOver(_ y: CGFloat) -> CGFloat {
    contentSize.height.finiteOrZero - viewport.height.finiteOrZero - y
  }

  /// Whether the content is no taller than the space between the insets.
  var fits: Bool {
    contentSize.height.finiteOrZero + inset.top.finiteOrZero + inset.bottom.finiteOrZero
      <= viewport.height.finiteOrZero
  }
}

extension AnchorPolicy {
  /// Returns the first responder's place, or, if it is taller than the room over the bottom inset, as
  /// a web page that reports no caret, the part that the list shows: the user tapped there. What the
  /// list cuts off needs no margin.
  func part(
    of place: CGRect?, shownBy list: ScrollViewGeometry, under inset: CGFloat
  ) -> CGRect? {
    let room = list.changingBottomInset(to: inset).visibleRect(at: .zero).height
    guard let place, case .firstResponder(let margin) = self, place.height > room else {
      return place
    }
    let area = list.visibleRect(at: list.contentOffset)
    let inner = place.common(area.insetBy(dx: 0, dy: max(0, margin)))
    return inner.flatMap { $0.height <= room ? $0 : nil } ?? place.common(area) ?? place
  }
}

extension KeyboardState {
  /// Whether the keyboard, or a bar without a keyboard, covers everything below its upper edge.
  package var isCovering: Bool {
    switch placement {
    case .docked, .accessoryOnly: true
    case .hidden, .floating, .undocked: false
    }
  }
}

/// How far a finger has pulled the keyboard down (`keyboardDismissMode` `.interactive`).
///
/// UIKit posts no notification while the finger drags (truth T4.13.26). Public API shows only an
/// edge that moves with the keyboard: that of the app's input accessory view, or of a layout guide.
/// The edge is trusted only once it has been where the last notification put the keyboard. A guide
/// that was first requested when the keyboard was already up, or that belongs to a screen the user
/// has left, is never at that place (T4.15.14 to T4.15.16). Then the keyboard counts as pulled no
/// farther than the finger is (T4.16.3), because a guide of iOS 26 may jump by itself (T4.15.21).
struct KeyboardDrag: Sendable {
  private var isTrusted = false
  private(set) var isActive = false

  /// Records `AnchorReading.pull`, and returns the distance if the edge is trusted; 0 if it is not,
  /// or if the edge is unknown or at most half a point below its place.
  mutating func distance(_ pull: AnchorReading.Pull?) -> CGFloat {
    guard let pull, pull.edge.isFinite, pull.finger.isFinite else {
      end()
      return 0
    }
    if !isTrusted { isTrusted = abs(pull.edge) < 1 }
    let distance = min(pull.edge, pull.finger)
    isActive = isTrusted && distance > 0.5
    return isActive ? distance : 0
  }

  /// Ends the pull, because a notification has reported where the keyboard goes, or because the
  /// edge is no longer known.
  mutating func end() {
    self = KeyboardDrag()
  }
}
