import HeadlessDriver
import ResponderCore
import ResponderKit
import TestSupport
import Testing
import UIKit

/// Tests the flaws of the article's code in section 2.3, by number. The tests of 2.3.6 are with
/// those of the monitor, and 2.3.14 has a suite of its own.
@MainActor @Suite("Flaws of keeping the anchor")
struct AnchorFlawTests {
  @Test("at the bottom means the inset bottom, not 83 points before it", .flaw("2.3.1"))
  func atTheBottom() {
    let stage = AnchorStage()
    let end: CGFloat = 2_640 - 844
    stage.list.contentInset.bottom = 49
    stage.device.perform { stage.list.contentOffset.y = end }
    #expect(!stage.list.isScrolledToBottom)
    let y = stage.y
    stage.open()
    #expect(stage.y == y)
    stage.close()
    stage.device.perform { stage.list.contentOffset.y = end + 83 }
    #expect(stage.list.isScrolledToBottom)
    stage.open()
    #expect(stage.y == end + 83 + 302)
    stage.close()
  }

  @Test(
    "asked after others changed the inset, in the same turn, the answer is the same",
    .flaw("2.3.2"),
    arguments: [302, 336, 400, 20] as [CGFloat])
  func askedLate(others: CGFloat) {
    let stage = AnchorStage()
    stage.device.perform { stage.list.scrollToBottom(animated: false) }
    stage.device.perform {
      stage.list.contentInset.bottom += others
      stage.field.becomeFirstResponder()
    }
    #expect(stage.list.isScrolledToBottom)
    #expect(stage.inset == (others < 300 ? others + 302 : others))
    stage.device.settle()
    stage.device.perform {
      stage.list.contentInset.bottom -= others
      stage.field.resignFirstResponder()
    }
    stage.device.settle()
    #expect(stage.inset == 0)
    #expect(stage.y == 1_830)
  }

  @Test(
    "in the middle of a long list the line above the keyboard is the one that was at the bottom",
    .flaw("2.3.3")
  )
  func reading() {
    let stage = AnchorStage(policy: .readingPosition)
    stage.device.perform { stage.list.contentOffset.y = 500 }
    stage.open()
    #expect(stage.y == 802)
    stage.close()
    #expect(stage.y == 500)
  }

  nonisolated static let partial: [(name: String, frame: CGRect, inset: CGFloat)] = [
    ("above a tab bar", CGRect(x: 0, y: 0, width: 390, height: 761), 253),
    ("in the upper half", CGRect(x: 0, y: 0, width: 390, height: 400), 0),
    ("just touched", CGRect(x: 0, y: 0, width: 390, height: 508.5), 0),
    ("wholly behind", CGRect(x: 0, y: 560, width: 390, height: 100), 100),
  ]

  @Test(
    "a keyboard that covers part of the list counts for that part", .flaw("2.3.4"),
    arguments: partial)
  func partOfIt(name: String, frame: CGRect, inset: CGFloat) {
    let stage = AnchorStage(frame: frame)
    stage.device.perform { stage.list.scrollToBottom(animated: false) }
    let y = stage.y
    stage.show(height: 336)
    #expect(stage.inset == inset, "\(name)")
    #expect(stage.y == y + inset, "\(name)")
    stage.hide()
    #expect(stage.inset == 0 && stage.y == y, "\(name)")
  }

  nonisolated static let floating = CGRect(x: 20, y: 300, width: 320, height: 260)

  @Test("a floating keyboard that is dragged posts zero frames, and nothing moves", .flaw("2.3.4"))
  func zeroFrames() {
    let stage = AnchorStage()
    stage.device.perform { stage.list.scrollToBottom(animated: false) }
    let y = stage.y
    stage.turn([(.didChangeFrame, Self.floating)])
    for _ in 0..<5 {
      stage.turn([(.willChangeFrame, .zero)])
      #expect(stage.inset == 0 && stage.y == y)
      stage.turn([(.didChangeFrame, Self.floating.offsetBy(dx: 0, dy: 40))])
      #expect(stage.inset == 0 && stage.y == y)
    }
    // A zero frame while the keyboard is docked carries no information, so the list stays above the
    // keyboard.
    stage.show(height: 336)
    stage.turn([(.willChangeFrame, .zero), (.willShow, .zero)])
    #expect(stage.inset == 302 && stage.y == y + 302)
    stage.hide()
    #expect(stage.inset == 0 && stage.y == y)
  }

