import Foundation
import HeadlessDriver
import Testing
import UIKit

@testable import ResponderJournal
@testable import ResponderScope

@MainActor @Suite("What the HUD does while a list scrolls", .serialized, .leavesNoHUD)
struct HUDPaceTests {
  /// A HUD over a form whose field is edited.
  private func edited(
    isCollapsed: Bool = false
  ) throws -> (stage: HUDStage, field: UITextField, outlines: HUDOutlines) {
    let stage = HUDStage(memory: HUDMemory(isCollapsed: isCollapsed))
    let field = try #require(stage.edit())
    return (stage, field, try stage.overlay().outlines)
  }

  /// Presses on the list and drags it to y.
  private func press(_ stage: HUDStage, from: Int = 470, to y: Int, for duration: Double = 0.1)
    -> Finger
  {
    stage.device.press(
      from: CGPoint(x: 44, y: from), to: CGPoint(x: 44, y: y), duration: duration)
  }

  private func fling(_ stage: HUDStage, velocity: CGFloat) {
    stage.device.fling(
      from: CGPoint(x: 44, y: 470), velocity: CGPoint(x: 0, y: velocity), duration: 0.08)
  }

  private func isExact(_ stage: HUDStage) -> Bool {
    let list = (UIResponder.current as? UIView)?.enclosingScrollView
    return list != nil && stage.value("Offset") == list.map { Wording.point($0.contentOffset) }
  }

  @Test("the outline follows every frame, the card four times a second", arguments: [false, true])
  func follows(isCollapsed: Bool) throws {
    let (stage, field, outlines) = try edited(isCollapsed: isCollapsed)
    let finger = stage.device.touchDown(at: CGPoint(x: 44, y: 440))
    stage.drag(finger, from: 440, steps: 24)
    let looks = HUDController.shared.sampleCount
    try stage.drag(finger, from: 416, steps: 60) {
      let seen = stage.place(of: field).insetBy(dx: -2, dy: -2)
      let drawn = try #require(outlines.field.rect)
      #expect(abs(drawn.minY - seen.minY) < 0.01 && drawn.size == seen.size)
    }
    // The finger has moved for half a second.
    #expect((2...3).contains(HUDController.shared.sampleCount - looks))
  }

