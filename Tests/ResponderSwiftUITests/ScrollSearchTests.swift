import HeadlessDriver
import ResponderJournal
import SwiftUI
import TestSupport
import Testing
import UIKit

@testable import ResponderKit

/// Tests which views a probe searches, and when, without SwiftUI's own layout.
@MainActor @Suite struct ScrollSearchTests {
  /// A screen with some views, and a probe in front of them that covers a part of the screen.
  @MainActor
  private final class Stage {
    static let place = CGRect(x: 0, y: 100, width: 390, height: 400)
    let device: Device
    let screen = UIViewController()
    let probe = ScrollProbe.ProbeView(frame: CGRect(origin: .zero, size: Stage.place.size))
    private(set) var installs = 0

    init(_ views: UIView...) {
      device = Device.boot(root: screen)
      let host = UIView(frame: Self.place)
      host.addSubview(probe)
      update("a")
      device.run { for view in views + [host] { self.screen.view.addSubview(view) } }
    }

    func run(_ work: () -> Void) { device.run(work) }

    func update(_ key: String) {
      let behavior = ScrollProbe(key: key) { [unowned self] in
        installs += 1
        return $0.dismissFirstResponder()
      }
      probe.update(behavior, in: EnvironmentValues())
    }
  }

  private func hasBehavior(_ list: UIScrollView) -> Bool {
    DismissalWatch.registry.behavior(of: list) != nil
  }

  @Test("updates with the same key and with another one")
  func sameKey() {
    let stage = Stage(UITableView(frame: Stage.place))
    #expect(stage.installs == 1)
    for (key, installs) in [("a", 1), ("b", 2), ("b", 2)] {
      stage.run { stage.update(key) }
      #expect(stage.installs == installs)
    }
  }

  /// The reasons why a list at the probe's place is not the one to find: it is hidden or
  /// transparent, part of a control, or outside the bar that contains it.
  enum Hiding: CaseIterable {
    case hidden, transparent, insideTransparent, insideControl, hangingOut
  }

