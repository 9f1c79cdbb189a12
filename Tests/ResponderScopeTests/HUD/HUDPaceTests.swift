import DebugHostScreens
import Foundation
import HeadlessDriver
import ResponderKit
import Testing
import UIKit

@testable import ResponderCore
@testable import ResponderScope

@MainActor @Suite("What the HUD does while a list scrolls", .serialized)
struct HUDPaceTests {
  private func row(_ title: String, in stage: HUDStage) -> String? {
    let rows = stage.panel.card.body.elements.compactMap { ($0 as? HUDRowView)?.row }
    return rows.first { $0.title == title }?.value
  }

  private func editedList() -> UIScrollView? {
    var view: UIView? = UIResponder.current as? UIView
    while let current = view {
      if let list = current as? UIScrollView { return list }
      view = current.superview
    }
    return nil
  }

  @Test(
    "the outline follows every frame, the card looks four times a second", arguments: [false, true])
  func follows(isCollapsed: Bool) throws {
    defer { HUDStage.end() }
    let stage = HUDStage(memory: HUDMemory(isCollapsed: isCollapsed))
    let field = try #require(stage.edit())
    let overlay = try #require(HUDController.shared.overlay(in: stage.device.scene))
    let finger = stage.device.touchDown(at: CGPoint(x: 44, y: 440))
    for step in 1...12 {
      stage.device.touchMove(finger, to: CGPoint(x: 44, y: 440 - step * 2))
      stage.device.advance(by: 1.0 / 120)
    }
    let looks = HUDController.shared.sampleCount
    for step in 1...60 {
      stage.device.touchMove(finger, to: CGPoint(x: 44, y: 416 - step))
      let seen = field.convert(field.bounds, to: stage.hudWindow).insetBy(dx: -2, dy: -2)
      let drawn = try #require(overlay.outlines.fieldRect)
      #expect(abs(drawn.minY - seen.minY) < 0.01 && drawn.size == seen.size)
      stage.device.advance(by: 1.0 / 120)
    }
    // The finger has moved for half a second. In this time, the HUD takes two or three samples.
    #expect((2...3).contains(HUDController.shared.sampleCount - looks))
  }

  @Test(
    "each frame that is sent has the outline where the field is: 0 points, dragged and coasting",
    arguments: LoopChoices.Commit.allCases,
    LoopChoices.WindowOrder.allCases.flatMap { order in [1, 2].map { (order, $0) } })
  func sameFrame(
    _ picture: LoopChoices.Commit, _ other: (order: LoopChoices.WindowOrder, linkStride: Int)
  ) throws {
    try HeadlessChoices.with {
      $0.loop.commit = picture
      $0.loop.windowOrder = other.order
      $0.loop.linkStride = other.linkStride
    } run: {
      defer { HUDStage.end() }
      let stage = HUDStage(memory: HUDMemory(isCollapsed: true))
      let field = try #require(stage.edit())
      let overlay = try #require(HUDController.shared.overlay(in: stage.device.scene))
      stage.device.settle()
      var distances: [CGFloat] = []
      var ways: Set<CGFloat> = []
      stage.device.onFrame = { _ in
        guard field.isFirstResponder, let drawn = overlay.outlines.fieldRect else { return }
        let seen = field.convert(field.bounds, to: stage.hudWindow).insetBy(dx: -2, dy: -2)
        distances.append(abs(drawn.minY - seen.minY))
        ways.insert(seen.minY)
      }
      defer { stage.device.onFrame = nil }
      stage.device.drag(
        from: CGPoint(x: 44, y: 440), to: CGPoint(x: 44, y: 380), duration: 0.3)
      stage.device.settle()
      #expect(ways.count > 20)
      #expect(distances.allSatisfy { $0 < 0.001 }, "\(distances.max() ?? 0)")
    }
  }

  @Test("nothing stays outlined of a field that was flung away", arguments: [false, true])
  func leaves(isCollapsed: Bool) throws {
    defer { HUDStage.end() }
    let stage = HUDStage(memory: HUDMemory(isCollapsed: isCollapsed))
    try #require(stage.edit() != nil)
    let overlay = try #require(HUDController.shared.overlay(in: stage.device.scene))
    #expect(overlay.outlines.isShown)
    stage.device.drag(from: CGPoint(x: 44, y: 470), to: CGPoint(x: 44, y: 170), duration: 0.1)
    stage.device.settle()
    #expect(UIResponder.current == nil)
    #expect(!overlay.outlines.isShown && overlay.outlines.tag.isHidden)
  }

