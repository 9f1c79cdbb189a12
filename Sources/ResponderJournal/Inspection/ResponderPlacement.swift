/// The place of a view on the screen and in its enclosing scroll view.
public struct ResponderPlacement: Equatable, Codable, Sendable {
  /// The view's bounds in screen coordinates, points.
  public var screenRect: CGRect
  /// The view's bounds in its window's coordinates, points; nil if they were not requested.
  public var windowRect: CGRect?
  /// The view's bounds in its own coordinates, points; nil if they were not requested.
  public var ownRect: CGRect?
  /// The view's place in its nearest enclosing scroll view; nil if no scroll view encloses the
  /// view.
  public var scroll: ScrollPlacement?
  /// The scroll views that enclose the nearest one, from inner to outer, in screen coordinates,
  /// points.
  public var outerScrolls: [ScrollFrame]
  /// How much of the view, or of the caret in a web view, is visible now.
  public var visibility: FieldVisibility

  /// Creates a placement.
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

/// The place of a view in its nearest enclosing scroll view; all in points.
public struct ScrollPlacement: Equatable, Codable, Sendable {
  /// The scroll view.
  public var scrollView: ResponderIdentity
  /// The view's bounds in content coordinates; in a web view, the caret's rectangle, if it is
  /// known.
  public var contentRect: CGRect
  /// The scroll view's geometry.
  public var geometry: ScrollViewGeometry
  /// The part of the content that is visible, in content coordinates: what insets, the keyboard and
  /// enclosing views leave free; null if nothing is visible.
  public var visibleRect: CGRect
  /// The scroll view's bounds in screen coordinates.
  public var screenRect: CGRect

  /// Creates a placement.
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

/// An outer scroll view and its place on the screen.
public struct ScrollFrame: Equatable, Codable, Sendable {
  /// The scroll view.
  public var scrollView: ResponderIdentity
  /// The scroll view's bounds in screen coordinates, points.
  public var screenRect: CGRect

  /// Creates the value.
  public init(scrollView: ResponderIdentity, screenRect: CGRect) {
    self.scrollView = scrollView
    self.screenRect = screenRect
  }
}

extension ScrollPlacement {
  /// The content offset within the limits, in points, that is nearest to the current one and shows
  /// the responder with 8 points above and below, or as many as fit.
  package var offsetShowingResponder: CGPoint {
    let end = geometry.contentOffset.y + geometry.viewport.height
    // Whatever covers the lower end of the viewport, usually the keyboard, counts as a bottom
    // inset.
    let covered = visibleRect.isNull ? geometry.inset.bottom : end - visibleRect.maxY
    let offset = AnchorPolicy.firstResponder().offset(
      for: geometry, changingBottomInsetTo: max(covered, geometry.inset.bottom),
      firstResponder: contentRect)
    return geometry.clamp(offset)
  }
}
