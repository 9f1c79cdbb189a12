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

  private nonisolated static func goes(
    _ name: String, _ work: @escaping @MainActor @Sendable (DismissalStage) -> Void
  ) -> DismissalStory {
    DismissalStory(
      name, form: .delegate, row: 8, .fling(-0.4), .keeps(), .atWork(true), .settles(work),
      .atWork(false))
  }

  nonisolated static let stories: [DismissalStory] = [
    DismissalStory(
      "a drag with the field in sight is followed to its rest", form: .delegate,
      .dragToRest(by: -40), .keeps(), .atWork(false),
      // Only the form without a delegate judges a scroll in code.
      .scrollToRest(1000), .keeps(), .asked(0)),
    goes("a field that goes while it coasts ends the watch") {
      _ = $0.subject?.resignFirstResponder()
    },
    goes("… and so does a list") { $0.scrollView.removeFromSuperview() },
    DismissalStory(
      "the next drag replaces the watch of the one before", form: .delegate,
      .settles { stage in
        let dismissal = OffscreenDismissal()
        follow(dismissal, stage, after: .asked)
        follow(dismissal, stage, after: .kept)
        stage.scrollView.contentOffset.y = 1000
      }, .loses(), .judged(.restAfterDrag)),
    DismissalStory(
      "a field that refused has been asked about all of that scroll", form: .delegate,
      .settles { stage in
        follow(OffscreenDismissal(), stage, after: .asked)
        stage.scrollView.contentOffset.y = 1000
      }, .keeps(), .asked(0), .atWork(false)),
    DismissalStory(
      "a field that is left and edited again has to settle again", rule: .partlyHidden,
      .does { stage in
        stage.device.perform {
          _ = stage.fields[4].resignFirstResponder()
          _ = stage.fields[4].becomeFirstResponder()
        }
      }, .wait(0.05),
      // The list moves half of the field out of sight. The change of focus may have caused that.
      .does { $0.scrollToRest($0.fields[4].frame.midY - 47) }, .keeps(), .judged()),
    DismissalStory(
      "a finger that rests on the list holds it",
      .does { $0.finger = $0.device.touchDown(at: CGPoint(x: 8, y: 400)) }, .scroll(1000), .wait(1),
      .does { #expect($0.scrollView.isTracking && !$0.scrollView.isDragging) }, .keeps(), .lift,
      .rest, .loses()),
  ]

  @Test("how long a list is watched", arguments: stories)
  func plays(story: DismissalStory) { story.play() }

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

  @Test("the drag of another list leaves the watch of this one")
  func otherList() {
    let other = UIScrollView(frame: CGRect(x: 300, y: 100, width: 80, height: 200))
    let field = UITextField(frame: CGRect(x: 0, y: 0, width: 40, height: 40))
    other.addSubview(field)
    let stage = DismissalStage(.delegate, editing: 4) { $0.view.addSubview(other) }
    stage.device.settle {
      follow(dismissal, stage, after: .kept)
      DismissalHub.shared.followToRest(dismissal, field, in: other, after: .kept)
      stage.scrollView.contentOffset.y = 1000
    }
    #expect(!stage.fields[4].isFirstResponder)
  }

  @Test("a letter outside the list is no reason for it to move")
  func typedElsewhere() {
    let outside = UITextField(frame: CGRect(x: 16, y: 60, width: 200, height: 36))
    let stage = DismissalStage(editing: 4, rule: .partlyHidden) { $0.view.addSubview(outside) }
    stage.device.perform {
      NotificationCenter.default.post(
        name: UITextField.textDidChangeNotification, object: outside)
    }
    stage.scrollToRest(stage.fields[4].frame.midY - 47)
    #expect(!stage.fields[4].isFirstResponder)
  }
}

@MainActor
private func follow(
  _ dismissal: OffscreenDismissal, _ stage: DismissalStage, after outcome: DismissalOutcome
) {
  DismissalHub.shared.followToRest(dismissal, stage.fields[4], in: stage.scrollView, after: outcome)
}
