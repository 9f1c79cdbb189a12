extension DebugHost {
  /// Every scene, in the order in which they are played.
  static var allScenes: [any Scene] {
    [
      FormScene(), ChatScene(), FloatingScene(), SheetScene(), ShelvesScene(), RotationScene(),
      SearchScene(), FLEXScene(),
    ] + swiftUIScenes
  }
}
