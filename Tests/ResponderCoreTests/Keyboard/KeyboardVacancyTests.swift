import Foundation
import ResponderCore
import TestSupport
import Testing

/// Tests the keyboard that leaves without a notification.
@Suite struct KeyboardVacancyTests {
  private typealias Look = (KeyboardState, isUsed: Bool, time: TimeInterval)

  private static func state(_ top: CGFloat, isLocal: Bool = true) -> KeyboardState {
    KeyboardState().applying(
      KeyboardEvent(
        kind: .willShow, beginFrame: .null, endFrame: rect(0, top, 390, 336), duration: 0.25,
        curve: 7, isLocal: isLocal, screen: rect(0, 0, 390, 844)))
  }

  private static let (up, bar, undocked, down) = (state(508), state(800), state(300), state(844))

  private static let rows: [(String, [Look], KeyboardVacancy.Finding)] = [
    ("the field is there", [(up, true, 0), (up, true, 9)], .rests),
    ("the field has just gone", [(up, true, 0), (up, false, 1)], .waits(0.5)),
    ("it has gone for a while", [(up, true, 0), (up, false, 1), (up, false, 1.25)], .waits(0.25)),
    ("it has gone for good", [(up, true, 0), (up, false, 1), (up, false, 1.5)], .hasLeft),
    (
      "another one came, and went",
      [(up, true, 0), (up, false, 1), (up, true, 1.25), (up, false, 2)], .waits(0.5)
    ),
    ("nobody used it, as another process does", [(up, false, 0), (up, false, 9)], .rests),
    (
      "it left, and came for another process",
      [(up, true, 0), (down, true, 1), (down, false, 2), (up, false, 3), (up, false, 9)], .rests
    ),
    (
      "it is another app's",
      [(up, true, 0), (state(508, isLocal: false), false, 1), (up, false, 9)], .rests
    ),
    ("only a bar", [(up, true, 0), (bar, false, 1), (bar, false, 9)], .rests),
    ("it is undocked", [(undocked, true, 0), (undocked, false, 1), (undocked, false, 9)], .rests),
    (
      "it has left, and is not told again",
      [(up, true, 0), (up, false, 1), (up, false, 2), (up, false, 9)], .rests
    ),
  ]

  @Test(
    "a docked keyboard that nobody uses for half a second has left", .fact("T4.13.61"),
    arguments: 0..<rows.count)
  func vacancy(row: Int) {
    let (name, looks, expected) = Self.rows[row]
    var vacancy = KeyboardVacancy()
    let findings = looks.map { vacancy.look($0, isUsed: $1, at: $2) }
    #expect(findings.last == expected, "\(name)")
  }

  @Test("a keyboard of another app has left when this one is alone", .fact("T4.13.72"))
  func alone() {
    let foreign = Self.state(508, isLocal: false)
    var vacancy = KeyboardVacancy()
    vacancy.appCameAlone()
    #expect(vacancy.look(foreign, isUsed: false, at: 0) == .waits(0.5) && vacancy.isWaiting)
    #expect(vacancy.look(foreign, isUsed: false, at: 0.5) == .hasLeft)
  }
}
