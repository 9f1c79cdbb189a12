import HeadlessDriver
import ResponderCore
import TestSupport
import Testing
import UIKit

@testable import ResponderKit

/// Tests an anchored list under keyboards that are only posted, and under the device's own.
///
/// Where a list scrolls, and what counts as room, are tested in ResponderCoreTests.
@MainActor @Suite("A list anchored while the keyboard moves")
struct KeyboardAnchorTests {
  nonisolated static let policies: [AnchorPolicy] = [
    .bottom(tolerance: 1), .readingPosition, .firstResponder(margin: 8), .none,
  ]

  // MARK: Posted keyboards

  typealias Post = (KeyboardEvent.Kind, CGRect)

  /// A list at its end, and what is posted in each turn, with the room that the list then has. The
  /// list has moved by as much.
  struct Story: Sendable, CustomTestStringConvertible {
    let testDescription: String
    var frame: CGRect?
    var isLocal = true
    var duration = 0.25
    let turns: [(posts: [Post], room: CGFloat)]

    init(
      _ name: String, frame: CGRect? = nil, isLocal: Bool = true, duration: Double = 0.25,
      _ turns: [(posts: [Post], room: CGFloat)]
    ) {
      (testDescription, self.frame, self.isLocal) = (name, frame, isLocal)
      (self.duration, self.turns) = (duration, turns)
    }
  }

  private nonisolated static func up(_ height: CGFloat) -> CGRect {
    CGRect(x: 0, y: 844 - height, width: 390, height: height)
  }

  private nonisolated static func show(_ height: CGFloat) -> [Post] {
    [(.willChangeFrame, up(height)), (.willShow, up(height))]
  }

  private nonisolated static func shown(_ height: CGFloat) -> [Post] {
    [(.didChangeFrame, up(height)), (.didShow, up(height))]
  }

  /// A hide, with the frames that versions of iOS report.
  private nonisolated static func hide(_ name: String, _ end: CGRect) -> Story {
    Story(
      "hide: \(name)",
      [
        (show(380), 346), ([(.willChangeFrame, end), (.willHide, end)], 0),
        ([(.didChangeFrame, end), (.didHide, end)], 0),
      ])
  }

  private nonisolated static let floating = CGRect(x: 20, y: 300, width: 320, height: 260)
  private nonisolated static let free = CGRect(x: 0, y: 300, width: 390, height: 336)

  nonisolated static let stories: [Story] = [
    Story(
      "one notification is enough",
      [
        ([(.willChangeFrame, up(253))], 219), ([(.willChangeFrame, up(297))], 263),
        ([(.willChangeFrame, up(0))], 0),
      ]),
    Story("the same frame again", [(show(253), 219), (show(253) + shown(253), 219)]),
    Story("a first show that is corrected", [(show(258) + show(302), 268), (shown(302), 268)]),
    Story(
      "a first show without the bar of suggestions",
      [(show(291), 257), (shown(291), 257), (show(336), 302), (shown(336), 302)]),
    hide("iOS 26, an accessory of 44 below the edge", CGRect(x: 0, y: 844, width: 390, height: 44)),
    hide("iOS 26, an accessory of 44 above the edge", CGRect(x: 0, y: 800, width: 390, height: 44)),
    hide("iOS 26, none", CGRect(x: 0, y: 844, width: 390, height: 0)),
    hide("before", CGRect(x: 0, y: 844, width: 390, height: 336)), hide("not moved", up(336)),
    hide("zero", .zero),
    Story(
      "a floating keyboard that is dragged posts zero frames",
      [
        ([(.didChangeFrame, floating)], 0), ([(.willChangeFrame, .zero)], 0),
        ([(.didChangeFrame, floating.offsetBy(dx: 0, dy: 40))], 0),
      ]),
    Story(
      "a zero frame while docked",
      [
        (show(336), 302), (shown(336), 302),
        ([(.willChangeFrame, .zero), (.willShow, .zero)], 302),
      ]),
    Story(
      "undocked: a hide and frames; docked again: a show",
      [
        (show(336), 302), ([(.willHide, up(336)), (.didChangeFrame, free)], 0),
        ([(.willChangeFrame, free.offsetBy(dx: 0, dy: 50)), (.didChangeFrame, free)], 0),
        (show(336), 302),
      ]),
    Story(
      "floating: a hide and a frame",
      [(show(336), 302), ([(.willHide, up(0)), (.didChangeFrame, floating)], 0)]),
    Story(
      "split: frames only",
      [
        ([(.willChangeFrame, up(336))], 302),
        ([(.willChangeFrame, free), (.didChangeFrame, free)], 0),
      ]),
    Story("another app's keyboard", isLocal: false, [(show(336), 302), ([(.willHide, up(0))], 0)]),
    Story("at once", duration: 0, [(show(336), 302), ([(.willHide, up(0))], 0)]),
    Story(
      "above a tab bar", frame: CGRect(x: 0, y: 0, width: 390, height: 761), [(show(336), 253)]),
    Story("upper half", frame: CGRect(x: 0, y: 0, width: 390, height: 400), [(show(336), 0)]),
    Story("just touched", frame: CGRect(x: 0, y: 0, width: 390, height: 508.5), [(show(336), 0)]),
    Story(
      "wholly behind", frame: CGRect(x: 0, y: 560, width: 390, height: 100), [(show(336), 100)]),
    Story(
      "up to the list's end, and beyond", frame: CGRect(x: 0, y: 64, width: 390, height: 504),
      [
        ([(.willChangeFrame, CGRect(x: 0, y: 591, width: 390, height: 253))], 0),
        ([(.willChangeFrame, CGRect(x: 0, y: 315, width: 390, height: 529))], 253),
      ]),
  ]

