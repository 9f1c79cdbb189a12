import HeadlessDriver
import ResponderCore
import SwiftUI
import TestSupport
import Testing

@testable import ResponderKit

/// Tests which scroll view a modifier uses.
@MainActor
@Suite struct ScrollProbeTests {
  private struct Rows: View {
    var body: some View {
      ForEach(0..<40) { row in
        TextField("row \(row)", text: .constant("")).frame(height: 44)
      }
    }
  }

  private func attached(_ stage: TagStage) -> [UIScrollView] {
    stage.all(UIScrollView.self).filter {
      ScrollDismissal.registry.behavior(of: $0) != nil
    }
  }

  @Test(
    "a list that comes later, goes and comes again has the behaviour each time",
    arguments: [false, true])
  func late(isList: Bool) throws {
    struct Inside: View {
      @ObservedObject var model: Model
      let isList: Bool
      var body: some View {
        if model.isOn {
          if isList { List { Rows() } } else { ScrollView { VStack { Rows() } } }
        } else {
          Color.red
        }
      }
    }
    let model = Model()
    let stage = TagStage(Group { Inside(model: model, isList: isList) }.dismissesFirstResponder())
    stage.device.settle()
    for _ in 0..<2 {
      #expect(attached(stage).isEmpty)
      stage.turn { model.isOn = true }
      stage.device.settle()
      #expect(attached(stage).count == 1)
      stage.device.tap(try #require(stage.field("row 2")))
      stage.device.settle()
      #expect(stage.focused == "row 2")
      stage.device.fling(
        from: CGPoint(x: 200, y: 400), velocity: CGPoint(x: 0, y: -3), duration: 0.08)
      stage.device.settle()
      #expect(stage.focused == nil)
      stage.turn { model.isOn = false }
      stage.device.settle()
    }
  }

  @Test("a scroll view that is replaced by another hands the behaviour on", .fact("T4.20.20"))
  func replaced() throws {
    struct Inside: View {
      @ObservedObject var model: Model
      var body: some View { ScrollView { VStack { Rows() } }.id(model.number) }
    }
    let model = Model()
    let stage = TagStage(Group { Inside(model: model) }.dismissesFirstResponder())
    stage.device.settle()
    let first = try #require(attached(stage).first)
    stage.turn { model.number = 1 }
    stage.device.settle()
    let second = try #require(attached(stage).first)
    #expect(first !== second && first.window == nil)
    #expect(ScrollDismissal.registry.behavior(of: first) == nil)
  }

  @Test("never a text view, a carousel, a neighbour or what lies behind a panel")
  func others() throws {
    let carousel = ScrollView(.horizontal) {
      HStack { ForEach(0..<20) { Text("\($0)").frame(width: 80) } }
    }
    .frame(height: 120)
    let editor = TextEditor(text: .constant("a\nb")).frame(height: 400)
    let screens: [(String, AnyView, (UIScrollView) -> Bool)] = [
      (
        "an editor above the list",
        AnyView(
          VStack {
            editor
            List { Rows() }
          }.dismissesFirstResponder()),
        { $0 is UICollectionView || $0 is UITableView }
      ),
      (
        "an editor in the scroll view",
        AnyView(
          ScrollView {
            VStack {
              editor
              Rows()
            }.dismissesFirstResponder()
          }),
        { !($0 is UITextView) && $0.frame.height > 700 }
      ),
      (
        "a carousel in the scroll view",
        AnyView(
          ScrollView {
            VStack {
              carousel
              Rows()
            }.dismissesFirstResponder()
          }),
        { $0.frame.height > 700 }
      ),
      (
        "a carousel above the list",
        AnyView(
          VStack {
            carousel
            List { Rows() }
          }.dismissesFirstResponder()),
        { $0 is UICollectionView || $0 is UITableView }
      ),
      (
        "two lists, one of them meant",
        AnyView(
          VStack(spacing: 0) {
            ScrollView { VStack { Rows() } }.frame(height: 300)
            List { Rows() }.dismissesFirstResponder()
          }), { $0 is UICollectionView || $0 is UITableView }
      ),
      (
        "two lists in one place, the one next to it is meant",
        AnyView(
          ZStack {
            ScrollView { VStack { Rows() } }
            List { Rows() }.dismissesFirstResponder()
          }), { $0 is UICollectionView || $0 is UITableView }
      ),
      (
        "a drawer with a list over a feed",
        AnyView(
          ZStack(alignment: .bottom) {
            ScrollView { VStack { Rows() } }
            VStack(spacing: 0) {
              Color.red.frame(height: 60)
              List { Rows() }
            }
            .frame(height: 400).dismissesFirstResponder()
          }), { $0 is UICollectionView || $0 is UITableView }
      ),
      (
        "a list in front of it",
        AnyView(
          ZStack {
            List { Rows() }.dismissesFirstResponder()
            ScrollView { VStack { Rows() } }
          }), { $0 is UICollectionView || $0 is UITableView }
      ),
    ]
    for (name, screen, isMeant) in screens {
      let stage = TagStage(screen)
      stage.device.settle()
      let found = attached(stage)
      #expect(found.count == 1 && found.allSatisfy(isMeant), "\(name): \(found)")
      stage.end()
    }
  }

  @Test("a panel without a list takes none from the list behind it")
  func panel() {
    let stage = TagStage(
      ZStack {
        List { Rows() }
        VStack { TextField("panel", text: .constant("")) }.frame(width: 390, height: 300)
          .dismissesFirstResponder()
      })
    stage.device.settle()
    #expect(attached(stage).isEmpty)
    stage.end()
  }

  @Test(
    "of two lists that stand in one place for a transition, each gets the behaviour in its turn")
  func transition() throws {
    struct Inside: View {
      @ObservedObject var model: Model
      var body: some View {
        ZStack {
          if model.number < 2 { ScrollView { VStack { Rows() } } }
          if model.number > 0 { List { Rows() } }
        }
      }
    }
    let model = Model()
    let stage = TagStage(Group { Inside(model: model) }.dismissesFirstResponder())
    stage.device.settle()
    for number in 0..<3 {
      stage.turn { model.number = number }
      stage.device.settle()
      let found = attached(stage)
      #expect(found.count == 1)
      #expect((found.first is UICollectionView || found.first is UITableView) == (number > 0))
    }
    stage.end()
  }

  @Test(
    "a larger list that comes deeper down beside the one that was found gets the behaviour with a later turn"
  )
  func deeper() throws {
    let controller = UIViewController()
    let device = Device.boot(root: controller)
    let bounds = controller.view.bounds
    let detail = WatchedView(
      frame: CGRect(x: 100, y: 0, width: bounds.width - 100, height: bounds.height))
    let inside = UIView(frame: detail.bounds)
    detail.addSubview(inside)
    let sidebar = UITableView(frame: CGRect(x: 0, y: 0, width: 100, height: bounds.height))
    let host = UIView(frame: bounds)
    let probe = ScrollProbe.ProbeView(frame: bounds)
    host.addSubview(probe)
    probe.update("a") { $0.dismissFirstResponder() }
    device.perform { for view in [sidebar, detail, host] { controller.view.addSubview(view) } }
    device.settle()
    #expect(ScrollDismissal.registry.behavior(of: sidebar) != nil)
    // In turns without changes, the probe searches four times a second, not once in each turn.
    detail.looks = 0
    for _ in 0..<60 {
      device.perform {}
      device.advance(by: 1 / 60)
    }
    #expect((1...5).contains(detail.looks))
    let form = UITableView(frame: detail.bounds)
    device.perform { inside.addSubview(form) }
    device.advance(by: 0.3)
    device.perform {}
    #expect(ScrollDismissal.registry.behavior(of: form) != nil)
    #expect(ScrollDismissal.registry.behavior(of: sidebar) == nil)
    // At rest there are no turns, and the probe does not search.
    device.settle()
    detail.looks = 0
    device.advance(by: 5)
    #expect(detail.looks <= 1)
  }

  @Test("a list that comes deeper down right after a change is found soon, without another turn")
  func rightAfterAChange() {
    let controller = UIViewController()
    let device = Device.boot(root: controller)
    let bounds = controller.view.bounds
    let (detail, inside) = (UIView(frame: bounds), UIView(frame: bounds))
    detail.addSubview(inside)
    let (host, probe) = (UIView(frame: bounds), ScrollProbe.ProbeView(frame: bounds))
    host.addSubview(probe)
    probe.update("a") { $0.dismissFirstResponder() }
    device.perform { for view in [detail, host] { controller.view.addSubview(view) } }
    device.perform {}
    let list = UITableView(frame: bounds)
    device.perform { inside.addSubview(list) }
    device.advance(by: 0.3)
    #expect(ScrollDismissal.registry.behavior(of: list) != nil)
  }

  @Test(
    "two lists that cannot be told apart: neither, one line in the log and a diagnosis"
  )
  func several() {
    var diagnosed: [Diagnosis.ID] = []
    let token = BehaviorReports.observe { event in
      if case .diagnosis(let diagnosis) = event { diagnosed.append(diagnosis.id) }
    }
    defer { token.cancel() }
    let stage = TagStage(
      VStack(spacing: 0) {
        ScrollView { VStack { Rows() } }
        ScrollView { VStack { Rows() } }
      }
      .dismissesFirstResponder())
    stage.device.settle()
    stage.device.advance(by: 1)
    stage.turn()
    #expect(attached(stage).isEmpty)
    #expect(diagnosed == [.ambiguousScrollView])
    #expect(ResponderLog.reported.contains("scrollProbe.several"))
    stage.end()
  }

  @Test(
    "in landscape with the keyboard up, where the list is much larger than its place, it stays attached"
  )
  func landscape() throws {
    let stage = TagStage(List { Rows() }.dismissesFirstResponder())
    stage.device.settle()
    let list = try #require(attached(stage).first)
    let behavior = ScrollDismissal.registry.behavior(of: list)
    #expect(stage.device.rotate(to: .landscapeLeft))
    stage.device.settle()
    stage.device.tap(try #require(stage.field("row 1")))
    stage.device.settle()
    #expect(stage.focused == "row 1")
    #expect(attached(stage) == [list])
    #expect(ScrollDismissal.registry.behavior(of: list) === behavior)
    #expect(list.frame == list.window?.bounds)
    #expect(list.keyboardDismissMode == .none)
    stage.end()
  }

  @Test("a view that collapses keeps its behaviour, and has it when it comes back")
  func collapsed() throws {
    struct Screen: View {
      @ObservedObject var model: Model
      var body: some View {
        VStack {
          List { Rows() }.dismissesFirstResponder()
            .frame(height: model.isOn ? 0 : 400)
          Text("below")
        }
      }
    }
    let model = Model()
    let stage = TagStage(Screen(model: model))
    stage.device.settle()
    let list = try #require(attached(stage).first)
    for isOn in [true, false] {
      stage.turn { model.isOn = isOn }
      stage.device.settle()
      #expect(attached(stage) == [list])
    }
    stage.device.tap(try #require(stage.field("row 1")))
    stage.device.settle()
    stage.turn { list.contentOffset.y = 900 }
    stage.device.settle()
    #expect(stage.focused == nil)
    stage.end()
  }

  @Test("a probe that is there before its list finds it")
  func probeFirst() {
    let controller = UIViewController()
    let device = Device.boot(root: controller)
    let host = UIView(frame: controller.view.bounds)
    let probe = ScrollProbe.ProbeView(frame: host.bounds)
    host.addSubview(probe)
    controller.view.addSubview(host)
    probe.update("a") { $0.dismissFirstResponder() }
    device.settle()
    let list = UIScrollView(frame: host.frame)
    device.perform { controller.view.insertSubview(list, belowSubview: host) }
    #expect(ScrollDismissal.registry.behavior(of: list) != nil)
    device.perform { list.removeFromSuperview() }
    #expect(ScrollDismissal.registry.behavior(of: list) == nil)
  }

  @Test(
    "an idle loop has no turns, with or without a list, and nothing is looked for: no modifier wakes another",
    arguments: [false, true])
  func rest(hasList: Bool) {
    let stage = TagStage(
      VStack { if hasList { List { Rows() } } else { Text("no list") } }
        .dismissesFirstResponder().keyboardAnchor(.bottom()))
    stage.device.settle()
    let turns = HeadlessLoop.main.turnCount
    stage.device.advance(by: 10)
    #expect(HeadlessLoop.main.turnCount - turns <= 1)
    let probes = stage.all(ScrollProbe.ProbeView.self)
    #expect(probes.map(\.isUserInteractionEnabled) == [false, false])
    stage.end()
  }

  @Test(
    "a list of the screen behind a sheet never counts as the sheet's, before its own list comes or after"
  )
  func behindASheet() {
    let device = Device.boot(root: UIViewController())
    let behind = UITableView(frame: device.windows[0].bounds)
    device.windows[0].rootViewController?.view.addSubview(behind)
    let sheet = UIViewController()
    let probe = ScrollProbe.ProbeView(frame: sheet.view.bounds)
    probe.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    let host = UIView(frame: sheet.view.bounds)
    host.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    host.addSubview(probe)
    sheet.view.addSubview(host)
    probe.update("a") { $0.dismissFirstResponder() }
    device.perform { device.windows[0].rootViewController?.present(sheet, animated: false) }
    device.settle()
    #expect(ScrollDismissal.registry.behavior(of: behind) == nil)
    let own = UITableView(frame: sheet.view.bounds)
    device.perform { sheet.view.insertSubview(own, at: 0) }
    device.settle()
    #expect(ScrollDismissal.registry.behavior(of: own) != nil)
    #expect(ScrollDismissal.registry.behavior(of: behind) == nil)
  }
}