  @Test("the card that lists the mistakes looks as seldom, once the user has seen them")
  func mistakes() {
    defer { HUDStage.end() }
    let stage = HUDStage()
    stage.edit()
    stage.select(.diagnoses)
    let finger = stage.device.press(
      from: CGPoint(x: 44, y: 470), to: CGPoint(x: 44, y: 450), duration: 0.1)
    let looks = HUDController.shared.sampleCount
    for step in 1...60 {
      stage.device.touchMove(finger, to: CGPoint(x: 44, y: 450 - step))
      stage.device.advance(by: 1.0 / 120)
    }
    #expect((1...3).contains(HUDController.shared.sampleCount - looks))
    stage.device.touchUp(finger)
    stage.device.settle()
  }

  @Test("a field that leaves the list while it coasts has no outcome")
  func leavesList() throws {
    defer { HUDStage.end() }
    let stage = HUDStage(showsHUD: false)
    let field = try #require(stage.edit())
    _ = ResponderHUD.snapshot
    stage.device.fling(
      from: CGPoint(x: 44, y: 470), velocity: CGPoint(x: 0, y: -0.3), duration: 0.08)
    try #require(ResponderHUD.snapshot.prediction != nil)
    stage.device.perform { stage.app.addSubview(field) }
    stage.device.settle()
    #expect(ResponderHUD.snapshot.outcome == nil)
  }

  @Test("without the HUD, a snapshot has the outcome of a scroll that an earlier one has seen")
  func outcome() throws {
    defer { HUDStage.end() }
    let stage = HUDStage(showsHUD: false)
    stage.edit()
    _ = ResponderHUD.snapshot
    stage.device.fling(
      from: CGPoint(x: 44, y: 470), velocity: CGPoint(x: 0, y: -0.3), duration: 0.08)
    try #require(ResponderHUD.snapshot.prediction != nil)
    stage.device.settle()
    #expect(ResponderHUD.snapshot.outcome != nil)
  }

  @Test("the ghost follows the finger between two looks, and is where the list comes to rest")
  func ghost() throws {
    defer { HUDStage.end() }
    let stage = HUDStage()
    let field = try #require(stage.edit())
    let overlay = try #require(HUDController.shared.overlay(in: stage.device.scene))
    let finger = stage.device.press(
      from: CGPoint(x: 44, y: 470), to: CGPoint(x: 44, y: 440), duration: 0.1)
    let before = try #require(overlay.outlines.ghostRect)
    stage.device.advance(by: 1.0 / 120)
    stage.device.touchMove(finger, to: CGPoint(x: 44, y: 436))
    let ghost = try #require(overlay.outlines.ghostRect)
    #expect(ghost != before)
    var drawn: [CGFloat] = []
    stage.device.onFrame = { _ in
      // After the finger has lifted, the prediction does not change. At rest, there is no ghost.
      if let rect = overlay.outlines.ghostRect { drawn.append(rect.minY) }
    }
    stage.device.touchUp(finger)
    stage.device.settle()
    stage.device.onFrame = nil
    #expect(drawn.count > 10 && drawn.allSatisfy { abs($0 - ghost.minY) < 2 }, "\(drawn)")
    let rest = field.convert(field.bounds, to: stage.hudWindow)
    #expect(abs(ghost.minY - rest.minY) < 2, "ghost \(ghost), rest \(rest)")
  }

  @Test("at the end of the list the ghost stays while the field goes with the finger")
  func ghostAtTheEdge() throws {
    defer { HUDStage.end() }
    let stage = HUDStage()
    try #require(stage.edit() != nil)
    let overlay = try #require(HUDController.shared.overlay(in: stage.device.scene))
    let finger = stage.device.press(
      from: CGPoint(x: 44, y: 400), to: CGPoint(x: 44, y: 380), duration: 0.1)
    // Moves the finger back down. From now on, the list would come to rest at its top, wherever the
    // finger is.
    for step in 1...12 {
      stage.device.touchMove(finger, to: CGPoint(x: 44, y: 380 + step * 3))
      stage.device.advance(by: 1.0 / 120)
    }
    let (ghost, field) = (overlay.outlines.ghostRect, overlay.outlines.fieldRect)
    for step in 1...40 {
      stage.device.touchMove(finger, to: CGPoint(x: 44, y: 416 + step))
      let now = try #require(overlay.outlines.ghostRect)
      #expect(abs(now.minY - (ghost?.minY ?? 0)) < 0.5, "step \(step)")
      stage.device.advance(by: 1.0 / 120)
    }
    #expect((overlay.outlines.fieldRect?.minY ?? 0) - (field?.minY ?? 0) > 5)
    stage.device.touchUp(finger)
    stage.device.settle()
  }

