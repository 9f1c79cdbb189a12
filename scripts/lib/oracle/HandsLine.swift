/// Stands for DebugHost/iOS/Hands/HandsLine.swift: the oracle has no Network.
actor HandsLine {
  static let shared = HandsLine()

  var isServed: Bool {
    get async { false }
  }

  func play(_ gesture: Gesture) async -> Bool { false }
}
