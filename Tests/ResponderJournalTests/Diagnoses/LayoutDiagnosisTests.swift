import Foundation
import ResponderJournal
import Testing

@Suite("Views around the field that rise for the keyboard, and return")
struct LayoutDiagnosisTests {
  private static let (keys, bar) = (FinderStage.keys, FinderStage.bar)

  @Test("a view that stays raised is reported once")
  func once() {
    var stage = FinderStage()
    func look(_ time: Double, _ y: CGFloat, _ keyboard: KeyboardState) -> [Diagnosis.ID] {
      stage.turn(time, keyboard) {
        $0.surroundings = [FinderStage.view(y), FinderStage.view(y, number: 2)]
      }
    }
    #expect(!stage.finder.followsSurroundings && stage.finder.isIdle)
    stage.finder.keyboardComes(over: [], into: (1...3).map { FinderStage.view(0, number: $0) })
    #expect(stage.finder.followsSurroundings && !stage.finder.isIdle)
    stage.comes(view: -336)
    #expect(look(0, -336, Self.keys) == [] && !stage.waits)
    #expect(look(1, -36, FinderStage.none) == [] && stage.waits && stage.finder.followsSurroundings)
    #expect(look(2, -36, FinderStage.none) == [.layoutNotRestored])
    #expect(!stage.finder.followsSurroundings)
    // The next keyboard begins anew.
    stage.comes(view: 0)
    #expect(look(3, -672, Self.keys) == [] && stage.waits)
    #expect(look(4, -672, Self.keys) == [.needlessLift])
    #expect(look(5, 0, FinderStage.none) == [] && !stage.finder.followsSurroundings)
  }

  @Test("what has come beside a view explains where it rests")
  func neighbors() {
    for isChanged in [false, true] {
      var outer = FinderStage.view(0)
      outer.neighbors = [CGSize(width: 390, height: 52)]
      var stage = FinderStage()
      stage.finder.keyboardComes(over: [], into: [outer, FinderStage.view(0, number: 2)])
      func look(_ time: Double, _ y: CGFloat, _ keyboard: KeyboardState) -> [Diagnosis.ID] {
        stage.turn(time, keyboard) {
          $0.surroundings = [outer, FinderStage.view(y, number: 2)]
          if isChanged, time > 0 {
            $0.surroundings[0].neighbors.append(CGSize(width: 390, height: 20))
          }
        }
      }
      #expect(look(0, -336, Self.keys) == [])
      #expect(look(1, -20, FinderStage.none) == [] && stage.waits == !isChanged)
      #expect(look(2, -20, FinderStage.none) == (isChanged ? [] : [.layoutNotRestored]))
      #expect(!stage.finder.followsSurroundings)
    }
  }

  private static let undocked = KeyboardState().applying(
    KeyboardEvent(
      kind: .willChangeFrame, beginFrame: .zero, endFrame: rect(0, 400, 390, 336), duration: 0.25,
      curve: 7, isLocal: true, screen: SampleEvidence.screen))

  struct Rise: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let keyboard: KeyboardState
    let top: CGFloat
    let bottom: CGFloat
    let isScreen: Bool
    let fires: Bool
  }

  /// A view from `top` to the bottom of the screen, whose bottom edge rises to `bottom`.
  static let rises = [
    Rise(
      testDescription: "a bar lower than the keyboard, to the keyboard", keyboard: keys, top: 792,
      bottom: 508, isScreen: false, fires: false),
    Rise(
      testDescription: "the same bar, twice as far", keyboard: keys, top: 792, bottom: 206,
      isScreen: false, fires: true),
    Rise(
      testDescription: "a bar on an undocked keyboard", keyboard: undocked, top: 740, bottom: 400,
      isScreen: true, fires: false),
    Rise(
      testDescription: "a bar near an undocked keyboard", keyboard: undocked, top: 740, bottom: 390,
      isScreen: true, fires: false),
    Rise(
      testDescription: "a bar above an undocked keyboard", keyboard: undocked, top: 740,
      bottom: 360, isScreen: true, fires: true),
    Rise(
      testDescription: "a screen on an undocked keyboard", keyboard: undocked, top: 0, bottom: 400,
      isScreen: true, fires: true),
    Rise(
      testDescription: "a view with a list and a bar, there", keyboard: undocked, top: 24,
      bottom: 400, isScreen: false, fires: false),
  ]

  @Test("how far a bar or a screen may rise", arguments: rises)
  func rising(_ rise: Rise) {
    #expect(Self.undocked.placement == .undocked)
    func view(_ bottom: CGFloat) -> DiagnosisFacts.Surrounding {
      let height = 844 - rise.top
      return FinderStage.view(rect(0, bottom - height, 390, height), isScreen: rise.isScreen)
    }
    var stage = FinderStage()
    stage.finder.keyboardComes(over: [], into: [view(844)])
    for (time, found) in [(0, []), (1, rise.fires ? [.needlessLift] : [])]
      as [(Double, [Diagnosis.ID])]
    {
      #expect(stage.turn(time, rise.keyboard) { $0.surroundings = [view(rise.bottom)] } == found)
    }
  }

  @Test("while the keyboard is up, no panel is in its place")
  func panelBesideKeyboard() {
    var stage = FinderStage()
    stage.comes(view: 0)
    for (time, found) in [(0, []), (1, [.needlessLift])] as [(Double, [Diagnosis.ID])] {
      #expect(stage.turn(time, Self.keys, view: -672) { $0.isPlaceTaken = true } == found)
    }
  }

  @Test("a view put back in time is moved by others afterwards")
  func putBackBeside() {
    var stage = FinderStage()
    #expect(stage.cycle(0, from: (0, 0), to: (0, -36)) == [.layoutNotRestored])
    stage.comes(view: -36)
    #expect(stage.turn(10, Self.keys, view: -336) == [] && stage.turn(11, Self.keys, view: 0) == [])
    #expect(stage.turn(12, view: 10) == [] && !stage.waits)
  }

  @Test("room for a bar is not left over from before")
  func roomForBar() {
    var stage = FinderStage()
    stage.comes(view: 0)
    #expect(stage.turn(0, Self.keys, view: -336) == [])
    // The keyboard appears again before the view below it is judged, and then leaves its bar.
    #expect(stage.turn(1, view: -86) == [] && stage.waits)
    stage.comes(view: -86, after: .accessoryOnly)
    #expect(stage.turn(1.1, Self.keys, view: -336) == [])
    for time in [2.0, 3] { #expect(stage.turn(time, Self.bar, view: -86) == [] && !stage.waits) }
  }
}