  @Test(
    "a first show that is corrected, 258 then 302, counts from the list, not the begin frame",
    .item("6.7"), .flaw("2.3.5"),
    arguments: [AnchorPolicy.bottom(), .readingPosition])
  func firstShow(policy: AnchorPolicy) {
    let stage = AnchorStage(policy: policy)
    stage.device.perform { stage.list.scrollToBottom(animated: false) }
    let y = stage.y
    for round in 0..<3 {
      stage.turn([
        (.willChangeFrame, AnchorStage.docked(258)), (.willShow, AnchorStage.docked(258)),
        (.willChangeFrame, AnchorStage.docked(302)), (.willShow, AnchorStage.docked(302)),
      ])
      #expect(stage.inset == 268 && stage.y == y + 268, "round \(round)")
      stage.turn([(.didShow, AnchorStage.docked(302))])
      stage.hide()
      #expect(stage.inset == 0 && stage.y == y, "round \(round)")
    }
  }

  nonisolated static let hideFrames: [(name: String, frame: CGRect)] = [
    ("iOS 26, an accessory of 44 below the edge", CGRect(x: 0, y: 844, width: 390, height: 44)),
    ("iOS 26, an accessory of 44 above the edge", CGRect(x: 0, y: 800, width: 390, height: 44)),
    ("iOS 26, none", CGRect(x: 0, y: 844, width: 390, height: 0)),
    ("before", CGRect(x: 0, y: 844, width: 390, height: 336)),
    ("not moved at all", CGRect(x: 0, y: 508, width: 390, height: 336)), ("zero", .zero),
  ]

  @Test(
    "hide means hidden, whatever frame iOS 26 reports", .item("6.7"), .flaw("2.3.7"),
    arguments: hideFrames)
  func hideFrame(name: String, frame: CGRect) {
    let stage = AnchorStage()
    stage.device.perform { stage.list.scrollToBottom(animated: false) }
    let y = stage.y
    stage.show(height: 380)
    #expect(stage.y == y + 346, "\(name)")
    stage.turn([(.willChangeFrame, frame), (.willHide, frame)])
    #expect(stage.inset == 0 && stage.y == y, "\(name)")
    stage.turn([(.didChangeFrame, frame), (.didHide, frame)])
    #expect(stage.inset == 0 && stage.y == y, "\(name)")
  }

  @Test(
    "the horizontal position does not change", .flaw("2.3.8"), arguments: AnchorDriftTests.policies)
  func horizontal(policy: AnchorPolicy) {
    let stage = AnchorStage(policy: policy)
    stage.list.contentSize.width = 900
    stage.device.perform { stage.list.contentOffset = CGPoint(x: 123, y: stage.bottom) }
    stage.open()
    #expect(stage.list.contentOffset.x == 123)
    stage.close()
    #expect(stage.list.contentOffset == CGPoint(x: 123, y: stage.bottom))
  }

  nonisolated static let short: [(rows: Int, moved: CGFloat)] = [
    (0, 0), (3, 0), (10, 0), (11, 23), (15, 199),
  ]

  @Test(
    "short content is pushed no further than its end", .flaw("2.3.9"), arguments: short,
    [AnchorPolicy.bottom(), .readingPosition])
  func shortContent(row: (rows: Int, moved: CGFloat), policy: AnchorPolicy) {
    let stage = AnchorStage(rows: row.rows, policy: policy)
    #expect(stage.y == -47)
    stage.open()
    #expect(stage.y == -47 + row.moved)
    stage.close()
    #expect(stage.y == -47)
  }

  @Test("a duration of 0 is at once", .item("6.6"), .flaw("2.3.10"))
  func atOnce() {
    let stage = AnchorStage()
    stage.device.perform { stage.list.scrollToBottom(animated: false) }
    let y = stage.y
    stage.turn([(.willShow, AnchorStage.docked(336))], duration: 0)
    #expect(stage.y == y + 302)
    #expect(stage.list.layer.presentation()?.bounds.minY == y + 302)
    stage.hide(duration: 0)
    #expect(stage.y == y)
  }