  @Test("lists that are hidden, part of a control or hang out", arguments: Hiding.allCases)
  func hiding(_ hiding: Hiding) {
    let list = UITableView(frame: Stage.place)
    var outer: UIView = list
    switch hiding {
    case .hidden: list.isHidden = true
    case .transparent: list.alpha = 0
    case .insideTransparent, .insideControl:
      outer = hiding == .insideControl ? UIControl() : UIView()
      outer.frame = Stage.place
      outer.alpha = hiding == .insideControl ? 1 : 0
      list.frame.origin = .zero
      outer.addSubview(list)
    case .hangingOut:
      outer = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 90))
      outer.addSubview(list)
    }
    let stage = Stage(outer)
    #expect(list.window != nil && list.convert(list.bounds, to: nil) == Stage.place)
    #expect(!hasBehavior(list) && stage.installs == 0)
  }

  /// Scroll views in a part of the probe's place, and whether one is the list that the modified view
  /// contains.
  nonisolated static let kinds: [(name: String, content: CGSize, pages: Bool, isFound: Bool)] = [
    ("a list", CGSize(width: 390, height: 2_000), false, true),
    ("a list that scrolls both ways", CGSize(width: 900, height: 2_000), false, true),
    ("a list whose content fits", CGSize(width: 390, height: 200), false, true),
    ("a carousel", CGSize(width: 900, height: 280), false, false),
    ("a pager", CGSize(width: 390, height: 2_000), true, false),
  ]

  @Test("a view contains its list, and not its carousel or pager", arguments: kinds)
  func kinds(name: String, content: CGSize, pages: Bool, isFound: Bool) {
    let list = UIScrollView(frame: Stage.place.insetBy(dx: 0, dy: 60))
    list.contentInsetAdjustmentBehavior = .never
    list.contentSize = content
    list.isPagingEnabled = pages
    let stage = Stage(list)
    #expect(hasBehavior(list) == isFound && stage.installs == (isFound ? 1 : 0), "\(name)")
  }

  @Test("a list in a container without a size")
  func containers() {
    let list = UITableView(frame: Stage.place)
    let container = UIView(frame: .zero)
    container.addSubview(list)
    let text = UITextView(frame: Stage.place)
    let stage = Stage(text, container)
    #expect(hasBehavior(list) && !hasBehavior(text) && stage.installs == 1)
  }

  @Test("a list behind the probe counts, not one in front")
  func inFront() {
    let (behind, front) = (UITableView(frame: Stage.place), UITableView(frame: Stage.place))
    let stage = Stage(behind)
    stage.run { stage.screen.view.addSubview(front) }
    stage.device.advance(by: 1)
    #expect(hasBehavior(behind) && !hasBehavior(front) && stage.installs == 1)
  }

  @Test("a list outside the controller's view is not the one")
  func outsideController() {
    let outside = UITableView(frame: Stage.place)
    let stage = Stage()
    let child = UIViewController()
    child.view.frame = stage.screen.view.bounds
    let host = stage.probe.superview
    stage.run {
      stage.screen.view.addSubview(outside)
      stage.screen.addChild(child)
      stage.screen.view.addSubview(child.view)
      if let host { child.view.addSubview(host) }
    }
    stage.device.advance(by: 1)
    #expect(!hasBehavior(outside) && stage.installs == 0)
    let inside = UITableView(frame: Stage.place)
    stage.run { child.view.insertSubview(inside, at: 0) }
    #expect(hasBehavior(inside) && !hasBehavior(outside))
  }

  @Test("a probe without a size searches nothing", arguments: [true, false])
  func collapsed(isHost: Bool) {
    let list = UITableView(frame: Stage.place)
    let stage = Stage()
    let view = isHost ? stage.probe.superview ?? stage.probe : stage.probe
    let size = view.bounds.size
    stage.run {
      view.bounds.size = .zero
      stage.screen.view.insertSubview(list, at: 0)
    }
    stage.device.advance(by: 1)
    #expect(!hasBehavior(list))
    stage.run { view.bounds.size = size }
    #expect(hasBehavior(list))
  }

  @Test("a probe that moves to another window leaves its list", arguments: [false, true])
  func otherWindow(isCollapsed: Bool) throws {
    let list = UITableView(frame: Stage.place)
    let stage = Stage(list)
    #expect(hasBehavior(list))
    let host = try #require(stage.probe.superview)
    let window = UIWindow(windowScene: stage.device.scene)
    window.rootViewController = UIViewController()
    window.isHidden = false
    stage.run {
      if isCollapsed { stage.probe.bounds.size = .zero }
      window.rootViewController?.view.addSubview(host)
    }
    stage.device.advance(by: 1)
    #expect(!hasBehavior(list))
    window.isHidden = true
  }

  /// How long the probe is in its window, in seconds, whether there is a list meanwhile, and
  /// whether the log says that there was none.
  nonisolated static let waits: [(time: TimeInterval, hasList: Bool, isLogged: Bool)] = [
    (3, false, true), (3, true, false), (1, false, false),
  ]

  @Test("the log after two seconds without a list", arguments: waits)
  func noList(time: TimeInterval, hasList: Bool, isLogged: Bool) {
    ResponderLog.reported.remove("scrollProbe.none")
    let list = UITableView(frame: Stage.place)
    let stage = hasList ? Stage(list) : Stage()
    stage.device.advance(by: time)
    if hasList { stage.device.perform { list.removeFromSuperview() } }
    stage.device.settle()
    stage.probe.end()
    #expect(ResponderLog.reported.contains("scrollProbe.none") == isLogged)
  }

  @Test("two lists that match equally for a moment, twice", arguments: [false, true])
  func severalTwice(isCollapsed: Bool) {
    let mistakes = Mistakes()
    defer { mistakes.end() }
    let stage = Stage()
    let size = stage.probe.bounds.size
    let halves = [100.0, 300].map { CGRect(x: 0, y: $0, width: 390, height: 200) }
    let lists = halves.map { UITableView(frame: $0) }
    for round in 0..<2 {
      stage.device.perform {
        stage.probe.bounds.size = size
        for (list, half) in zip(lists, halves) {
          list.frame = half
          stage.screen.view.insertSubview(list, at: 0)
        }
      }
      stage.device.advance(by: 0.3)
      #expect(round > 0 || !lists.contains(where: hasBehavior))
      stage.device.perform {
        if isCollapsed {
          stage.probe.bounds.size = .zero
        } else {
          lists[0].removeFromSuperview()
          lists[1].frame = Stage.place
        }
      }
      stage.device.advance(by: 0.3)
    }
    #expect(mistakes.evidence.isEmpty && (isCollapsed || hasBehavior(lists[1])))
  }

  @Test("a probe that leaves the window")
  func leaves() {
    let list = UITableView(frame: Stage.place)
    let stage = Stage(list)
    #expect(hasBehavior(list))
    let before = TurnClock.shared.clientCount
    stage.probe.removeFromSuperview()
    #expect(!hasBehavior(list) && TurnClock.shared.clientCount < before)
    let other = Stage()
    let clients = TurnClock.shared.clientCount
    other.probe.removeFromSuperview()
    #expect(TurnClock.shared.clientCount == clients - 1)
  }

  @Test("the waits of a probe do not add up")
  func waitsAnew() throws {
    ResponderLog.reported.remove("scrollProbe.none")
    let stage = Stage()
    let host = try #require(stage.probe.superview)
    for _ in 0..<2 {
      stage.device.perform { host.removeFromSuperview() }
      stage.device.advance(by: 3)
      stage.device.perform { stage.screen.view.addSubview(host) }
      stage.device.advance(by: 1)
    }
    stage.probe.end()
    #expect(!ResponderLog.reported.contains("scrollProbe.none"))
  }

  // MARK: Changes

  /// Changes after which a second list is the one at the probe's place.
  enum Change: CaseIterable {
    case hidden, transparent, moved, added
  }

  @Test("a change to another list is noticed at once", arguments: Change.allCases)
  func atOnce(_ change: Change) {
    let first = UITableView(frame: Stage.place)
    let second = UITableView(frame: Stage.place.offsetBy(dx: 390, dy: 0))
    let stage = change == .added ? Stage(first) : Stage(first, second)
    #expect(hasBehavior(first) && !hasBehavior(second))
    // The probe searches because of this view, so that its next regular search is not due yet.
    stage.device.perform { stage.screen.view.insertSubview(UIView(), at: 0) }
    stage.device.perform {
      switch change {
      case .hidden: first.isHidden = true
      case .transparent: first.alpha = 0
      case .moved: first.frame = second.frame
      case .added: stage.screen.view.insertSubview(second, aboveSubview: first)
      }
      second.frame = Stage.place
    }
    #expect(hasBehavior(second) && !hasBehavior(first) && stage.installs == 2)
  }

  @Test("a list that a search misses for a moment")
  func missed() {
    let list = UITableView(frame: Stage.place)
    let stage = Stage(list)
    for dx in [390, 0] as [CGFloat] {
      stage.run { list.frame = Stage.place.offsetBy(dx: dx, dy: 0) }
      #expect(hasBehavior(list) && stage.installs == 1)
    }
  }

  @Test("views beside the scroll view cause no more searches")
  func besideTheScrollView() throws {
    let list = UIScrollView(frame: CGRect(x: 0, y: 0, width: 390, height: 800))
    list.contentSize = CGSize(width: 390, height: 2_000)
    let stage = Stage(list)
    let host = try #require(stage.probe.superview)
    let watched = WatchedView(frame: Stage.place)
    stage.run { for view in [watched, host] { list.addSubview(view) } }
    #expect(hasBehavior(list))
    watched.looks = 0
    stage.device.second { stage.screen.view.addSubview(UIView()) }
    #expect((1...5).contains(watched.looks))
  }
}
