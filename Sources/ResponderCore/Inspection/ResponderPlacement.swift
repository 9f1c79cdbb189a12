public import Foundation

/// Where a view stands: on the screen, and in the scroll view around it.
public struct ResponderPlacement: Equatable, Codable, Sendable {
  /// The view's bounds in screen coordinates, points.
  public var screenRect: CGRect
  /// The view's bounds in its window's coordinates, points; nil when nobody asked.
  public var windowRect: CGRect?
  /// The view's bounds in its own coordinates, points; nil when nobody asked.
  public var ownRect: CGRect?
  /// The scroll view around it; nil when there is none.
  public var scroll: ScrollPlacement?
  /// The scroll views around that one, nearest first, in screen coordinates, points.
  public var outerScrolls: [ScrollFrame]
  /// How much of it is seen now.
  public var visibility: FieldVisibility

  /// Makes a placement.
  public init(
    screenRect: CGRect, scroll: ScrollPlacement?, visibility: FieldVisibility,
    windowRect: CGRect? = nil, ownRect: CGRect? = nil, outerScrolls: [ScrollFrame] = []
  ) {
    self.screenRect = screenRect
    self.windowRect = windowRect
    self.ownRect = ownRect
    self.scroll = scroll
    self.outerScrolls = outerScrolls
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
  public var geometry: ScrollViewGeometry
  /// What is truly visible of the content, in content coordinates: without insets, keyboard and outer clipping.
  public var visibleRect: CGRect
  /// The scroll view's bounds in screen coordinates.
  public var screenRect: CGRect

  /// Makes a placement.
  public init(
    scrollView: ResponderIdentity, contentRect: CGRect, geometry: ScrollViewGeometry,
    visibleRect: CGRect, screenRect: CGRect
  ) {
    self.scrollView = scrollView
    self.contentRect = contentRect
    self.geometry = geometry
    self.visibleRect = visibleRect
    self.screenRect = screenRect
  }
}