  @Test("a finger that stops and stays: the numbers are exact, and no frame is asked for")
  func stopped() throws {
    defer { HUDStage.end() }
    let stage = HUDStage()
    stage.edit()
    let list = try #require(editedList())
    let finger = stage.device.press(
      from: CGPoint(x: 44, y: 470), to: CGPoint(x: 44, y: 391), duration: 0.13)
    let looks = HUDController.shared.sampleCount
    stage.device.advance(by: 1)
    #expect(row("Offset", in: stage) == HUDNumbers.point(list.contentOffset))
    #expect(HUDController.shared.sampleCount - looks <= 2)
    #expect(stage.device.isIdle)
    stage.device.touchUp(finger)
  }

  @Test("a finger that stops between two looks: the numbers are exact 0.3 s after the last look")
  func stoppedBetweenLooks() throws {
    defer { HUDStage.end() }
    let stage = HUDStage()
    stage.edit()
    let list = try #require(editedList())
    let finger = stage.device.press(
      from: CGPoint(x: 44, y: 470), to: CGPoint(x: 44, y: 440), duration: 0.1)
    var y = 440
    func move() {
      y -= 1
      stage.device.touchMove(finger, to: CGPoint(x: 44, y: y))
      stage.device.advance(by: 1.0 / 120)
    }
    let looks = HUDController.shared.sampleCount
    while HUDController.shared.sampleCount == looks, y > 380 { move() }
    for _ in 1...18 { move() }
    try #require(HUDController.shared.sampleCount == looks + 1)
    #expect(row("Offset", in: stage) != HUDNumbers.point(list.contentOffset))
    stage.device.advance(by: 0.2)
    #expect(row("Offset", in: stage) == HUDNumbers.point(list.contentOffset))
    stage.device.touchUp(finger)
  }

