import HeadlessDriver
import ResponderJournal
import Testing
import UIKit

@testable import ResponderScope

@MainActor @Suite("Which moments of a scroll are sampled", .serialized)
struct ScrollFollowerTests {
  /// Two lists below each other, each with a field, on a device without a HUD.
  @MainActor
  private final class Stage {
    let device: Device
    let lists: [UIScrollView]
    let fields: [UITextField]
    let follower = ScrollFollower()

    init() {
      HUDStage.end()
      let root = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
      var (lists, fields): ([UIScrollView], [UITextField]) = ([], [])
      for top in [0, 400] {
        let list = UIScrollView(frame: CGRect(x: 0, y: top, width: 390, height: 400))
        let field = UITextField(frame: CGRect(x: 20, y: 120, width: 300, height: 44))
        list.contentInsetAdjustmentBehavior = .never
        list.contentSize = CGSize(width: 390, height: 3_000)
        list.addSubview(field)
        root.addSubview(list)
        lists.append(list)
        fields.append(field)
      }
      (self.lists, self.fields) = (lists, fields)
      device = Device.boot(view: root)
      device.settle()
    }

    /// Moves the first list, and returns the phase of the sample that is then due; nil if none is.
    func phase(at time: TimeInterval, moving way: CGFloat = 0) -> ScrollSample.Phase? {
      lists[0].contentOffset.y += way
      follower.look(at: time)
      return follower.latest?.phase
    }
  }

  @Test("a scroll in code is sampled from begin to end")
  func inCode() {
    let stage = Stage()
    stage.lists[0].contentOffset.y = 100
    stage.follower.follow(stage.fields[0])
    #expect(stage.phase(at: 0) == nil && !stage.follower.isScrolledInCode)
    #expect(stage.phase(at: 1, moving: 10) == .programmatic)
    #expect(stage.follower.isScrolledInCode && !stage.follower.isMoving)
    #expect(stage.phase(at: 1.1, moving: 10) == nil)
    #expect(stage.phase(at: 1.25, moving: 10) == .programmatic)
    // A turn without motion does not end the scroll.
    #expect(stage.phase(at: 1.27) == nil && stage.follower.isScrolledInCode)
    #expect(stage.phase(at: 1.31) == .atRest && !stage.follower.isScrolledInCode)
    #expect(stage.phase(at: 2) == nil)
  }

  @Test("another list is at rest until it moves itself")
  func anotherList() {
    let stage = Stage()
    stage.follower.follow(stage.fields[0])
    stage.follower.follow(stage.fields[0])
    #expect(stage.follower.number == 1)
    #expect(stage.phase(at: 1, moving: 10) == .programmatic)
    stage.follower.follow(stage.fields[1])
    #expect(stage.follower.number == 2 && stage.follower.scrollView === stage.lists[1])
    #expect(stage.phase(at: 1.5) == nil && !stage.follower.isScrolledInCode)
  }

  @Test("a list that has left its window moves no longer")
  func left() {
    var stage = Stage()
    stage.follower.follow(stage.fields[0])
    #expect(stage.phase(at: 1, moving: 10) == .programmatic)
    stage.device.perform { stage.lists[0].removeFromSuperview() }
    #expect(stage.phase(at: 1.01) == nil && !stage.follower.isScrolledInCode)
    stage = Stage()
    stage.follower.follow(stage.fields[0])
    stage.device.fling(from: CGPoint(x: 350, y: 300), velocity: CGPoint(x: 0, y: -1))
    #expect(stage.phase(at: stage.device.now) == .decelerating && stage.follower.isMoving)
    stage.device.perform { stage.lists[0].removeFromSuperview() }
    #expect(stage.phase(at: stage.device.now) == nil && !stage.follower.isMoving)
  }

  @Test("a drag's end is that of the same list at its offset")
  func dragEnd() {
    let stage = Stage()
    let (outer, inner) = (stage.lists[0], UIScrollView(frame: stage.lists[0].bounds))
    outer.accessibilityIdentifier = "outer"
    stage.lists[1].accessibilityIdentifier = "other"
    stage.device.perform {
      inner.addSubview(stage.fields[0])
      outer.addSubview(inner)
    }
    func end(of list: UIScrollView) -> DragEnd {
      DragEnd(
        scrollView: ResponderIdentity(list),
        projection: ProjectionDecision.decide(
          geometry: ScrollViewGeometry(list, seenIn: .insideSafeArea), velocity: .zero,
          rate: list.decelerationRate.rawValue, isPaging: false))
    }
    let follower = stage.follower
    let before = end(of: outer)
    outer.contentOffset.y = 10
    #expect(follower.dragEnded(before, around: stage.fields[0]) == nil)
    #expect(follower.dragEnded(end(of: stage.lists[1]), around: stage.fields[0]) == nil)
    outer.contentOffset.y = 0
    #expect(follower.dragEnded(before, around: stage.fields[0]) == 1)
    #expect(follower.scrollView === outer)
    // Without a view, the list that is followed already counts.
    #expect(follower.dragEnded(end(of: outer), around: nil) == 1)
  }
}
