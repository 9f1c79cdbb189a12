import HeadlessDriver
import ResponderCore
import SwiftUI
import Testing
import UIKit

@testable import ResponderKit

/// Tests the probes over tagged views and the search behind them, without SwiftUI's own layout.
@MainActor
@Suite struct TagProbeTests {
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
      device.perform {
        for field in fields { screen.view.addSubview(field) }
        guard let probe else { return }
        probe.frame = fields[0].frame
        screen.view.addSubview(probe)
        probe.update("x", chain.id, nil)
      }
      device.settle()
    }

    var hasTag: Bool { TagHub.shared.probe(announcing: "x", in: chain.id) != nil }
  }

  @Test("a tag follows its probe's layout to the view that is behind the probe then")
  func laidOut() {
    let stage = Stage()
    stage.device.perform { stage.fields[1].becomeFirstResponder() }
    stage.device.settle()
    #expect(stage.chain.firstResponder == nil)
    stage.device.perform { stage.probe?.frame = stage.fields[1].frame }
    stage.device.settle()
    #expect(stage.chain.firstResponder == "x")
  }

  @Test("a tag ends with its probe, also if the probe is deallocated before its end")
  func deallocated() {
    let stage = Stage()
    #expect(stage.hasTag)
    weak let probe = stage.probe
    stage.device.perform {
      stage.probe?.removeFromSuperview()
      stage.probe = nil
    }
    stage.device.settle()
    #expect(probe == nil && !stage.hasTag)
  }

  @Test("a probe that has ended has no tag, and gets none when it moves")
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

  @Test("a tag ends when SwiftUI removes its modifier, although the probe is kept")
  func kept() throws {
    struct Screen: View {
      @ObservedObject var model: Model
      var body: some View {
        VStack {
          Text("x")
          if !model.isOn { TextField("a", text: .constant("")).responderTag("a") }
        }
      }
    }
    let model = Model()
    var found: ResponderChain?
    let stage = TagStage(chain: &found) { _ in Screen(model: model) }
    let chain = try #require(found)
    stage.device.settle()
    let probe = try #require(stage.all(TagProbe.self).first)
    #expect(TagHub.shared.probe(announcing: "a", in: chain.id) == probe.id)
    stage.turn { model.isOn = true }
    stage.device.settle()
    #expect(probe.window == nil && TagHub.shared.probe(announcing: "a", in: chain.id) == nil)
    stage.end()
  }

  @Test("nothing is kept of a probe that was updated after its chain had ended")
  func chainIsGone() throws {
    TagStage.rest()
    var chain: ResponderChain? = ResponderChain()
    let id = try #require(chain?.id)
    chain = nil
    TagStage.rest()
    #expect(TagHub.shared.isEmpty)
    var probe: TagProbe? = TagProbe()
    probe?.update("x", id, nil)
    #expect(!TagHub.shared.isEmpty)
    probe = nil
    TagStage.rest()
    #expect(TagHub.shared.isEmpty)
  }

  @Test("a request waits for the view of a probe that came later with the same tag")
  func laterDuplicate() {
    let stage = Stage()
    let field = UITextField(frame: CGRect(x: 0, y: 300, width: 120, height: 40))
    let late = TagProbe()
    late.frame = field.frame
    stage.device.perform {
      stage.screen.view.addSubview(late)
      late.update("x", stage.chain.id, nil)
      stage.chain.firstResponder = "x"
      stage.screen.view.insertSubview(field, belowSubview: late)
    }
    stage.device.settle()
    #expect(field.isFirstResponder && stage.chain.firstResponder == "x")
  }

  @Test(
    "a chain in two windows follows the key window, whichever window joined it first",
    arguments: [false, true])
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
      device.perform {
        probes[index].frame = place
        fields[index].superview?.addSubview(probes[index])
        probes[index].update(index, chain.id, nil)
      }
      device.settle()
    }
    #expect(chain.firstResponder == nil)
    for (index, window) in windows.enumerated() {
      device.perform { window.makeKey() }
      device.settle()
      #expect(chain.firstResponder?.description == (index == 0 ? "0" : nil))
    }
    device.perform { other.isHidden = true }
  }

  // MARK: Searching

  @Test("a search visits the views before the probe, then those after it, and then goes outwards")
  func order() {
    let (window, probe) = (UIWindow(), TagProbe())
    var inner: UIView = probe
    for step in 1...3 {
      let (before, outer, after) = (UIView(), UIView(), UIView())
      (before.tag, after.tag) = (10 * step, 10 * step + 1)
      for view in [before, inner, after] { outer.addSubview(view) }
      inner = outer
    }
    window.addSubview(inner)
    var (near, far): ([Int], [Int]) = ([], [])
    let found: UIView? = TagSearch.find(from: probe) { view, isNear in
      if isNear { near.append(view.tag) } else { far.append(view.tag) }
      return nil
    }
    #expect(found == nil && near == [10, 11, 20, 21] && far == [30, 31])
  }

  private nonisolated static let place = CGRect(x: 0, y: 0, width: 100, height: 100)
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
  ]

  @Test(
    "a candidate far from the probe must meet both conditions, a near one only one of them",
    arguments: matches)
  func matches(frame: CGRect, place: CGRect, near: Bool, far: Bool) {
    #expect(TagSearch.matches(frame, place, true) == near)
    #expect(TagSearch.matches(frame, place, false) == far)
  }

  @Test("a search finds what is at the probe's place, if the probe is in a window")
  func behind() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 600))
    let (window, container, probe) = (UIWindow(), UIView(frame: .zero), TagProbe())
    let field = UITextField(frame: CGRect(x: 0, y: 100, width: 100, height: 40))
    container.addSubview(field)
    for view in [container, probe] { root.addSubview(view) }
    probe.frame = field.frame
    #expect(TagSearch.responder(behind: probe) == nil)
    window.addSubview(root)
    #expect(TagSearch.responder(behind: probe) === field)
    container.frame = root.bounds
    field.frame.origin.y = 300
    #expect(TagSearch.responder(behind: probe) == nil)
  }

  @Test("a screen's search field that is in no window is not the one that a tag names")
  func searchField() {
    let (screen, probe) = (UIViewController(), TagProbe())
    screen.navigationItem.searchController = UISearchController(searchResultsController: nil)
    let device = Device.boot(root: screen)
    probe.namesSearchField = true
    device.perform { screen.view.addSubview(probe) }
    #expect(probe.window != nil && TagSearch.responder(behind: probe) == nil)
  }

  // MARK: Names

  @Test("the name of a deallocated window is dropped once, and the others stay")
  func windowNames() {
    var names = TagNames()
    let window = UIWindow()
    let id = names.id(of: window)
    #expect(!names.isEmpty)
    let gone = names.id(of: UIWindow())
    let dropped = (names.dropEndedWindows(), names.dropEndedWindows())
    #expect(dropped.0 == [gone] && dropped.1.isEmpty)
    #expect(names.knownID(of: window) == id)
  }
}