  @Test(
    "a list at its end follows each posted keyboard", .item("2.1", "2.2", "2.10", "6.7"),
    .flaw("2.3.4", "2.3.5", "2.3.7", "2.3.10", "2.3.13", "2.3.16", "2.3.17"), arguments: stories)
  func posted(_ story: Story) {
    for policy in [AnchorPolicy.bottom(), .readingPosition] {
      let stage = AnchorStage(policy: policy, frame: story.frame, at: .end)
      let (start, frame) = (stage.list.contentOffset, stage.list.frame)
      for round in 0..<2 {
        for (number, turn) in story.turns.enumerated() {
          stage.turn(turn.posts, duration: story.duration, isLocal: story.isLocal)
          #expect(stage.inset == turn.room, "\(policy), round \(round), turn \(number)")
          #expect(stage.y == start.y + turn.room, "\(policy), round \(round), turn \(number)")
          let shown = stage.list.layer.presentation()?.bounds.minY
          #expect(story.duration > 0 || shown == stage.y)
        }
        stage.hide(isLocal: story.isLocal)
        #expect(stage.inset == 0 && stage.list.contentOffset == start && stage.list.frame == frame)
      }
    }
  }

  // MARK: The device's keyboard

  nonisolated static let places: [(AnchorPolicy, start: CGFloat, moves: Bool)] = [
    (.bottom(), 1_830, true), (.bottom(), 1_828, false), (.bottom(), 500.3, false),
    (.bottom(tolerance: 2), 1_828.5, true), (.readingPosition, 500.3, true),
    (.firstResponder(margin: 8), 1_830, false), (.none, 1_830, false),
  ]

  @Test(
    "opened and closed, the list is back to the bit", .item("2.3", "2.4", "2.6"),
    .flaw("2.3.3", "2.3.8"), arguments: places)
  func opened(policy: AnchorPolicy, start: CGFloat, moves: Bool) {
    let stage = AnchorStage(policy: policy)
    stage.list.contentSize.width = 500
    stage.list.contentInset.bottom = 7.3
    stage.list.verticalScrollIndicatorInsets.bottom = 3.1
    stage.device.perform { stage.list.contentOffset = CGPoint(x: 40, y: start + 7.3) }
    let (offset, inset) = (stage.list.contentOffset, stage.list.contentInset)
    let bars = stage.list.verticalScrollIndicatorInsets
    for _ in 0..<3 {
      stage.open()
      #expect(abs(stage.list.adjustedContentInset.bottom - 343.3) < 1e-9)
      #expect(abs(stage.list.verticalScrollIndicatorInsets.bottom - 305.1) < 1e-9)
      #expect(abs(stage.y - offset.y - (moves ? 302 : 0)) < 1e-9)
      #expect(stage.list.contentOffset.x == 40)
      stage.close()
      #expect(stage.list.contentOffset == offset && stage.list.contentInset == inset)
      #expect(stage.list.verticalScrollIndicatorInsets == bars)
    }
  }

