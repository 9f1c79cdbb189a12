extension DebugHost {
  /// Every scene, in the order in which they are played.
  static var allScenes: [any Scene] {
    [
      FormScene(), ChatScene(), InvertedScene(), CommentsScene(), FloatingScene(), SlideOverScene(),
      SheetScene(),
      ShelvesScene(), RotationScene(), SearchScene(), AddressScene(), SeatingScene(), FLEXScene(),
    ] + swiftUIScenes
  }
}
