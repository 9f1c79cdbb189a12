import Foundation
import ResponderCore
import Testing

/// Tests keyboard changes whose end UIKit never announces, and changes that UIKit announces only by
/// their end (T4.13.36).
@Suite struct KeyboardLostEndTests {
  private static let screen = rect(0, 0, 820, 1_180)
  private static let low = rect(0, 844, 820, 336)
  private static let high = rect(0, 780, 820, 400)
  private static let down = rect(0, 1_180, 820, 336)
  private static let floating = rect(200, 500, 320, 260)
  private static let undocked = rect(0, 400, 820, 336)

  private typealias Story = [(KeyboardEvent.Kind, CGRect)]
  private static let lostShow: Story = [(.willChangeFrame, low), (.willShow, low)]
  private static let lostHide: Story = [(.willChangeFrame, down), (.willHide, down)]
  private static let show: Story = lostShow + [(.didChangeFrame, low), (.didShow, low)]
  private static let hide: Story = lostHide + [(.didChangeFrame, down), (.didHide, down)]
  private static let float: Story = [(.didChangeFrame, floating)]
  private static let announcedFloat: Story = [(.willChangeFrame, floating)] + float
  private static let dock: Story = [(.didChangeFrame, low)]
  private static let dockHigh: Story = [(.didChangeFrame, high)]
  private static let lostHighShow: Story = [(.willShow, high)]
  private static let undock: Story = [
    (.willChangeFrame, undocked), (.willHide, undocked), (.didChangeFrame, undocked),
  ]
  private static let undockDown: Story = [
    (.willChangeFrame, undocked), (.willHide, down), (.didChangeFrame, undocked),
  ]
  private static let floatDown: Story = [
    (.willChangeFrame, floating), (.willHide, down), (.didChangeFrame, floating),
  ]
  private static let hidden: Story = [(.didHide, down)]

  private static func state(_ stories: [Story], from state: KeyboardState = .init())
    -> KeyboardState
  {
    stories.joined().reduce(state) { state, event in
      state.applying(
        KeyboardEvent(
          kind: event.0, beginFrame: .null, endFrame: event.1, duration: 0.25, curve: 7,
          isLocal: true, screen: screen))
    }
  }

  private static let rows: [(String, [Story], KeyboardPlacement)] = [
    (
      "a show whose ends a hide swallowed, then a whole show, floating and back",
      [lostShow, hide, show, float, dock], .docked
    ),
    (
      "the same with a hide that never ends either",
      [lostShow, lostHide, show, float, dock], .docked
    ),
    (
      "a hide that never ends, floating, and away",
      [lostHide, show, float, hide], .hidden
    ),
    (
      "a show that never ends, then floating by an announced change and docked by its end alone",
      [lostShow, hide, show, announcedFloat, dock], .docked
    ),
    (
      "the ends of a higher keyboard never come, and it comes back without an announcement",
      [lostHighShow, show, float, dockHigh], .docked
    ),
    ("T4.13.31 undocked by a hide of its own frame", [show, undock], .undocked),
    ("T4.13.31 undocked by a hide of another frame", [show, undockDown], .undocked),
    ("T4.13.31 the same with the hide's end", [show, undockDown, hidden], .undocked),
    ("made to float by a hide of another frame", [show, floatDown], .floating),
  ]

  @Test("an end that never came is no reason to drop what comes later", arguments: 0..<rows.count)
  func lost(row: Int) {
    let (name, story, placement) = Self.rows[row]
    #expect(Self.state(story).placement == placement, "\(name)")
  }

  @Test("500 whole shows and hides later nothing is left of the ends that were lost")
  func healed() {
    var state = Self.state([Self.lostShow, Self.lostHide])
    for _ in 0..<500 { state = Self.state([Self.show, Self.hide], from: state) }
    let after = Self.state([Self.show, Self.float, Self.dock], from: state)
    #expect(after.placement == .docked && after.overlap(with: Self.screen) == 336)
    #expect(Self.state([Self.show], from: state) == Self.state([Self.show]))
  }

  @Test("what older journals hold of ends that are due is passed over")
  func hostile() throws {
    let hide = KeyboardEvent(
      kind: .willHide, beginFrame: .zero, endFrame: Self.down, duration: 0, curve: 7,
      isLocal: true, screen: Self.screen)
    let change = KeyboardChange(hide, before: Self.state([Self.show]))
    let line = Journal.jsonLines([JournalEntry(time: 0, event: .keyboard(change))])
    let frames = "[" + Array(repeating: "[[0,1],[2,3]]", count: 500).joined(separator: ",") + "]"
    for extra in [
      "\"announced\":\(frames)", "\"endsDue\":-1", "\"lastWasHide\":7",
    ] {
      let altered = line.replacingOccurrences(
        of: "\"before\":{", with: "\"before\":{\(extra),")
      #expect(altered != line)
      let read = try JournalReader.read(altered)
      #expect(Replay(read).decisions == 1)
      guard case .keyboard(let change) = read[0].event else { continue }
      #expect(change.appliedAgain().after.placement == .hidden)
      #expect(change.before == Self.state([Self.show]), "\(extra)")
    }
  }
}