  @Test("what lies beyond the card's edge is exact once the scroll has ended")
  func beyondTheEdge() throws {
    defer { HUDStage.end() }
    let stage = HUDStage()
    let field = try #require(stage.edit())
    stage.device.fling(
      from: CGPoint(x: 44, y: 470), velocity: CGPoint(x: 0, y: -0.1), duration: 0.08)
    stage.device.settle()
    #expect(field.isFirstResponder)
    let seen = field.convert(field.bounds, to: nil)
    #expect(row("In window", in: stage) == HUDNumbers.rect(seen))
    #expect(
      row("On screen", in: stage)
        == HUDNumbers.rect(stage.app.convert(seen, to: stage.device.scene.screen.coordinateSpace)))
  }

  @Test("a section that the user selects during a scroll shows all its values at once")
  func section() {
    defer { HUDStage.end() }
    let stage = HUDStage()
    stage.edit()
    stage.select(.geometry)
    func titles() -> [String?] { stage.panel.card.body.elements.map(\.accessibilityLabel) }
    let before = titles()
    stage.select(.chain)
    let finger = stage.device.press(
      from: CGPoint(x: 44, y: 470), to: CGPoint(x: 44, y: 440), duration: 0.1)
    stage.select(.geometry)
    #expect(titles() == before && before.count > 5)
    stage.device.touchUp(finger)
  }

  @Test("news is shown at once, also in the middle of a scroll")
  func news() {
    defer { HUDStage.end() }
    let stage = HUDStage()
    stage.edit()
    _ = stage.device.press(from: CGPoint(x: 44, y: 470), to: CGPoint(x: 44, y: 430), duration: 0.1)
    let looks = HUDController.shared.sampleCount
    stage.device.perform { _ = UIResponder.resignCurrent() }
    #expect(HUDController.shared.sampleCount > looks)
    #expect(stage.panel.card.head.headline.text == "No first responder")
  }

  @Test("ways in a list are ways in its window: moved, turned over, zoomed, flat")
  func map() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    let device = Device.boot(view: root)
    let list = UIView(frame: CGRect(x: 10, y: 100, width: 100, height: 100))
    device.perform { root.addSubview(list) }
    let way = CGPoint(x: 3, y: 4)
    for (transform, there) in [
      (CGAffineTransform.identity, way),
      (CGAffineTransform(scaleX: 1, y: -1), CGPoint(x: 3, y: -4)),
      (CGAffineTransform(scaleX: 2, y: 2), CGPoint(x: 6, y: 8)),
    ] {
      list.transform = transform
      let map = VectorMap(from: list)
      let (mapped, back) = (map.apply(way), map.inverse(there))
      #expect(abs(mapped.x - there.x) < 0.001 && abs(mapped.y - there.y) < 0.001)
      #expect(abs(back.x - way.x) < 0.001 && abs(back.y - way.y) < 0.001)
    }
    list.transform = CGAffineTransform(scaleX: 0, y: 0)
    #expect(VectorMap(from: list).inverse(way) == .zero)
    list.transform = CGAffineTransform(scaleX: 1e300, y: 1e300)
    #expect(VectorMap(from: list).inverse(CGPoint(x: 1e10, y: 1e10)) == .zero)
  }

  // MARK: The pace by itself

  private static let atRest = ResponderSnapshot(
    responder: ResponderIdentity(className: "UITextField"))

  private static let scrolling: ResponderSnapshot = {
    let rect = CGRect(x: 16, y: 100, width: 358, height: 44)
    var snapshot = atRest
    snapshot.prediction = ScrollPrediction(
      phase: .dragging, restingOffset: .zero,
      visibility: FieldVisibility(of: rect, within: rect, obscuredBy: []), screenRect: rect)
    return snapshot
  }()

  @Test("a look in a scroll is due after a quarter of a second, or when the scroll is over")
  func due() {
    HUDStage.end()
    _ = Device.boot()
    let (pace, recorder) = (HUDPace(), HUDController.shared.recorder)
    var list: UIScrollView? = UIScrollView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    list?.contentOffset.y = 100
    pace.looked(at: list, Self.scrolling, hasMoved: false, at: 0)
    #expect(pace.isMoving && !pace.isBehind && !pace.isDue(at: 0.2, recorder))
    // The clock of another device may have started anew.
    #expect(pace.isDue(at: 0.25, recorder) && pace.isDue(at: -1, recorder))
    list?.contentOffset.y = 101
    #expect(pace.isBehind)
    #expect(pace.step() && !pace.isBehind && !pace.step())
    // No finger is on the list, and it does not coast.
    #expect(pace.isDue(at: 0.01, recorder))
    pace.looked(at: list, Self.atRest, hasMoved: false, at: 1)
    list?.contentOffset.y = 102
    #expect(!pace.isMoving && !pace.isBehind)
    pace.looked(at: list, Self.scrolling, hasMoved: false, at: 2)
    list = nil
    #expect(!pace.step() && pace.isDue(at: 2.01, recorder))
  }

  @Test("whatever moves or waits after a look causes one turn, 0.3 seconds after the first of it")
  func reminders() {
    HUDStage.end()
    let device = Device.boot()
    device.settle()
    let (pace, recorder) = (HUDPace(), HUDController.shared.recorder)
    let list = UIScrollView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    func moves() -> Bool {
      list.contentOffset.y += 1
      return pace.step()
    }
    pace.looked(at: list, Self.scrolling, hasMoved: false, at: 0)
    for time in [0.1, 0.2] {
      #expect(moves() && !device.isIdle)
      pace.looked(at: list, Self.scrolling, hasMoved: false, at: time)
      #expect(device.isIdle)
    }
    pace.looked(at: list, Self.scrolling, hasMoved: true, at: 0.3)
    #expect(!device.isIdle)
    pace.looked(at: nil, .noFirstResponder, hasMoved: false, at: 0.4)
    #expect(device.isIdle)
    // Without a first responder, a change may wait, but is not forgotten.
    #expect(!pace.isDue(at: 0.5, recorder) && !device.isIdle)
    device.advance(by: 0.2)
    #expect(!pace.isDue(at: 0.6, recorder))
    let turns = HeadlessLoop.main.turnCount
    device.advance(by: 0.15)
    #expect(HeadlessLoop.main.turnCount > turns && device.isIdle)
  }
}