  @Test("curve 7 is no named curve, and is kept", .item("6.6"), .flaw("2.3.11"))
  func curve() throws {
    let stage = AnchorStage()
    stage.device.perform { stage.list.scrollToBottom(animated: false) }
    let y = stage.y
    stage.device.perform { stage.field.becomeFirstResponder() }
    let event = try #require(KeyboardMonitor.shared.lastEvent)
    #expect(event.curve == 7)
    #expect(event.animationOptions.rawValue & (0xF << 16) == 7 << 16)
    // During the animation, the list moves in proportion to the keyboard: by 302 points in all,
    // while the keyboard moves by 336.
    for _ in 0..<10 {
      stage.device.advance(by: 1.0 / 60)
      let shown = try #require(stage.list.layer.presentation()?.bounds.minY)
      let keyboard = try #require(KeyboardHost.current?.presentedFrame.minY)
      let wanted = y + 302 * (844 - keyboard) / 336
      #expect(abs(shown - wanted) < 0.5)
    }
    stage.device.settle()
    stage.close()
  }

  @Test(
    "registered twice after a cancelled back-swipe, it moves once and nothing jumps",
    .flaw("2.3.12"),
    arguments: AnchorDriftTests.policies, [0, 900, 2_000] as [CGFloat])
  func registeredTwice(policy: AnchorPolicy, start: CGFloat) {
    let stage = AnchorStage(policy: policy)
    var token: BehaviorToken? = stage.list.anchor(policy)
    stage.device.perform { stage.list.contentOffset.y = min(start, stage.bottom) }
    let closed = stage.y
    stage.open()
    // The list is between its end without the keyboard and its end with it. Releasing and anchoring
    // it again would lose its place.
    if policy == .bottom(tolerance: 1) {
      stage.device.perform { stage.list.contentOffset.y = stage.bottom - 50 }
    }
    let (open, inset) = (stage.y, stage.inset)
    // The swipe begins, and the keyboard leaves with the screen. The swipe is cancelled: UIKit
    // sends will-appear again, without did-disappear.
    let aside = CGRect(x: 390, y: 508, width: 390, height: 336)
    stage.turn([(.willChangeFrame, aside), (.willHide, aside)]) {
      token = stage.list.anchor(policy)
    }
    stage.device.advance(by: 0.1)
    stage.turn([
      (.willChangeFrame, AnchorStage.docked(336)), (.willShow, AnchorStage.docked(336)),
    ])
    if policy != .bottom(tolerance: 1) { #expect(stage.y == open) }
    #expect(stage.inset == inset)
    let again = stage.y
    token = stage.list.anchor(policy)
    token = stage.list.anchor(policy)
    stage.device.perform {}
    #expect(stage.y == again && stage.inset == inset)
    stage.close()
    #expect(stage.inset == 0)
    if policy != .bottom(tolerance: 1) { #expect(stage.y == closed) }
    token?.cancel()
    #expect(stage.inset == 0)
  }

  @Test(
    "the list keeps its frame, and the second keyboard finds what the first found", .flaw("2.3.13"))
  func frameStays() {
    let stage = AnchorStage(frame: CGRect(x: 0, y: 64, width: 390, height: 504))
    let frame = stage.list.frame
    for _ in 0..<3 {
      stage.turn([(.willChangeFrame, CGRect(x: 0, y: 591, width: 390, height: 253))])
      #expect(stage.list.frame == frame && stage.inset == 0)
      stage.turn([(.willChangeFrame, CGRect(x: 0, y: 315, width: 390, height: 253))])
      stage.turn([(.willChangeFrame, CGRect(x: 0, y: 315, width: 390, height: 529))])
      #expect(stage.list.frame == frame && stage.inset == 253)
      stage.hide()
      #expect(stage.list.frame == frame && stage.inset == 0)
    }
  }

  @Test("rows that grow or shrink while the keyboard moves: at the end at the end", .flaw("2.3.15"))
  func contentChanges() {
    let stage = AnchorStage()
    stage.device.perform { stage.list.scrollToBottom(animated: false) }
    // A keyboard without an animation (T4.13.15) has no duration, so the changes after it already
    // count as the app's own.
    let isMoving = HeadlessChoices.initial.keyboard.duration > 0
    func expectEnd(_ place: CGFloat, at location: SourceLocation = #_sourceLocation) {
      // UIKit itself keeps the offset inside content that shrinks.
      let wanted = isMoving ? stage.bottom : min(place, stage.bottom)
      #expect(stage.y == wanted, sourceLocation: location)
    }
    for height: CGFloat in [2_900, 2_500, 2_700.25, 2_640] {
      stage.device.perform { stage.list.scrollToBottom(animated: false) }
      stage.device.perform { stage.field.becomeFirstResponder() }
      stage.device.advance(by: 0.1)
      var place = stage.y
      stage.device.perform { stage.list.contentSize.height = height }
      expectEnd(place)
      place = stage.y
      // A table that measures rows above moves its own offset as well.
      stage.device.perform {
        stage.list.contentSize.height += 33
        stage.list.contentOffset.y += 12
      }
      expectEnd(place + 12)
      stage.device.settle()
      stage.device.perform { stage.field.resignFirstResponder() }
      stage.device.advance(by: 0.1)
      place = stage.y
      stage.device.perform { stage.list.contentSize.height = height }
      expectEnd(place)
      stage.device.settle()
      #expect(stage.inset == 0)
      expectEnd(place)
    }
    // At rest, the app decides what new rows do to the offset.
    let y = stage.y
    stage.device.perform { stage.list.contentSize.height += 44 }
    #expect(stage.y == y)
  }

  @Test("another app's keyboard covers as well, and its hide is obeyed", .flaw("2.3.16"))
  func foreign() {
    let stage = AnchorStage()
    stage.device.perform { stage.list.scrollToBottom(animated: false) }
    let y = stage.y
    stage.show(height: 336, isLocal: false)
    #expect(stage.inset == 302 && stage.y == y + 302)
    stage.hide(isLocal: false)
    #expect(stage.inset == 0 && stage.y == y)
  }

  @Test(
    "undocked and split keyboards post frame changes only, floating ones a hide", .flaw("2.3.17"))
  func undocked() {
    let stage = AnchorStage()
    stage.device.perform { stage.list.scrollToBottom(animated: false) }
    let y = stage.y
    let free = CGRect(x: 0, y: 300, width: 390, height: 336)
    stage.show(height: 336)
    #expect(stage.inset == 302)
    // The keyboard is undocked: UIKit posts a hide, although the keyboard is still on the screen,
    // and then only frames. When it docks again, UIKit posts a show.
    stage.turn([(.willHide, AnchorStage.docked(336)), (.didChangeFrame, free)])
    #expect(stage.inset == 0 && stage.y == y)
    stage.turn([(.willChangeFrame, free.offsetBy(dx: 0, dy: 50)), (.didChangeFrame, free)])
    #expect(stage.inset == 0 && stage.y == y)
    stage.show(height: 336)
    #expect(stage.inset == 302 && stage.y == y + 302)
    // The keyboard floats: UIKit posts a hide together with the end of a frame change.
    stage.turn([(.willHide, AnchorStage.docked(0)), (.didChangeFrame, Self.floating)])
    #expect(stage.inset == 0 && stage.y == y)
    // One report says that UIKit posts only frame changes, neither a show nor a hide, for a split
    // keyboard.
    stage.turn([(.willChangeFrame, AnchorStage.docked(336))])
    #expect(stage.inset == 302)
    stage.turn([(.willChangeFrame, free), (.didChangeFrame, free)])
    #expect(stage.inset == 0 && stage.y == y)
    stage.hide()
  }

  @Test(
    "a list that joins a window while the keyboard is up has its room in the first frame",
    .flaw("2.3.18")
  )
  func joinsLate() {
    let stage = AnchorStage(policy: nil)
    stage.open()
    let late = UIScrollView(frame: stage.list.frame)
    late.contentSize = stage.list.contentSize
    // The app anchors the list before it has a window, as in viewDidLoad, and scrolls it to its end
    // during layout.
    late.anchor(.bottom(tolerance: 1))
    #expect(late.contentInset.bottom == 0)
    stage.device.perform {
      stage.controller.view.addSubview(late)
      late.scrollToBottom(animated: false)
    }
    #expect(late.adjustedContentInset.bottom == 336)
    #expect(late.isScrolledToBottom)
    // The keyboard stays up between screens. The other field takes it over without a notification.
    let other = UITextField(frame: stage.field.frame)
    stage.controller.view.addSubview(other)
    stage.device.perform {
      other.becomeFirstResponder()
      stage.list.removeFromSuperview()
    }
    stage.device.settle()
    #expect(late.adjustedContentInset.bottom == 336)
    stage.device.perform { other.resignFirstResponder() }
    stage.device.settle()
    #expect(late.contentInset.bottom == 0 && late.isScrolledToBottom)
  }
}
