import HeadlessDriver
import ResponderCore
import TestSupport
import Testing
import UIKit

@testable import ResponderKit

/// Flaw 2.2.5: a field can move without a drag. Only the form without a delegate notices this.
@MainActor @Suite("Dismissal: everything else that moves a field")
struct DismissalTriggerTests {
  /// Everything that moves the field, and how it is judged once where the list rests.
  private nonisolated static func motion(
    _ name: String, row: Int = 4, from: CGFloat? = nil, _ cause: DismissalCause, keeps: Bool,
    at place: SourceLocation = #_sourceLocation,
    _ move: @escaping @MainActor @Sendable (DismissalStage) -> Void
  ) -> DismissalStory {
    DismissalStory(
      name, row: row, from: from, .settles(move), .keeps(keeps, at: place),
      .judged(cause, at: place),
      .does { stage in
        let decision = stage.dismissals.first?.decision
        #expect(
          decision?.restingOffset == stage.scrollView.contentOffset
            && decision?.fieldClip == nil, sourceLocation: place)
      })
  }

  private nonisolated static func inserted(
    _ count: Int
  ) -> @MainActor @Sendable (DismissalStage) -> Void {
    { stage in
      for field in stage.fields { field.frame.origin.y += CGFloat(count) * 44 }
      stage.scrollView.contentSize.height += CGFloat(count) * 44
    }
  }

  nonisolated static let motions: [DismissalStory] = [
    motion("an offset", .programmatic, keeps: false) { $0.scrollView.contentOffset.y = 1_000 },
    motion("an animated offset", .programmatic, keeps: false) {
      $0.scrollView.setContentOffset(CGPoint(x: 0, y: 1_000), animated: true)
    },
    motion("an animated offset in sight", .programmatic, keeps: true) {
      $0.scrollView.setContentOffset(CGPoint(x: 0, y: 20), animated: true)
    },
    motion("scrollRectToVisible", .programmatic, keeps: false) {
      $0.scrollView.scrollRectToVisible($0.fields[45].frame, animated: true)
    },
    motion("an offset in UIView.animate", .programmatic, keeps: false) { stage in
      UIView.animate(withDuration: 0.5) { stage.scrollView.contentOffset.y = 1_000 }
    },
    motion("a tap on the status bar", row: 30, from: 1_000, .programmatic, keeps: false) { _ in
      UIScrollView.statusBarTapped()
    },
    motion("a few rows above", .contentChange, keeps: true, inserted(2)),
    motion("many rows above", .contentChange, keeps: false, inserted(15)),
    motion("a lower window", row: 7, .resize, keeps: true) {
      $0.device.windows[0].frame.size.height = 800
    },
    motion("a much lower window", row: 7, .resize, keeps: false) {
      $0.device.windows[0].frame.size.height = 300
    },
  ]

  nonisolated static let custom: @MainActor @Sendable () -> UIView = {
    FocusableView(frame: CGRect(x: 20, y: 100, width: 100, height: 60))
  }

  nonisolated static let stories: [DismissalStory] = [
    DismissalStory(
      "scrolled away while the keyboard moves: judged after it",
      .does { stage in
        stage.device.perform {
          AnchorStage.post(.willChangeFrame, KeyboardMonitor.shared.frame, duration: 0.6)
        }
      }, .scroll(1000), .wait(0.5), .keeps(), .judged(), .wait(0.3), .loses()),
    DismissalStory(
      "a bar that appears over the field judges it", row: 1,
      .settles { $0.list.additionalSafeAreaInsets.top = 100 },
      // At the top, the offset follows the inset (T4.11.9), so the field stays at the same place
      // below the bar.
      .keeps(), .dragToRest(by: -80), .keeps(),
      .settles { $0.list.additionalSafeAreaInsets.top = 200 }, .loses(), .lastJudged(.resize)),
    DismissalStory(
      "a responder that no notification announces is seen as well", view: custom,
      .scrollToRest(1000), .loses(),
      // The view becomes first responder and scrolls away in one turn. The behaviour has not looked
      // for a first responder since the last scroll.
      .scrollToRest(0),
      .settles {
        $0.subject?.becomeFirstResponder()
        $0.scrollView.contentOffset.y = 1000
      }, .loses(), .lastJudged(.programmatic),
      // The view becomes first responder, and the list ends above it, in one turn.
      .scrollToRest(0),
      .settles {
        $0.subject?.becomeFirstResponder()
        $0.list.listEnd = { 100 }
      }, .loses(), .lastJudged(.resize)),
    DismissalStory(
      "an animation around the list is waited for",
      .does { stage in
        stage.device.perform {
          UIView.animate(withDuration: 1) {
            stage.list.view.transform = CGAffineTransform(translationX: 1000, y: 0)
          }
        }
      }, .wait(0.5), .keeps(), .judged(), .wait(1), .loses(), .judged(.enclosing)),
    DismissalStory(
      "a keyboard of another width judges the field", row: 5,
      .does { stage in
        let floating = CGRect(x: 90, y: 300, width: 200, height: 200)
        stage.device.perform {
          for kind in [KeyboardEvent.Kind.willChangeFrame, .didChangeFrame] {
            AnchorStage.post(kind, floating)
          }
        }
      }, .rest, .does { stage in stage.device.perform { stage.list.sides = 30 } }, .wait(0.6),
      .does { #expect($0.dismissals.map(\.decision.verdict) == [.keep]) },
      .does { stage in
        stage.device.perform {
          for kind in [KeyboardEvent.Kind.willChangeFrame, .willShow] {
            AnchorStage.post(kind, AnchorStage.docked(600))
          }
        }
      }, .wait(1), .loses(), .lastJudged(.resize), .does { _ in AnchorStage.startAnew() }),
  ]

  @Test("what moves a field judges it once", .flaw("2.2.5"), arguments: motions + stories)
  func plays(story: DismissalStory) { story.play() }

  @Test("in a table no change leaves an orphan", .flaw("2.2.5"))
  func table() {
    func edit(_ change: (FieldTable) -> Void) -> (UITextField, FieldTable) {
      let table = FieldTable(.token)
      let device = Device.boot(root: table)
      let field = table.field(3)
      device.tap(field)
      device.settle()
      #expect(field.isFirstResponder)
      device.settle { change(table) }
      return (field, table)
    }
    func insert(_ count: Int, _ table: FieldTable) {
      table.rows.insert(contentsOf: Array(100..<100 + count), at: 0)
      table.tableView.insertRows(
        at: (0..<count).map { IndexPath(row: $0, section: 0) }, with: .none)
    }
    let (few, _) = edit { insert(2, $0) }
    #expect(few.isFirstResponder)
    let (many, _) = edit { insert(20, $0) }
    #expect(!many.isFirstResponder)
    let (scrolled, _) = edit {
      $0.tableView.scrollToRow(at: IndexPath(row: 40, section: 0), at: .middle, animated: true)
    }
    #expect(!scrolled.isFirstResponder)
    let (reloaded, table) = edit {
      $0.rows.insert(contentsOf: Array(100..<130), at: 0)
      $0.tableView.reloadData()
    }
    let isSeen = reloaded.convert(reloaded.bounds, to: nil).intersects(
      CGRect(x: 0, y: 47, width: 390, height: 461))
    #expect(!reloaded.isFirstResponder || isSeen && reloaded.isDescendant(of: table.tableView))
  }

  /// Keyboard events after a turn of the screen, how often the field has been judged after them,
  /// and whether it keeps the focus. A field at 443 to 487 is behind the keyboard with the top 424.
  nonisolated static let comings:
    [(events: [(kind: KeyboardEvent.Kind, end: CGRect)], judgements: Int, keeps: Bool)] = {
      let up = CGRect(x: 0, y: 424, width: 390, height: 420)
      let down = CGRect(x: 0, y: 844, width: 390, height: 420)
      let bar = CGRect(x: 0, y: 775, width: 390, height: 69)
      let floating = CGRect(x: 40, y: 150, width: 300, height: 200)
      return [
        ([(.willChangeFrame, up)], 1, true),
        ([(.willHide, down), (.willShow, up)], 2, false),
        ([(.willChangeFrame, bar), (.willChangeFrame, up)], 2, false),
        ([(.willHide, down), (.willChangeFrame, floating)], 1, true),
      ]
    }()

  @Test(
    "after a turn, a keyboard that comes back judges the field", arguments: comings, [false, true])
  func keyboardAfterTurn(
    row: (events: [(kind: KeyboardEvent.Kind, end: CGRect)], judgements: Int, keeps: Bool),
    beginsUnderKeyboard: Bool
  ) {
    let stage = DismissalStage(beginsUnderKeyboard ? .delegate : .token, editing: 9)
    let token = beginsUnderKeyboard ? stage.scrollView.dismissFirstResponder() : stage.token
    stage.device.perform { stage.device.windows[0].frame.size.width = 380 }
    stage.device.advance(by: 0.3)
    #expect(stage.dismissals.map(\.cause) == [.resize] && stage.fields[9].isFirstResponder)
    for event in row.events {
      stage.device.perform { AnchorStage.post(event.kind, event.end, duration: 0.1) }
    }
    stage.device.advance(by: 1)
    #expect(stage.dismissals.count == row.judgements)
    #expect(stage.fields[9].isFirstResponder == row.keeps)
    token?.cancel()
  }

  @Test("a back swipe judges nothing, and its field stays if the user cancels it")
  func backSwipe() {
    let stage = DismissalStage(isInNavigation: true) { $0.sides = 30 }
    stage.device.settle {
      stage.list.navigationController?.setViewControllers(
        [UIViewController(), stage.list], animated: false)
    }
    stage.edit(4)
    // A field that may end its editing loses the focus as the swipe begins (K).
    stage.list.agreesToEnd = false
    let finger = stage.device.press(
      from: CGPoint(x: 1, y: 300), to: CGPoint(x: 385, y: 300), duration: 0.4)
    stage.device.advance(by: 0.5)
    #expect(stage.list.transitionCoordinator != nil && stage.dismissals.isEmpty)
    stage.device.slide(finger, to: CGPoint(x: 1, y: 300), duration: 0.4)
    stage.device.touchUp(finger)
    stage.device.settle()
    #expect(stage.fields[4].isFirstResponder && stage.dismissals.isEmpty)
    stage.scrollToRest(1000)
    #expect(stage.dismissals.map(\.cause) == [.programmatic])
  }

  @Test("a field moved out of its list is not the list's")
  func movedOut() {
    let stage = DismissalStage(editing: 4)
    let field = stage.fields[4]
    stage.device.settle {
      stage.list.view.addSubview(field)
      // This place is behind the keyboard. A field of the list would be dismissed there.
      field.frame.origin.y = 600
      field.becomeFirstResponder()
    }
    stage.scrollToRest(1000)
    #expect(field.isFirstResponder && stage.dismissals.isEmpty)
  }

  @Test("a list that leaves its window and returns keeps its behaviour")
  func windows() {
    let stage = DismissalStage(editing: 4)
    stage.device.settle { stage.scrollView.removeFromSuperview() }
    #expect(!stage.fields[4].isFirstResponder)
    let other = UIWindow(windowScene: stage.device.scene)
    stage.device.settle {
      other.addSubview(stage.scrollView)
      stage.scrollView.frame = other.bounds
      other.makeKeyAndVisible()
    }
    stage.edit(4)
    stage.scrollToRest(1000)
    #expect(!stage.fields[4].isFirstResponder)
    stage.device.perform { other.isHidden = true }
  }

  @Test("at rest nothing runs; without a behaviour nothing is observed")
  func rest() {
    let stage = DismissalStage(editing: 4)
    #expect(stage.device.isIdle)
    stage.scrollToRest(10)
    let turns = HeadlessLoop.main.turnCount
    stage.device.advance(by: 10)
    #expect(HeadlessLoop.main.turnCount == turns)
    stage.token?.cancel()
    _ = Device.boot()
    HeadlessLoop.main.turn {}
    #expect(!DismissalHub.shared.isAtWork)
  }

  @Test(
    "a keyboard that returns over the field after a turn judges it",
    .enabled(
      if: HeadlessChoices.initial.keyboard.rotationHeight == nil,
      "the app is told of a lower keyboard (T4.14.13)"))
  func turnedUnderTheKeyboard() {
    let stage = DismissalStage(editing: 5)
    stage.device.rotate(to: .landscapeLeft)
    stage.device.settle()
    #expect(!stage.fields[5].isFirstResponder)
    #expect(Set(stage.dismissals.map(\.cause)) == [.resize])
    #expect(stage.dismissals.last?.decision.visibilityAtRest.hiddenSide == .behindKeyboard)
  }
}
