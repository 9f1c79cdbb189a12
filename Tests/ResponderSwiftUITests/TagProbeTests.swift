import HeadlessDriver
import ResponderCore
import SwiftUI
import Testing
import UIKit

@testable import ResponderKit

/// Tests the probes over tagged views and the search behind them, without SwiftUI's own layout.
@MainActor @Suite struct TagProbeTests {
  /// A screen with two fields and a probe over the first one.
  @MainActor
  private final class Stage {
    let device: Device
    let screen = UIViewController()
    let chain = ResponderChain()
    let fields: [UITextField]
    var probe: TagProbe? = TagProbe()

    init() {
      device = Device.boot(root: screen)
      fields = [100.0, 200].map {
        UITextField(frame: CGRect(x: 0, y: $0, width: $0, height: 40))
      }
      device.run {
        for field in fields { screen.view.addSubview(field) }
        guard let probe else { return }
        probe.frame = fields[0].frame
        screen.view.addSubview(probe)
        probe.update("x", chain.id)
      }
    }

    func run(_ work: () -> Void) { device.run(work) }

    var hasTag: Bool { !TagAdapter.shared.registry.probes(announcing: "x", in: chain.id).isEmpty }
  }

  @Test("a tag follows its probe's layout")
  func laidOut() {
    let stage = Stage()
    stage.run { stage.fields[1].becomeFirstResponder() }
    #expect(stage.chain.firstResponder == nil)
    stage.run { stage.probe?.frame = stage.fields[1].frame }
    #expect(stage.chain.firstResponder == "x")
  }

  @Test("a tag ends with a deallocated probe")
  func deallocated() {
    let stage = Stage()
    #expect(stage.hasTag)
    weak let probe = stage.probe
    stage.run {
      stage.probe?.removeFromSuperview()
      stage.probe = nil
    }
    #expect(probe == nil && !stage.hasTag)
  }

  @Test("a probe that has ended gets no tag when it moves")
  func ended() throws {
    let stage = Stage()
    let probe = try #require(stage.probe)
    stage.device.perform {
      probe.end()
      #expect(!stage.hasTag && stage.chain.availableResponders.isEmpty)
      probe.removeFromSuperview()
      stage.screen.view.addSubview(probe)
    }
    #expect(!stage.hasTag)
  }

  @Test("a tag ends with its modifier, although the probe is kept")
  func kept() throws {
    let model = Model()
    let (stage, chain) = try TagStage.reading { _ in
      Observing(model) { model in
        VStack {
          Text("x")
          if !model.isOn { TextField("a", text: .constant("")).responderTag("a") }
        }
      }
    }
    let probe = try #require(stage.all(TagProbe.self).first)
    func probes() -> [TagRegistry.ProbeID] {
      TagAdapter.shared.registry.probes(announcing: "a", in: chain.id)
    }
    #expect(probes() == [probe.id])
    stage.run { model.isOn = true }
    #expect(probe.window == nil && probes() == [])
  }

  @Test("a probe that is updated after its chain has ended")
  func chainIsGone() throws {
    TagStage.rest()
    var chain: ResponderChain? = ResponderChain()
    let id = try #require(chain?.id)
    chain = nil
    TagStage.rest()
    #expect(TagAdapter.shared.isEmpty)
    var probe: TagProbe? = TagProbe()
    probe?.update("x", id)
    #expect(!TagAdapter.shared.isEmpty)
    probe = nil
    TagStage.rest()
    #expect(TagAdapter.shared.isEmpty)
  }

  @Test("a request waits for a later probe with the same tag")
  func laterDuplicate() {
    let stage = Stage()
    let field = UITextField(frame: CGRect(x: 0, y: 300, width: 120, height: 40))
    let late = TagProbe()
    late.frame = field.frame
    stage.run {
      stage.screen.view.addSubview(late)
      late.update("x", stage.chain.id)
      stage.chain.firstResponder = "x"
      stage.screen.view.insertSubview(field, belowSubview: late)
    }
    #expect(field.isFirstResponder && stage.chain.firstResponder == "x")
  }

