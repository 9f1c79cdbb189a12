public import Foundation

/// Everything known about the first responder at one moment: what the HUD, FLEX and the debugger show.
///
/// A plain value; nobody who shows it computes anything. Text contents are never part of it.
public struct ResponderSnapshot: Equatable, Codable, Sendable {
  /// The responder; nil when nobody is first responder.
  public var responder: ResponderIdentity?
  /// The responder chain, the first responder first.
  public var chain: [ResponderIdentity]
  /// Where the responder stands; nil for responders that are not views.
  public var placement: ResponderPlacement?
  /// Where it will be when the scroll in progress comes to rest; nil while nothing scrolls.
  public var prediction: ScrollPrediction?
  /// The keyboard.
  public var keyboard: KeyboardState
  /// The height, in points, that the keyboard covers of the enclosing scroll view, or of the window without one.
  public var keyboardOverlap: CGFloat

  /// The snapshot of nobody, with the keyboard hidden.
  public static var nobody: ResponderSnapshot { ResponderSnapshot() }

  /// Makes a snapshot; by default of nobody, with the keyboard hidden.
  public init(
    responder: ResponderIdentity? = nil, chain: [ResponderIdentity] = [],
    placement: ResponderPlacement? = nil, prediction: ScrollPrediction? = nil,
    keyboard: KeyboardState = KeyboardState(), keyboardOverlap: CGFloat = 0
  ) {
    self.responder = responder
    self.chain = chain
    self.placement = placement
    self.prediction = prediction
    self.keyboard = keyboard
    self.keyboardOverlap = keyboardOverlap
  }
}

/// Who a responder is: its class and the identifier its developer gave it.
public struct ResponderIdentity: Equatable, Codable, Sendable {
  /// The name of its class, without the module.
  public var className: String
  /// Its accessibility identifier, if it has one.
  public var identifier: String?

  /// Makes an identity.
  public init(className: String, identifier: String? = nil) {
    self.className = className
    self.identifier = identifier
  }
}

extension ResponderIdentity: CustomStringConvertible {
  /// The class, with the identifier in quotation marks behind it: `UITextField "email"`.
  public var description: String {
    identifier.map { "\(className) \"\($0)\"" } ?? className
  }
}

/// Where a view stands: on the screen, and in the scroll view around it.
public struct ResponderPlacement: Equatable, Codable, Sendable {
  /// The view's bounds in screen coordinates, points.
  public var screenRect: CGRect
  /// The scroll view around it; nil when there is none.
  public var scroll: ScrollPlacement?
  /// How much of it is seen now.
  public var visibility: Visibility

  /// Makes a placement.
  public init(screenRect: CGRect, scroll: ScrollPlacement?, visibility: Visibility) {
    self.screenRect = screenRect
    self.scroll = scroll
    self.visibility = visibility
  }
}

/// Where a view stands in its nearest enclosing scroll view; all in points.
public struct ScrollPlacement: Equatable, Codable, Sendable {
  /// The scroll view.
  public var scrollView: ResponderIdentity
  /// The view in content coordinates.
  public var contentRect: CGRect
  /// The scroll view's geometry.
  public var geometry: ScrollGeometry
  /// What is truly visible of the content, in content coordinates: without insets, keyboard and outer clipping.
  public var visibleRect: CGRect
  /// The scroll view's bounds in screen coordinates.
  public var screenRect: CGRect

  /// Makes a placement.
  public init(
    scrollView: ResponderIdentity, contentRect: CGRect, geometry: ScrollGeometry,
    visibleRect: CGRect, screenRect: CGRect
  ) {
    self.scrollView = scrollView
    self.contentRect = contentRect
    self.geometry = geometry
    self.visibleRect = visibleRect
    self.screenRect = screenRect
  }
}

/// Where a scroll in progress will come to rest, and how the first responder will be seen there.
public struct ScrollPrediction: Equatable, Codable, Sendable {
  /// What the scroll view is doing.
  public enum Phase: String, Codable, Sendable {
    /// A finger moves it.
    case dragging
    /// It coasts after the finger has left.
    case decelerating
  }

  /// What the scroll view is doing.
  public var phase: Phase
  /// Where it will rest, in content coordinates, points; while dragging: if the finger left now.
  public var restingOffset: CGPoint
  /// How the first responder will be seen there.
  public var visibility: Visibility
  /// Where the view will be on the screen then, in screen coordinates, points.
  public var screenRect: CGRect

  /// Makes a prediction.
  public init(phase: Phase, restingOffset: CGPoint, visibility: Visibility, screenRect: CGRect) {
    self.phase = phase
    self.restingOffset = restingOffset
    self.visibility = visibility
    self.screenRect = screenRect
  }
}
