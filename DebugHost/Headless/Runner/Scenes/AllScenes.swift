extension DebugHost {
  /// All scenes that are played by default, in this order.
  static var allScenes: [any Scene] {
    [
      FormScene(), ChatScene(), InvertedScene(), CommentsScene(), FloatingScene(), SlideOverScene(),
      SheetScene(),
      ShelvesScene(), RotationScene(), FoldScene(.form), FoldScene(.chat), SearchScene(),
      AddressScene(), SeatingScene(), FLEXScene(),
    ] + swiftUIScenes
  }
}