  @Test("a chain in two windows follows the key window", arguments: [false, true])
  func keyWindow(isKeyFirst: Bool) {
    let device = Device.boot(root: UIViewController())
    let first = device.windows[0]
    let other = UIWindow(windowScene: device.scene)
    other.rootViewController = UIViewController()
    let windows = [first, other]
    let place = CGRect(x: 0, y: 100, width: 100, height: 40)
    let fields = windows.map { _ in UITextField(frame: place) }
    for (window, field) in zip(windows, fields) {
      device.perform {
        window.rootViewController?.view.addSubview(field)
        window.makeKeyAndVisible()
      }
      if window === first { device.perform { field.becomeFirstResponder() } }
      device.settle()
    }
    #expect(fields[0].isFirstResponder && other.isKeyWindow)
    let (chain, probes) = (ResponderChain(), windows.map { _ in TagProbe() })
    for index in isKeyFirst ? [1, 0] : [0, 1] {
      device.run {
        probes[index].frame = place
        fields[index].superview?.addSubview(probes[index])
        probes[index].update(index, chain.id)
      }
    }
    #expect(chain.firstResponder == nil)
    for (index, window) in windows.enumerated() {
      device.run { window.makeKey() }
      #expect(chain.firstResponder?.description == (index == 0 ? "0" : nil))
    }
    device.perform { other.isHidden = true }
  }

  // MARK: Searching

  @Test(
    "the order of a search, whatever lies around the probe alone",
    .fact("T4.20.50"), arguments: 0...3, [false, true])
  func order(containers: Int, hasOtherProbe: Bool) {
    let (window, probe) = (UIWindow(), TagProbe())
    var inner: UIView = probe
    for _ in 0..<containers {
      let container = UIView()
      container.addSubview(inner)
      if hasOtherProbe { container.addSubview(TagProbe()) }
      inner = container
    }
    for step in 1...3 {
      let (before, outer, after) = (UIView(), UIView(), UIView())
      (before.tag, after.tag) = (10 * step, 10 * step + 1)
      for view in [before, inner, after] { outer.addSubview(view) }
      inner = outer
    }
    window.addSubview(inner)
    var (near, far): ([Int], [Int]) = ([], [])
    let found: UIView? = TagSearch.find(from: probe) { before, after, isNear in
      let tags = (before + after).map(\.tag).filter { $0 > 0 }
      if isNear { near += tags } else { far += tags }
      return nil
    }
    #expect(found == nil && near == [10, 11] && far == [20, 21, 30, 31])
  }

  private nonisolated static let place = CGRect(x: 0, y: 0, width: 100, height: 100)
  private nonisolated static let field = CGRect(x: 0, y: 0, width: 100, height: 44)
  private nonisolated static let point = CGRect(x: 10, y: 10, width: 0, height: 0)

  /// Frames of candidates, the probe's place, and whether the probe lies over a candidate that is
  /// near it, and over one that is farther away.
  nonisolated static let matches: [(frame: CGRect, place: CGRect, near: Bool, far: Bool)] = [
    (place, place, true, true),
    (CGRect(x: 10, y: 10, width: 20, height: 20), place, true, false),
    (CGRect(x: 200, y: 200, width: 20, height: 20), place, false, false),
    (CGRect(x: 40, y: 0, width: 180, height: 100), place, true, false),
    (CGRect(x: 0, y: 0, width: 1_000, height: 1_000), place, false, false),
    (point, point, true, false),
    (CGRect(x: 100, y: 100, width: 0, height: 0), point, false, false),
    // A collapsed view does not stand for what it touches.
    (field, field, true, true),
    (field, CGRect(x: 50, y: 0, width: 0, height: 44), false, false),
    (field, CGRect(x: 0, y: 22, width: 100, height: 0), false, false),
  ]

  @Test("candidates near the probe and far from it", arguments: matches)
  func matches(frame: CGRect, place: CGRect, near: Bool, far: Bool) {
    #expect(TagSearch.matches(frame, place, true) == near)
    #expect(TagSearch.matches(frame, place, false) == far)
  }

  @Test("a search finds what is at the probe's place")
  func behind() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 600))
    let (window, container, probe) = (UIWindow(), UIView(frame: .zero), TagProbe())
    let field = UITextField(frame: CGRect(x: 0, y: 100, width: 100, height: 40))
    container.addSubview(field)
    for view in [container, probe] { root.addSubview(view) }
    probe.frame = field.frame
    #expect(TagSearch.responder(behind: probe) == nil)
    window.addSubview(root)
    #expect(TagSearch.responder(behind: probe)?.responder === field)
    container.frame = root.bounds
    field.frame.origin.y = 300
    #expect(TagSearch.responder(behind: probe) == nil)
  }

  @Test("a search field that is in no window")
  func searchField() {
    let (screen, probe) = (UIViewController(), TagProbe())
    screen.navigationItem.searchController = UISearchController(searchResultsController: nil)
    let device = Device.boot(root: screen)
    probe.namesSearchField = true
    device.perform { screen.view.addSubview(probe) }
    #expect(probe.window != nil && TagSearch.responder(behind: probe) == nil)
  }
}

extension TagProbe {
  fileprivate func update(_ tag: AnyHashable, _ chain: TagRegistry.ChainID) {
    var environment = EnvironmentValues()
    environment.tagChain = chain
    update(Value(tag: tag), in: environment)
  }
}
