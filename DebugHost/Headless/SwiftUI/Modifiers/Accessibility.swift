extension View {
  /// Nothing here asks the tree for its accessibility elements: the views are what they were (K).
  public func accessibilityHidden(_ hidden: Bool) -> some View { self }
}
