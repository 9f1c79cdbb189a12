extension View {
  /// Changes nothing, because the headless device does not query accessibility elements (K).
  nonisolated public func accessibilityHidden(_ hidden: Bool) -> some View { self }
}
