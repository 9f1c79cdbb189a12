extension View {
  /// Changes nothing: the headless device asks no view for its accessibility elements (K).
  public func accessibilityHidden(_ hidden: Bool) -> some View { self }
}
