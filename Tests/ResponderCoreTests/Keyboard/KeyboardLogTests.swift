import Foundation
import ResponderCore
import TestSupport
import Testing

/// Replays what people logged, from iOS 4 to 27.
@Suite struct KeyboardLogTests {
  /// The logs after which the state is not the keyboard's, each with the reason.
  private static let different: [String: String] = [
    "k36": portraitCoordinates, "k39": portraitCoordinates, "k40": portraitCoordinates,
    "k41": portraitCoordinates, "k43": portraitCoordinates,
    "k61": "a library reads a frame without a width as hidden; such a frame comes with a keyboard "
      + "that is up, too (T4.14.14)",
  ]

  private static let portraitCoordinates =
    "before iOS 8, frames were in the coordinates of an upright device (T4.14.15); the oldest "
    + "system of the package is iOS 15"

  /// The input accessory views that the reports tell in words, in screen coordinates. The frames do
  /// not contain them (T4.14.16, T4.14.17).
  private static let accessories: [String: CGRect] = [
    "k65": rect(221, 555, 445, 44), "k70": rect(0, 495, 402, 44),
  ]

  @Test(
    "after what was logged, the keyboard is where it was seen",
    arguments: KeyboardLog.all.filter { $0.truth != nil })
  func replay(log: KeyboardLog) throws {
    let truth = try #require(log.truth)
    let rect = log.rect.map(KeyboardLog.rect) ?? log.screenRect
    let state = log.state
    let covering = Self.accessories[log.id].map {
      state.covering(rect, safeBottom: 0, accessory: $0)
    }
    let isSame =
      (truth.placement ?? state.placement.rawValue) == state.placement.rawValue
      && truth.coveredHeight.map { $0 == (covering ?? state).overlap(with: rect) } ?? true
    guard Self.different[log.id] != nil else {
      #expect(isSame, "\(state), covers \((covering ?? state).overlap(with: rect))")
      return
    }
    #expect(!isSame, "the reason is out of date")
    // What was logged on a system that the package supports is never explained away.
    #expect(log.numbers != "posted" || log.version < 8)
  }
}
