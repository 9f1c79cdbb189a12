import HeadlessDriver
import ResponderCore
import Testing
import UIKit

@testable import ResponderKit

/// Tests which views a probe searches, and when, without SwiftUI's own layout.
@MainActor
@Suite struct ScrollSearchTests {
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
      device.perform { for view in views + [host] { self.screen.view.addSubview(view) } }
      device.settle()
    }

    func update(_ key: String) {
      probe.update(key) { [unowned self] in
        installs += 1
        return $0.dismissFirstResponder()
      }
    }
  }

  private func hasBehavior(_ list: UIScrollView) -> Bool {
    ScrollDismissal.registry.behavior(of: list) != nil
  }

  @Test("an update with the same key installs nothing again, one with another key does")
  func sameKey() {
    let stage = Stage(UITableView(frame: Stage.place))
    #expect(stage.installs == 1)
    for (key, installs) in [("a", 1), ("b", 2), ("b", 2)] {
      stage.device.perform { stage.update(key) }
      stage.device.settle()
      #expect(stage.installs == installs)
    }
  }

  /// The reasons why a list at the probe's place is not the one to find: it is transparent, part of
  /// a control, or outside the bar that contains it.
  enum Hiding: CaseIterable {
    case transparent, insideTransparent, insideControl, hangingOut
  }

  @Test(
    "a list that cannot be seen, is part of a control or hangs out of a bar beside is not the one",
    arguments: Hiding.allCases)
  func hiding(_ hiding: Hiding) {
    let list = UITableView(frame: Stage.place)
    var outer: UIView = list
    switch hiding {
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

  @Test("two lists that match equally for a moment, as in a transition, are no mistake")
  func severalForAMoment() {
    var diagnosed: [Diagnosis.ID] = []
    let token = BehaviorReports.observe { event in
      if case .diagnosis(let diagnosis) = event { diagnosed.append(diagnosis.id) }
    }
    defer { token.cancel() }
    let stage = Stage()
    let lists = [100.0, 300].map {
      UITableView(frame: CGRect(x: 0, y: $0, width: 390, height: 200))
    }
    stage.device.perform {
      for list in lists { stage.screen.view.insertSubview(list, at: 0) }
    }
    stage.device.advance(by: 0.3)
    #expect(lists.allSatisfy { !hasBehavior($0) })
    stage.device.perform {
      lists[0].removeFromSuperview()
      lists[1].frame = Stage.place
    }
    stage.device.advance(by: 1)
    stage.device.settle()
    #expect(diagnosed.isEmpty && hasBehavior(lists[1]))
  }

  @Test("a probe that leaves the window has no turns, and its list no behaviour")
  func leaves() {
    let list = UITableView(frame: Stage.place)
    let stage = Stage(list)
    #expect(hasBehavior(list))
    let before = TurnClock.shared.clientCount
    stage.probe.removeFromSuperview()
    #expect(!hasBehavior(list) && TurnClock.shared.clientCount < before)
  }
}
