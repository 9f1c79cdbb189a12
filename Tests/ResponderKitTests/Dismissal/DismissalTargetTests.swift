import HeadlessDriver
import ResponderCore
import ResponderKit
import TestSupport
import Testing
import UIKit

/// Flaw 2.2.6: a scroll does not end at the expected place.
@MainActor @Suite("Dismissal: the target is overridden")
struct DismissalTargetTests {
  @Test(
    "another delegate writes a target that keeps the field in sight, or takes it away",
    .flaw("2.2.6"),
    arguments: DismissalForm.allCases)
  func rewritten(_ form: DismissalForm) {
    for (target, keeps) in [(CGFloat(60), true), (1200, false)] {
      for speed in [CGFloat(-0.3), -3] {
        let writer = TargetWriter()
        let stage = DismissalStage(form, editing: 4) { list in
          if form == .token { list.scrollView.delegate = writer }
        }
        writer.write = { _, announced in announced.pointee.y = target }
        let judge = stage.list.onWillEndDragging
        stage.list.onWillEndDragging = { velocity, announced in
          announced.pointee.y = target
          judge?(velocity, announced)
        }
        stage.fling(speed)
        if keeps || form == .token { #expect(stage.fields[4].isFirstResponder) }
        stage.device.settle()
        #expect(abs(stage.scrollView.contentOffset.y - target) < 1)
        #expect(stage.fields[4].isFirstResponder == keeps)
        #expect(stage.asked(4) == (keeps ? 0 : 1))
      }
    }
  }

  @Test(
    "where a delegate may rewrite, the field goes as soon as nothing ahead can show it",
    .flaw("2.2.6"))
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
    "pulled past the edge the field is out of sight, and comes back with the content",
    .flaw("2.2.6"),
    arguments: DismissalForm.allCases)
  func bounce(_ form: DismissalForm) {
    for held in [UIScrollView_HeldRelease.proportional, .constant, .overdampedPair] {
      withScrollChoice {
        $0.heldRelease = held.choice
      } run: {
        let writer = TargetWriter()
        let stage = DismissalStage(form) { list in
          if form == .token { list.scrollView.delegate = writer }
        }
        stage.scroll(to: 1390)
        stage.device.settle()
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
        let writer = TargetWriter()
        let stage = DismissalStage(form, editing: 8) { list in
          list.scrollView.isPagingEnabled = true
          if form == .token { list.scrollView.delegate = writer }
        }
        writer.write = { _, announced in announced.pointee.y = target }
        let judge = stage.list.onWillEndDragging
        stage.list.onWillEndDragging = { velocity, announced in
          announced.pointee.y = target
          judge?(velocity, announced)
        }
        stage.fling(speed)
        stage.device.settle()
        let visible = CGRect(
          x: 0, y: stage.scrollView.contentOffset.y + 47, width: 390, height: 461)
        #expect(stage.fields[8].isFirstResponder == visible.intersects(stage.fields[8].frame))
      }
    }
  }

  @Test(
    "a finger that lies still before it lifts, and the page it means", .fact("C5.7"),
    .flaw("2.2.6"),
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
        let visible = CGRect(
          x: 0, y: stage.scrollView.contentOffset.y + 47, width: 390, height: 461)
        #expect(stage.fields[8].isFirstResponder == visible.intersects(stage.fields[8].frame))
      }
    }
  }

  @Test("a delegate's drag is followed to its rest, also where another list has a dismissal")
  func besideAnotherList() {
    let other = UIScrollView(frame: CGRect(x: 300, y: 100, width: 80, height: 200))
    let stage = DismissalStage(.delegate, editing: 4) { $0.view.addSubview(other) }
    other.dismissFirstResponder()
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
    "a second touch stops the coasting where the field is out of sight", .fact("C5.13"),
    .flaw("2.2.6"),
    arguments: DismissalForm.allCases, [false, true])
  func stopped(_ form: DismissalForm, reportsEnd: Bool) {
    withScrollChoice {
      $0.touchEndsDeceleration = reportsEnd
    } run: {
      // The finger drags the field out of view without lifting, then throws the list back towards
      // the top. The field would come to rest in view.
      let stage = DismissalStage(form, editing: 4)
      let finger = stage.device.press(
        from: CGPoint(x: 8, y: 500), to: CGPoint(x: 8, y: 60), duration: 0.8)
      stage.device.advance(by: 0.2)
      stage.device.slide(finger, to: CGPoint(x: 8, y: 120), duration: 0.08)
      stage.device.advance(by: 0.008)
      stage.device.touchUp(finger)
      #expect(stage.fields[4].isFirstResponder)
      #expect(stage.scrollView.isDecelerating)
      stage.device.tap(at: CGPoint(x: 8, y: 300))
      stage.device.settle()
      #expect(stage.scrollView.contentOffset.y > stage.fields[4].frame.maxY)
      #expect(!stage.fields[4].isFirstResponder)
      #expect(stage.dismissals.last?.cause == .restAfterDrag)
    }
  }

  @Test(
    "stopped where the field is in sight it stays", .flaw("2.2.6"),
    arguments: DismissalForm.allCases)
  func stoppedInSight(_ form: DismissalForm) {
    let writer = TargetWriter()
    let stage = DismissalStage(form, editing: 8) { list in
      if form == .token { list.scrollView.delegate = writer }
    }
    stage.fling(-0.5)
    #expect(stage.fields[8].isFirstResponder)
    stage.device.advance(by: 0.1)
    stage.device.tap(at: CGPoint(x: 8, y: 300))
    stage.device.settle()
    #expect(stage.fields[8].isFirstResponder)
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

  @Test("rows inserted during the coasting: judged where it rests")
  func insertedWhileCoasting() {
    let stage = DismissalStage(editing: 8)
    stage.fling(-0.5)
    #expect(stage.fields[8].isFirstResponder)
    stage.device.advance(by: 0.1)
    stage.device.perform {
      for field in stage.fields { field.frame.origin.y += 660 }
      stage.scrollView.contentSize.height += 660
    }
    stage.device.settle()
    #expect(!stage.fields[8].isFirstResponder)
  }
}

/// The choices of C5.6 as test arguments.
enum UIScrollView_HeldRelease: Sendable {
  case proportional, constant, overdampedPair

  @MainActor var choice: ScrollPhysics.Configuration.HeldRelease {
    switch self {
    case .proportional: .proportional
    case .constant: .constant
    case .overdampedPair: .overdampedPair
    }
  }
}
