/// What counts as the visible area of a scroll view, before subtracting the keyboard and what
/// enclosing views clip.
public enum VisibleArea: String, Hashable, Codable, Sendable, CaseIterable {
  /// The viewport less the safe area that the scroll view insets.
  ///
  /// The area that an app's own `contentInset` adds counts as visible: a stretchy header, margins,
  /// or the neighbours that a pager shows.
  case insideSafeArea
  /// The viewport less the whole adjusted inset, for an app whose `contentInset` makes room for a
  /// bar of its own that covers the list.
  case insideInsets
}