  @Test(
    "each frame that is sent has the outline where the field is",
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
      let (stage, field, outlines) = try edited(isCollapsed: true)
      var distances: [CGFloat] = []
      var ways: Set<CGFloat> = []
      stage.device.onFrame = { _ in
        guard field.isFirstResponder, let drawn = outlines.field.rect else { return }
        let seen = stage.place(of: field).insetBy(dx: -2, dy: -2)
        distances.append(abs(drawn.minY - seen.minY))
        ways.insert(seen.minY)
      }
      stage.device.drag(from: CGPoint(x: 44, y: 440), to: CGPoint(x: 44, y: 380), duration: 0.3)
      stage.device.settle()
      stage.device.onFrame = nil
      #expect(ways.count > 20)
      #expect(distances.allSatisfy { $0 < 0.001 }, "\(distances.max() ?? 0)")
      HUDStage.end()
    }
  }

  @Test("nothing stays outlined of a field that was flung away", arguments: [false, true])
  func leaves(isCollapsed: Bool) throws {
    let (stage, _, outlines) = try edited(isCollapsed: isCollapsed)
    #expect(outlines.isShown)
    stage.device.drag(from: CGPoint(x: 44, y: 470), to: CGPoint(x: 44, y: 170), duration: 0.1)
    stage.device.settle()
    #expect(UIResponder.current == nil)
    #expect(!outlines.isShown && outlines.tag.isHidden)
  }

  @Test("the ghost follows the finger, and is where the list rests")
  func ghost() throws {
    let (stage, field, outlines) = try edited()
    let finger = press(stage, to: 440)
    let before = try #require(outlines.ghost.rect)
    stage.device.advance(by: 1.0 / 120)
    stage.device.touchMove(finger, to: CGPoint(x: 44, y: 436))
    let ghost = try #require(outlines.ghost.rect)
    #expect(ghost != before)
    var drawn: [CGFloat] = []
    // After the finger has lifted, the prediction does not change. At rest, there is no ghost.
    stage.device.onFrame = { _ in
      if let rect = outlines.ghost.rect { drawn.append(rect.minY) }
    }
    stage.device.touchUp(finger)
    stage.device.settle()
    stage.device.onFrame = nil
    #expect(drawn.count > 10 && drawn.allSatisfy { abs($0 - ghost.minY) < 2 }, "\(drawn)")
    let rest = stage.place(of: field)
    #expect(abs(ghost.minY - rest.minY) < 2, "ghost \(ghost), rest \(rest)")
  }

  @Test("at the list's end the ghost stays and the field moves")
  func ghostAtTheEdge() throws {
    let (stage, _, outlines) = try edited()
    let finger = press(stage, from: 400, to: 380)
    // Moves the finger back down. From now on, the list would come to rest at its top, wherever the
    // finger is.
    for step in 1...12 {
      stage.device.touchMove(finger, to: CGPoint(x: 44, y: 380 + step * 3))
      stage.device.advance(by: 1.0 / 120)
    }
    let (ghost, field) = (try #require(outlines.ghost.rect), try #require(outlines.field.rect))
    for step in 1...40 {
      stage.device.touchMove(finger, to: CGPoint(x: 44, y: 416 + step))
      let now = try #require(outlines.ghost.rect)
      #expect(abs(now.minY - ghost.minY) < 0.5, "step \(step)")
      stage.device.advance(by: 1.0 / 120)
    }
    #expect(try #require(outlines.field.rect).minY - field.minY > 5)
    stage.device.touchUp(finger)
    stage.device.settle()
  }

  @Test("a finger that stops and stays: exact numbers, no frames")
  func stopped() throws {
    let (stage, _, _) = try edited()
    _ = press(stage, to: 391, for: 0.13)
    let looks = HUDController.shared.sampleCount
    stage.device.advance(by: 1)
    #expect(isExact(stage) && stage.device.isIdle)
    #expect(HUDController.shared.sampleCount - looks <= 2)
  }

  @Test("a finger that stops between two looks: exact after 0.3 s")
  func stoppedBetweenLooks() throws {
    let (stage, _, _) = try edited()
    let finger = press(stage, to: 440)
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
    #expect(!isExact(stage))
    stage.device.advance(by: 0.2)
    #expect(isExact(stage))
  }

  @Test("what lies beyond the card's edge is exact after the scroll")
  func beyondTheEdge() throws {
    let (stage, field, _) = try edited()
    fling(stage, velocity: -0.1)
    stage.device.settle()
    #expect(field.isFirstResponder)
    let seen = field.convert(field.bounds, to: nil)
    #expect(
      stage.value("On screen")
        == Wording.rect(stage.app.convert(seen, to: stage.device.scene.screen.coordinateSpace)))
  }

  @Test("a section selected during a scroll shows all its values")
  func section() throws {
    let (stage, _, _) = try edited()
    let before = stage.titles
    stage.select(.chain)
    _ = press(stage, to: 440)
    stage.select(.geometry)
    #expect(stage.titles == before && before.count > 4)
  }

  @Test("news is shown at once, also in the middle of a scroll")
  func news() throws {
    let (stage, _, _) = try edited()
    _ = press(stage, to: 430)
    let looks = HUDController.shared.sampleCount
    stage.device.perform { _ = UIResponder.resignCurrent() }
    #expect(HUDController.shared.sampleCount > looks)
    #expect(stage.headline == "No first responder")
  }

  @Test("without the HUD, a snapshot has the outcome of a scroll", arguments: [false, true])
  func outcome(leavesList: Bool) throws {
    let stage = HUDStage(showsHUD: false)
    let field = try #require(stage.edit())
    _ = ResponderHUD.snapshot
    fling(stage, velocity: -0.3)
    try #require(ResponderHUD.snapshot.prediction != nil)
    if leavesList { stage.device.perform { stage.app.addSubview(field) } }
    stage.device.settle()
    #expect((ResponderHUD.snapshot.outcome == nil) == leavesList)
  }

  @Test(
    "ways in a list are ways in its window",
    arguments: [
      (CGAffineTransform.identity, CGPoint(x: 3, y: 4)),
      (CGAffineTransform(scaleX: 1, y: -1), CGPoint(x: 3, y: -4)),
      (CGAffineTransform(scaleX: 2, y: 2), CGPoint(x: 6, y: 8)),
    ] as [(CGAffineTransform, CGPoint)])
  func map(transform: CGAffineTransform, there: CGPoint) {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    let device = Device.boot(view: root)
    let list = UIView(frame: CGRect(x: 10, y: 100, width: 100, height: 100))
    device.perform { root.addSubview(list) }
    list.transform = transform
    let map = CGAffineTransform(forVectorsIn: list)
    let (way, back) = (CGPoint(x: 3, y: 4), there.applying(map.inverted()))
    let mapped = way.applying(map)
    #expect(abs(mapped.x - there.x) < 0.001 && abs(mapped.y - there.y) < 0.001)
    #expect(abs(back.x - way.x) < 0.001 && abs(back.y - way.y) < 0.001)
  }

  // MARK: The pace by itself

  private static let atRest = ResponderSnapshot(
    responder: ResponderIdentity(className: "UITextField"))

  private static let scrolling: ResponderSnapshot = {
    let rect = CGRect(x: 16, y: 100, width: 358, height: 44)
    var snapshot = atRest
    snapshot.prediction = ScrollPrediction(
      phase: .dragging, restingOffset: .zero,
      visibility: FieldVisibility(of: rect, within: rect, obscuredBy: nil), screenRect: rect)
    return snapshot
  }()

  @Test("a look is due after a quarter of a second")
  func due() {
    HUDStage.end()
    _ = Device.boot()
    let pace = HUDPace()
    var list: UIScrollView? = UIScrollView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    list?.contentOffset.y = 100
    pace.looked(at: list, Self.scrolling, hasMoved: false, at: 0)
    #expect(pace.isMoving && !pace.isBehind && !pace.isDue(at: 0.2))
    // The clock of another device may have started anew.
    #expect(pace.isDue(at: 0.25) && pace.isDue(at: -1))
    list?.contentOffset.y = 101
    #expect(pace.isBehind)
    #expect(pace.step() && !pace.isBehind && !pace.step())
    // No finger is on the list, and it does not coast.
    #expect(pace.isDue(at: 0.01))
    pace.looked(at: list, Self.atRest, hasMoved: false, at: 1)
    list?.contentOffset.y = 102
    #expect(!pace.isMoving && !pace.isBehind)
    pace.looked(at: list, Self.scrolling, hasMoved: false, at: 2)
    list = nil
    #expect(!pace.step() && pace.isDue(at: 2.01))
  }

  @Test("what moves after a look causes one turn")
  func reminders() {
    HUDStage.end()
    let device = Device.boot()
    device.settle()
    let pace = HUDPace()
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
    #expect(!pace.isDue(at: 0.5) && !device.isIdle)
    device.advance(by: 0.2)
    #expect(!pace.isDue(at: 0.6))
    let turns = HeadlessLoop.main.turnCount
    device.advance(by: 0.15)
    #expect(HeadlessLoop.main.turnCount > turns && device.isIdle)
  }
}
