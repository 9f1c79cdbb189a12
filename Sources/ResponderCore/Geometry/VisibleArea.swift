/// What counts as the visible area of a scroll view, before the keyboard and enclosing views are taken off.
public enum VisibleArea: String, Hashable, Codable, Sendable, CaseIterable {
  /// The viewport less the safe area, as far as the scroll view leaves it free: what lies in an app's own `contentInset`
  /// is seen, a stretchy header, margins, or the neighbours that a pager shows.
  case insideSafeArea
  /// The viewport less the whole adjusted inset: for an app whose `contentInset` makes room for a bar of its own that
  /// covers the list.
  case insideInsets
}
