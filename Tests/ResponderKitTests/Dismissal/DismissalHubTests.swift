import HeadlessDriver
import ResponderCore
import Testing
import UIKit

@testable import ResponderKit

/// Tests which scrolls a delegate's call follows and for how long, and what one list's dismissal
/// leaves to another list's.
@MainActor @Suite("Dismissal: how long a list is watched")
struct DismissalHubTests {
  private let dismissal = OffscreenDismissal()

  init() {
    // Ends the behaviours of the lists that other tests have left.
    _ = Device.boot()
    HeadlessLoop.main.turn {}
  }

  @Test("a drag that ends with the field in sight is followed to its rest, and no further")
  func toItsRest() {
    let stage = DismissalStage(.delegate, editing: 4)
    stage.drag(by: -40)
    stage.device.settle()
    #expect(stage.fields[4].isFirstResponder && !DismissalHub.shared.isAtWork)
    // Only the form without a delegate judges a scroll in code.
    stage.scroll(to: 1000)
    stage.device.settle()
    #expect(stage.fields[4].isFirstResponder && stage.asked(4) == 0)
  }

  @Test("a field that refused at the end of a drag is not asked again where the drag comes to rest")
  func refusal() {
    for form in DismissalForm.allCases {
      let stage = DismissalStage(form, editing: 4)
      stage.list.agreesToEnd = false
      stage.fling(-3)
      #expect(stage.asked(4) == 1)
      stage.device.settle()
      stage.device.advance(by: 1)
      #expect(stage.asked(4) == 1)
      if form == .delegate { #expect(!DismissalHub.shared.isAtWork) }
      stage.token?.cancel()
      stage.list.agreesToEnd = true
    }
  }

  @Test("a field that resigns, or a list that leaves its window, while it coasts ends the watch")
  func fieldOrListGoes() {
    for isField in [true, false] {
      let stage = DismissalStage(.delegate, editing: 8)
      stage.fling(-0.4)
      #expect(stage.fields[8].isFirstResponder && DismissalHub.shared.isAtWork)
      stage.device.perform {
        if isField {
          _ = stage.fields[8].resignFirstResponder()
        } else {
          stage.scrollView.removeFromSuperview()
        }
      }
      stage.device.settle()
      #expect(!DismissalHub.shared.isAtWork)
    }
  }

  @Test("a list that is deallocated ends its behaviour without a token")
  func deallocated() {
    let device = Device.boot(view: UIView())
    weak var gone: UIScrollView?
    do {
      let list = UIScrollView()
      gone = list
      list.dismissFirstResponder()
    }
    #expect(gone == nil && DismissalHub.shared.isAtWork)
    device.perform {}
    #expect(!DismissalHub.shared.isAtWork)
  }

  @Test("the next drag of a list replaces the watch of the one before, whose field refused")
  func nextDrag() {
    let stage = DismissalStage(.delegate, editing: 4)
    stage.device.perform {
      follow(stage, after: .asked)
      follow(stage, after: .kept)
      stage.scrollView.contentOffset.y = 1000
    }
    stage.device.settle()
    #expect(!stage.fields[4].isFirstResponder)
    #expect(stage.dismissals.map(\.cause) == [.restAfterDrag])
  }

  @Test("a field that refused at the end of the drag has been asked about all of that scroll")
  func refusedDrag() {
    let stage = DismissalStage(.delegate, editing: 4)
    stage.device.perform {
      follow(stage, after: .asked)
      stage.scrollView.contentOffset.y = 1000
    }
    stage.device.settle()
    #expect(stage.fields[4].isFirstResponder && stage.asked(4) == 0)
    #expect(!DismissalHub.shared.isAtWork)
  }

  @Test("the drag of another list leaves the watch of this one")
  func otherList() {
    let other = UIScrollView(frame: CGRect(x: 300, y: 100, width: 80, height: 200))
    let field = UITextField(frame: CGRect(x: 0, y: 0, width: 40, height: 40))
    other.addSubview(field)
    let stage = DismissalStage(.delegate, editing: 4) { $0.view.addSubview(other) }
    stage.device.perform {
      follow(stage, after: .kept)
      DismissalHub.shared.followToRest(dismissal, field, in: other, after: .kept)
      stage.scrollView.contentOffset.y = 1000
    }
    stage.device.settle()
    #expect(!stage.fields[4].isFirstResponder)
  }

  private func follow(_ stage: DismissalStage, after outcome: DismissalOutcome) {
    DismissalHub.shared.followToRest(
      dismissal, stage.fields[4], in: stage.scrollView, after: outcome)
  }

  @Test("a scroll in code is judged also beside a list at rest that has a dismissal of its own")
  func besideOneAtRest() {
    let other = UIScrollView(frame: CGRect(x: 300, y: 100, width: 80, height: 200))
    let stage = DismissalStage(editing: 4) { $0.view.addSubview(other) }
    let token = other.dismissFirstResponder()
    stage.scroll(to: 1000)
    stage.device.settle()
    #expect(!stage.fields[4].isFirstResponder)
    token.cancel()
  }

  @Test("a field that is left and edited again at once has to settle again")
  func editedAgain() {
    let stage = DismissalStage(editing: 4, rule: .partlyHidden)
    stage.device.perform {
      _ = stage.fields[4].resignFirstResponder()
      _ = stage.fields[4].becomeFirstResponder()
    }
    stage.device.advance(by: 0.05)
    // The list moves half of the field out of sight. The change of focus may have caused that.
    stage.scroll(to: stage.fields[4].frame.midY - 47)
    stage.device.settle()
    #expect(stage.fields[4].isFirstResponder && stage.dismissals.isEmpty)
  }

  @Test("a letter in a field outside the list is no reason for the list to move")
  func typedElsewhere() {
    let outside = UITextField(frame: CGRect(x: 16, y: 60, width: 200, height: 36))
    let stage = DismissalStage(editing: 4, rule: .partlyHidden) { $0.view.addSubview(outside) }
    stage.device.perform {
      NotificationCenter.default.post(
        name: UITextField.textDidChangeNotification, object: outside)
    }
    stage.scroll(to: stage.fields[4].frame.midY - 47)
    stage.device.settle()
    #expect(!stage.fields[4].isFirstResponder)
  }

  @Test("a finger that only rests on the list holds it: the field is judged when the finger lifts")
  func restingFinger() {
    let stage = DismissalStage(editing: 4)
    let finger = stage.device.touchDown(at: CGPoint(x: 8, y: 400))
    stage.scroll(to: 1000)
    stage.device.advance(by: 1)
    #expect(stage.scrollView.isTracking && !stage.scrollView.isDragging)
    #expect(stage.fields[4].isFirstResponder)
    stage.device.touchUp(finger)
    stage.device.settle()
    #expect(!stage.fields[4].isFirstResponder)
  }
}