  @Test("a keyboard that is told again decides nothing", .item("2.6"))
  func toldAgain() {
    let stage = AnchorStage()
    var decisions = 0
    let token = BehaviorReports.observe { if case .anchored = $0 { decisions += 1 } }
    stage.show(height: 253)
    #expect(decisions == 1)
    stage.turn(Self.show(253) + Self.shown(253))
    #expect(decisions == 1)
    stage.hide()
    #expect(decisions == 2)
    token.cancel()
  }

  typealias Change = (@MainActor @Sendable (DeviceKeyboard) -> Void, covers: CGFloat)
  nonisolated static let changes: [(name: String, [Change])] = [
    (
      "an external keyboard",
      [({ $0.hasHardwareKeyboard = true }, 34), ({ $0.hasHardwareKeyboard = false }, 336)]
    ),
    (
      "the bar of suggestions",
      [({ $0.showsPredictions = false }, 291), ({ $0.showsPredictions = true }, 336)]
    ),
    ("a password manager", [({ $0.isTakenOver = true }, 34), ({ $0.isTakenOver = false }, 336)]),
  ]

  @Test(
    "the list follows a keyboard that changes during editing",
    .fact("T4.13.50", "T4.13.25", "T4.13.39"), arguments: changes)
  func changed(name: String, changes: [Change]) {
    let stage = AnchorStage(at: .end)
    stage.device.perform { stage.field.becomeFirstResponder() }
    for change in changes + changes {
      change.0(stage.device.keyboard)
      stage.device.settle()
      #expect(
        stage.inset == change.covers - 34 && stage.y == stage.start + change.covers - 34, "\(name)")
    }
    stage.close()
    #expect(stage.inset == 0 && stage.y == stage.start, "\(name)")
  }

  @Test(
    "another maker's keyboard that corrects its first show", .flaw("2.3.5"),
    arguments: [KeyboardChoices.Correction.showsAgain, .changesFrame])
  func thirdParty(correction: KeyboardChoices.Correction) {
    var choices = HeadlessChoices.initial.keyboard
    choices.correction = correction
    let stage = AnchorStage(choices: choices)
    stage.device.keyboard.useThirdParty(height: 302, firstHeight: 258)
    stage.device.perform { stage.list.scrollToBottom(animated: false) }
    stage.open()
    #expect(stage.inset == 268 && stage.list.isScrolledToBottom)
    stage.close()
    #expect(stage.inset == 0 && stage.list.isScrolledToBottom)
  }

  @Test(
    "whatever a version of iOS posts leaves no drift", .fact("C5.9", "C5.14", "C5.16"),
    arguments: KeyboardChoices.all)
  func choices(_ choices: KeyboardChoices) {
    let stage = AnchorStage(policy: .readingPosition, choices: choices)
    let other = UITextField(frame: stage.field.frame)
    other.inputAccessoryView = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 44))
    stage.controller.view.addSubview(other)
    stage.device.perform { stage.list.contentOffset.y = 700 }
    stage.open()
    #expect(stage.y == 1_002)
    stage.device.settle { other.becomeFirstResponder() }
    #expect(stage.y == 1_046 && stage.inset == 346)
    stage.device.settle { other.resignFirstResponder() }
    #expect(stage.y == 700 && stage.inset == 0)
  }

  // MARK: Animation

  @Test(
    "the list moves with the keyboard's duration and raw curve", .item("2.5", "6.6"),
    .flaw("2.3.11"))
  func animation() throws {
    let stage = AnchorStage(at: .end)
    stage.device.perform { stage.field.becomeFirstResponder() }
    let event = try #require(KeyboardMonitor.shared.lastEvent)
    #expect(event.curve == 7 && event.animationOptions.rawValue & (0xF << 16) == 7 << 16)
    for _ in 0..<10 {
      stage.device.advance(by: 1.0 / 60)
      let shown = try #require(stage.list.layer.presentation()?.bounds.minY)
      let keyboard = try #require(KeyboardHost.current?.presentedFrame.minY)
      // The list moves by 302 points in all, while the keyboard moves by 336.
      #expect(abs(shown - (stage.start + 302 * (844 - keyboard) / 336)) < 0.5)
    }
    stage.device.settle()
    stage.close()
  }

  @Test("a list that turns back on its way begins where it is", .item("2.5"))
  func turnsBack() throws {
    let stage = AnchorStage(at: .end)
    stage.turn(Self.show(253), duration: 0.4)
    stage.device.advance(by: 0.1)
    let middle = try #require(stage.list.layer.presentation()?.bounds.minY)
    #expect(middle > stage.start + 20 && middle < stage.start + 219)
    stage.turn([(.willHide, Self.up(0))], duration: 0.4)
    #expect(abs(try #require(stage.list.layer.presentation()?.bounds.minY) - middle) < 1)
    stage.device.settle()
    stage.turn([(.didHide, Self.up(0))])
    #expect(stage.list.layer.presentation()?.bounds.minY == stage.start)
  }

  // MARK: Registration

  @Test("registered in will-appear and cancelled in did-disappear, again and again", .item("2.8"))
  func appearance() {
    let stage = AnchorStage(policy: nil, at: .end)
    for _ in 0..<3 {
      let token = stage.list.anchor(.bottom(tolerance: 1))
      stage.show(height: 253)
      #expect(stage.y == stage.start + 219)
      stage.hide()
      token.cancel()
      stage.show(height: 253)
      #expect(stage.y == stage.start && stage.inset == 0)
      stage.hide()
    }
  }

  // MARK: To the end

  @Test("scrolling to the bottom; an empty list and a short one stay", .item("2.7"))
  func scrollsToBottom() {
    for (rows, expected): (Int, CGFloat) in [(60, 60 * 44 - 844 + 34), (0, -47), (3, -47)] {
      let stage = AnchorStage(rows: rows, policy: nil)
      stage.device.settle { stage.list.scrollToBottom(animated: true) }
      #expect(stage.y == expected)
      stage.device.perform { stage.list.contentOffset.y = -47 }
      stage.device.perform { stage.list.scrollToBottom(animated: false) }
      #expect(stage.y == expected)
    }
  }

  @Test("scrolling a table to its bottom measures estimated rows", .item("2.7", "2.14"))
  func scrollsTable() {
    let rows = GrowingRows()
    let table = UITableView(frame: .zero, style: .plain)
    table.dataSource = rows
    table.delegate = rows
    let stage = AnchorStage(policy: nil, list: table)
    stage.device.perform { table.scrollToBottom(animated: false) }
    stage.device.perform {}
    #expect(table.isScrolledToBottom)
    #expect(table.indexPathsForVisibleRows?.last == IndexPath(row: 79, section: 0))
    table.contentOffset.y -= 1.5
    #expect(!table.isScrolledToBottom)
  }

  @Test("as the room goes, the app is told of one offset, the final one")
  func toldOnce() {
    final class Delegate: NSObject, UIScrollViewDelegate {
      var told: [CGFloat] = []
      func scrollViewDidScroll(_ list: UIScrollView) { told.append(list.contentOffset.y) }
    }
    let (stage, delegate) = (AnchorStage(at: .end), Delegate())
    stage.open()
    stage.list.delegate = delegate
    stage.close()
    #expect(delegate.told == [stage.start])
  }

  @Test("an animated scroll to the end arrives despite the keyboard", arguments: policies)
  func scrollToEnd(policy: AnchorPolicy) {
    let stage = AnchorStage(policy: policy)
    stage.open()
    stage.device.perform { stage.list.contentOffset.y = 1_000 }
    // Simulates a chat's send button.
    stage.device.settle {
      stage.list.scrollToBottom(animated: true)
      stage.field.resignFirstResponder()
    }
    #expect(stage.inset == 0 && stage.y == stage.bottom)
    stage.device.perform { stage.list.contentOffset.y = 1_000 }
    stage.device.perform { stage.list.scrollToBottom(animated: true) }
    stage.device.advance(by: 0.1)
    stage.open()
    #expect(stage.inset == 302 && stage.y == stage.bottom)
    stage.close()
  }
}

/// Eighty rows, each one point taller than the row before. All estimated heights are too low.
@MainActor
final class GrowingRows: NSObject, UITableViewDataSource, UITableViewDelegate {
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 80 }

  func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    UITableViewCell(style: .default, reuseIdentifier: nil)
  }

  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    30 + CGFloat(indexPath.row)
  }

  func tableView(
    _ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath
  ) -> CGFloat { 20 }
}
