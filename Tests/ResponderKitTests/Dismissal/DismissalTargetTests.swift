import HeadlessDriver
import ResponderJournal
import ResponderKit
import TestSupport
import Testing
import UIKit

/// Flaw 2.2.6: a scroll does not end at the expected place.
@MainActor @Suite("Dismissal: the target is overridden")
struct DismissalTargetTests {
  /// Returns a stage with another delegate that writes a target. The stage does not retain it.
  private func stage(
    _ form: DismissalForm, editing row: Int, writing target: CGFloat, isPaging: Bool = false
  ) -> (DismissalStage, TargetWriter) {
    let writer = TargetWriter()
    let stage = DismissalStage(form, editing: row) { list in
      list.scrollView.isPagingEnabled = isPaging
      if form == .token { list.scrollView.delegate = writer }
    }
    writer.write = { _, announced in announced.pointee.y = target }
    let judge = stage.list.onWillEndDragging
    stage.list.onWillEndDragging = { velocity, announced in
      announced.pointee.y = target
      judge?(velocity, announced)
    }
    return (stage, writer)
  }

  /// Expects that the field is first responder where it is between the bars and the keyboard.
  private func expectSeen(
    _ row: Int, on stage: DismissalStage, at place: SourceLocation = #_sourceLocation
  ) {
    let visible = CGRect(x: 0, y: stage.scrollView.contentOffset.y + 47, width: 390, height: 461)
    #expect(
      stage.fields[row].isFirstResponder == visible.intersects(stage.fields[row].frame),
      sourceLocation: place)
  }

  /// Drags the field out of view without lifting, throws the list back towards the top, where the
  /// field would come to rest in view, and stops it with a second touch.
  private func throwBackAndStop(_ stage: DismissalStage) {
    let finger = stage.device.press(
      from: CGPoint(x: 8, y: 500), to: CGPoint(x: 8, y: 60), duration: 0.8)
    stage.device.advance(by: 0.2)
    stage.device.slide(finger, to: CGPoint(x: 8, y: 120), duration: 0.08)
    stage.device.advance(by: 0.008)
    stage.device.touchUp(finger)
    #expect(stage.fields[4].isFirstResponder && stage.scrollView.isDecelerating)
    stage.device.tap(at: CGPoint(x: 8, y: 300))
    stage.device.settle()
    #expect(!stage.fields[4].isFirstResponder)
    #expect(stage.dismissals.last?.cause == .restAfterDrag)
  }

  @Test(
    "another delegate writes a target in sight, or away", .flaw("2.2.6"),
    arguments: DismissalForm.allCases)
  func rewritten(_ form: DismissalForm) {
    for (target, keeps) in [(CGFloat(60), true), (1200, false)] {
      for speed in [CGFloat(-0.3), -3] {
        let (stage, writer) = stage(form, editing: 4, writing: target)
        stage.fling(speed)
        if keeps || form == .token { #expect(stage.fields[4].isFirstResponder) }
        stage.device.settle()
        #expect(abs(stage.scrollView.contentOffset.y - target) < 1)
        #expect(stage.fields[4].isFirstResponder == keeps)
        #expect(stage.asked(4) == (keeps ? 0 : 1))
        withExtendedLifetime(writer) {}
      }
    }
  }

  @Test("where a delegate may rewrite, the field goes while coasting", .flaw("2.2.6"))
  func coasting() throws {
    let writer = TargetWriter()
    let stage = DismissalStage(editing: 4) { $0.scrollView.delegate = writer }
    stage.fling(-3)
    let field = stage.fields[4]
    while field.isFirstResponder, !stage.device.isIdle { stage.device.advance(by: 1.0 / 60) }
    #expect(stage.scrollView.isDecelerating)
    #expect(stage.scrollView.contentOffset.y >= field.frame.maxY - 47)
    // The field resigns at most two frames after it has left. At 3 points a millisecond, the list
    // moves 50 points in a frame.
    #expect(stage.scrollView.contentOffset.y < field.frame.maxY - 47 + 100)
    #expect(stage.dismissals.map(\.cause) == [.coasting])
    #expect(Replay(stage.reports.map { JournalEntry(time: 0, event: $0) }).firstDifference == nil)
  }

  @Test(
    "pulled past the edge, the field comes back with the content", .flaw("2.2.6"),
    arguments: DismissalForm.allCases)
  func bounce(_ form: DismissalForm) {
    for held in [
      ScrollPhysics.Configuration.HeldRelease.proportional, .constant, .overdampedPair,
    ] {
      withScrollChoice {
        $0.heldRelease = held
      } run: {
        let writer = TargetWriter()
        let stage = DismissalStage(form) { list in
          if form == .token { list.scrollView.delegate = writer }
        }
        stage.scrollToRest(1390)
        stage.edit(37)
        // The finger pulls the last rows far past the end.
        stage.device.drag(
          from: CGPoint(x: 8, y: 480), to: CGPoint(x: 8, y: 120), duration: 3, hold: 0.4)
        stage.device.settle()
        #expect(abs(stage.scrollView.contentOffset.y - 1390) < 0.5)
        #expect(stage.fields[37].isFirstResponder)
      }
    }
  }

  @Test(
    "paging, and a delegate whose target counts or does not", .fact("C5.8"), .flaw("2.2.6"),
    arguments: DismissalForm.allCases, [false, true])
  func paging(_ form: DismissalForm, isHonoured: Bool) {
    withScrollChoice {
      $0.delegateMovesPagingTarget = isHonoured
    } run: {
      for (target, speed) in [(CGFloat(0), CGFloat(-1)), (844, -0.3)] {
        let (stage, writer) = stage(form, editing: 8, writing: target, isPaging: true)
        stage.flingToRest(speed)
        expectSeen(8, on: stage)
        withExtendedLifetime(writer) {}
      }
    }
  }

  @Test(
    "a finger that lies still before it lifts, and its page", .fact("C5.7"), .flaw("2.2.6"),
    arguments: DismissalForm.allCases, [false, true])
  func hold(_ form: DismissalForm, clears: Bool) {
    withScrollChoice {
      $0.hold = clears ? .clearsVelocity : .keepsVelocity
    } run: {
      for speed in [0.1, 0.2, 0.35, 0.6] {
        let stage = DismissalStage(form, editing: 8) { $0.scrollView.isPagingEnabled = true }
        stage.device.drag(
          from: CGPoint(x: 8, y: 450), to: CGPoint(x: 8, y: 390), duration: 60 / 1000 / speed,
          hold: 0.32)
        stage.device.settle()
        expectSeen(8, on: stage)
      }
    }
  }

  @Test("a delegate's drag is followed beside another dismissal")
  func besideAnotherList() {
    let other = UIScrollView(frame: CGRect(x: 300, y: 100, width: 80, height: 200))
    let stage = DismissalStage(.delegate, editing: 4) { $0.view.addSubview(other) }
    other.dismissFirstResponder()
    throwBackAndStop(stage)
  }

  @Test(
    "a second touch stops the list where the field is hidden", .fact("C5.13"), .flaw("2.2.6"),
    arguments: DismissalForm.allCases, [false, true])
  func stopped(_ form: DismissalForm, reportsEnd: Bool) {
    withScrollChoice {
      $0.touchEndsDeceleration = reportsEnd
    } run: {
      let stage = DismissalStage(form, editing: 4)
      throwBackAndStop(stage)
      #expect(stage.scrollView.contentOffset.y > stage.fields[4].frame.maxY)
    }
  }

  @Test("a directional lock leaves one axis where it is", arguments: DismissalForm.allCases)
  func lock(_ form: DismissalForm) {
    let stage = DismissalStage(form) { list in
      list.scrollView.contentSize = CGSize(width: 3900, height: 2200)
      list.scrollView.isDirectionalLockEnabled = true
      list.fields[8].frame = CGRect(x: 100, y: 352, width: 100, height: 44)
    }
    stage.edit(8)
    stage.device.fling(
      from: CGPoint(x: 8, y: 450), velocity: CGPoint(x: -0.9, y: -0.35), duration: 0.08)
    stage.device.settle()
    let visible = stage.scrollView.bounds.inset(
      by: UIEdgeInsets(top: 47, left: 0, bottom: 336, right: 0))
    #expect(stage.fields[8].isFirstResponder == visible.intersects(stage.fields[8].frame))
  }
}
